import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  arrangements,
  boardsTextOf,
  emptied,
  emptyPuzzle,
  isBlank,
  puzzleOf,
  restrictedOf,
  textOf,
  withAbout,
  withBoxes,
  withGivenMark,
  withGivens,
  withoutGivenMarks,
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
    boards: [],
    givens: [1, 0, 0, 0, 2],
    json: '{"size":2,"givens":[[1,0],[0,0]],"solution":[[1,2],[2,1]],"extra_cells":[{"name":"x","givens":[2]}]}',
  } as unknown as Answer<'read'>
  const puzzle = puzzleOf(read)
  expect(puzzle.givens).toEqual([1, 0, 0, 0])
  expect(puzzle.object).toEqual({ size: 2, extra_cells: [{ name: 'x', givens: [2] }] })
})

test('a blank grid is as a new one: usual boxes count, others do not', () => {
  const puzzle = emptyPuzzle(6)
  expect(isBlank(puzzle)).toBe(true)
  expect(isBlank(withBoxes(puzzle, [2, 3]))).toBe(true)
  expect(isBlank(withBoxes(puzzle, [3, 2]))).toBe(false)
  expect(isBlank(withBoxes(puzzle, null))).toBe(false)
  expect(isBlank(withBoxes(emptyPuzzle(7), null))).toBe(true)
  expect(isBlank(withGivens(puzzle, [0], 1))).toBe(false)
  expect(isBlank(withAbout(puzzle, 'title', 'First'))).toBe(false)
})

test('boards that overlap: a hole holds nothing, and is told so', () => {
  const read = {
    rows: 3,
    columns: 3,
    digits: 2,
    firstValue: 1,
    boards: [0, 4],
    givens: [1, 0, 0, 0, 0, 0, 0, 0, 2],
    json: '{"rows":3,"columns":3,"digits":"1..2","boards":["r1c1","r2c2"],"boxes":null,"givens":[]}',
  } as unknown as Answer<'read'>
  const puzzle = puzzleOf(read)
  expect(puzzle.layout.boards).toEqual([0, 4])
  expect(boardsTextOf(puzzle)).toBe('r1c1 r2c2')
  expect(JSON.parse(textOf(puzzle))).toMatchObject({
    givens: [
      [1, 0, null],
      [0, 0, 0],
      [null, 0, 2],
    ],
  })
  expect(isBlank(puzzle)).toBe(false)
  expect(isBlank(emptied(puzzle))).toBe(true)
  expect(emptied(puzzle).layout).toBe(puzzle.layout)
})

test('the arrangements are those of the format', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../../../docs/puzzle.schema.json', import.meta.url), 'utf8'),
  ) as { $defs: { members: { properties: { boards: { anyOf: [{ enum: string[] }] } } } } }
  expect(arrangements).toEqual(schema.$defs.members.properties.boards.anyOf[0].enum)
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

test('given marks: what all cells have is taken away, else all get it', () => {
  const first = withGivenMark(withGivens(emptyPuzzle(4), [0], 1), [0, 1, 2], 3)
  const both = withGivenMark(first, [1], 2)
  expect(restrictedOf(both).slice(0, 4)).toEqual([undefined, [2, 3], [3], undefined])
  expect(both.object.candidates?.[0]).toEqual([null, [2, 3], [3], null])
  expect(restrictedOf(withGivenMark(both, [1, 2], 2)).slice(1, 3)).toEqual([
    [2, 3],
    [2, 3],
  ])
  const none = withGivenMark(withGivenMark(both, [1], 2), [1, 2], 3)
  expect(none.object).toEqual({ size: 4 })
  expect(withGivenMark(first, [0], 2)).toBe(first)
  expect(withoutGivenMarks(both, [1]).object.candidates?.[0]).toEqual([null, null, [3], null])
  expect(withoutGivenMarks(both, [5])).toBe(both)
})

test('given marks are values where digits begin at 0', () => {
  const layout = { rows: 2, columns: 2, digits: 4, firstValue: 0 }
  const puzzle = { layout, object: { rows: 2, columns: 2 }, givens: [0, 0, 0, 0] }
  const marked = withGivenMark(puzzle, [3], 1)
  expect(marked.object.candidates).toEqual([
    [null, null],
    [null, [0]],
  ])
  expect(restrictedOf(marked)[3]).toEqual([1])
})
