// The drawing of a puzzle that carries no rule: lines, shapes and texts of SudokuPad or f-puzzles, kept in their own form.
import { columnOf, rowOf, type Layout } from './grid'
import type { Puzzle } from './puzzle'

type Raw = Readonly<Record<string, unknown>>

/** As the engine keeps it: the members of the editor's object, and those of each cell's. */
export interface Drawing {
  readonly format: 'sudokupad' | 'fpuzzles'
  readonly members: Readonly<Record<string, unknown>>
  readonly cells?: readonly Raw[]
}

/** In units of cells from the corner of the grid, x to the right and y down. */
export type Place = readonly [number, number]

interface Drawn {
  /** The member of the drawing that has it, and its place there. */
  readonly member: string
  readonly index: number
  /** Whether it is above the lines of the grid. */
  readonly isOver: boolean
}
export interface DrawnLine extends Drawn {
  readonly kind: 'line'
  readonly points: readonly Place[]
  readonly width: number
  readonly colour: string
  readonly hasHead: boolean
}
export interface DrawnShape extends Drawn {
  readonly kind: 'shape'
  readonly centre: Place
  readonly width: number
  readonly height: number
  readonly isRound: boolean
  /** In degrees, clockwise. */
  readonly angle: number
  /** Colours; undefined: none. */
  readonly fill: string | undefined
  readonly border: string | undefined
  readonly borderWidth: number
  readonly text: string
  readonly textColour: string
  readonly textSize: number
}
export type Ornament = DrawnLine | DrawnShape

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const numberIn = (value: unknown, usual: number): number => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : usual
}
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A colour of CSS that fetches nothing. */
const colourIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d.,%\sa-z]+\))$/i.test(value.trim())
    ? value.trim()
    : undefined

/** The drawing of a puzzle, unless there is none. */
export const drawingOf = ({ object }: Puzzle): Drawing | undefined => {
  const { drawing } = object
  if (!isRaw(drawing) || !isRaw(drawing.members)) return undefined
  const { format, members, cells } = drawing
  if (format !== 'sudokupad' && format !== 'fpuzzles') return undefined
  return {
    format,
    members,
    ...(Array.isArray(cells) && { cells: cells.map(cell => (isRaw(cell) ? cell : {})) }),
  }
}

/** The parts of a cell in which SudokuPad measures lines and letters. */
const partsOfCell = 64

const padPlace = (pair: unknown): Place => {
  const [row, column] = listIn(pair)
  return [numberIn(column, 0), numberIn(row, 0)]
}

const padLine = (raw: Raw, at: Drawn): Ornament[] => [
  {
    ...at,
    kind: 'line',
    points: listIn(raw.wayPoints).map(padPlace),
    width: numberIn(raw.thickness, 2) / partsOfCell,
    colour: colourIn(raw.color) ?? '#888888',
    hasHead: at.member === 'arrows',
  },
]

const padShape = (raw: Raw, at: Drawn): Ornament[] => {
  const border = colourIn(raw.borderColor)
  return [
    {
      ...at,
      kind: 'shape',
      centre: padPlace(raw.center),
      width: numberIn(raw.width, 0),
      height: numberIn(raw.height, 0),
      isRound: raw.rounded === true,
      angle: numberIn(raw.angle, 0),
      fill: colourIn(raw.backgroundColor),
      border,
      borderWidth: border ? numberIn(raw.thickness ?? raw.borderSize, 2) / partsOfCell : 0,
      text: textIn(raw.text),
      textColour: colourIn(raw.color) ?? '#000000',
      textSize: numberIn(raw.fontSize, 28) / partsOfCell,
    },
  ]
}

/** "R1C2", also beside the grid: "R0C1". */
const centreOf = (name: unknown): Place => {
  const found = /^R(-?\d+)C(-?\d+)$/i.exec(textIn(name))
  return found ? [Number(found[2]) - 0.5, Number(found[1]) - 0.5] : [-1, -1]
}
const middleOf = (names: unknown): Place => {
  const places = listIn(names).map(centreOf)
  const mean = (axis: 0 | 1) =>
    places.reduce((sum, place) => sum + place[axis], 0) / Math.max(1, places.length)
  return [mean(0), mean(1)]
}

const fpuzzlesLine = (raw: Raw, at: Drawn): Ornament[] =>
  listIn(raw.lines).map(line => ({
    ...at,
    kind: 'line',
    points: listIn(line).map(centreOf),
    width: numberIn(raw.width, 0.2),
    colour: colourIn(raw.outlineC) ?? '#888888',
    hasHead: false,
  }))

const fpuzzlesShape = (raw: Raw, at: Drawn): Ornament[] => {
  const isText = at.member === 'text'
  const border = isText ? undefined : colourIn(raw.outlineC)
  return [
    {
      ...at,
      kind: 'shape',
      centre: middleOf(raw.cells),
      width: isText ? 0 : numberIn(raw.width, 0.5),
      height: isText ? 0 : numberIn(raw.height, 0.5),
      isRound: at.member === 'circle',
      angle: numberIn(raw.angle, 0),
      fill: isText ? undefined : colourIn(raw.baseC),
      border,
      borderWidth: border ? 0.04 : 0,
      text: textIn(raw.value),
      textColour: colourIn(raw.fontC) ?? '#000000',
      textSize: isText ? 0.5 * numberIn(raw.size, 1) : 0.4,
    },
  ]
}

interface Kind {
  readonly member: string
  readonly isOver: boolean
  readonly read: (raw: Raw, at: Drawn) => Ornament[]
}
/** From the back to the front. */
const kinds: Readonly<Record<Drawing['format'], readonly Kind[]>> = {
  sudokupad: [
    { member: 'underlays', isOver: false, read: padShape },
    { member: 'lines', isOver: false, read: padLine },
    { member: 'arrows', isOver: false, read: padLine },
    { member: 'overlays', isOver: true, read: padShape },
  ],
  fpuzzles: [
    { member: 'line', isOver: false, read: fpuzzlesLine },
    { member: 'rectangle', isOver: false, read: fpuzzlesShape },
    { member: 'circle', isOver: false, read: fpuzzlesShape },
    { member: 'text', isOver: true, read: fpuzzlesShape },
  ],
}

/** The member of colours of cells, which belong to the cells of an editor. */
const ofCells = 'cells'

const cellColours = ({ cells = [] }: Drawing, layout: Layout): Ornament[] =>
  cells.flatMap((raw, cell) => {
    const fill = colourIn(raw.c) ?? colourIn(raw.highlight)
    if (fill === undefined) return []
    return {
      member: ofCells,
      index: cell,
      isOver: false,
      kind: 'shape',
      centre: [columnOf(cell, layout) + 0.5, rowOf(cell, layout) + 0.5],
      width: 1,
      height: 1,
      isRound: false,
      angle: 0,
      fill,
      border: undefined,
      borderWidth: 0,
      text: '',
      textColour: '',
      textSize: 0,
    }
  })

/** All that is drawn, from the back to the front. */
export const ornamentsOf = (puzzle: Puzzle): readonly Ornament[] => {
  const drawing = drawingOf(puzzle)
  if (!drawing) return []
  return [
    ...cellColours(drawing, puzzle.layout),
    ...kinds[drawing.format].flatMap(({ member, isOver, read }) =>
      listIn(drawing.members[member]).flatMap((raw, index) =>
        isRaw(raw) ? read(raw, { member, index, isOver }) : [],
      ),
    ),
  ]
}

const withMembers = (
  puzzle: Puzzle,
  drawing: Drawing,
  lists: Readonly<Record<string, readonly unknown[]>>,
): Puzzle => {
  const changed = Object.entries({ ...drawing.members, ...lists })
  const members = Object.fromEntries(changed.filter(([, list]) => !Array.isArray(list) || list.length > 0))
  return { ...puzzle, object: { ...puzzle.object, drawing: { ...drawing, members } } }
}

export const withoutDrawing = (puzzle: Puzzle): Puzzle => {
  const { drawing: _drawing, ...object } = puzzle.object
  return { ...puzzle, object }
}

/** Without one of its ornaments; without a drawing, if that was the last. */
export const withoutOrnament = (puzzle: Puzzle, { member, index }: Drawn): Puzzle => {
  const drawing = drawingOf(puzzle)
  if (!drawing) return puzzle
  const others = (list: unknown) => listIn(list).filter((_, i) => i !== index)
  const next =
    member === ofCells
      ? {
          ...puzzle,
          object: {
            ...puzzle.object,
            drawing: {
              ...drawing,
              cells: drawing.cells?.map((raw, cell) => {
                const { c: _c, highlight: _highlight, ...kept } = raw
                return cell === index ? kept : raw
              }),
            },
          },
        }
      : withMembers(puzzle, drawing, { [member]: others(drawing.members[member]) })
  return ornamentsOf(next).length > 0 ? next : withoutDrawing(next)
}

/** With an ornament behind all others of its kind; in SudokuPad a shape above the grid goes below it. */
export const withOrnamentAtBack = (puzzle: Puzzle, { member, index }: Drawn): Puzzle => {
  const drawing = drawingOf(puzzle)
  const list = listIn(drawing?.members[member])
  if (!drawing || index >= list.length) return puzzle
  const moved = list[index]
  const others = list.filter((_, i) => i !== index)
  return member === 'overlays'
    ? withMembers(puzzle, drawing, {
        overlays: others,
        underlays: [moved, ...listIn(drawing.members.underlays)],
      })
    : withMembers(puzzle, drawing, { [member]: [moved, ...others] })
}

/** A part of the plane, in cells. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** No drawing makes the picture larger than by this many cells in each direction. */
const mostBeside = 3

/** The area of the grid and the drawing. */
export const extentOf = (ornaments: readonly Ornament[], { rows, columns }: Layout): Extent => {
  const places = ornaments.flatMap((ornament): Place[] => {
    if (ornament.kind === 'line') return [...ornament.points]
    const [x, y] = ornament.centre
    const [right, down] = [
      Math.max(ornament.width, ornament.textSize) / 2,
      Math.max(ornament.height, ornament.textSize) / 2,
    ]
    return [
      [x - right, y - down],
      [x + right, y + down],
    ]
  })
  const least = (axis: 0 | 1) => Math.max(-mostBeside, Math.min(0, ...places.map(place => place[axis])))
  const most = (axis: 0 | 1, size: number) =>
    Math.min(size + mostBeside, Math.max(size, ...places.map(place => place[axis])))
  return { left: least(0), top: least(1), right: most(0, columns), bottom: most(1, rows) }
}
