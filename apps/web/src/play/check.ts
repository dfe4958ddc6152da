// Compares the entries with the solution. Check and hints use the same comparison, so that they agree about what is wrong.
import { batch } from '@preact/signals'
import { say, undoMistake } from '../actions'
import { asked } from '../engine/engines'
import { cellsWithWrongMarks, mistakes, wrongCells } from '../game/play'
import { textOf, type Puzzle } from '../game/puzzle'
import { work } from '../solve/explain'
import * as store from '../store'

/** Solutions that have been found; null if there is none, or more than one. */
const known = new WeakMap<Puzzle, readonly number[] | null>()

/** The only solution; null if there is not exactly one, undefined if that is not known, or if the user has stopped the search. */
export const solutionOf = async (
  kind: 'hint' | 'why',
  nodes?: number,
): Promise<readonly number[] | null | undefined> => {
  const puzzle = store.puzzle.value
  const old = known.get(puzzle)
  if (old !== undefined) return old
  const found = await work(kind, () =>
    asked.ask('check', { puzzle: textOf(puzzle), ...(nodes !== undefined && { nodes }) }),
  )
  if (!found || found.verdict === 'unknown') return undefined
  const solution = found.verdict === 'unique' ? (found.solutions[0] ?? null) : null
  known.set(puzzle, solution)
  return solution
}

/** Marks the cells whose entries exclude the solution, and says so; empty if there are none. */
export const markMistakes = (solution: readonly number[]): string => {
  const { puzzle, entries } = store.game.value
  store.wrong.value = new Set(mistakes(puzzle, entries, solution))
  const digits = wrongCells(puzzle, entries, solution).length
  const marks = cellsWithWrongMarks(puzzle, entries, solution).length
  return store.words.value.play.wrong(digits, marks)
}

const solutionToCompare = async (): Promise<readonly number[] | undefined> => {
  const solution = await solutionOf('why')
  if (solution === null) say(store.words.value.play.unchecked, true)
  return solution ?? undefined
}

export const check = async (): Promise<void> => {
  store.askedDigits.value = store.digits.value
  const solution = await solutionToCompare()
  if (!solution) return
  const wrong = markMistakes(solution)
  say(wrong === '' ? store.words.value.play.correct : wrong)
}

export const beforeMistake = async (): Promise<void> => {
  const words = store.words.value.play
  const solution = await solutionToCompare()
  if (!solution) return
  const { puzzle, entries } = store.game.value
  const isWrong = mistakes(puzzle, entries, solution).length > 0
  batch(() => {
    if (isWrong) undoMistake(solution)
    say(isWrong ? words.wentBack : words.correct)
  })
}
