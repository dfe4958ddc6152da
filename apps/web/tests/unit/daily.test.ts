import { expect, it } from 'vitest'
import { dailyOf } from '../../src/game/daily'

it('follows from the date alone, and differs from that of other days', () => {
  const morning = dailyOf(new Date(2026, 10, 28, 7))
  const evening = dailyOf(new Date(2026, 10, 28, 22))
  expect([morning.level, morning.seed(0)]).toEqual(['Hard', 2026112800])
  expect([evening.level, evening.seed(0)]).toEqual([morning.level, morning.seed(0)])
  const seeds = [28, 29, 30].flatMap(day =>
    [0, 1, 59].map(attempt => dailyOf(new Date(2026, 10, day)).seed(attempt)),
  )
  expect(new Set(seeds).size).toBe(seeds.length)
})
