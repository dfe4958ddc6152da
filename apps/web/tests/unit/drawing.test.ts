import { expect, test } from 'vitest'
import {
  drawingOf,
  extentOf,
  ornamentsOf,
  withOrnamentAtBack,
  withoutOrnament,
  type DrawnLine,
  type DrawnShape,
} from '../../src/game/drawing'
import { emptyPuzzle, type Puzzle } from '../../src/game/puzzle'

const drawn = (drawing: unknown): Puzzle => {
  const puzzle = emptyPuzzle(4)
  return { ...puzzle, object: { ...puzzle.object, drawing } }
}
const pad = drawn({
  format: 'sudokupad',
  members: {
    lines: [
      {
        wayPoints: [
          [0.5, 0.5],
          [0.5, 2.5],
        ],
        color: '#a3d',
        thickness: 16,
      },
    ],
    underlays: [{ center: [1.5, 2.5], width: 1, height: 0.5, backgroundColor: '#ff000080' }],
    overlays: [{ center: [-0.5, 1.5], width: 0.25, height: 0.25, text: 7, fontSize: 32, rounded: true }],
    fog: ['r1c1'],
  },
})

test('lines and shapes of SudokuPad are measured in cells', () => {
  const [shape, line, text] = ornamentsOf(pad) as [DrawnShape, DrawnLine, DrawnShape]
  expect(shape).toMatchObject({ centre: [2.5, 1.5], width: 1, height: 0.5, fill: '#ff000080', isOver: false })
  expect(line).toMatchObject({
    points: [
      [0.5, 0.5],
      [2.5, 0.5],
    ],
    width: 0.25,
    colour: '#a3d',
  })
  expect(text).toMatchObject({ text: '7', textSize: 0.5, isRound: true, isOver: true })
})

test('drawings of f-puzzles name cells, and colour them', () => {
  const puzzle = drawn({
    format: 'fpuzzles',
    members: {
      line: [
        {
          lines: [
            ['R1C1', 'R2C2'],
            ['R3C3', 'R3C4'],
          ],
          outlineC: '#00ff00',
          width: 0.3,
        },
      ],
      circle: [
        { cells: ['R1C1', 'R1C2'], baseC: '#fff', outlineC: '#000', width: 0.4, height: 0.4, value: 'A' },
      ],
    },
    cells: [{}, { c: '#FFA600' }],
  })
  const [cell, one, two, circle] = ornamentsOf(puzzle)
  expect(cell).toMatchObject({ centre: [1.5, 0.5], fill: '#FFA600' })
  expect([one!.index, two!.index]).toEqual([0, 0])
  expect(circle).toMatchObject({ centre: [1, 0.5], isRound: true, text: 'A' })
  expect(drawingOf(withoutOrnament(puzzle, cell!))!.cells).toEqual([{}, {}])
})

test('a part is deleted, and the drawing with its last one', () => {
  const [shape, line, text] = ornamentsOf(pad)
  const fewer = withoutOrnament(pad, line!)
  expect(ornamentsOf(fewer).map(({ member }) => member)).toEqual(['underlays', 'overlays'])
  expect(drawingOf(fewer)!.members.fog).toEqual(['r1c1'])
  expect(drawingOf(withoutOrnament(withoutOrnament(fewer, shape!), text!))).toBeUndefined()
})

test('a shape above the grid goes below it', () => {
  const [, , text] = ornamentsOf(pad)
  const moved = ornamentsOf(withOrnamentAtBack(pad, text!)) as DrawnShape[]
  expect(moved.map(({ member, text: shown }) => [member, shown])).toEqual([
    ['underlays', '7'],
    ['underlays', ''],
    ['lines', undefined],
  ])
})

test('the picture has room for what is beside the grid, within limits', () => {
  expect(extentOf(ornamentsOf(pad), pad.layout)).toEqual({ left: 0, top: -0.75, right: 4, bottom: 4 })
  const far = drawn({
    format: 'sudokupad',
    members: { underlays: [{ center: [900, 0.5], width: 1, height: 1 }] },
  })
  expect(extentOf(ornamentsOf(far), far.layout).bottom).toBe(7)
})

test('a colour that could fetch something, and an object of another form, are not drawn', () => {
  const puzzle = drawn({
    format: 'sudokupad',
    members: { lines: 3, underlays: [null, { center: 'x', backgroundColor: 'url(https://example.org/)' }] },
  })
  expect(ornamentsOf(puzzle)).toMatchObject([{ fill: undefined, centre: [0, 0] }])
  expect(drawingOf(drawn({ format: 'other', members: {} }))).toBeUndefined()
  expect(drawingOf(drawn([]))).toBeUndefined()
})
