import { expect, test } from 'vitest'
import {
  all,
  arrow,
  between,
  dragged,
  end,
  extended,
  first,
  inverted,
  pressed,
  selected,
  toggled,
} from '../../src/game/selection'

const layout = { rows: 3, columns: 4, digits: 4, firstValue: 1 }

test('cells stay in the order in which they were selected', () => {
  expect(extended(extended(selected(5), 2), 5)).toEqual({ cells: [5, 2], focus: 5 })
  expect(toggled(extended(selected(5), 2), 5)).toEqual({ cells: [2], focus: 5 })
})

test('arrows go round the edges', () => {
  expect(arrow(selected(0), -1, 0, 'select', layout)).toEqual(selected(8))
  expect(arrow(selected(3), 0, 1, 'extend', layout)).toEqual({ cells: [3, 0], focus: 0 })
  expect(arrow(selected(3), 0, 1, 'focus', layout)).toEqual({ cells: [3], focus: 0 })
})

test('Home and End', () => {
  expect(end(selected(6), true, false, layout).focus).toBe(7)
  expect(end(selected(6), false, false, layout).focus).toBe(4)
  expect(end(selected(6), true, true, layout).focus).toBe(11)
})

test('the others', () => {
  expect(inverted({ cells: [0, 1, 2, 3, 4, 5], focus: 0 }, layout).cells).toEqual([6, 7, 8, 9, 10, 11])
})

test('what a fast pointer has jumped over', () => {
  expect(between(0, 10, layout)).toEqual([5, 10])
  expect(between(0, 3, layout)).toEqual([1, 2, 3])
  expect(between(3, 3, layout)).toEqual([])
})

test('a press selects, adds or toggles; a drag does as its first cell did', () => {
  const two = { cells: [1, 2], focus: 2 }
  expect(pressed(two, 5, 'select')).toEqual({ cells: [5], focus: 5 })
  expect(pressed(two, 5, 'add')).toEqual({ cells: [1, 2, 5], focus: 5 })
  expect(pressed(two, 1, 'add')).toEqual({ cells: [1, 2], focus: 1 })
  expect(pressed(two, 1, 'toggle')).toEqual({ cells: [2], focus: 1 })
  expect(dragged(two, [1, 3], false)).toEqual({ cells: [1, 2, 3], focus: 3 })
  expect(dragged(two, [1, 3], true)).toEqual({ cells: [2], focus: 3 })
  expect(dragged(two, [], true)).toEqual(two)
})

test('holes between boards are not selected', () => {
  /** Four boards of 2x2 around a middle of their own size: the first cell is in the third column. */
  const around = { rows: 6, columns: 6, digits: 2, firstValue: 1, boards: [2, 12, 16, 26] }
  expect(first(around)).toEqual(selected(2))
  expect(all(around, 2).cells).toHaveLength(16)
  expect(inverted({ cells: all(around, 2).cells.slice(1), focus: 2 }, around).cells).toEqual([2])
  expect(end(selected(2), true, false, around).focus).toBe(3)
  expect(end(selected(13), true, false, around).focus).toBe(17)
  expect(end(selected(13), true, true, around).focus).toBe(33)
  expect(between(13, 16, around)).toEqual([16])
})
