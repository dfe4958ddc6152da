// User-defined rules, as docs/own-rules.md describes them, while they are being edited: their examples, and the position of an
// error in a rule.
import { boardsOf, cellCount, cellNames, type Layout } from './grid'
import { withRules, type Puzzle } from './puzzle'

export interface Parameter {
  readonly name: string
  /** "path 3..", "number 1..45 default 5" */
  readonly kind: string
}

export const shapeNames = ['line', 'bulb', 'circle', 'square', 'shade', 'cage', 'text'] as const
export type ShapeName = (typeof shapeNames)[number]
export const shapeColours = ['grey', 'blue', 'green', 'red', 'orange', 'yellow', 'purple'] as const

export interface Drawing {
  readonly shape: ShapeName
  /** An expression for cells; for a text, its content. */
  readonly of: string
  /** For a text: its position. */
  readonly at: string
  /** Empty: the default. */
  readonly colour: string
}

export interface OwnRule {
  readonly name: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  /** One formula per line; all of them must hold. */
  readonly formulas: string
  readonly drawings: readonly Drawing[]
  /** One example per line, which satisfies the rule, or breaks it. */
  readonly holding: string
  readonly broken: string
}

export const noRule: OwnRule = {
  name: '',
  summary: '',
  parameters: [],
  formulas: '',
  drawings: [],
  holding: '',
  broken: '',
}

export interface Definition {
  readonly name: string
  readonly summary?: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly conditions: string | readonly string[]
  readonly draw?: readonly Readonly<Record<string, string>>[]
}

/** The lines that are not empty, with their numbers, counted from 0. */
export const linesOf = (text: string): { line: number; text: string }[] =>
  text
    .split('\n')
    .map((each, line) => ({ line, text: each.trim() }))
    .filter(each => each.text !== '')

const shapeOf = ({ shape, of, at, colour }: Drawing): Record<string, string> => ({
  [shape]: of,
  ...(shape === 'text' ? { at } : {}),
  ...(colour === '' ? {} : { colour }),
})

/** As a puzzle contains it, with all members, so that each is on lines of its own. */
export const definitionOf = ({ name, summary, parameters, formulas, drawings }: OwnRule): Definition => ({
  name,
  summary,
  parameters: Object.fromEntries(parameters.map(({ name: each, kind }) => [each, kind])),
  conditions: linesOf(formulas).map(({ text }) => text),
  draw: drawings.map(shapeOf),
})

const drawingOf = (shape: Readonly<Record<string, string>>): Drawing => {
  const name = shapeNames.find(each => shape[each] !== undefined) ?? 'line'
  return { shape: name, of: shape[name] ?? '', at: shape.at ?? '', colour: shape.colour ?? '' }
}

export const ruleOf = ({ name, summary, parameters, conditions, draw }: Definition): OwnRule => ({
  ...noRule,
  name,
  summary: summary ?? '',
  parameters: Object.entries(parameters ?? {}).map(([each, kind]) => ({ name: each, kind })),
  formulas: typeof conditions === 'string' ? conditions : conditions.join('\n'),
  drawings: (draw ?? []).map(drawingOf),
})

export const definitionsOf = ({ object }: Puzzle): readonly Definition[] =>
  (object.definitions as readonly Definition[] | undefined) ?? []

/** The puzzle with this definition in place of the one with that name, whose uses it takes over. */
export const withDefinition = (puzzle: Puzzle, definition: Definition, old = definition.name): Puzzle => {
  const others = definitionsOf(puzzle)
  const isThere = others.some(({ name }) => name === old)
  const definitions = isThere
    ? others.map(each => (each.name === old ? definition : each))
    : [...others, definition]
  const rules = puzzle.object.rules?.map(use => (use.name === old ? { ...use, name: definition.name } : use))
  return { ...puzzle, object: { ...puzzle.object, definitions, ...(rules ? { rules } : {}) } }
}

/** Without the definition and its uses. */
export const withoutDefinition = (puzzle: Puzzle, name: string): Puzzle => {
  const { definitions: _definitions, ...object } = puzzle.object
  const left = definitionsOf(puzzle).filter(each => each.name !== name)
  const next = { ...puzzle, object: left.length > 0 ? { ...object, definitions: left } : object }
  return withRules(
    next,
    (puzzle.object.rules ?? []).filter(use => use.name !== name),
  )
}

/** The part that an error is about. `index`: of the parameter, of the line of the formulas, or of the drawing. */
export interface Place {
  readonly field: 'name' | 'summary' | 'parameter' | 'kind' | 'formula' | 'drawing' | 'rule'
  readonly index: number
  /** The character in the text, counted from 0. */
  readonly at: number
}

/** The text that is sent to the engine, and the meaning of each of its lines. */
export const textWithPlaces = (rule: OwnRule, members: object): { text: string; places: Place[] } => {
  const text = JSON.stringify({ definitions: [definitionOf(rule)], ...members }, null, 1)
  const formulas = linesOf(rule.formulas)
  const places: Place[] = []
  let list = ''
  let index = 0
  let isBehind = false
  for (const line of text.split('\n')) {
    isBehind ||= line.startsWith(' ]')
    const member = isBehind ? undefined : /^ {3}"(\w+)":/.exec(line)?.[1]
    if (member || /^ {0,2}\S/.test(line)) {
      list = member ?? ''
      index = 0
    }
    const isItem = /^ {4}["{]/.test(line)
    const isString = isItem && line.startsWith('"', 4)
    const place = { index, at: 0 }
    if (member === 'name' || member === 'summary') places.push({ ...place, field: member })
    else if (list === 'parameters' && isItem) places.push({ ...place, field: 'parameter' })
    else if (list === 'conditions' && (isString || member))
      places.push({ field: 'formula', index: formulas[index]?.line ?? 0, at: 0 })
    else if (list === 'draw')
      places.push({ field: 'drawing', index: Math.max(0, isItem ? index : index - 1), at: 0 })
    else places.push({ ...place, field: 'rule' })
    if (isItem) ++index
  }
  return { text, places }
}

/** The position in the rule of an error of the engine, whose line and column count from 1. */
export const placeOf = (
  { text, places }: { text: string; places: readonly Place[] },
  line: number,
  column: number,
): Place => {
  const place = places[line - 1] ?? { field: 'rule', index: 0, at: 0 }
  const found = text.split('\n')[line - 1] ?? ''
  const before = found.slice(0, Math.max(0, column - 1))
  if (place.field === 'parameter') {
    // "line": "path": the name, or the kind after it.
    const kindBegins = found.indexOf('": "') + 4
    return column > kindBegins ? { ...place, field: 'kind', at: column - 1 - kindBegins } : place
  }
  if (place.field !== 'formula') return place
  return { ...place, at: Math.max(0, before.replaceAll('\\"', '"').length - 5) }
}

/** The digits of an example by rows, -1 if none is given, and the values after them: "1 4 7 total=12", "1../..1". */
interface ExampleWords {
  readonly rows: readonly (readonly number[])[]
  readonly values: readonly string[]
}

const wordsOf = (text: string, mostDigit: number): ExampleWords | undefined => {
  const words = text.replaceAll('/', ' / ').split(/[\s,]+/)
  const first = words.findIndex(word => word.includes('='))
  const front = (first < 0 ? words : words.slice(0, first)).filter(word => word !== '')
  const rows: number[][] = [[]]
  // Digits up to 9 need no blanks between them.
  for (const piece of mostDigit <= 9 ? front.flatMap(word => [...word]) : front) {
    if (piece === '/') rows.push([])
    else if (/^(\d+|\.)$/.test(piece)) rows[rows.length - 1]!.push(piece === '.' ? -1 : Number(piece))
    else return undefined
  }
  return { rows, values: first < 0 ? [] : words.slice(first) }
}

/** Cells of the first board in order, row by row, alternating in direction. */
const snake = (count: number, layout: Layout): number[] => {
  const { columns } = boardsOf(layout)[0]!
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const column = i % columns
    return cellOfBoard(row, row % 2 === 1 ? columns - 1 - column : column, layout)
  })
}

/** Of the first board. */
const cellOfBoard = (row: number, column: number, layout: Layout): number => {
  const board = boardsOf(layout)[0]!
  return (board.row + row) * layout.columns + board.column + column
}

/** The digits and their cells; undefined if there are too many. */
const placedDigits = (
  rows: ExampleWords['rows'],
  isOfGrid: boolean,
  layout: Layout,
): { cells: number[]; digits: number[] } | undefined => {
  const digits = rows.flat()
  const board = boardsOf(layout)[0]!
  if (!isOfGrid || rows.length === 1)
    return digits.length <= board.rows * board.columns
      ? { cells: snake(digits.length, layout), digits }
      : undefined
  if (rows.length > board.rows || rows.some(row => row.length > board.columns)) return undefined
  return { cells: rows.flatMap((list, row) => list.map((_, i) => cellOfBoard(row, i, layout))), digits }
}

const isCells = ({ kind }: Parameter): boolean => /^(cells|path)\b/.test(kind.trim())
const isPlace = ({ kind }: Parameter): boolean => /^outside\b/.test(kind.trim())

/** The cells that the digits of an example belong to; undefined: the whole grid. */
export const subjectOf = ({ parameters }: OwnRule): Parameter | undefined =>
  parameters.find(each => isCells(each) || isPlace(each))

/** The members of a puzzle with the example: its only use of the rule, and its digits. Undefined if the text is not an example. */
export const exampleOf = (rule: OwnRule, text: string, { layout, object }: Puzzle): object | undefined => {
  const words = wordsOf(text, layout.digits - 1 + layout.firstValue)
  const subject = subjectOf(rule)
  const placed = words && placedDigits(words.rows, subject === undefined, layout)
  if (!words || !placed) return undefined
  const { cells, digits } = placed
  const names = subject && (isPlace(subject) ? 'r1c0' : cellNames(cells, layout))
  const argument = rule.parameters.flatMap(({ name }, i) => {
    const told = words.values.find(value => value.startsWith(`${name}=`))
    const value = name === subject?.name ? names : told?.slice(name.length + 1)
    return value === undefined ? [] : [i === 0 ? value : `${name}=${value}`]
  })
  const open = layout.firstValue === 0 ? null : 0
  const all: (number | null)[] = Array<number | null>(cellCount(layout)).fill(open)
  for (const [i, cell] of cells.entries()) all[cell] = digits[i]! < 0 ? open : digits[i]!
  const givens = Array.from({ length: layout.rows }, (_, row) =>
    all.slice(row * layout.columns, (row + 1) * layout.columns),
  )
  const { rules: _rules, definitions: _own, candidates: _candidates, about: _about, ...shape } = object
  const use = argument.length === 0 ? { name: rule.name } : { name: rule.name, argument: argument.join(' ') }
  return { ...shape, rules: [use], givens }
}

/** The initial state. */
export const templates: Readonly<Record<'whispers' | 'renban' | 'totals' | 'knights' | 'first', OwnRule>> = {
  whispers: {
    ...noRule,
    name: 'near_whispers',
    parameters: [{ name: 'line', kind: 'path' }],
    formulas: 'all(a, b in neighbours(line): abs(a - b) >= 2)',
    drawings: [{ shape: 'line', of: 'line', at: '', colour: 'green' }],
    holding: '1 3 1 4',
    broken: '1 2 4',
  },
  renban: {
    ...noRule,
    name: 'my_renban',
    parameters: [{ name: 'line', kind: 'path' }],
    formulas: 'all_different(line)\nmax(line) - min(line) = size(line) - 1',
    drawings: [{ shape: 'line', of: 'line', at: '', colour: 'purple' }],
    holding: '2 4 3',
    broken: '1 2 4\n2 2 3',
  },
  totals: {
    ...noRule,
    name: 'cage_of_a_total',
    parameters: [
      { name: 'cells', kind: 'cells' },
      { name: 'total', kind: 'number 1..45' },
    ],
    formulas: 'all_different(cells)\nsum(cells) = total',
    drawings: [
      { shape: 'cage', of: 'cells', at: '', colour: '' },
      { shape: 'text', of: 'total', at: 'first(cells)', colour: '' },
    ],
    holding: '1 4 total=5',
    broken: '1 3 total=5\n2 2 total=4',
  },
  knights: {
    ...noRule,
    name: 'one_knight',
    formulas: 'all(a, b in apart(1, 2): a != b)',
    holding: '1../.12',
    broken: '1../..1',
  },
  first: {
    ...noRule,
    name: 'first_digits',
    parameters: [
      { name: 'place', kind: 'outside' },
      { name: 'total', kind: 'number 1..45' },
    ],
    formulas: 'any(i in 1..4: first(cells_from(place)) = i and sum(cells_from(place)[1..i]) = total)',
    drawings: [{ shape: 'text', of: 'total', at: 'place', colour: '' }],
    holding: '2 3 1 4 total=5',
    broken: '3 2 1 4 total=5',
  },
}
