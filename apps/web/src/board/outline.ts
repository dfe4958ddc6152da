// The outline of a set of cells, drawn inside them: a path of straight pieces, in units of cells.
import { columnOf, rowOf, type Layout } from '../game/grid'

/** Each side that a cell shares with no other cell of the set, `inset` inside it; the pieces meet at inner corners. */
export const outlineOf = (cells: readonly number[], layout: Layout, inset: number): string => {
  const members = new Set(cells)
  const has = (row: number, column: number) =>
    row >= 0 &&
    row < layout.rows &&
    column >= 0 &&
    column < layout.columns &&
    members.has(row * layout.columns + column)
  let path = ''
  for (const cell of members) {
    const row = rowOf(cell, layout)
    const column = columnOf(cell, layout)
    // The place where a side begins (sign 1) or ends (-1): inside the cell, at its edge, or beyond it to meet the piece of an inner corner.
    const reach = (beside: boolean, across: boolean) => (beside ? (across ? -inset : 0) : inset)
    for (const side of [-1, 1]) {
      if (!has(row + side, column)) {
        const y = row + 0.5 + side * (0.5 - inset)
        const from = column + reach(has(row, column - 1), has(row + side, column - 1))
        const to = column + 1 - reach(has(row, column + 1), has(row + side, column + 1))
        path += `M${from} ${y}H${to}`
      }
      if (!has(row, column + side)) {
        const x = column + 0.5 + side * (0.5 - inset)
        const from = row + reach(has(row - 1, column), has(row - 1, column + side))
        const to = row + 1 - reach(has(row + 1, column), has(row + 1, column + side))
        path += `M${x} ${from}V${to}`
      }
    }
  }
  return path
}
