// The entries of a player: digits, marks in the corner and in the centre, and colours. Values are immutable.
import type { Puzzle } from './puzzle'

export type Mode = 'digit' | 'corner' | 'centre' | 'colour'
export const modes: readonly Mode[] = ['digit', 'corner', 'centre', 'colour']

/** While a puzzle is being set: givens, and given marks. */
export const settingModes: readonly Mode[] = ['digit', 'centre']

/** Colours count from 1. */
export const colourCount = 9

type Lists = readonly (readonly number[])[]

export interface Entries {
  /** By cell; 0 if it is open. */
  readonly digits: readonly number[]
  /** Digits, increasing, by cell. */
  readonly corner: Lists
  readonly centre: Lists
  readonly colour: Lists
  /** The colours of marks, by cell and digit (from 0 on); 0, or a missing one: none. */
  readonly tints: Lists
}

export const noEntries = (cells: number): Entries => ({
  digits: Array<number>(cells).fill(0),
  corner: Array<number[]>(cells).fill([]),
  centre: Array<number[]>(cells).fill([]),
  colour: Array<number[]>(cells).fill([]),
  tints: Array<number[]>(cells).fill([]),
})

/** The colour of a mark; 0: none. */
export const tintOf = (tints: readonly number[] | undefined, digit: number): number => tints?.[digit - 1] ?? 0

const withTint = (tints: readonly number[], digit: number, colour: number): readonly number[] => {
  if (tintOf(tints, digit) === colour) return tints
  const next = Array.from({ length: Math.max(tints.length, digit) }, (_, i) => tints[i] ?? 0)
  next[digit - 1] = colour
  return next
}

/** Givens, and the entries in the other cells. */
export const shownDigits = (puzzle: Puzzle, entries: Entries): number[] =>
  puzzle.givens.map((given, cell) => given || entries.digits[cell]!)

const withMember = <T>(list: readonly T[], cells: readonly number[], change: (old: T) => T): readonly T[] => {
  const next = list.slice()
  for (const cell of cells) next[cell] = change(next[cell]!)
  return next
}

const added = (list: readonly number[], value: number): readonly number[] =>
  list.includes(value) ? list : [...list, value].sort((a, b) => a - b)
const removed = (list: readonly number[], value: number): readonly number[] =>
  list.filter(other => other !== value)

/** Cells that cannot hold `digit` once one of these cells holds it. */
export type Peers = (cell: number) => readonly number[]

/**
 * Enters a value into cells: if all of them have it, it is removed from all, else added to all. Marks go only into open cells,
 * digits into cells without a given. With `peers`, the digit is removed from the marks of cells that see it. Marks have the colour
 * `pen` (0: none): a mark of another colour is given this one.
 */
export const entered = (
  puzzle: Puzzle,
  entries: Entries,
  cells: readonly number[],
  mode: Mode,
  value: number,
  peers?: Peers,
  pen = 0,
): Entries => {
  if (mode === 'digit') {
    const open = cells.filter(cell => puzzle.givens[cell] === 0)
    if (open.length === 0) return entries
    const isThere = open.every(cell => entries.digits[cell] === value)
    const next = { ...entries, digits: withMember(entries.digits, open, () => (isThere ? 0 : value)) }
    if (isThere || !peers) return next
    const seeing = [...new Set(open.flatMap(peers))]
    return {
      ...next,
      corner: withMember(next.corner, seeing, list => removed(list, value)),
      centre: withMember(next.centre, seeing, list => removed(list, value)),
    }
  }
  const open =
    mode === 'colour' ? cells : cells.filter(cell => puzzle.givens[cell] === 0 && entries.digits[cell] === 0)
  if (open.length === 0) return entries
  const isMark = mode !== 'colour'
  const isThere = open.every(
    cell => entries[mode][cell]!.includes(value) && (!isMark || tintOf(entries.tints[cell], value) === pen),
  )
  return {
    ...entries,
    [mode]: withMember(entries[mode], open, list => (isThere ? removed : added)(list, value)),
    ...(isMark && {
      tints: withMember(entries.tints, open, list => withTint(list, value, isThere ? 0 : pen)),
    }),
  }
}

/** Clears the entries of the current mode in the cells or, if there are none, all entries: digits first. */
export const cleared = (puzzle: Puzzle, entries: Entries, cells: readonly number[], mode: Mode): Entries => {
  const open = cells.filter(cell => puzzle.givens[cell] === 0)
  const kinds: Mode[] = [
    mode,
    ...(['digit', 'centre', 'corner', 'colour'] as const).filter(kind => kind !== mode),
  ]
  for (const kind of kinds) {
    if (kind === 'digit') {
      if (open.some(cell => entries.digits[cell] !== 0))
        return { ...entries, digits: withMember(entries.digits, open, () => 0) }
    } else if (cells.some(cell => entries[kind][cell]!.length > 0)) {
      return { ...entries, [kind]: withMember(entries[kind], cells, () => []) }
    }
  }
  return entries
}

/** With these marks in the centre of all open cells. */
export const withCentre = (entries: Entries, lists: Lists): Entries => ({
  ...entries,
  centre: entries.centre.map((old, cell) => (entries.digits[cell] === 0 ? (lists[cell] ?? old) : old)),
})

/** The single mark of a cell: in the centre or, if there is none, in the corner. */
export const lastMark = ({ digits, centre, corner }: Entries, cell: number): number | undefined => {
  const marks = centre[cell]!.length > 0 ? centre[cell]! : corner[cell]!
  return digits[cell] === 0 && marks.length === 1 ? marks[0] : undefined
}

/** The cells whose digit differs from the solution. */
export const wrongCells = (puzzle: Puzzle, { digits }: Entries, solution: readonly number[]): number[] =>
  digits.flatMap((digit, cell) =>
    digit !== 0 && puzzle.givens[cell] === 0 && digit !== solution[cell] ? [cell] : [],
  )

/** The open cells whose marks in the centre leave out the digit of the solution. */
export const cellsWithWrongMarks = (
  puzzle: Puzzle,
  { digits, centre }: Entries,
  solution: readonly number[],
): number[] =>
  centre.flatMap((marks, cell) =>
    marks.length > 0 && digits[cell] === 0 && puzzle.givens[cell] === 0 && !marks.includes(solution[cell]!)
      ? [cell]
      : [],
  )

/** All cells whose entries exclude the solution. */
export const mistakes = (puzzle: Puzzle, entries: Entries, solution: readonly number[]): number[] => [
  ...wrongCells(puzzle, entries, solution),
  ...cellsWithWrongMarks(puzzle, entries, solution),
]

/** The number of last steps with a mistake; the step before these has none. */
export const stepsSinceMistake = (
  puzzle: Puzzle,
  steps: readonly Entries[],
  solution: readonly number[],
): number => {
  let count = 0
  while (count < steps.length && mistakes(puzzle, steps[steps.length - 1 - count]!, solution).length > 0)
    ++count
  return count
}

/** The number of times that each digit occurs in the grid; index 0 counts open cells. */
export const counts = (digits: readonly number[], most: number): number[] => {
  const result = Array<number>(most + 1).fill(0)
  for (const digit of digits) result[digit]!++
  return result
}
