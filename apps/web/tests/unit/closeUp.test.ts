import { expect, test } from 'vitest'
import { canBeClose, closeUpAt, pinched, withCell, withCells, type CloseUp } from '../../src/game/closeUp'
import { columnOf, rowOf } from '../../src/game/grid'

const samurai = { rows: 21, columns: 21, digits: 9, firstValue: 1, boards: [0, 12, 132, 252, 264] }
const sixteen = { rows: 16, columns: 16, digits: 16, firstValue: 1 }
const cell = (row: number, column: number) => (row - 1) * 21 + column - 1

const shows = ({ left, top, side }: CloseUp, at: number, columns = 21): boolean => {
  const [x, y] = [at % columns, Math.floor(at / columns)]
  return x >= left && x + 1 <= left + side && y >= top && y + 1 <= top + side
}

test('large grids can be looked at closely', () => {
  expect([samurai, sixteen, { ...sixteen, rows: 9, columns: 9 }].map(canBeClose)).toEqual([true, true, false])
})

test('the board with the cell is in the middle; of two boards, the nearer one', () => {
  expect(closeUpAt(cell(1, 1), samurai)).toEqual({ left: -0.5, top: -0.5, side: 10 })
  expect(closeUpAt(cell(11, 11), samurai)).toEqual({ left: 5.5, top: 5.5, side: 10 })
  expect(closeUpAt(cell(7, 7), samurai)).toEqual({ left: -0.5, top: -0.5, side: 10 })
  expect(closeUpAt(cell(9, 9), samurai)).toEqual({ left: 5.5, top: 5.5, side: 10 })
  expect(closeUpAt(cell(21, 21), samurai)).toEqual({ left: 11.5, top: 11.5, side: 10 })
})

test('of a board that is too large, the cells around are shown', () => {
  expect(closeUpAt(8 * 16 + 8, sixteen)).toEqual({ left: 3.5, top: 3.5, side: 10 })
  expect(closeUpAt(0, sixteen)).toEqual({ left: -0.5, top: -0.5, side: 10 })
})

test('every cell is shown where it is looked at, and where the focus goes', () => {
  const start = closeUpAt(0, samurai)!
  for (let at = 0; at < 441; ++at) {
    expect(shows(closeUpAt(at, samurai)!, at)).toBe(true)
    expect(shows(withCell(start, at, samurai)!, at)).toBe(true)
  }
  expect(withCell(start, cell(3, 3), samurai)).toBe(start)
  // One cell further is shown, too.
  expect(withCell(start, cell(3, 11), samurai)).toEqual({ left: 2, top: -0.5, side: 10 })
})

test('cells that are far apart are shown from further away, or in the whole', () => {
  const start = closeUpAt(0, samurai)!
  expect(withCells(start, [cell(2, 2), cell(8, 8)], samurai)).toBe(start)
  const far = withCells(start, [cell(2, 2), cell(14, 14)], samurai)!
  expect(far.side).toBe(14)
  for (const at of [cell(2, 2), cell(14, 14)]) expect(shows(far, at)).toBe(true)
  expect(withCells(start, [cell(1, 1), cell(21, 21)], samurai)).toBeUndefined()
})

test('two fingers: what is below them stays there', () => {
  const start = closeUpAt(cell(11, 11), samurai)!
  const moved = pinched(start, [10, 10], [12, 9], 1, samurai)!
  expect(moved).toEqual({ left: 3.5, top: 6.5, side: 10 })
  const larger = pinched(start, [10.5, 10.5], [10.5, 10.5], 2, samurai)!
  expect(larger).toEqual({ left: 8, top: 8, side: 5 })
  expect(pinched(start, [10, 10], [10, 10], 100, samurai)!.side).toBe(4)
  expect(pinched(start, [10, 10], [10, 10], 0.1, samurai)).toBeUndefined()
  expect(pinched(undefined, [10.5, 10.5], [10.5, 10.5], 2.2, samurai)).toEqual({
    left: 5.5,
    top: 5.5,
    side: 10,
  })
  expect(pinched(undefined, [10, 10], [12, 9], 1, samurai)).toBeUndefined()
})

test('a grid that is not square stays in the middle where it is narrower', () => {
  const wide = { rows: 5, columns: 20, digits: 20, firstValue: 1 }
  expect(closeUpAt(50, wide)).toEqual({ left: 5.5, top: -2.5, side: 10 })
  expect([columnOf(50, wide), rowOf(50, wide)]).toEqual([10, 2])
})
