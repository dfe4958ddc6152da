import { expect, test } from 'vitest'
import { countOf, solutionLines, type Entry, type Many } from '../../src/game/many'

const entry = (change: Partial<Entry>): Entry => ({
  text: '{}',
  line: 1,
  verdict: 'waiting',
  solution: [],
  message: '',
  ...change,
})
const list = (...entries: Entry[]): Many => ({ entries, isMore: false })

test('a line for each puzzle, empty where it has no single solution', () => {
  const unique = entry({ verdict: 'unique', solution: [1, 2, 2, 1] })
  expect(solutionLines(list(unique, entry({ verdict: 'several' }), unique))).toBe('1221\n\n1221')
  expect(solutionLines(list(entry({ solution: [1, 10, 2] })))).toBe('1 10 2')
  expect(solutionLines(list())).toBe('')
})

test('puzzles are counted by what they come to', () => {
  const all = list(entry({}), entry({ verdict: 'none' }), entry({ verdict: 'none' }))
  expect([countOf(all, 'none'), countOf(all, 'waiting'), countOf(all, 'unique')]).toEqual([2, 1, 0])
})
