import { expect, test } from 'vitest'
import { domainsAt, eventsIn, listOf, StreamError, textOfValues, traceOf } from '../../src/explain/trace'
import { failedSubtrees, kindOf, neighbour, nextOf, placed, treeCommandOf } from '../../src/explain/tree'

const lines = `
{"event":"puzzle","size":1}
{"event":"variable","cell":"r1c1","digits":[1,2,3]}
{"event":"variable","cell":"r1c2","digits":[1,2,3]}
{"event":"constraint","name":"row 1","kind":"all_different","cells":["r1c1","r1c2"]}
{"event":"node","node":1,"parent":null,"depth":0,"decision":null}
{"event":"removal","node":1,"constraint":"row 1","cell":"r1c2","removed":[3],"left":[1,2]}
{"event":"node","node":2,"parent":1,"depth":1,"decision":{"cell":"r1c1","relation":"=","digit":1}}
{"event":"removal","node":2,"constraint":"row 1","cell":"r1c2","removed":[1],"left":[2]}
{"event":"failure","node":2,"constraint":"row 1"}
{"event":"learnt","node":2,"facts":[{"cell":"r1c1","relation":"!=","digit":1}],"depth":0}
{"event":"node","node":3,"parent":1,"depth":1,"decision":{"cell":"r1c1","relation":"!=","digit":1}}
{"event":"solution","node":3,"digits":[2,1]}
{"event":"end","ending":"complete"}
`
const trace = traceOf(eventsIn(lines))

test('events become a tree', () => {
  expect(trace.nodes.map(kindOf)).toEqual(['branch', 'failure', 'solution'])
  expect(trace.nodes.map(node => node.level)).toEqual([0, 1, 1])
  expect(trace.nodes[0]!.children).toEqual([1, 2])
  expect(trace.constraints[0]!.scope).toEqual(['r1c1', 'r1c2'])
  expect(trace.nodes[1]!.learnt!.facts).toEqual([{ variable: 'r1c1', relation: '!=', value: 1 }])
  expect(trace.ending).toBe('complete')
})

test('domains follow from the path, decisions and removals', () => {
  const at = (node: number, removals?: number) => domainsAt(trace, node, removals).map(listOf)
  expect(at(0, 0)).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(at(0)).toEqual([
    [1, 2, 3],
    [1, 2],
  ])
  expect(at(1, 0)).toEqual([[1], [1, 2]])
  expect(at(1)).toEqual([[1], [2]])
  expect(at(2)).toEqual([
    [2, 3],
    [1, 2],
  ])
})

test('the domains of any model are ranges, which decisions change by events', () => {
  const model = traceOf(
    eventsIn(`{"event":"variable","name":"x","domain":[[1,1],[3,900]]}
{"event":"variable","name":"y","is":"x"}
{"event":"removal","node":0,"constraint":"linear 1","variable":"x","removed":[[1,1]],"left":[[3,900]]}
{"event":"node","node":1,"parent":null,"depth":0,"decision":null}
{"event":"node","node":2,"parent":1,"depth":1,"decision":{"variable":"x","relation":"<=","value":4}}
{"event":"removal","node":2,"constraint":null,"variable":"x","removed":[[5,900]],"left":[[3,4]]}`),
  )
  expect(model.names).toEqual(['x'])
  expect(textOfValues(model.domains[0]!)).toBe('1 3..900')
  expect(domainsAt(model, 0)).toEqual([[[3, 900]]])
  expect(domainsAt(model, 1).map(textOfValues)).toEqual(['3 4'])
  expect(textOfValues([[null, 3]])).toBe('−∞..3')
})

test('what is no event is told by its line', () => {
  expect(() => eventsIn('{"event":"end"}\n\nend\n')).toThrow(StreamError)
  try {
    eventsIn('{"event":"end"}\n[1]')
  } catch (error) {
    expect((error as StreamError).line).toBe(2)
  }
  expect(traceOf([{ event: 'removal', cell: 'nowhere' }, { event: 'new' }, 3, null]).nodes).toEqual([])
})

test('a search that is too long is cut', () => {
  const events = Array.from({ length: 9 }, (_, i) => ({ event: 'node', node: i + 1, parent: i || null }))
  expect(traceOf(events, 5)).toMatchObject({ ending: 'stopped', nodes: { length: 5 } })
})

test('parents stand above the middle of their children, folded nodes hide theirs', () => {
  expect(failedSubtrees(trace)).toEqual([false, true, false])
  expect(placed(trace, () => false)).toEqual([
    { node: 0, x: 0.5, y: 0, isFolded: false },
    { node: 1, x: 0, y: 1, isFolded: false },
    { node: 2, x: 1, y: 1, isFolded: false },
  ])
  expect(placed(trace, () => true)).toEqual([{ node: 0, x: 0, y: 0, isFolded: true }])
})

test('a very deep tree is drawn', () => {
  const events = Array.from({ length: 20_000 }, (_, i) => ({
    event: 'node',
    node: i + 1,
    parent: i,
    depth: i,
  }))
  expect(placed(traceOf(events), () => false)).toHaveLength(20_000)
})

test('keys walk through the tree', () => {
  const key = (name: string, shiftKey = false) =>
    treeCommandOf({ key: name, shiftKey, ctrlKey: false, metaKey: false, altKey: false })
  expect(key('ArrowRight')).toEqual({ kind: 'sibling', step: 1 })
  expect(key('B', true)).toEqual({ kind: 'mark' })
  expect(key('x')).toBeUndefined()
  expect(neighbour(trace, 1, 'after')).toBe(2)
  expect(neighbour(trace, 2, 'after')).toBe(2)
  expect(neighbour(trace, 2, 'parent')).toBe(0)
  expect(neighbour(trace, 0, 'child')).toBe(1)
  expect(nextOf([2, 5], 2, 1)).toBe(5)
  expect(nextOf([2, 5], 2, -1)).toBe(5)
  expect(nextOf([], 4, 1)).toBe(4)
})
