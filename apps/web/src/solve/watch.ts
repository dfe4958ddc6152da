// The verdict on the puzzle while it is being set: searched in slices that grow, and restarted after each change.
import { batch } from '@preact/signals'
import { asked, live, quick } from '../engine/engines'
import { EngineError, Stopped } from '../engine/client'
import { latest } from '../engine/latest'
import { isBlank, rulesOf, textOf, withRules, type Puzzle } from '../game/puzzle'
import { cellsOfRegion, sizesOf } from '../game/regions'
import { forget } from './explain'
import * as store from '../store'

const firstNodes = 2000
const growth = 4
const candidateNodes = 400

/** The picture of the puzzle, including the use of a rule that is being edited, unless that cannot be drawn yet. */
export const readPicture = latest(async (puzzle: Puzzle) => {
  const used = store.preview.peek()
  const shown = used ? withRules(puzzle, [...rulesOf(puzzle), used]) : puzzle
  const read = await quick
    .ask('read', { puzzle: textOf(shown) })
    .catch(() => quick.ask('read', { puzzle: textOf(puzzle) }))
    .catch(() => undefined)
  if (!read) return
  store.reading.value = {
    picture: read.picture,
    regions: read.regions,
    ownRules: read.ownRules,
  }
})

/** The digits that contradict each other, and the candidates that the digits leave. */
export const readConflicts = latest(async ([puzzle, digits]: readonly [Puzzle, readonly number[]]) => {
  const found = await quick.ask('conflicts', { puzzle: textOf(puzzle, digits) }).catch(() => undefined)
  batch(() => {
    store.checkedDigits.value = found ? digits : []
    store.conflicts.value = new Set(found?.conflicts.flatMap(conflict => conflict.cells))
    store.left.value = found?.left ?? []
  })
})

/** The regions that do not fit yet, if some are being drawn. */
const statusOfDraft = ({ draft, layout }: Puzzle): store.Status | undefined => {
  if (!draft) return undefined
  const sizes = sizesOf(draft, layout)
  const wrong = sizes.flatMap((size, region) =>
    size !== 0 && size !== cellsOfRegion(layout) ? [region] : [],
  )
  return { kind: 'regions', region: wrong[0]!, cells: sizes[wrong[0]!]!, others: wrong.length - 1 }
}

const sayNone = async (text: string): Promise<void> => {
  store.status.value = { kind: 'none' }
  const { verdict, where, cells } = await live.ask('check', { puzzle: text })
  if (verdict === 'contradiction') store.status.value = { kind: 'contradiction', where }
  else if (verdict === 'noCandidate') store.status.value = { kind: 'noCandidate', cell: cells[0]! }
  else if (verdict === 'noSolution') store.status.value = { kind: 'conflicting', givens: cells, clues: where }
}

/** The number of solutions: none, one, or several. */
const search = async (text: string): Promise<void> => {
  for (let nodes = firstNodes; ; nodes *= growth) {
    const { count, ending } = await live.ask('count', { puzzle: text, most: 2, nodes })
    if (count === 0 && ending === 'complete') return sayNone(text)
    if (ending === 'stopped') {
      store.status.value = { kind: count === 0 ? 'searching' : 'searchingSecond' }
      continue
    }
    const { solutions } = await live.ask('check', { puzzle: text })
    batch(() => {
      store.solutions.value = solutions
      store.status.value = { kind: count === 1 ? 'unique' : 'several' }
    })
    return
  }
}

/** The digits that occur in some solution, by cell; each slice adds more. */
export const findCandidates = async (text: string): Promise<void> => {
  for (let isComplete = false; !isComplete;) {
    const found = await live.ask('candidates', { puzzle: text, nodes: candidateNodes })
    store.trueCandidates.value = found
    isComplete = found.isComplete
  }
}

let wanted = 0

/** Restarts; a running search is ended. */
export const watch = async (puzzle: Puzzle): Promise<void> => {
  const number = ++wanted
  live.stop()
  asked.stop()
  batch(() => {
    forget()
    store.solutions.value = []
    store.shownSolution.value = -1
    store.trueCandidates.value = undefined
    store.lit.value = undefined
    store.status.value = statusOfDraft(puzzle) ?? { kind: isBlank(puzzle) ? 'empty' : 'searching' }
  })
  const text = textOf(puzzle)
  try {
    if (puzzle.draft) return
    if (!isBlank(puzzle)) await search(text)
    if (store.wantsCandidates.peek()) await findCandidates(text)
  } catch (error) {
    if (number !== wanted) return
    if (error instanceof EngineError) store.status.value = { kind: 'failed', message: error.message }
    else if (error instanceof Stopped) store.status.value = { kind: 'stopped' }
    else throw error
  }
}

/** Ends the search; keeps its results. */
export const stopWatching = (): void => {
  ++wanted
  live.stop()
  store.status.value = { kind: 'stopped' }
}
