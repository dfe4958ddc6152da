// The actions that choose what a key enters: a digit, a mark, which may have a colour, or a colour.
import { batch } from '@preact/signals'
import { colourCount, modes, settingModes, type Mode } from './game/play'
import type { Command } from './input/keys'
import * as store from './store'

/** The kinds of entries in this view. */
export const possibleModes = (): readonly Mode[] => (store.door.value === 'play' ? modes : settingModes)

/** The chosen mode, if this view has it. */
export const presentMode = (): Mode => {
  const { value: mode } = store.mode
  return possibleModes().includes(mode) ? mode : 'digit'
}

export const chooseMode = (mode: Mode): void => {
  batch(() => {
    store.mode.value = mode
    store.isChoosingPen.value = false
  })
}

export const nextMode = (isBack: boolean): void => {
  const possible = possibleModes()
  const place = possible.indexOf(presentMode()) + (isBack ? possible.length - 1 : 1)
  chooseMode(possible[place % possible.length]!)
}

/** Whether keys enter marks of the player, which have the colour of the pen. */
export const writesMarks = (): boolean =>
  store.door.value === 'play' && (presentMode() === 'corner' || presentMode() === 'centre')

/** Lets the keys choose the colour of marks, or ends that. */
export const openPen = (isOpen: boolean): void => {
  store.isChoosingPen.value = isOpen && writesMarks()
}

/** The colour of the marks that follow; 0 for none. */
export const choosePen = (colour: number): void => {
  batch(() => {
    store.pen.value = colour
    store.isChoosingPen.value = false
  })
}

/** While the keys choose the colour of marks, carries out the command there. False if it is for the grid. */
export const isOfPen = (command: Command): boolean => {
  if (!store.isChoosingPen.value) return false
  if (command.kind === 'enter' && command.value <= colourCount) choosePen(command.value)
  else if (command.kind === 'clear') choosePen(0)
  else if (command.kind === 'none') openPen(false)
  else return false
  return true
}
