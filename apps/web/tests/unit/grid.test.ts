import { expect, test } from 'vitest'
import { cellsOf, isHole, moved, peersIn, rowsOf, symbolOf } from '../../src/game/grid'

/** Two boards of 4x4 on 6x6 that share the box in the middle. */
const boards = { rows: 6, columns: 6, digits: 4, firstValue: 1, boards: [0, 14] }

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

test('a place of no board is no cell', () => {
  const holes = [4, 5, 10, 11, 24, 25, 30, 31]
  expect(Array.from({ length: 36 }, (_, cell) => cell).filter(cell => isHole(cell, boards))).toEqual(holes)
  expect(cellsOf(boards)).toHaveLength(28)
  expect(rowsOf(boards).map(cells => cells.length)).toEqual([4, 4, 6, 6, 4, 4])
  // Two boards that do not touch: the row between them has no cells.
  expect(rowsOf({ rows: 5, columns: 2, digits: 2, firstValue: 1, boards: [0, 6] })).toHaveLength(4)
})

test('arrows go on beyond holes, and round the edges', () => {
  expect(moved(3, 0, 1, boards)).toBe(0)
  expect(moved(0, 0, -1, boards)).toBe(3)
  expect(moved(17, 1, 0, boards)).toBe(23)
  expect(moved(17, -1, 0, boards)).toBe(35)
  expect(moved(13, 1, 0, boards)).toBe(19)
  expect(moved(19, 1, 0, boards)).toBe(1)
})

test('a cell of two boards sees the lines of both, and others only those of their own', () => {
  // r3c3, in the box that both have: its row and its column in each, which are all that there is of them.
  expect(peersIn(14, boards, [])).toEqual([2, 8, 12, 13, 15, 16, 17, 20, 26, 32])
  // r3c1 is in row 3 of the first board, but not of the second.
  expect(peersIn(12, boards, [])).toEqual([0, 6, 13, 14, 15, 18])
  const regions =
    boards.boards && cellsOf(boards).reduce((all, cell) => ((all[cell] = 7), all), Array<number>(36).fill(-1))
  expect(peersIn(12, boards, regions)).toHaveLength(27)
})
