// The meaning of keys. Digits and modes are recognised by their position on the keyboard, so that they need no Shift on French keyboards;
// commands such as undo are recognised by the letter printed on the key.
import type { Mode } from '../game/play'
import type { Manner } from '../game/selection'

export interface Key {
  readonly code: string
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

export type Command =
  | { kind: 'enter'; value: number; mode: Mode | undefined }
  | { kind: 'clear' }
  | { kind: 'move'; down: number; right: number; manner: Manner }
  | { kind: 'end'; isLast: boolean; isWhole: boolean }
  | { kind: 'mode'; mode: Mode }
  | { kind: 'nextMode'; isBack: boolean }
  | { kind: 'pen' }
  | { kind: 'toggle' }
  | { kind: 'all' }
  | { kind: 'invert' }
  | { kind: 'none' }
  | { kind: 'undo' }
  | { kind: 'redo' }

const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
/** By their position, left of the right hand and under the left one; not where letters are digits. */
const wasd: Readonly<Record<string, [number, number]>> = {
  KeyW: [-1, 0],
  KeyS: [1, 0],
  KeyA: [0, -1],
  KeyD: [0, 1],
}
const modeKeys: Readonly<Record<string, Mode>> = {
  KeyZ: 'digit',
  KeyX: 'corner',
  KeyC: 'centre',
  KeyV: 'colour',
}

/** Held with a digit: Shift for the corner, Ctrl for the centre, both or Alt for colours. */
const heldMode = (isShifted: boolean, { ctrlKey, metaKey, altKey }: Key): Mode | undefined => {
  const isCtrl = ctrlKey || metaKey
  if (altKey || (isCtrl && isShifted)) return 'colour'
  return isCtrl ? 'centre' : isShifted ? 'corner' : undefined
}

/** The value of a key: 0 to 9, and from 10 on the letters A to W. */
const valueOf = ({ code, key, ctrlKey, altKey, metaKey }: Key, mostValue: number): number | undefined => {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)
  if (digit) return Number(digit[1])
  if (ctrlKey || altKey || metaKey || key.length !== 1) return undefined
  const letter = key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 10
  return letter >= 10 && letter < 33 && letter <= mostValue ? letter : undefined
}

/** mostValue: the greatest value that a cell may hold. Undefined if the grid has no command for the key. */
export const commandOf = (event: Key, mostValue: number): Command | undefined => {
  const { code, key, shiftKey, altKey } = event
  const isCtrl = event.ctrlKey || event.metaKey
  const letter = key.toLowerCase()
  if (isCtrl && !altKey) {
    if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' }
    if (letter === 'y') return { kind: 'redo' }
    if (letter === 'a') return { kind: 'all' }
    if (letter === 'i') return { kind: 'invert' }
    if (code === 'Space') return { kind: 'toggle' }
  }
  // With Shift, Windows sends the keys of the number pad as End, Down.. and as if Shift were not held.
  const isShiftedPad = code.startsWith('Numpad') && /^(End|Home|Page|Arrow|Insert|Clear|Delete)/.test(key)
  const isNumber = /^(?:Digit|Numpad)[0-9]$/.test(code)
  const hasLetters = mostValue >= 10
  const isPlain = !isCtrl && !altKey && !hasLetters
  const arrow = isNumber ? undefined : (arrows[key] ?? (isPlain ? wasd[code] : undefined))
  if (arrow)
    return {
      kind: 'move',
      down: arrow[0],
      right: arrow[1],
      manner: shiftKey ? 'extend' : isCtrl ? 'focus' : 'select',
    }
  if ((key === 'Home' || key === 'End') && !isNumber)
    return { kind: 'end', isLast: key === 'End', isWhole: isCtrl }
  const value = valueOf(event, mostValue)
  if (value !== undefined) return { kind: 'enter', value, mode: heldMode(shiftKey || isShiftedPad, event) }
  if (key === 'Backspace' || key === 'Delete') return { kind: 'clear' }
  if (key === 'Escape') return { kind: 'none' }
  if (!isCtrl && !altKey && code === 'BracketLeft') return { kind: 'undo' }
  if (!isCtrl && !altKey && code === 'BracketRight') return { kind: 'redo' }
  const mode = modeKeys[code]
  // If letters are digits, modes need Alt.
  if (altKey && !isCtrl && mode) return { kind: 'mode', mode }
  if (code === 'KeyB' && !isCtrl) return { kind: 'pen' }
  if (isCtrl || altKey) return undefined
  if (code === 'Space') return { kind: 'nextMode', isBack: shiftKey }
  return mode && { kind: 'mode', mode }
}
