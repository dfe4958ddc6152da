// Regions while they are being drawn: a number for each cell, or -1 for none. They need not fit until all are drawn.
import { boardsOf, cellsOf, columnOf, isHole, rowOf, type Layout } from './grid'
import type { Puzzle } from './puzzle'

export type Regions = readonly number[]
export const noRegion = -1

/** The number of cells that a region of this grid has. */
export const cellsOfRegion = ({ digits }: Layout): number => digits

/** The number of regions that cover the grid. */
export const regionsOfGrid = (layout: Layout): number =>
  Math.max(1, Math.ceil(cellsOf(layout).length / layout.digits))

/** A, B, .. Z, then 27, 28, ... */
export const regionName = (region: number): string =>
  region < 26 ? String.fromCharCode('A'.charCodeAt(0) + region) : String(region + 1)

/** All box shapes that tile a grid of that size with as many cells as digits. */
export const boxesOf = (size: number): [number, number][] => {
  const boxes: [number, number][] = []
  for (let rows = 2; rows < size; ++rows)
    if (size % rows === 0 && size / rows > 1) boxes.push([rows, size / rows])
  return boxes
}

/** Those of a grid, or of boards, which share whole boxes. */
export const boxesFor = (layout: Layout): [number, number][] =>
  boxesOf(layout.digits).filter(([down, across]) =>
    boardsOf(layout).every(({ row, column }) => row % down === 0 && column % across === 0),
  )

/** The boxes of a grid that states none: those nearest to a square, wider than high. Undefined if it has none then. */
export const usualBoxes = (size: number): [number, number] | undefined =>
  boxesOf(size)
    .filter(([rows, columns]) => rows <= columns)
    .at(-1)

export const areSame = (one: Regions, other: Regions): boolean =>
  one.length === other.length && one.every((region, cell) => region === other[cell])

export const emptyRegions = ({ rows, columns }: Layout): number[] =>
  Array<number>(rows * columns).fill(noRegion)

/** Boxes of that many rows and columns, in reading order, board by board. */
export const boxRegions = (layout: Layout, [down, across]: readonly [number, number]): number[] => {
  const regions = emptyRegions(layout)
  let count = 0
  for (const { row, column, rows, columns } of boardsOf(layout))
    for (let top = row; top < row + rows; top += down)
      for (let left = column; left < column + columns; left += across) {
        // Boards share whole boxes.
        if (regions[top * layout.columns + left] !== noRegion) continue
        for (let r = top; r < Math.min(top + down, row + rows); ++r)
          for (let c = left; c < Math.min(left + across, column + columns); ++c)
            regions[r * layout.columns + c] = count
        ++count
      }
  return regions
}

/** Numbers for labels; null, `.` and blanks are in no region. Labels that are names of regions keep their numbers, others count by appearance. */
const numbered = (labels: readonly (string | number | null | undefined)[], most: number): number[] => {
  const texts = labels.map(label => (label === null || label === undefined ? '.' : String(label)))
  const names = [...new Set(texts.filter(text => text !== '.'))]
  const ours = Array.from({ length: most }, (_, region) => regionName(region))
  const order = names.every(name => ours.includes(name)) ? ours : names
  return texts.map(text => order.indexOf(text))
}

/** Whether the grid, or each board, has as many rows and columns as there are digits. */
export const isOfSquares = ({ rows, columns, digits, boards }: Layout): boolean =>
  boards !== undefined || (rows === columns && digits === rows)

/** The regions that the puzzle has or that are being drawn. */
export const regionsOf = ({ layout, object, draft }: Puzzle): Regions => {
  if (draft) return draft
  const cells = emptyRegions(layout)
  if (object.regions) {
    const rows = object.regions.map(row => (typeof row === 'string' ? [...row] : row))
    return numbered(
      cells.map((_, cell) => rows[rowOf(cell, layout)]?.[columnOf(cell, layout)]),
      regionsOfGrid(layout),
    )
  }
  if (!isOfSquares(layout)) return cells
  const boxes = object.boxes === undefined ? usualBoxes(layout.digits) : object.boxes
  return boxes ? boxRegions(layout, boxes) : cells
}

/** How many times a solution has each digit; undefined if that is not known. */
export const timesOf = (puzzle: Puzzle): number | undefined => {
  const { layout, draft } = puzzle
  if (!layout.boards) return isOfSquares(layout) ? layout.digits : undefined
  const isKnown = !draft && restOf(regionsOf(puzzle), layout).length === 0
  return isKnown ? regionsOfGrid(layout) : undefined
}

/** The number of cells of each region, at least of as many regions as cover the grid. */
export const sizesOf = (regions: Regions, layout: Layout): number[] => {
  const count = Math.max(regionsOfGrid(layout), ...regions.map(region => region + 1))
  const sizes = Array<number>(count).fill(0)
  for (const region of regions) if (region !== noRegion) sizes[region]!++
  return sizes
}

/** Whether each region that has cells has as many as there are digits. */
export const doFit = (regions: Regions, layout: Layout): boolean =>
  sizesOf(regions, layout).every(size => size === 0 || size === cellsOfRegion(layout))

/** The puzzle with these regions. Until they fit, it has none: they are its draft. */
export const withRegions = (puzzle: Puzzle, regions: Regions): Puzzle => {
  const { boxes: _boxes, regions: _regions, ...object } = puzzle.object
  const { draft: _draft, ...others } = puzzle
  if (regions.every(region => region === noRegion)) return { ...others, object: { ...object, boxes: null } }
  if (!doFit(regions, puzzle.layout)) return { ...others, object: { ...object, boxes: null }, draft: regions }
  const { rows, columns } = puzzle.layout
  const names = Array.from({ length: rows }, (_, row) =>
    regions
      .slice(row * columns, (row + 1) * columns)
      .map(region => (region === noRegion ? null : regionName(region))),
  )
  return { ...others, object: { ...object, regions: names } }
}

export const regionSymmetries = ['none', 'rotate180', 'rotate90', 'mirror', 'flip', 'diagonal'] as const
export type Symmetry = (typeof regionSymmetries)[number]

/** Whether rows become columns. */
const exchangesLines = (symmetry: Symmetry): boolean => symmetry === 'rotate90' || symmetry === 'diagonal'

/** Whether the symmetry maps each cell to cells, and none to a hole. */
export const isSymmetric = (layout: Layout, symmetry: Symmetry): boolean => {
  if (exchangesLines(symmetry) && layout.rows !== layout.columns) return false
  const hasImages = (cell: number) => imagesOf(cell, symmetry, layout).every(image => !isHole(image, layout))
  return layout.boards === undefined || cellsOf(layout).every(hasImages)
}

export const symmetriesOf = (layout: Layout): Symmetry[] =>
  regionSymmetries.filter(symmetry => isSymmetric(layout, symmetry))

/** The cell and its images, the cell first: one for each turn. The layout must have the symmetry. */
export const imagesOf = (cell: number, symmetry: Symmetry, layout: Layout): number[] => {
  const { rows, columns } = layout
  const [row, column] = [rowOf(cell, layout), columnOf(cell, layout)]
  const at = (r: number, c: number) => r * columns + c
  const [up, left] = [rows - 1 - row, columns - 1 - column]
  switch (symmetry) {
    case 'none':
      return [cell]
    case 'rotate180':
      return [cell, at(up, left)]
    case 'mirror':
      return [cell, at(row, left)]
    case 'flip':
      return [cell, at(up, column)]
    case 'diagonal':
      return rows === columns ? [cell, at(column, row)] : [cell]
    case 'rotate90':
      return rows === columns ? [cell, at(column, up), at(up, left), at(left, row)] : [cell, at(up, left)]
  }
}

/**
 * The region in which the images of a region lie: the one that has most of them or, if none has any, an empty one that is not in
 * `used`; undefined if there is none. A region that holds a cell that does not move is its own image.
 */
const imageOf = (
  regions: Regions,
  region: number,
  turn: number,
  symmetry: Symmetry,
  layout: Layout,
  used: readonly number[],
): number | undefined => {
  const counts = sizesOf(regions, layout).fill(0)
  for (const [cell, its] of regions.entries()) {
    if (its !== region) continue
    const image = imagesOf(cell, symmetry, layout)[turn]!
    if (image === cell) return region
    const other = regions[image]!
    if (other !== noRegion) counts[other]!++
  }
  const most = Math.max(...counts)
  if (most > 0) return counts.indexOf(most)
  const sizes = sizesOf(regions, layout)
  const free = sizes.findIndex((size, other) => size === 0 && other !== region && !used.includes(other))
  return free < 0 ? undefined : free
}

/**
 * Paints a cell, and with a symmetry its images into the images of the region. A region that reaches its own image, or a cell that does not
 * move, takes the cells of its image if it then has no more than a region may have.
 */
export const painted = (
  regions: Regions,
  cell: number,
  region: number,
  symmetry: Symmetry,
  layout: Layout,
): Regions => {
  const next = regions.slice()
  const images = imagesOf(cell, symmetry, layout)
  const sizes = sizesOf(regions, layout)
  const used = [region]
  for (const [turn, image] of images.entries()) {
    if (turn === 0 || region === noRegion) {
      next[image] = region
      continue
    }
    const partner = imageOf(regions, region, turn, symmetry, layout, used)
    if (partner === undefined) continue
    used.push(partner)
    const isReached = image === cell || regions[cell] === partner
    if (isReached && partner !== region && sizes[region]! > 0) {
      const sum = sizes[region]! + sizes[partner]! + (image === cell ? 1 : 0)
      if (sum <= cellsOfRegion(layout)) {
        for (const [at, its] of next.entries()) if (its === partner) next[at] = region
        continue
      }
    }
    if (image !== cell) next[image] = partner
  }
  // The cell belongs to the painted region, whatever its images are.
  next[cell] = region
  return next
}

/** Exchanges the regions of two cells, and with a symmetry those of their images. */
export const swapped = (
  regions: Regions,
  first: number,
  second: number,
  symmetry: Symmetry,
  layout: Layout,
): Regions => {
  const next = regions.slice()
  const others = imagesOf(second, symmetry, layout)
  const moved = new Set<number>()
  for (const [turn, cell] of imagesOf(first, symmetry, layout).entries()) {
    const other = others[turn]!
    if (moved.has(cell) || moved.has(other)) continue
    moved.add(cell).add(other)
    ;[next[cell], next[other]] = [next[other]!, next[cell]!]
  }
  return next
}

/** The cells in no region. */
export const restOf = (regions: Regions, layout: Layout): number[] =>
  cellsOf(layout).filter(cell => regions[cell] === noRegion)

/** All of them into this region. */
export const withRest = (regions: Regions, region: number, layout: Layout): Regions => {
  const rest = new Set(restOf(regions, layout))
  return regions.map((its, cell) => (rest.has(cell) ? region : its))
}

/** After a region is full, the next one that is not, if there is one. */
export const nextRegion = (regions: Regions, region: number, layout: Layout): number => {
  const sizes = sizesOf(regions, layout)
  const most = cellsOfRegion(layout)
  if (region === noRegion || sizes[region] !== most) return region
  const after = sizes.findIndex((size, other) => other > region && size < most)
  const found = after < 0 ? sizes.findIndex(size => size < most) : after
  return found < 0 ? region : found
}

/**
 * A text of one character for each cell, blanks and line ends aside: equal characters are a region, and `.`, `-` and `0` are cells in none.
 * A number if the text has that many characters instead.
 */
export const regionsInText = (text: string, layout: Layout): Regions | number => {
  const characters = [...text.replaceAll(/[\s|,;"']/g, '')]
  if (characters.length !== layout.rows * layout.columns) return characters.length
  return numbered(
    characters.map((character, cell) =>
      /[.\-0_]/.test(character) || isHole(cell, layout) ? null : character,
    ),
    regionsOfGrid(layout),
  )
}

/** One character for each cell in rows, as regionsInText() reads them; numbers above 26 have no letter and are `?`. */
export const textOfRegions = (regions: Regions, { columns }: Layout): string => {
  const character = (region: number) => (region === noRegion ? '.' : region < 26 ? regionName(region) : '?')
  const text = regions.map(character).join('')
  return text.match(new RegExp(`.{${columns}}`, 'gs'))?.join('\n') ?? text
}

const neighbours = (cell: number, layout: Layout): number[] => {
  const [row, column] = [rowOf(cell, layout), columnOf(cell, layout)]
  const { rows, columns } = layout
  return [
    ...(row > 0 ? [cell - columns] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
  ]
}

const isConnected = (regions: Regions, region: number, layout: Layout): boolean => {
  const first = regions.indexOf(region)
  const reached = new Set([first])
  for (const cell of reached)
    for (const other of neighbours(cell, layout)) if (regions[other] === region) reached.add(other)
  return reached.size === regions.filter(its => its === region).length
}

/**
 * A random jigsaw of connected regions: many exchanges of cells at the borders, from rows on. The grid has as many rows as digits.
 * random: the next number from 0 up to 1.
 */
export const randomRegions = (layout: Layout, random: () => number): Regions => {
  const regions = emptyRegions(layout).map((_, cell) => rowOf(cell, layout))
  const cells = regions.length
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  // Cells of other regions at the border of a region.
  const around = (region: number) =>
    regions.flatMap((its, cell) =>
      its !== region && neighbours(cell, layout).some(other => regions[other] === region) ? [cell] : [],
    )
  for (let tries = 0; tries < 8 * cells; ++tries) {
    const cell = Math.floor(random() * cells)
    const own = regions[cell]!
    const others = neighbours(cell, layout).filter(other => regions[other] !== own)
    if (others.length === 0) continue
    const region = regions[any(others)]!
    const back = any(around(own).filter(other => regions[other] === region))
    if (back === undefined) continue
    ;[regions[cell], regions[back]] = [region, own]
    if (!isConnected(regions, own, layout) || !isConnected(regions, region, layout))
      [regions[cell], regions[back]] = [own, region]
  }
  return regions
}
