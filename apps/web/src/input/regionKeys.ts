// The meaning of keys while regions are drawn.
import type { Key } from './keys'

export type RegionCommand =
  | { kind: 'move'; down: number; right: number; isPainting: boolean }
  /** The cell into the region or out of it, or as one of two to be exchanged. */
  | { kind: 'cell' }
  | { kind: 'clear' }
  | { kind: 'region'; region: number }
  | { kind: 'swap' }
  | { kind: 'end' }

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Regions have letters from A on, and the digits from 1 on. In grids with a region S, this key chooses it. */
export const regionCommandOf = (
  { code, key, shiftKey, ctrlKey, altKey, metaKey }: Key,
  regions: number,
): RegionCommand | undefined => {
  if (ctrlKey || altKey || metaKey) return undefined
  const arrow = arrows[key]
  if (arrow) return { kind: 'move', down: arrow[0], right: arrow[1], isPainting: shiftKey }
  if (key === 'Enter' || code === 'Space') return { kind: 'cell' }
  if (key === 'Backspace' || key === 'Delete') return { kind: 'clear' }
  if (key === 'Escape') return { kind: 'end' }
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)
  if (digit) return digit[1] === '0' ? { kind: 'clear' } : { kind: 'region', region: Number(digit[1]) - 1 }
  if (key.length !== 1) return undefined
  const region = key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
  if (region >= 0 && region < Math.min(26, regions)) return { kind: 'region', region }
  return key.toLowerCase() === 's' ? { kind: 'swap' } : undefined
}
