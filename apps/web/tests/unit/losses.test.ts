import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Engine } from '../../src/engine/engine.js'
import type { Answer } from '../../src/engine/client'
import { partsLost } from '../../src/game/losses'

const file = new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)
const engine = existsSync(file) ? await Engine.load(readFileSync(file)) : undefined

/** The parts of the puzzle that a text in that format loses. */
const lostIn = (puzzle: object, to: string) => {
  const text = JSON.stringify(puzzle)
  const written = engine!.ask('convert', { puzzle: text, to }) as Answer<'convert'>
  const read = (each: string) => engine!.ask('read', { puzzle: each }) as Answer<'read'>
  return partsLost(read(text), read(written.text))
}

const jigsaw = {
  size: 4,
  regions: ['AAAB', 'ACCB', 'DCCB', 'DDDB'],
  givens: ['1...', '....', '....', '...2'],
}

test.runIf(engine)('a text that says all loses nothing', () => {
  expect(lostIn(jigsaw, 'json')).toEqual([])
  expect(lostIn(jigsaw, 'jigsaw')).toEqual([])
  expect(lostIn({ size: 9 }, 'line')).toEqual([])
})

test.runIf(engine)('regions, boxes, given marks and texts about a puzzle are missed', () => {
  expect(lostIn(jigsaw, 'line')).toEqual(['regions'])
  expect(lostIn({ size: 6, boxes: [3, 2] }, 'line')).toEqual(['regions'])
  expect(lostIn({ size: 4, boxes: null }, 'line')).toEqual(['regions'])
  const marked = {
    size: 4,
    candidates: [[[1, 2], null, null, null], ...Array(3).fill([null, null, null, null])],
  }
  expect(lostIn(marked, 'line')).toEqual(['candidates'])
  expect(lostIn({ size: 4, about: { title: 'First', author: 'Ada' } }, 'line')).toEqual(['title', 'author'])
  expect(lostIn({ size: 4, about: { title: 'First', author: 'Ada' } }, 'fpuzzles')).toEqual([])
})
