import { expect, test } from 'vitest'
import { symbolOf } from '../../src/game/grid'

test('from 10 on a digit may be a letter', () => {
  const layout = { rows: 16, columns: 16, digits: 16, firstValue: 1 }
  expect([9, 10, 16].map(digit => symbolOf(digit, layout, true))).toEqual(['9', 'A', 'G'])
  expect([9, 10, 16].map(digit => symbolOf(digit, layout, false))).toEqual(['9', '10', '16'])
  // If the first digit is 0, the tenth is 9.
  expect([10, 11].map(digit => symbolOf(digit, { ...layout, firstValue: 0 }, true))).toEqual(['9', 'A'])
})
