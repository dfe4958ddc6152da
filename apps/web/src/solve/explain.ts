// The user's questions about a puzzle: why a digit, the next step, the whole path, the number of solutions.
import { batch, signal } from '@preact/signals'
import { asked, quick } from '../engine/engines'
import { EngineError, Stopped, type Answer } from '../engine/client'
import type { Step } from '../engine/calls'
import { restrictedOf, textOf, withGivens, type Puzzle } from '../game/puzzle'
import * as store from '../store'

/** The current question, so that it can be stopped. */
export const working = signal<
  'why' | 'path' | 'hint' | 'count' | 'make' | 'trace' | 'needless' | 'many' | undefined
>(undefined)
export const stopWorking = (): void => asked.stop()

/** The engine's message if it could not answer. */
export const refusal = signal('')

/** Runs a question; discards an answer that is out of date, or was stopped. */
export const work = async <T>(
  kind: NonNullable<typeof working.value>,
  task: () => Promise<T>,
): Promise<T | undefined> => {
  asked.stop()
  batch(() => {
    working.value = kind
    refusal.value = ''
  })
  try {
    return await task()
  } catch (error) {
    if (error instanceof EngineError) refusal.value = error.message
    else if (!(error instanceof Stopped)) throw error
    return undefined
  } finally {
    working.value = undefined
  }
}

export interface Path {
  readonly puzzle: Puzzle
  readonly language: 'en' | 'fr'
  readonly steps: readonly Step[]
  readonly isSolved: boolean
  readonly score: number
  readonly level: string
}
export const path = signal<Path | undefined>(undefined)
export const stepAt = signal(0)

export interface Why {
  /** Impossible: the cell has another digit in every solution. */
  readonly answer: Answer<'why'>['answer'] | 'impossible'
  readonly cell: number
  readonly digit: number
  /** How many givens and cells with restricted candidates force it. */
  readonly givens: number
  readonly candidates: number
  readonly rules: readonly string[]
}
export const whyAnswer = signal<Why | undefined>(undefined)

export interface Counted {
  readonly count: number
  readonly isComplete: boolean
}
export const counted = signal<Counted | undefined>(undefined)

/** Clears all answers about the previous puzzle. */
export const forget = (): void => {
  batch(() => {
    path.value = undefined
    whyAnswer.value = undefined
    counted.value = undefined
    refusal.value = ''
  })
}

/** The digits and candidates of the cells after the first steps. */
export const afterSteps = (
  puzzle: Puzzle,
  steps: readonly Step[],
): { digits: number[]; candidates: (number[] | undefined)[] } => {
  const digits = puzzle.givens.slice()
  const candidates: (number[] | undefined)[] = digits.map(() => undefined)
  const all = Array.from({ length: puzzle.layout.digits }, (_, i) => i + 1)
  for (const step of steps) {
    for (const [cell, digit] of step.placements) digits[cell] = digit
    for (const [cell, digit] of step.eliminations)
      candidates[cell] = (candidates[cell] ?? all).filter(other => other !== digit)
  }
  return { digits, candidates }
}

/** Candidates to show with a step: those that are left, and all that the step names, even if a rule excludes them at once. */
export const shownCandidates = (
  left: readonly (readonly number[])[],
  { eliminations, placements, chains }: Pick<Step, 'eliminations' | 'placements' | 'chains'>,
): number[][] => {
  const shown = left.map(list => new Set(list))
  for (const [cell, digit] of [...eliminations, ...placements]) shown[cell]!.add(digit)
  for (const node of chains.flat()) for (const cell of node.cells) shown[cell]!.add(node.digit)
  return shown.map(list => [...list].sort((a, b) => a - b))
}

/** Shows one step of the path: the grid before the step, with its cells highlighted. */
export const showStep = async (place: number): Promise<void> => {
  const found = path.value
  const step = found?.steps[place]
  if (!found || !step) return
  stepAt.value = place
  const { digits, candidates } = afterSteps(found.puzzle, found.steps.slice(0, place))
  const { left } = await quick.ask('conflicts', { puzzle: textOf(found.puzzle, digits, candidates) })
  if (path.value === found && stepAt.value === place)
    store.lit.value = { cells: step.cells, step, digits, candidates: shownCandidates(left, step) }
}

export const findPath = async (puzzle: Puzzle, at = 0): Promise<void> => {
  const language = store.language.value
  const found = await work('path', () => asked.ask('path', { puzzle: textOf(puzzle) }))
  if (!found) return
  path.value = { ...found, puzzle, language }
  await showStep(at)
}

/** Asks for the sentences of the path again if the language has changed. */
export const retellPath = async (): Promise<void> => {
  const found = path.value
  if (found && found.language !== store.language.value) await findPath(found.puzzle, stepAt.value)
}

/** Whether no solution has that digit in the cell. */
const isImpossible = async (puzzle: Puzzle, cell: number, digit: number): Promise<boolean> => {
  const given = puzzle.givens[cell]!
  if (given !== 0) return given !== digit
  if (restrictedOf(puzzle)[cell]?.includes(digit) === false) return true
  const tried = textOf(withGivens(puzzle, [cell], digit))
  const { count, ending } = await asked.ask('count', { puzzle: tried, most: 1, nodes: 1_000_000 })
  return count === 0 && ending === 'complete'
}

export const askWhy = async (puzzle: Puzzle, cell: number, digit: number): Promise<void> => {
  const found = await work('why', async () => {
    const answer = await asked.ask('why', { puzzle: textOf(puzzle), cell, digit })
    const isNever = answer.answer === 'notForced' && (await isImpossible(puzzle, cell, digit))
    return { ...answer, isNever }
  })
  if (!found) return
  batch(() => {
    whyAnswer.value = {
      answer: found.isNever ? 'impossible' : found.answer,
      cell,
      digit,
      givens: found.givens.length,
      candidates: found.candidates.length,
      rules: found.rules,
    }
    store.lit.value =
      found.answer === 'notForced'
        ? { cells: [cell], digits: found.solution }
        : {
            cells: [...new Set([...found.givens, ...found.candidates, cell])],
            digits: puzzle.givens.map((_, at) => (at === cell ? digit : 0)),
          }
  })
}

/** Counts up to a limit that grows, so that there are intermediate results. */
export const countAll = (puzzle: Puzzle): Promise<unknown> =>
  work('count', async () => {
    counted.value = undefined
    for (let most = 100; ; most *= 10) {
      const { count, ending } = await asked.ask('count', { puzzle: textOf(puzzle), most })
      counted.value = { count, isComplete: ending === 'complete' }
      if (ending === 'complete') return
    }
  })
