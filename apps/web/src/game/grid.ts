// Cells count from 0 in reading order; digits from 1, and 0 is an open cell.

export interface Layout {
  readonly rows: number
  readonly columns: number
  readonly digits: number
  /** What the digit 1 stands for: 0 or 1. */
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

/** What people read for a digit. */
export const valueOf = (digit: number, { firstValue }: Layout): number => digit - 1 + firstValue

/** What is drawn for a digit: its value or, with letters, A for 10, B for 11 and so on. */
export const symbolOf = (digit: number, layout: Layout, hasLetters: boolean): string => {
  const value = valueOf(digit, layout)
  return hasLetters && value > 9 && value < 36
    ? String.fromCharCode('A'.charCodeAt(0) + value - 10)
    : String(value)
}

/** The cell that lies so many rows and columns further, round the edges. */
export const moved = (cell: number, down: number, right: number, layout: Layout): number => {
  const { rows, columns } = layout
  const row = (rowOf(cell, layout) + down + rows) % rows
  const column = (columnOf(cell, layout) + right + columns) % columns
  return row * columns + column
}

/** Places beside the grid, where clues stand: "r0c3" lies above column 3. With those at the corners if asked for. */
export const placesOutside = ({ rows, columns }: Layout): { row: number; column: number }[] => {
  const places: { row: number; column: number }[] = []
  for (let row = 0; row <= rows + 1; ++row)
    for (let column = 0; column <= columns + 1; ++column)
      if (row === 0 || row === rows + 1 || column === 0 || column === columns + 1)
        places.push({ row, column })
  return places
}
