// Fills in all digits that follow by singles, one after another, as a step of its own.
import { peersOf, putEntries, say } from '../actions'
import { asked } from '../engine/engines'
import { entered } from '../game/play'
import { textOf } from '../game/puzzle'
import { work } from '../solve/explain'
import * as store from '../store'
import { marked, mayHelp } from './hint'

const singles: readonly string[] = ['full_house', 'naked_single', 'hidden_single']

export const fillSingles = async (): Promise<void> => {
  if (!(await mayHelp())) return
  const { puzzle, entries } = store.game.value
  const found = await work('hint', () =>
    asked.ask('path', { puzzle: textOf(puzzle, store.digits.value, marked()) }),
  )
  if (!found || store.game.value.entries !== entries) return
  const end = found.steps.findIndex(({ technique }) => !singles.includes(technique))
  const placed = found.steps.slice(0, end < 0 ? undefined : end).flatMap(({ placements }) => placements)
  const peers = store.settings.value.removeMarks ? peersOf : undefined
  const next = placed.reduce(
    (before, [cell, digit]) => entered(puzzle, before, [cell], 'digit', digit, peers),
    entries,
  )
  if (placed.length > 0) putEntries(next)
  say(store.words.value.play.filledSingles(placed.length))
}
