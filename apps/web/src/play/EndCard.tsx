// The end of a game: its time, the hints, how hard the puzzle is, and another one like it.
import { useEffect, useState } from 'preact/hooks'
import { asked } from '../engine/engines'
import { clockText } from '../game/clock'
import { textOf } from '../game/puzzle'
import { Icon } from '../parts'
import { stopWorking, working } from '../solve/explain'
import { levels, make } from '../solve/make'
import * as store from '../store'

interface Rating {
  readonly level: string
  readonly score: number
}

/** Undefined until it is known, and if the known techniques do not solve the puzzle. */
const useRating = (): Rating | undefined => {
  const [rating, setRating] = useState<Rating | undefined>(undefined)
  const puzzle = store.puzzle.value
  useEffect(() => {
    setRating(undefined)
    asked.ask('rate', { puzzle: textOf(puzzle) }).then(
      ({ isSolved, ...found }) => isSolved && store.puzzle.value === puzzle && setRating(found),
      () => undefined,
    )
  }, [puzzle])
  return rating
}

export const EndCard = () => {
  const words = store.words.value
  const rating = useRating()
  const level = levels.find(each => each === rating?.level) ?? ''
  return (
    <div class="card solved-card">
      <p role="status">{words.play.solved(clockText(store.seconds.value), store.hints.value)}</p>
      {rating && <p>{words.rating(words.levels[rating.level] ?? rating.level, rating.score)}</p>}
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
