import { expect, test } from 'vitest'
import {
  emptyPuzzle,
  puzzleOf,
  textOf,
  withAbout,
  withBoxes,
  withGivens,
  withRegions,
  withRules,
} from '../../src/game/puzzle'
import type { Answer } from '../../src/engine/client'

test('a puzzle is told to the engine in its own format', () => {
  const puzzle = withRules(withGivens(emptyPuzzle(4), [1, 4], 3), [{ name: 'anti_knight' }])
  expect(JSON.parse(textOf(puzzle))).toEqual({
    size: 4,
    rules: [{ name: 'anti_knight' }],
    givens: [
      [0, 3, 0, 0],
      [3, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  })
})

test('where digits begin at 0, an open cell is null', () => {
  const puzzle = {
    ...emptyPuzzle(2),
    layout: { rows: 2, columns: 2, digits: 2, firstValue: 0 },
    object: { rows: 2, columns: 2, digits: '0..1' },
  }
  expect(JSON.parse(textOf(withGivens(puzzle, [0], 1)))).toMatchObject({
    givens: [
      [0, null],
      [null, null],
    ],
  })
})

test('candidates leave out what the author has excluded', () => {
  const puzzle = {
    ...emptyPuzzle(2),
    object: {
      size: 2,
      candidates: [
        [[1], null],
        [null, null],
      ],
    },
  }
  const text = textOf(puzzle, puzzle.givens, [[1, 2], [2], undefined, undefined])
  expect(JSON.parse(text)).toMatchObject({
    candidates: [
      [[1], [2]],
      [null, null],
    ],
  })
})

test('what the engine has read keeps members that the page does not know, without givens and solution', () => {
  const read = {
    rows: 2,
    columns: 2,
    digits: 2,
    firstValue: 1,
    givens: [1, 0, 0, 0, 2],
    json: '{"size":2,"givens":[[1,0],[0,0]],"solution":[[1,2],[2,1]],"extra_cells":[{"name":"x","givens":[2]}]}',
  } as unknown as Answer<'read'>
  const puzzle = puzzleOf(read)
  expect(puzzle.givens).toEqual([1, 0, 0, 0])
  expect(puzzle.object).toEqual({ size: 2, extra_cells: [{ name: 'x', givens: [2] }] })
})

test('boxes and regions take the place of each other', () => {
  const jigsaw = withRegions(emptyPuzzle(2), [0, 0, -1, 1])
  expect(jigsaw.object).toEqual({
    size: 2,
    regions: [
      [1, 1],
      [null, 2],
    ],
  })
  expect(withBoxes(jigsaw, null).object).toEqual({ size: 2, boxes: null })
})

test('an empty text about the puzzle is left out', () => {
  const titled = withAbout(emptyPuzzle(4), 'title', 'First')
  expect(titled.object.about).toEqual({ title: 'First' })
  expect(withAbout(titled, 'title', '').object).toEqual({ size: 4 })
})

test('givens that are there already are no change', () => {
  const puzzle = withGivens(emptyPuzzle(4), [0], 1)
  expect(withGivens(puzzle, [0], 1)).toBe(puzzle)
})
