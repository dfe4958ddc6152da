// The redundant clues of a puzzle with one solution: givens and uses of rules, each by itself.
import { signal } from '@preact/signals'
import { asked } from '../engine/engines'
import { rulesOf, textOf, withGivens, withRules, type Puzzle } from '../game/puzzle'
import { work } from './explain'

export interface Needless {
  readonly puzzle: Puzzle
  readonly givens: readonly number[]
  /** Positions in the list of the puzzle's rules. */
  readonly rules: readonly number[]
}
export const needless = signal<Needless | undefined>(undefined)
/** The number of clues examined, and the total. */
export const progress = signal<{ done: number; all: number } | undefined>(undefined)

const hasOneSolution = async (puzzle: Puzzle): Promise<boolean> =>
  (await asked.ask('count', { puzzle: textOf(puzzle), most: 2 })).count === 1

const givenCells = ({ givens }: Puzzle): number[] =>
  givens.flatMap((given, cell) => (given === 0 ? [] : [cell]))

const withoutRule = (puzzle: Puzzle, place: number): Puzzle =>
  withRules(
    puzzle,
    rulesOf(puzzle).filter((_, i) => i !== place),
  )

/** Removes each clue and checks whether there is still one solution; undefined if the puzzle does not have exactly one. */
export const findNeedless = async (puzzle: Puzzle): Promise<Needless | undefined> => {
  needless.value = undefined
  const found = await work('needless', async () => {
    if (!(await hasOneSolution(puzzle))) return undefined
    const cells = givenCells(puzzle)
    const places = rulesOf(puzzle).map((_, i) => i)
    const all = cells.length + places.length
    const givens: number[] = []
    const rules: number[] = []
    let done = 0
    for (const cell of cells) {
      progress.value = { done: done++, all }
      if (await hasOneSolution(withGivens(puzzle, [cell], 0))) givens.push(cell)
    }
    for (const place of places) {
      progress.value = { done: done++, all }
      if (await hasOneSolution(withoutRule(puzzle, place))) rules.push(place)
    }
    return { puzzle, givens, rules }
  })
  progress.value = undefined
  needless.value = found
  return found
}

/** The puzzle without as many givens as can be removed one after another, so that each remaining one is needed. */
export const withoutNeedless = ({ puzzle, givens }: Needless): Promise<Puzzle | undefined> =>
  work('needless', async () => {
    let left = puzzle
    for (const cell of givens) {
      const next = withGivens(left, [cell], 0)
      if (await hasOneSolution(next)) left = next
    }
    return left
  })
