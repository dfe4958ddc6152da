// A part of a large grid that is shown as large as the whole: a square, in units of cells.
import { boardsOf, columnOf, isOn, rowOf, type Layout } from './grid'

export interface CloseUp {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Grids with more rows or columns than that can be looked at closely. */
const mostLines = 12
export const canBeClose = ({ rows, columns }: Layout): boolean => Math.max(rows, columns) > mostLines

/** Around the grid, in cells. */
const margin = 0.5
/** A board of nine with its margin. */
const usualSide = 9 + 2 * margin
const leastSide = 4
/** Of the cell that has the focus, from the edge. */
const leastDistance = 1

/** Moved into the grid; undefined if it shows the whole grid. */
const inside = ({ left, top, side }: CloseUp, { rows, columns }: Layout): CloseUp | undefined => {
  if (side >= Math.max(rows, columns) + 2 * margin) return undefined
  const into = (from: number, lines: number) =>
    lines + 2 * margin < side ? (lines - side) / 2 : Math.max(-margin, Math.min(from, lines + margin - side))
  return { left: into(left, columns), top: into(top, rows), side }
}

const around = (x: number, y: number, side: number, layout: Layout): CloseUp | undefined =>
  inside({ left: x - side / 2, top: y - side / 2, side }, layout)

/** The board with this cell in its middle, or the cells around it if the board is larger. */
export const closeUpAt = (cell: number, layout: Layout): CloseUp | undefined => {
  const [x, y] = [columnOf(cell, layout) + 0.5, rowOf(cell, layout) + 0.5]
  const far = (at: readonly [number, number]) => Math.hypot(at[0] - x, at[1] - y)
  const middles = boardsOf(layout)
    .filter(board => isOn(board, cell, layout) && board.rows <= usualSide && board.columns <= usualSide)
    .map(({ row, column, rows, columns }) => [column + columns / 2, row + rows / 2] as const)
    .sort((one, other) => far(one) - far(other))
  return around(...(middles[0] ?? ([x, y] as const)), usualSide, layout)
}

const shows = ({ left, top, side }: CloseUp, cell: number, layout: Layout): boolean => {
  const [right, down] = [columnOf(cell, layout) - left, rowOf(cell, layout) - top]
  return right >= 0 && right + 1 <= side && down >= 0 && down + 1 <= side
}

/** Moved as little as is needed to show the cell. */
export const withCell = (closeUp: CloseUp, cell: number, layout: Layout): CloseUp | undefined => {
  if (shows(closeUp, cell, layout)) return closeUp
  const { left, top, side } = closeUp
  const into = (from: number, at: number) =>
    Math.max(at + 1 + leastDistance - side, Math.min(from, at - leastDistance))
  return inside(
    { left: into(left, columnOf(cell, layout)), top: into(top, rowOf(cell, layout)), side },
    layout,
  )
}

/** So that all of these cells are shown, as near as before or, if they are too far apart, from further away. */
export const withCells = (
  closeUp: CloseUp,
  cells: readonly number[],
  layout: Layout,
): CloseUp | undefined => {
  if (cells.every(cell => shows(closeUp, cell, layout))) return closeUp
  const xs = cells.map(cell => columnOf(cell, layout) + 0.5)
  const ys = cells.map(cell => rowOf(cell, layout) + 0.5)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const side = Math.max(closeUp.side, right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin)
  return around((left + right) / 2, (top + bottom) / 2, side, layout)
}

/** Two fingers, or a wheel: what is at the place `from` of the grid comes to the place `to`, larger by a factor. */
export const pinched = (
  closeUp: CloseUp | undefined,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  factor: number,
  layout: Layout,
): CloseUp | undefined => {
  const whole = Math.max(layout.rows, layout.columns) + 2 * margin
  const { left, top, side } = closeUp ?? { left: -margin, top: -margin, side: whole }
  const next = Math.max(leastSide, side / factor)
  const into = (edge: number, now: number, then: number) => now - ((then - edge) / side) * next
  return inside({ left: into(left, from[0], to[0]), top: into(top, from[1], to[1]), side: next }, layout)
}
