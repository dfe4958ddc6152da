import { expect, test } from 'vitest'
import { outlineOf } from '../../src/board/outline'

const layout = { rows: 3, columns: 3, digits: 3, firstValue: 1 }

/** The pieces of a path as pairs of end points, in no order. */
const pieces = (path: string): string[] =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)([HV])([\d.]+)/g)].map(([, x, y, way, to]) => {
    const ends = [`${x},${y}`, way === 'H' ? `${to},${y}` : `${x},${to}`]
    return ends.sort().join(' ')
  })

test('one cell has four sides', () => {
  expect(pieces(outlineOf([4], layout, 0.25)).sort()).toEqual(
    ['1.25,1.25 1.75,1.25', '1.25,1.75 1.75,1.75', '1.25,1.25 1.25,1.75', '1.75,1.25 1.75,1.75'].sort(),
  )
})

test('the outline is closed, at inner corners too: each end is that of two pieces', () => {
  for (const cells of [[0, 1, 3], [0, 1, 2, 3, 5, 6, 7, 8], [4], [0, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6, 7, 8]]) {
    const ends = new Map<string, number>()
    for (const piece of pieces(outlineOf(cells, layout, 0.25)))
      for (const end of piece.split(' ')) ends.set(end, (ends.get(end) ?? 0) + 1)
    const open = [...ends.values()].filter(count => count % 2 === 1)
    // The pieces of adjacent cells of a straight side also touch.
    expect(open).toEqual([])
  }
})
