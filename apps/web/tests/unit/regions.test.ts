import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Engine } from '../../src/engine/engine.js'
import type { Answer } from '../../src/engine/client'
import { emptyPuzzle, puzzleOf, textOf, withBoxes, type Puzzle } from '../../src/game/puzzle'
import {
  boxesFor,
  boxRegions,
  doFit,
  emptyRegions,
  nextRegion,
  painted,
  randomRegions,
  regionsInText,
  regionsOf,
  regionSymmetries,
  restOf,
  sizesOf,
  swapped,
  symmetriesOf,
  textOfRegions,
  timesOf,
  usualBoxes,
  withRegions,
  withRest,
  type Regions,
} from '../../src/game/regions'

const file = new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)
const engine = existsSync(file) ? await Engine.load(readFileSync(file)) : undefined
const read = (puzzle: Puzzle) => engine!.ask('read', { puzzle: textOf(puzzle) }) as Answer<'read'>

const four = emptyPuzzle(4).layout
const nine = emptyPuzzle(9).layout
const jigsaw = 'AAAB\nACCB\nDCCB\nDDDB'
const regionsIn = (text: string, layout = four) => regionsInText(text, layout) as Regions

/** A generator of numbers that is the same in each run. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 2 ** 32
  return seed / 2 ** 32
}

test('a text of letters is regions, in rows or on a line; others are refused by their length', () => {
  expect(textOfRegions(regionsIn(jigsaw), four)).toBe(jigsaw)
  expect(regionsIn('aaab accb dccb dddb')).toEqual(regionsIn(jigsaw))
  expect(regionsIn('1112133243324442')).toEqual(regionsIn(jigsaw))
  expect(regionsIn('AAAA............')).toEqual([0, 0, 0, 0, ...Array<number>(12).fill(-1)])
  // Letters of the tool keep their places, although C comes first here.
  expect(regionsIn('CCCCAAAABBBBDDDD').slice(0, 5)).toEqual([2, 2, 2, 2, 0])
  expect(regionsInText('AAAB', four)).toBe(4)
})

test('regions that fit are part of the puzzle, others are its draft', () => {
  const puzzle = withRegions(emptyPuzzle(4), regionsIn(jigsaw))
  expect(puzzle.draft).toBeUndefined()
  expect(puzzle.object.regions![1]).toEqual(['A', 'C', 'C', 'B'])
  expect(regionsOf(puzzle)).toEqual(regionsIn(jigsaw))
  const unbalanced = withRegions(puzzle, painted(regionsOf(puzzle), 3, 0, 'none', four))
  expect(unbalanced.object).toEqual({ size: 4, boxes: null })
  expect(sizesOf(unbalanced.draft!, four)).toEqual([5, 3, 4, 4])
  expect(regionsOf(unbalanced)).toBe(unbalanced.draft)
  expect(withRegions(unbalanced, regionsIn(jigsaw))).toEqual(puzzle)
  expect(withRegions(unbalanced, emptyRegions(four))).toEqual(withBoxes(emptyPuzzle(4), null))
  expect(withBoxes(unbalanced, [2, 2]).draft).toBeUndefined()
})

test.runIf(engine)(
  'the engine reads regions as they were drawn, and boxes where the tool sees them, from 4 to 16',
  () => {
    for (let size = 4; size <= 16; ++size) {
      const puzzle = emptyPuzzle(size)
      const boxes = read(puzzle).regions
      expect(regionsOf(puzzle)).toEqual(boxes.length > 0 ? boxes : emptyRegions(puzzle.layout))
      expect(usualBoxes(size) === undefined).toBe(boxes.length === 0)
      const drawn = randomRegions(puzzle.layout, randomFrom(size))
      const again = puzzleOf(read(withRegions(puzzle, drawn)))
      expect(regionsOf(again)).toEqual(drawn)
    }
  },
)

test('a random jigsaw has connected regions of the right size, and is not the one it began with', () => {
  for (const size of [4, 5, 7, 9, 13, 16]) {
    const { layout } = emptyPuzzle(size)
    const regions = randomRegions(layout, randomFrom(7 * size))
    expect(doFit(regions, layout)).toBe(true)
    expect(sizesOf(regions, layout)).toEqual(Array<number>(size).fill(size))
    expect(regions).not.toEqual(boxRegions(layout, [1, size]))
    const reached = new Map<number, Set<number>>()
    for (let region = 0; region < size; ++region) {
      const cells = new Set([regions.indexOf(region)])
      for (const cell of cells) {
        const column = cell % size
        const near = [
          cell - size,
          cell + size,
          ...(column > 0 ? [cell - 1] : []),
          ...(column < size - 1 ? [cell + 1] : []),
        ]
        for (const other of near) if (regions[other] === region) cells.add(other)
      }
      reached.set(region, cells)
    }
    expect([...reached.values()].map(cells => cells.size)).toEqual(Array<number>(size).fill(size))
  }
})

test('cells that swap keep all sizes', () => {
  const regions = swapped(regionsIn(jigsaw), 3, 15, 'none', four)
  expect(regions).toEqual(regionsIn(jigsaw))
  expect(textOfRegions(swapped(regionsIn(jigsaw), 2, 3, 'none', four), four)).toBe('AABA\nACCB\nDCCB\nDDDB')
  expect(textOfRegions(swapped(regionsIn(jigsaw), 4, 5, 'rotate180', four), four)).toBe(
    'AAAB\nCACB\nDCBC\nDDDB',
  )
})

test('with a symmetry each stroke paints its image, into a region of its own', () => {
  let regions: Regions = emptyRegions(nine)
  for (const cell of [0, 1, 2, 9, 10]) regions = painted(regions, cell, 0, 'rotate180', nine)
  expect(sizesOf(regions, nine).slice(0, 3)).toEqual([5, 5, 0])
  expect([80, 79, 78, 71, 70].map(cell => regions[cell])).toEqual([1, 1, 1, 1, 1])
  regions = painted(regions, 2, -1, 'rotate180', nine)
  expect([regions[2], regions[78]]).toEqual([-1, -1])
})

test('a region that reaches the centre is its own image', () => {
  let regions: Regions = emptyRegions(nine)
  for (const cell of [38, 39, 40, 31]) regions = painted(regions, cell, 0, 'rotate180', nine)
  expect([38, 39, 40, 41, 42, 31, 49].map(cell => regions[cell])).toEqual(Array<number>(7).fill(0))
  // Where no cell stands still, it is so once it reaches its own image.
  let even: Regions = emptyRegions(four)
  for (const cell of [5, 6]) even = painted(even, cell, 0, 'mirror', four)
  expect([even[5], even[6]]).toEqual([0, 0])
})

test('a quarter turn paints four cells, and partitions stay symmetric', () => {
  let regions: Regions = emptyRegions(four)
  for (const cell of [0, 1, 2, 5]) regions = painted(regions, cell, 0, 'rotate90', four)
  expect(sizesOf(regions, four)).toEqual([4, 4, 4, 4])
  expect(doFit(regions, four)).toBe(true)
  expect(textOfRegions(regions, four)).toBe('AAAB\nDABB\nDDCB\nDCCC')
})

test('every symmetry paints at most its images, and never leaves the grid', () => {
  for (const symmetry of regionSymmetries)
    for (let cell = 0; cell < 81; ++cell) {
      const regions = painted(emptyRegions(nine), cell, 0, symmetry, nine)
      expect(regions).toHaveLength(81)
      expect(regions[cell]).toBe(0)
      expect(regions.filter(region => region !== -1).length).toBeLessThanOrEqual(4)
    }
})

test('a full region is followed by the next that is not', () => {
  const regions = regionsIn('AAAABBBB........')
  expect(nextRegion(regions, 0, four)).toBe(2)
  expect(nextRegion(regions, 2, four)).toBe(2)
  expect(nextRegion(withRest(regions, 2, four), 2, four)).toBe(2)
  expect(nextRegion(regionsIn(jigsaw), 3, four)).toBe(3)
})

const boards = (text: string, digits = 9): Puzzle =>
  puzzleOf(
    engine!.ask('read', {
      puzzle: JSON.stringify({ digits: `1..${digits}`, boards: text }),
    }) as Answer<'read'>,
  )

test.runIf(engine)('boxes of boards that overlap are those of the engine, each once', () => {
  for (const name of ['samurai', 'gattai-3', 'sohei', 'windmill', 'butterfly']) {
    const puzzle = boards(name)
    const ours = regionsOf(puzzle)
    const theirs = read(puzzle).regions
    const pairs = new Set(ours.map((region, cell) => `${region} ${theirs[cell]}`))
    expect(pairs.size).toBe(new Set(ours).size)
    expect(pairs.size).toBe(new Set(theirs).size)
    expect(restOf(ours, puzzle.layout)).toEqual([])
    expect(timesOf(puzzle)).toBe(Math.max(...ours) + 1)
    // With regions of their own they are read as such.
    const drawn = withRegions(withBoxes(puzzle, null), ours)
    expect(drawn.draft).toBeUndefined()
    expect(read(drawn).regions).toEqual(theirs)
  }
})

test.runIf(engine)('regions of boards leave holes out', () => {
  const { layout } = boards('r1c1 r3c3', 4)
  const none = emptyRegions(layout)
  expect(restOf(none, layout)).toHaveLength(28)
  const filled = withRest(none, 2, layout)
  expect(filled.filter(region => region === 2)).toHaveLength(28)
  expect(regionsInText('A'.repeat(36), layout)).toEqual(filled.map(region => (region === 2 ? 0 : -1)))
  expect(boxesFor(layout)).toEqual([[2, 2]])
  expect(symmetriesOf(layout)).toEqual(['none', 'rotate180', 'diagonal'])
  expect(symmetriesOf(boards('gattai-3').layout)).toEqual(['none', 'mirror'])
  expect(symmetriesOf(four)).toEqual(regionSymmetries)
})
