import { expect, test } from 'vitest'
import { emptyPuzzle, withGivens } from '../../src/game/puzzle'
import {
  cleared,
  counts,
  entered,
  lastMark,
  noEntries,
  shownDigits,
  stepsSinceMistake,
  tintOf,
  withCentre,
  wrongCells,
} from '../../src/game/play'

const puzzle = withGivens(emptyPuzzle(4), [0], 1)
const none = noEntries(16)

test('digits go into cells without a given', () => {
  const entries = entered(puzzle, none, [0, 1], 'digit', 2)
  expect(shownDigits(puzzle, entries).slice(0, 3)).toEqual([1, 2, 0])
  expect(entered(puzzle, none, [0], 'digit', 2)).toBe(none)
})

test('what all cells have is taken away, else all get it', () => {
  const one = entered(puzzle, none, [1], 'corner', 3)
  const both = entered(puzzle, one, [1, 2], 'corner', 3)
  expect([both.corner[1], both.corner[2]]).toEqual([[3], [3]])
  const gone = entered(puzzle, both, [1, 2], 'corner', 3)
  expect([gone.corner[1], gone.corner[2]]).toEqual([[], []])
})

test('marks have the colour of the pen, and change it when they are entered in another one', () => {
  const plain = entered(puzzle, none, [1], 'corner', 3)
  const red = entered(puzzle, plain, [1, 2], 'corner', 3, undefined, 9)
  expect([red.corner[1], red.corner[2]]).toEqual([[3], [3]])
  expect([tintOf(red.tints[1], 3), tintOf(red.tints[2], 3), tintOf(red.tints[1], 2)]).toEqual([9, 9, 0])
  const gone = entered(puzzle, red, [1], 'corner', 3, undefined, 9)
  expect([gone.corner[1], tintOf(gone.tints[1], 3)]).toEqual([[], 0])
  expect(tintOf(entered(puzzle, red, [1], 'corner', 3).tints[1], 3)).toBe(0)
})

test('marks are in order, and go into open cells alone', () => {
  const marked = entered(puzzle, entered(puzzle, none, [1], 'centre', 4), [1], 'centre', 2)
  expect(marked.centre[1]).toEqual([2, 4])
  const filled = entered(puzzle, none, [1], 'digit', 2)
  expect(entered(puzzle, filled, [1], 'centre', 3)).toBe(filled)
})

test('a digit takes its marks from the cells that see it', () => {
  const marked = entered(puzzle, none, [2, 3], 'centre', 2)
  const entries = entered(puzzle, marked, [1], 'digit', 2, () => [2])
  expect([entries.centre[2], entries.centre[3]]).toEqual([[], [2]])
})

test('clearing takes what the mode shows first, and then the rest', () => {
  let entries = entered(puzzle, none, [1], 'corner', 3)
  entries = entered(puzzle, entries, [1], 'colour', 5)
  entries = entered(puzzle, entries, [1], 'digit', 2)
  entries = cleared(puzzle, entries, [1], 'colour')
  expect([entries.digits[1], entries.corner[1], entries.colour[1]]).toEqual([2, [3], []])
  entries = cleared(puzzle, entries, [1], 'centre')
  expect([entries.digits[1], entries.corner[1]]).toEqual([0, [3]])
  entries = cleared(puzzle, entries, [1], 'centre')
  expect(entries.corner[1]).toEqual([])
  expect(cleared(puzzle, entries, [1], 'centre')).toBe(entries)
})

test('marks that are filled in leave cells with a digit as they are', () => {
  const entries = withCentre(entered(puzzle, none, [1], 'digit', 2), [[], [3], [3, 4]])
  expect([entries.centre[1], entries.centre[2]]).toEqual([[], [3, 4]])
})

test('digits are counted, and open cells at place 0', () => {
  expect(counts([1, 1, 0, 2], 3)).toEqual([1, 2, 1, 0])
})

test('the only mark of a cell is its last one', () => {
  const centre = entered(puzzle, none, [1], 'centre', 3)
  expect(lastMark(centre, 1)).toBe(3)
  // Corner marks count if there are none in the centre.
  const both = entered(puzzle, centre, [1], 'corner', 2)
  expect(lastMark(both, 1)).toBe(3)
  expect(lastMark(entered(puzzle, none, [1], 'corner', 2), 1)).toBe(2)
  expect(lastMark(entered(puzzle, centre, [1], 'centre', 4), 1)).toBeUndefined()
  expect(lastMark(entered(puzzle, centre, [1], 'digit', 4), 1)).toBeUndefined()
  expect(lastMark(none, 1)).toBeUndefined()
})

test('the steps since a mistake are those whose digits are not of the solution', () => {
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
  const right = entered(puzzle, none, [1], 'digit', 2)
  const wrong = entered(puzzle, right, [2], 'digit', 4)
  const later = entered(puzzle, wrong, [3], 'digit', 4)
  const steps = [none, right, wrong, later]
  expect(stepsSinceMistake(puzzle, steps, solution)).toBe(2)
  expect(stepsSinceMistake(puzzle, steps.slice(0, 2), solution)).toBe(0)
  expect(stepsSinceMistake(puzzle, steps.slice(2), solution)).toBe(2)
  expect(wrongCells(puzzle, later, solution)).toEqual([2])
})
