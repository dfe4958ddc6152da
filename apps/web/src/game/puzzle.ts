// The puzzle that is set and played, in Quadrille's own JSON (docs/puzzle.schema.json), as the engine reads and writes it.
import type { Answer } from '../engine/client'
import { isHole, type Layout } from './grid'
import { usualBoxes } from './regions'
import { separateUses } from './uses'

export interface RuleText {
  readonly name: string
  readonly argument?: string
}

export interface About {
  readonly title?: string
  readonly author?: string
  readonly description?: string
  readonly [other: string]: string | undefined
}

/** An object of that format without its givens. Members that the page does not change are kept as they are. */
export interface PuzzleObject {
  readonly size?: number
  readonly rows?: number
  readonly columns?: number
  readonly digits?: string
  /** Boards that overlap: the name of their arrangement, or the first cell of each. */
  readonly boards?: string | readonly string[]
  readonly boxes?: readonly [number, number] | null
  readonly regions?: readonly (readonly (string | number | null)[])[]
  readonly candidates?: readonly (readonly (readonly number[] | null)[])[]
  /** Each use of a rule by itself. */
  readonly rules?: readonly RuleText[]
  readonly about?: About
  readonly [other: string]: unknown
}

/** Names of boards that overlap. */
export const arrangements = [
  'samurai',
  'gattai-2',
  'gattai-3',
  'gattai-8',
  'shogun',
  'sumo',
  'sohei',
  'cross',
  'windmill',
  'butterfly',
  'flower',
] as const
export type Arrangement = (typeof arrangements)[number]

/** The name of the boards that overlap, or their first cells; empty if there is one board. */
export const boardsTextOf = ({ object: { boards = '' } }: Puzzle): string =>
  typeof boards === 'string' ? boards : boards.join(' ')

export interface Puzzle {
  readonly layout: Layout
  readonly object: PuzzleObject
  /** Digits by cell; 0 if it is open. */
  readonly givens: readonly number[]
  /** Regions that are being drawn and do not fit yet (regions.ts): a number by cell, or -1. The object has none then. */
  readonly draft?: readonly number[]
}

const layoutOfSize = (size: number): Layout => ({ rows: size, columns: size, digits: size, firstValue: 1 })

/** An empty grid of that size with the usual boxes. */
export const emptyPuzzle = (size: number): Puzzle => ({
  layout: layoutOfSize(size),
  object: { size },
  givens: Array<number>(size * size).fill(0),
})

const shapeOfBoards: readonly string[] = ['rows', 'columns', 'digits', 'boards', 'boxes']

/** An empty grid of the same size with the usual boxes, or of the same boards. */
export const emptied = ({ layout, object, givens }: Puzzle): Puzzle =>
  layout.boards
    ? {
        layout,
        object: Object.fromEntries(Object.entries(object).filter(([name]) => shapeOfBoards.includes(name))),
        givens: givens.map(() => 0),
      }
    : emptyPuzzle(layout.digits)

/** The puzzle that the engine has read. */
export const puzzleOf = (read: Answer<'read'>): Puzzle => {
  const { rows, columns, digits, firstValue, boards } = read
  const object = JSON.parse(read.json) as PuzzleObject & { givens?: unknown; solution?: unknown }
  const { givens: _givens, solution: _solution, rules, ...others } = object
  return {
    layout: { rows, columns, digits, firstValue, ...(boards.length > 0 && { boards }) },
    object: rules ? { ...others, rules: separateUses(rules) } : others,
    givens: read.givens.slice(0, rows * columns),
  }
}

/** Rows of values, as in the format, from digits by cell. */
const rowsOf = (digits: readonly number[], layout: Layout): (number | null)[][] => {
  const { rows, columns, firstValue } = layout
  const valueAt = (cell: number) =>
    digits[cell] === 0
      ? firstValue === 0 || isHole(cell, layout)
        ? null
        : 0
      : digits[cell]! - 1 + firstValue
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => valueAt(row * columns + column)),
  )
}

/** Candidates by cell: undefined if all digits are possible. */
export type CandidateLists = readonly (readonly number[] | undefined)[]

/** As the engine reads it; optionally with other digits than the givens, or with candidates. */
export const textOf = (
  { layout, object, givens }: Puzzle,
  digits: readonly number[] = givens,
  candidates?: CandidateLists,
): string => {
  const members: Record<string, unknown> = { ...object, givens: rowsOf(digits, layout) }
  if (candidates) {
    const { rows, columns, firstValue } = layout
    members.candidates = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        const author = object.candidates?.[row]?.[column]
        const list = candidates[row * columns + column]?.map(digit => digit - 1 + firstValue)
        return list && author ? list.filter(value => author.includes(value)) : (list ?? author ?? null)
      }),
    )
  }
  return JSON.stringify(members)
}

/** The digits that the author allows in each cell, if not all. */
export const restrictedOf = ({ layout, object }: Puzzle): CandidateLists =>
  Array.from({ length: layout.rows * layout.columns }, (_, cell) =>
    object.candidates?.[Math.floor(cell / layout.columns)]?.[cell % layout.columns]?.map(
      value => value + 1 - layout.firstValue,
    ),
  )

const withRestricted = (puzzle: Puzzle, lists: CandidateLists): Puzzle => {
  const { candidates: _old, ...object } = puzzle.object
  if (lists.every(list => list === undefined)) return { ...puzzle, object }
  const { rows, columns, firstValue } = puzzle.layout
  const candidates = Array.from({ length: rows }, (_, row) =>
    lists
      .slice(row * columns, (row + 1) * columns)
      .map(list => list?.map(digit => digit - 1 + firstValue) ?? null),
  )
  return { ...puzzle, object: { ...object, candidates } }
}

/** Given marks: only these digits are possible in a cell. If all open cells have the digit, it is removed from all, else added to all. */
export const withGivenMark = (puzzle: Puzzle, cells: readonly number[], digit: number): Puzzle => {
  const lists = restrictedOf(puzzle).slice()
  const open = cells.filter(cell => puzzle.givens[cell] === 0)
  const isThere = open.every(cell => lists[cell]?.includes(digit))
  for (const cell of open) {
    const others = (lists[cell] ?? []).filter(other => other !== digit)
    const next = isThere ? others : [...others, digit].sort((a, b) => a - b)
    lists[cell] = next.length > 0 ? next : undefined
  }
  return open.length === 0 ? puzzle : withRestricted(puzzle, lists)
}

export const withoutGivenMarks = (puzzle: Puzzle, cells: readonly number[]): Puzzle => {
  const lists = restrictedOf(puzzle)
  return cells.some(cell => lists[cell])
    ? withRestricted(
        puzzle,
        lists.map((list, cell) => (cells.includes(cell) ? undefined : list)),
      )
    : puzzle
}

export const withGivens = (puzzle: Puzzle, cells: readonly number[], digit: number): Puzzle => {
  if (cells.every(cell => puzzle.givens[cell] === digit)) return puzzle
  const givens = puzzle.givens.slice()
  for (const cell of cells) givens[cell] = digit
  return { ...puzzle, givens }
}

export const rulesOf = (puzzle: Puzzle): readonly RuleText[] => puzzle.object.rules ?? []

export const withRules = (puzzle: Puzzle, rules: readonly RuleText[]): Puzzle => {
  const { rules: _rules, ...object } = puzzle.object
  return { ...puzzle, object: rules.length === 0 ? object : { ...object, rules } }
}

export const withAbout = (puzzle: Puzzle, member: string, text: string): Puzzle => {
  const { about, ...object } = puzzle.object
  const { [member]: _old, ...others } = about ?? {}
  const next = text === '' ? others : { ...others, [member]: text }
  return { ...puzzle, object: Object.keys(next).length === 0 ? object : { ...object, about: next } }
}

/** Boxes of that many rows and columns; null: none. */
export const withBoxes = (puzzle: Puzzle, boxes: readonly [number, number] | null): Puzzle => {
  const { regions: _regions, ...object } = puzzle.object
  const { draft: _draft, ...others } = puzzle
  return { ...others, object: { ...object, boxes } }
}

/** Whether it is as a new grid of its size is: nothing is given, drawn or written in it, and it has the usual boxes. */
export const isBlank = ({ layout, object, givens, draft }: Puzzle): boolean => {
  const { size, rows: _rows, columns: _columns, digits: _digits, boards, boxes, ...others } = object
  const ofBoards = boards === undefined ? size : layout.digits
  const usual = ofBoards === undefined ? undefined : usualBoxes(ofBoards)
  const hasUsualBoxes = boxes === undefined || String(boxes ?? '') === String(usual ?? '')
  const isUnchanged = draft === undefined && hasUsualBoxes && Object.keys(others).length === 0
  return isUnchanged && givens.every(given => given === 0)
}
