// A hint in three steps: where to look, the technique, the whole step, which can then be carried out.
import { batch, computed, signal } from '@preact/signals'
import { peersOf, putEntries } from '../actions'
import { asked, quick } from '../engine/engines'
import type { Step } from '../engine/calls'
import { entered } from '../game/play'
import { textOf } from '../game/puzzle'
import { refusal, shownCandidates, work, working } from '../solve/explain'
import * as store from '../store'
import { markMistakes, solutionOf } from './check'

export type Stage = 'where' | 'rule' | 'all'
export interface Hint {
  readonly step: Step | undefined
  readonly stage: Stage
  readonly language: 'en' | 'fr'
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
export const marked = () => {
  const { entries } = store.game.value
  return entries.centre.map((marks, cell) =>
    marks.length > 0 && entries.digits[cell] === 0 ? marks : undefined,
  )
}

/** If the solution is not found within that many nodes, there is a hint all the same. */
const mostNodes = 100_000

/** Whether the entries lead to the solution; otherwise the cells that exclude it are marked, as by Check, and the reason is shown. */
export const mayHelp = async (): Promise<boolean> => {
  hint.value = undefined
  const puzzle = store.puzzle.value
  const solution = await solutionOf('hint', mostNodes)
  if (store.puzzle.value !== puzzle) return false
  const wrong = solution ? markMistakes(solution) : ''
  if (wrong !== '') refusal.value = `${wrong} ${store.words.value.play.noHint}`
  return wrong === ''
}

const nextStep = () => asked.ask('hint', { puzzle: textOf(store.puzzle.value, store.digits.value, marked()) })

/** Asks for the sentences of the hint again if the language has changed. */
export const retellHint = async (): Promise<void> => {
  const old = hint.value
  const language = store.language.value
  if (!old || old.language === language) return
  const { step } = await nextStep()
  if (hint.value === old) hint.value = { ...old, step: step ?? undefined, language }
}

export const askHint = async (): Promise<void> => {
  if (!(await mayHelp())) return
  const language = store.language.value
  const found = await work('hint', nextStep)
  if (!found) return
  batch(() => {
    hint.value = { step: found.step ?? undefined, stage: 'where', language }
    if (found.step) store.hints.value++
    if (found.step) store.lit.value = { cells: found.step.cells }
  })
}

/** The same with the technique, or with the whole step. */
export const tellMore = async (stage: Stage): Promise<void> => {
  const old = hint.value
  const step = old?.step
  if (!step) return
  hint.value = { ...old, stage }
  if (stage !== 'all') return
  const puzzle = store.puzzle.value
  const { left } = await quick.ask('conflicts', { puzzle: textOf(puzzle, store.digits.value, marked()) })
  if (hint.value?.step === step)
    store.lit.value = { cells: step.cells, step, candidates: shownCandidates(left, step) }
}

export const applyHint = (): void => {
  const step = hint.value?.step
  if (!step) return
  const { puzzle, entries } = store.game.value
  const peers = store.settings.value.removeMarks ? peersOf : undefined
  const shown = store.lit.value?.candidates ?? store.left.value
  let next = entries
  for (const [cell, digit] of step.placements) next = entered(puzzle, next, [cell], 'digit', digit, peers)
  const centre = next.centre.slice()
  for (const [cell, digit] of step.eliminations) {
    const marks = centre[cell]!.length > 0 ? centre[cell]! : (shown[cell] ?? [])
    centre[cell] = marks.filter(other => other !== digit)
  }
  batch(() => {
    hint.value = undefined
    store.lit.value = undefined
    const [placed] = step.placements
    if (placed) store.selection.value = { cells: [placed[0]], focus: placed[0] }
    putEntries({ ...next, centre })
  })
}
