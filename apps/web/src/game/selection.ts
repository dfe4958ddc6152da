// The selected cells in the order in which they were selected, which is the order of a path; the last one has the focus.
import { cellsOf, columnOf, isHole, moved, rowOf, type Layout } from './grid'

export interface Selection {
  readonly cells: readonly number[]
  readonly focus: number
}

export const selected = (cell: number): Selection => ({ cells: [cell], focus: cell })

/** The first cell of the grid. */
export const first = (layout: Layout): Selection => selected(cellsOf(layout)[0]!)

/** Adds a cell; a cell that is already selected keeps its position. */
export const extended = ({ cells }: Selection, cell: number): Selection => ({
  cells: cells.includes(cell) ? cells : [...cells, cell],
  focus: cell,
})

export const toggled = ({ cells }: Selection, cell: number): Selection => ({
  cells: cells.includes(cell) ? cells.filter(other => other !== cell) : [...cells, cell],
  focus: cell,
})

/** The way a pointer selects: a cell alone, or beside the others, or in turn with them. */
export type Press = 'select' | 'add' | 'toggle'

export const pressed = (selection: Selection, cell: number, press: Press): Selection =>
  press === 'toggle' ? toggled(selection, cell) : press === 'add' ? extended(selection, cell) : selected(cell)

/** After a drag over these cells that began by removing a cell, or by adding one. */
export const dragged = (selection: Selection, cells: readonly number[], isRemoving: boolean): Selection =>
  cells.reduce(
    (now, cell) =>
      isRemoving ? { cells: now.cells.filter(other => other !== cell), focus: cell } : extended(now, cell),
    selection,
  )

export const all = (layout: Layout, focus: number): Selection => ({
  cells: cellsOf(layout),
  focus,
})

export const inverted = ({ cells, focus }: Selection, layout: Layout): Selection => ({
  cells: all(layout, focus).cells.filter(cell => !cells.includes(cell)),
  focus,
})

/** The way an arrow key moves: by itself, extending the selection, or only moving the focus. */
export type Manner = 'select' | 'extend' | 'focus'

export const arrow = (
  selection: Selection,
  down: number,
  right: number,
  manner: Manner,
  layout: Layout,
): Selection => {
  const cell = moved(selection.focus, down, right, layout)
  if (manner === 'focus') return { ...selection, focus: cell }
  return manner === 'extend'
    ? extended(
        selection.cells.includes(selection.focus) ? selection : extended(selection, selection.focus),
        cell,
      )
    : selected(cell)
}

/** Home and End: to the ends of the row; with `isWhole`, of the grid. */
export const end = (selection: Selection, isLast: boolean, isWhole: boolean, layout: Layout): Selection => {
  const row = rowOf(selection.focus, layout)
  const cells = cellsOf(layout).filter(cell => isWhole || rowOf(cell, layout) === row)
  return selected(cells.at(isLast ? -1 : 0)!)
}

/** The cells on the straight line from one to another, without the first: those that a fast pointer has skipped. */
export const between = (from: number, to: number, layout: Layout): number[] => {
  const down = rowOf(to, layout) - rowOf(from, layout)
  const right = columnOf(to, layout) - columnOf(from, layout)
  const steps = Math.max(Math.abs(down), Math.abs(right))
  const cells = Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps
    return (
      (rowOf(from, layout) + Math.round(down * part)) * layout.columns +
      columnOf(from, layout) +
      Math.round(right * part)
    )
  })
  return cells.filter(cell => !isHole(cell, layout))
}
