// The puzzle of a day: the same for everyone, since it follows from the date alone.
import type { Level } from './levels'

/** From Sunday on. */
const levelOfWeekday: readonly Level[] = ['Unfair', 'Easy', 'Easy', 'Medium', 'Medium', 'Hard', 'Hard']

export interface Daily {
  readonly level: Level
  /** The seed of one try: the first puzzle of the level, of those of several seeds, is that of the day. */
  readonly seed: (attempt: number) => number
}

export const dailyOf = (date: Date): Daily => {
  const day = (date.getFullYear() * 100 + date.getMonth() + 1) * 100 + date.getDate()
  return { level: levelOfWeekday[date.getDay()]!, seed: attempt => day * 100 + attempt }
}

/** The number of seeds to try. */
export const mostAttempts = 60
