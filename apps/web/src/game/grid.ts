// Cells count from 0 in reading order; digits from 1, and 0 is an open cell.

export interface Layout {
  readonly rows: number
  readonly columns: number
  readonly digits: number
  /** The value of the digit 1: 0 or 1. */
  readonly firstValue: number
}

export const cellCount = ({ rows, columns }: Layout): number => rows * columns

export const rowOf = (cell: number, { columns }: Layout): number => Math.floor(cell / columns)
export const columnOf = (cell: number, { columns }: Layout): number => cell % columns

/** "r1c2" */
export const cellName = (cell: number, layout: Layout): string =>
  `r${rowOf(cell, layout) + 1}c${columnOf(cell, layout) + 1}`

export const cellNames = (cells: readonly number[], layout: Layout): string =>
  cells.map(cell => cellName(cell, layout)).join(' ')

/** The printed value of a digit. */
export const valueOf = (digit: number, { firstValue }: Layout): number => digit - 1 + firstValue

/** The text drawn for a digit: its value or, with letters, A for 10, B for 11 and so on. */
export const symbolOf = (digit: number, layout: Layout, hasLetters: boolean): string => {
  const value = valueOf(digit, layout)
  return hasLetters && value > 9 && value < 36
    ? String.fromCharCode('A'.charCodeAt(0) + value - 10)
    : String(value)
}

/** The cell that is that many rows and columns further, wrapping around at the edges. */
export const moved = (cell: number, down: number, right: number, layout: Layout): number => {
  const { rows, columns } = layout
  const row = (rowOf(cell, layout) + down + rows) % rows
  const column = (columnOf(cell, layout) + right + columns) % columns
  return row * columns + column
}

/** Positions beside the grid for clues: "r0c3" is above column 3. Optionally with those at the corners. */
export const placesOutside = ({ rows, columns }: Layout): { row: number; column: number }[] => {
  const places: { row: number; column: number }[] = []
  for (let row = 0; row <= rows + 1; ++row)
    for (let column = 0; column <= columns + 1; ++column)
      if (row === 0 || row === rows + 1 || column === 0 || column === columns + 1)
        places.push({ row, column })
  return places
}

/** The other cells of the row, the column and the region of a cell. regions: a number by cell, -1 for none; empty if there are none. */
export const peersIn = (cell: number, layout: Layout, regions: readonly number[]): number[] =>
  Array.from({ length: cellCount(layout) }, (_, other) => other).filter(
    other =>
      other !== cell &&
      (rowOf(other, layout) === rowOf(cell, layout) ||
        columnOf(other, layout) === columnOf(cell, layout) ||
        ((regions[cell] ?? -1) >= 0 && regions[other] === regions[cell])),
  )
