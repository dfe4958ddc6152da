import { expect, test } from 'vitest'
import { barOf, barsOf, everything, icicleOf, nodeAt, topFor } from '../../src/explain/icicle'
import { traceOf } from '../../src/explain/trace'

/** Two nodes below the root: the first with three leaves, the last of which is the solution; the second failed. */
const small = icicleOf(
  traceOf([
    { event: 'node', node: 1, parent: null },
    { event: 'node', node: 2, parent: 1 },
    { event: 'node', node: 3, parent: 2 },
    { event: 'failure', node: 3 },
    { event: 'node', node: 4, parent: 2 },
    { event: 'failure', node: 4 },
    { event: 'node', node: 5, parent: 2 },
    { event: 'solution', node: 5 },
    { event: 'node', node: 6, parent: 1 },
    { event: 'failure', node: 6 },
  ]),
)

test('a bar is as wide as the leaves below it', () => {
  expect(barsOf(small, everything, 400)).toEqual([
    { node: 0, kind: 'branch', level: 0, x: 0, width: 400 },
    { node: 1, kind: 'branch', level: 1, x: 0, width: 300 },
    { node: 2, kind: 'failure', level: 2, x: 0, width: 100 },
    { node: 3, kind: 'failure', level: 2, x: 100, width: 100 },
    { node: 4, kind: 'solution', level: 2, x: 200, width: 100 },
    { node: 5, kind: 'failure', level: 1, x: 300, width: 100 },
  ])
  expect(barOf(small, 1, 3, 300)).toEqual({ node: 3, kind: 'failure', level: 1, x: 100, width: 100 })
})

test('narrow bars are one, which shows what is rarest among them', () => {
  const kinds = barsOf(small, everything, 2).map(({ kind, level }) => `${level} ${kind}`)
  expect(kinds).toEqual(['0 branch', '1 branch', '2 failure', '2 solution', '1 failure'])
})

test('a place leads to the node whose bar is there', () => {
  expect(nodeAt(small, everything, 0, 0.9)).toBe(0)
  expect(nodeAt(small, everything, 1, 0.9)).toBe(5)
  expect(nodeAt(small, everything, 2, 0.3)).toBe(3)
  expect(nodeAt(small, everything, 2, 0.9)).toBeUndefined()
  expect(nodeAt(small, 1, 1, 0.99)).toBe(4)
})

test('a node that is too narrow to be seen is shown below one from where it can', () => {
  expect(topFor(small, everything, 3, 400, 100)).toBe(everything)
  expect(topFor(small, everything, 3, 400, 120)).toBe(1)
  expect(topFor(small, 1, 5, 400, 10)).toBe(everything)
  expect(topFor(small, everything, 3, 400, 500)).toBe(3)
})

test('a subtree that failed is told from one with a solution', () => {
  const failed = icicleOf(
    traceOf([
      { event: 'node', node: 1, parent: null },
      { event: 'node', node: 2, parent: 1 },
      { event: 'failure', node: 2 },
    ]),
  )
  expect(failed.kinds).toEqual(['failed', 'failure'])
})
