// Marks given by the author: shown in a cell until the player has marks in its centre.
import { computed } from '@preact/signals'
import { restrictedOf } from '../game/puzzle'
import * as store from '../store'

const restricted = computed(() => restrictedOf(store.puzzle.value))

export const shownGivenMarks = (cell: number): readonly number[] => {
  const { entries } = store.game.value
  const hasOwn = store.door.value === 'play' && entries.centre[cell]!.length > 0
  return hasOwn ? [] : (restricted.value[cell] ?? [])
}
