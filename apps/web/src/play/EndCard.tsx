// The end of a game: its time, the hints, how hard the puzzle is, and another one like it.
import { levels } from '../game/levels'
import { useEffect, useState } from 'preact/hooks'
import { EngineError } from '../engine/client'
import { asked } from '../engine/engines'
import { clockText } from '../game/clock'
import { textOf } from '../game/puzzle'
import { statisticsOf } from '../game/results'
import { Icon } from '../parts'
import { noteResult, results } from '../share/keepResults'
import { stopWorking, working } from '../solve/explain'
import { make } from '../solve/make'
import * as store from '../store'

interface Rating {
  readonly level: string
  readonly score: number
}

/** undefined until it is known; null if the known techniques do not solve the puzzle. */
const useRating = (): Rating | null | undefined => {
  const [rating, setRating] = useState<Rating | null | undefined>(undefined)
  const puzzle = store.puzzle.value
  useEffect(() => {
    setRating(undefined)
    asked.ask('rate', { puzzle: textOf(puzzle) }).then(
      ({ isSolved, ...found }) => store.puzzle.value === puzzle && setRating(isSolved ? found : null),
      error => store.puzzle.value === puzzle && error instanceof EngineError && setRating(null),
    )
  }, [puzzle])
  return rating
}

export const EndCard = () => {
  const words = store.words.value
  const rating = useRating()
  const level = levels.find(each => each === rating?.level) ?? ''
  const id = store.gameId.value
  useEffect(() => {
    if (rating === undefined) return
    noteResult({ id, solved: Date.now(), seconds: store.seconds.value, hints: store.hints.value, level })
  }, [id, rating])
  const statistics = statisticsOf(results.value.filter(result => result.level === level))
  return (
    <div class="card solved-card">
      <p role="status">{words.play.solved(clockText(store.seconds.value), store.hints.value)}</p>
      {rating && <p>{words.rating(words.levels[rating.level] ?? rating.level, rating.score)}</p>}
      {rating !== undefined && statistics && statistics.count > 1 && (
        <p class="statistics">
          {words.play.soFar(statistics.count, clockText(statistics.best), clockText(statistics.mean))}
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="main"
          disabled={working.value === 'make'}
          onClick={() => void make({ symmetry: 'rotate180', draws: '', level })}
        >
          <Icon name="right" />
          {words.play.another}
        </button>
        {working.value === 'make' && (
          <button type="button" onClick={stopWorking}>
            {words.stop}
          </button>
        )}
      </div>
    </div>
  )
}
