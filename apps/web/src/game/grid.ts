// Cells count from 0 in reading order; digits from 1, and 0 is an open cell. Where boards overlap, as in a samurai, a place of no board is a hole:
// it has a number like a cell, but holds nothing.

export interface Layout {
  readonly rows: number
  readonly columns: number
  readonly digits: number
  /** The value of the digit 1: 0 or 1. */
  readonly firstValue: number
  /** The first cell of each board, if there are several: squares of as many rows as there are digits. */
  readonly boards?: readonly number[]
}

/** Including holes. */
export const cellCount = ({ rows, columns }: Layout): number => rows * columns

export const rowOf = (cell: number, { columns }: Layout): number => Math.floor(cell / columns)
export const columnOf = (cell: number, { columns }: Layout): number => cell % columns

/** A part of the grid whose rows and columns are houses. */
export interface Board {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

export const boardsOf = (layout: Layout): readonly Board[] => {
  const { rows, columns, digits, boards } = layout
  if (!boards) return [{ row: 0, column: 0, rows, columns }]
  return boards.map(cell => ({
    row: rowOf(cell, layout),
    column: columnOf(cell, layout),
    rows: digits,
    columns: digits,
  }))
}

/** Whether the board has the cell. */
export const isOn = ({ row, column, rows, columns }: Board, cell: number, layout: Layout): boolean => {
  const [down, right] = [rowOf(cell, layout) - row, columnOf(cell, layout) - column]
  return down >= 0 && down < rows && right >= 0 && right < columns
}

const holesOf = new WeakMap<readonly number[], readonly boolean[]>()

export const isHole = (cell: number, layout: Layout): boolean => {
  const { boards } = layout
  if (!boards) return false
  let holes = holesOf.get(boards)
  if (!holes) {
    const all = boardsOf(layout)
    holes = Array.from({ length: cellCount(layout) }, (_, at) => all.every(board => !isOn(board, at, layout)))
    holesOf.set(boards, holes)
  }
  return holes[cell] === true
}

/** Without holes. */
export const cellsOf = (layout: Layout): number[] =>
  Array.from({ length: cellCount(layout) }, (_, cell) => cell).filter(cell => !isHole(cell, layout))

/** The cells of each row that has some. */
export const rowsOf = (layout: Layout): number[][] => {
  const rows: number[][] = Array.from({ length: layout.rows }, () => [])
  for (const cell of cellsOf(layout)) rows[rowOf(cell, layout)]!.push(cell)
  return rows.filter(cells => cells.length > 0)
}

/** Whether both have the same cells, so that entries fit both. */
export const haveSameCells = (one: Layout, other: Layout): boolean =>
  one.rows === other.rows && one.columns === other.columns && String(one.boards) === String(other.boards)

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

/** The next cell in that direction, beyond holes and wrapping around at the edges. */
export const moved = (cell: number, down: number, right: number, layout: Layout): number => {
  const { rows, columns } = layout
  const row = (rowOf(cell, layout) + down + rows) % rows
  const column = (columnOf(cell, layout) + right + columns) % columns
  const next = row * columns + column
  return isHole(next, layout) ? moved(next, down, right, layout) : next
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

/** The other cells of the rows, the columns and the region of a cell. regions: a number by cell, -1 for none; empty if there are none. */
export const peersIn = (cell: number, layout: Layout, regions: readonly number[]): number[] => {
  const boards = boardsOf(layout).filter(board => isOn(board, cell, layout))
  const isInLine = (other: number) =>
    (rowOf(other, layout) === rowOf(cell, layout) || columnOf(other, layout) === columnOf(cell, layout)) &&
    boards.some(board => isOn(board, other, layout))
  const isInRegion = (other: number) => (regions[cell] ?? -1) >= 0 && regions[other] === regions[cell]
  return cellsOf(layout).filter(other => other !== cell && (isInLine(other) || isInRegion(other)))
}
