// A hint in three steps: where to look, the technique, the whole step, which can then be carried out.
import { batch, computed, signal } from '@preact/signals'
import { putEntries } from '../actions'
import { asked, quick } from '../engine/engines'
import type { Step } from '../engine/calls'
import { textOf } from '../game/puzzle'
import { refusal, work, working } from '../solve/explain'
import * as store from '../store'

export type Stage = 'where' | 'rule' | 'all'
export interface Hint {
  readonly step: Step | undefined
  readonly stage: Stage
}
export const hint = signal<Hint | undefined>(undefined)

/** Whether there is anything about a hint to be seen. */
export const isHintOpen = computed(
  () =>
    working.value === 'hint' ||
    refusal.value !== '' ||
    (hint.value !== undefined && (hint.value.step === undefined || store.lit.value !== undefined)),
)

export const closeHint = (): void => {
  batch(() => {
    hint.value = undefined
    refusal.value = ''
    store.lit.value = undefined
  })
}

/** Marks in the centre of a cell are the candidates that the player has left. */
const marked = () => {
  const { entries } = store.game.value
  return entries.centre.map((marks, cell) =>
    marks.length > 0 && entries.digits[cell] === 0 ? marks : undefined,
  )
}

/** A hint leads to the solution only if the entries do not exclude it. */
const explainRefusal = async (): Promise<void> => {
  if (refusal.value === '') return
  const { verdict } = await quick.ask('check', { puzzle: textOf(store.puzzle.value), nodes: 100_000 })
  if (verdict === 'unique') refusal.value = store.words.value.play.wrongDigit
}

export const askHint = async (): Promise<void> => {
  hint.value = undefined
  const puzzle = store.puzzle.value
  const found = await work('hint', () =>
    asked.ask('hint', { puzzle: textOf(puzzle, store.digits.value, marked()) }),
  )
  if (!found) return explainRefusal()
  batch(() => {
    hint.value = { step: found.step ?? undefined, stage: 'where' }
    if (found.step) store.lit.value = { cells: found.step.cells }
  })
}

/** The same with the technique, or with the whole step. */
export const tellMore = async (stage: Stage): Promise<void> => {
  const step = hint.value?.step
  if (!step) return
  hint.value = { step, stage }
  if (stage !== 'all') return
  const puzzle = store.puzzle.value
  const { left } = await quick.ask('conflicts', { puzzle: textOf(puzzle, store.digits.value, marked()) })
  if (hint.value?.step === step) store.lit.value = { cells: step.cells, step, candidates: left }
}

export const applyHint = (): void => {
  const step = hint.value?.step
  if (!step) return
  const { entries } = store.game.value
  const digits = entries.digits.slice()
  const centre = entries.centre.slice()
  for (const [cell, digit] of step.placements) {
    digits[cell] = digit
    // The candidates of the other cells no longer contain it.
    store.selection.value = { cells: [cell], focus: cell }
  }
  for (const [cell, digit] of step.eliminations) {
    const marks = centre[cell]!.length > 0 ? centre[cell]! : (store.left.value[cell] ?? [])
    centre[cell] = marks.filter(other => other !== digit)
  }
  batch(() => {
    hint.value = undefined
    store.lit.value = undefined
    putEntries({ ...entries, digits, centre })
  })
}
