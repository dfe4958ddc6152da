// The current verdict on the puzzle, and the solutions.
import { watch, stopWatching } from '../solve/watch'
import { cellName } from '../game/grid'
import { cellsOfRegion, regionName } from '../game/regions'
import { Icon } from '../parts'
import { light, showSolution } from '../settingActions'
import * as store from '../store'

const sentenceOf = (status: store.Status): string => {
  const words = store.words.value
  switch (status.kind) {
    case 'contradiction':
      return words.status.contradiction(status.where)
    case 'noCandidate':
      return words.status.noCandidate(cellName(status.cell, store.layout.value))
    case 'conflicting':
      return `${words.status.none} ${words.status.conflicting(status.givens.length, status.clues)}`
    case 'regions':
      return words.regionTool.unfinished(
        regionName(status.region),
        status.cells,
        cellsOfRegion(store.layout.value),
        status.others,
      )
    case 'failed':
      return status.message
    default:
      return words.status[status.kind]
  }
}

const toneOf = ({ kind }: store.Status): 'good' | 'bad' | 'open' | 'busy' => {
  switch (kind) {
    case 'unique':
      return 'good'
    case 'none':
    case 'contradiction':
    case 'noCandidate':
    case 'conflicting':
    case 'failed':
      return 'bad'
    case 'wait':
    case 'searching':
    case 'searchingSecond':
      return 'busy'
    default:
      return 'open'
  }
}

const marks = { good: '✓', bad: '✕', open: '≠', busy: '' } as const

export const StatusCard = () => {
  const words = store.words.value
  const status = store.status.value
  const tone = toneOf(status)
  const solutions = store.solutions.value
  const shown = store.shownSolution.value
  const differing =
    solutions.length > 1 ? solutions[0]!.filter((digit, cell) => digit !== solutions[1]![cell]).length : 0
  return (
    <div class={`status ${tone}`}>
      <p role="status">
        <span class="status-mark" aria-hidden="true">
          {status.kind === 'empty' ? '' : status.kind === 'stopped' ? '–' : marks[tone]}
        </span>
        {sentenceOf(status)}
        {shown >= 0 && solutions.length > 1 && ` ${words.solutionsDiffer(differing)}`}
      </p>
      <div class="row">
        {tone === 'busy' && status.kind !== 'wait' && (
          <button type="button" onClick={stopWatching}>
            {words.stop}
          </button>
        )}
        {status.kind === 'stopped' && (
          <button type="button" onClick={() => void watch(store.puzzle.value)}>
            {words.goOn}
          </button>
        )}
        {status.kind === 'conflicting' && status.givens.length > 0 && (
          <button type="button" onClick={() => light(status.givens)}>
            {words.lightConflict}
          </button>
        )}
        {solutions.length > 0 && (
          <button type="button" aria-pressed={shown >= 0} onClick={() => showSolution(shown >= 0 ? -1 : 0)}>
            {shown >= 0 ? words.hideSolution : words.showSolution}
          </button>
        )}
        {shown >= 0 && solutions.length > 1 && (
          <button type="button" onClick={() => showSolution(1 - shown)}>
            <Icon name="again" />
            {words.otherSolution}
          </button>
        )}
      </div>
    </div>
  )
}
