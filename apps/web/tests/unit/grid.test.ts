import { expect, test } from 'vitest'
import { peersIn, symbolOf } from '../../src/game/grid'

test('from 10 on a digit may be a letter', () => {
  const layout = { rows: 16, columns: 16, digits: 16, firstValue: 1 }
  expect([9, 10, 16].map(digit => symbolOf(digit, layout, true))).toEqual(['9', 'A', 'G'])
  expect([9, 10, 16].map(digit => symbolOf(digit, layout, false))).toEqual(['9', '10', '16'])
  // If the first digit is 0, the tenth is 9.
  expect([10, 11].map(digit => symbolOf(digit, { ...layout, firstValue: 0 }, true))).toEqual(['9', 'A'])
})

test('a cell sees its row, its column and its region', () => {
  const layout = { rows: 4, columns: 4, digits: 4, firstValue: 1 }
  const boxes = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]
  expect(peersIn(0, layout, boxes)).toEqual([1, 2, 3, 4, 5, 8, 12])
  expect(peersIn(0, layout, [])).toEqual([1, 2, 3, 4, 8, 12])
  expect(
    peersIn(
      0,
      layout,
      boxes.map(() => -1),
    ),
  ).toEqual([1, 2, 3, 4, 8, 12])
})
