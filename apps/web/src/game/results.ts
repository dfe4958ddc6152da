// The games that the player has solved, and what they add up to.

export interface Result {
  /** That of the game. */
  readonly id: string
  /** The time of solving it, in milliseconds since 1970. */
  readonly solved: number
  readonly seconds: number
  readonly hints: number
  /** On HoDoKu's scale; empty if the known techniques do not solve the puzzle. */
  readonly level: string
}

export interface Statistics {
  readonly count: number
  readonly withoutHint: number
  /** In seconds. */
  readonly best: number
  readonly mean: number
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

export const resultIn = (value: unknown): Result | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, solved, seconds, hints, level } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || typeof level !== 'string') return undefined
  return isCount(solved) && isCount(seconds) && isCount(hints)
    ? { id, solved, seconds, hints, level }
    : undefined
}

/** undefined if there are no results. */
export const statisticsOf = (results: readonly Result[]): Statistics | undefined => {
  if (results.length === 0) return undefined
  const times = results.map(({ seconds }) => seconds)
  return {
    count: results.length,
    withoutHint: results.filter(({ hints }) => hints === 0).length,
    best: Math.min(...times),
    mean: Math.round(times.reduce((total, time) => total + time, 0) / times.length),
  }
}
