// The actions of a setter besides those that change the puzzle: what is shown and highlighted, and how a clue is composed in the grid.
import { batch } from '@preact/signals'
import { beginGame, goTo, putPuzzle, say, tryPuzzle } from './actions'
import { quick } from './engine/engines'
import type { Ornament } from './game/drawing'
import { emptyPuzzle, puzzleOf, rulesOf, withRules, type Puzzle, type RuleText } from './game/puzzle'
import * as store from './store'
import { watch } from './solve/watch'

/** Highlights cells; none: nothing is highlighted. */
export const light = (cells: readonly number[]): void => {
  store.lit.value = cells.length > 0 ? { cells } : undefined
}

/** Rings a part of the drawing in the grid; undefined: none. */
export const chooseOrnament = (ornament: Ornament | undefined): void => {
  store.chosenOrnament.value = ornament
}

export const openTab = (tab: store.Tab): void => {
  store.tab.value = tab
}

/** A puzzle of that size, or of boards of that size that overlap: the name of their arrangement, or their first cells. */
const emptyOf = async (size: number, boards: string): Promise<Puzzle> =>
  boards === ''
    ? emptyPuzzle(size)
    : puzzleOf(await quick.ask('read', { puzzle: JSON.stringify({ digits: `1..${size}`, boards }) }))

/** Whether there are such boards of that size. */
export const haveSize = (size: number, boards: string): Promise<boolean> =>
  emptyOf(size, boards).then(
    () => true,
    () => false,
  )

/** Another size, or other boards; says why not if there are none. Global rules are kept: rules with cells would be in other places. */
export const putShape = async (size: number, boards: string): Promise<void> => {
  try {
    const next = await emptyOf(size, boards)
    const kept = rulesOf(store.puzzle.value).filter(rule => rule.argument === undefined)
    if (!(await tryPuzzle(withRules(next, kept)))) putPuzzle(next)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true)
  }
}

/** Other boards, of the present size if there are some. */
export const putBoards = async (boards: string): Promise<void> => {
  const { digits } = store.layout.value
  await putShape((await haveSize(digits, boards)) ? digits : 9, boards)
}

/** Shows a tab, from any view. */
export const goToTab = (tab: store.Tab): void => {
  batch(() => {
    goTo('set')
    openTab(tab)
  })
}

/** Shows the field into which a puzzle can be pasted. */
export const openField = (): void => {
  goToTab('file')
  setTimeout(() => document.querySelector<HTMLElement>('#paste')?.focus())
}

/** Opens a puzzle of the page's own to be played. */
export const playSample = async (puzzle: object, title: string): Promise<void> => {
  const read = await quick.ask('read', { puzzle: JSON.stringify({ ...puzzle, about: { title } }) })
  batch(() => {
    beginGame(puzzleOf(read))
    goTo('play')
  })
}

/** Shows one of the solutions in the open cells; -1: none. Of two, the cells in which they differ are highlighted. */
export const showSolution = (which: number): void => {
  const [first, second] = store.solutions.value
  batch(() => {
    store.shownSolution.value = which
    const differ = first && second && which >= 0
    light(differ ? first.flatMap((digit, cell) => (digit === second[cell] ? [] : [cell])) : [])
  })
}

/** Whether the true candidates are shown; they are found if they are not known yet. */
export const wantCandidates = (isWanted: boolean): void => {
  batch(() => {
    store.wantsCandidates.value = isWanted
    light([])
  })
  if (isWanted) void watch(store.puzzle.value)
}

const mostRecentRules = 6

/** Puts a rule before the others that were chosen lately. */
export const noteRule = (name: string): void => {
  const { settings } = store
  const others = settings.value.recentRules.filter(other => other !== name)
  settings.value = { ...settings.value, recentRules: [name, ...others].slice(0, mostRecentRules) }
}

/** Selects exactly these cells, in this order. */
export const selectCells = (cells: readonly number[]): void => {
  store.selection.value = { ...store.selection.value, cells }
}

/** Draws a use of a rule as if it were part of the puzzle; undefined: none. */
export const preview = (use: Required<RuleText> | undefined): void => {
  store.preview.value = use
}

/** Lets the user choose a position beside the grid; undefined: no more. */
export const pickOutside = (pick: ((place: string) => void) | undefined): void => {
  store.outsidePicker.value = pick
}

/** Sets the action of the key Enter in the grid; undefined: none. */
export const onEnter = (action: (() => void) | undefined): void => {
  store.enterAction.value = action
}

/** Sets the field of a clue that takes the digits typed in the grid; undefined: these are givens again. */
export const typeInto = (field: store.TypedField | undefined): void => {
  store.typedField.value = field
}
