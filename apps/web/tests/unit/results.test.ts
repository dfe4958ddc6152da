import { expect, it } from 'vitest'
import { resultIn, statisticsOf } from '../../src/game/results'

const result = (seconds: number, hints: number) => ({
  id: `g${seconds}`,
  solved: 1,
  seconds,
  hints,
  level: 'Easy',
})

it('counts games, and finds the best time and the mean', () => {
  expect(statisticsOf([result(90, 0), result(31, 2), result(60, 0)])).toEqual({
    count: 3,
    withoutHint: 2,
    best: 31,
    mean: 60,
  })
  expect(statisticsOf([])).toBeUndefined()
})

it('skips what is no result', () => {
  expect(resultIn(result(5, 0))).toEqual(result(5, 0))
  for (const wrong of [null, 7, {}, { ...result(5, 0), seconds: -1 }, { ...result(5, 0), level: 3 }])
    expect(resultIn(wrong)).toBeUndefined()
})
