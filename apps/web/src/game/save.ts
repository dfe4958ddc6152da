// Games as the browser stores them. Unreadable entries, and those of incompatible versions, are skipped.
import { cellCount, cellsOf, columnOf, rowOf, type Layout } from './grid'
import type { History } from './history'
import { colourCount, noEntries, type Entries } from './play'
import type { Puzzle, PuzzleObject } from './puzzle'

export interface SavedGame {
  readonly id: string
  /** The time of the last change, in milliseconds since 1970. */
  readonly changed: number
  readonly seconds: number
  /** Hints that the player has asked for. */
  readonly hints: number
  readonly puzzle: Puzzle
  readonly entries: Entries
  readonly savepoints: readonly Entries[]
}

/** The number of games to keep. */
export const mostGames = 100
/** Of each game. */
export const mostSavepoints = 20

type Raw = Readonly<Record<string, unknown>>
const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const layoutIn = (value: unknown): Layout | undefined => {
  if (!isRaw(value)) return undefined
  const { rows, columns, digits, firstValue } = value
  if (!isCount(rows) || !isCount(columns) || !isCount(digits) || !isCount(firstValue)) return undefined
  const isPossible = rows >= 1 && columns >= 1 && rows <= 64 && columns <= 64 && digits >= 1 && digits <= 64
  if (!isPossible || firstValue > 1) return undefined
  const layout = { rows, columns, digits, firstValue }
  if (value.boards === undefined) return layout
  const boards = digitsIn(value.boards, (value.boards as unknown[] | null)?.length ?? 0, rows * columns - 1)
  const fits = (cell: number) =>
    rowOf(cell, layout) + digits <= rows && columnOf(cell, layout) + digits <= columns
  return boards && boards.length > 0 && boards.every(fits) ? { ...layout, boards } : undefined
}

const digitsIn = (value: unknown, cells: number, most: number): number[] | undefined =>
  Array.isArray(value) && value.length === cells && value.every(digit => isCount(digit) && digit <= most)
    ? (value as number[])
    : undefined

/** Regions that do not fit yet: a number by cell, or -1. */
const draftIn = (value: unknown, cells: number): number[] | undefined =>
  Array.isArray(value) &&
  value.length === cells &&
  value.every(region => region === -1 || (isCount(region) && region < cells))
    ? (value as number[])
    : undefined

/** By cell; a missing member is empty, so that games of older versions can be opened. */
const listsIn = (value: unknown, cells: number, most: number): number[][] | undefined =>
  Array.isArray(value) &&
  value.length === cells &&
  value.every(list => digitsIn(list, (list as unknown[])?.length, most))
    ? (value as number[][])
    : undefined

const entriesIn = (value: unknown, cells: number, digits: number): Entries => {
  const entries = isRaw(value) ? value : {}
  const none = noEntries(cells)
  return {
    digits: digitsIn(entries.digits, cells, digits) ?? none.digits,
    corner: listsIn(entries.corner, cells, digits) ?? none.corner,
    centre: listsIn(entries.centre, cells, digits) ?? none.centre,
    colour: listsIn(entries.colour, cells, colourCount) ?? none.colour,
    tints: listsIn(entries.tints, cells, colourCount) ?? none.tints,
  }
}

export const gameIn = (value: unknown): SavedGame | undefined => {
  if (!isRaw(value) || typeof value.id !== 'string' || !isRaw(value.puzzle)) return undefined
  const layout = layoutIn(value.puzzle.layout)
  if (!layout || !isRaw(value.puzzle.object)) return undefined
  const cells = cellCount(layout)
  const givens = digitsIn(value.puzzle.givens, cells, layout.digits)
  if (!givens) return undefined
  const { object } = value.puzzle
  const draft = draftIn(value.puzzle.draft, cells)
  return {
    id: value.id,
    changed: isCount(value.changed) ? value.changed : 0,
    seconds: isCount(value.seconds) ? value.seconds : 0,
    hints: isCount(value.hints) ? value.hints : 0,
    puzzle: { layout, object: object as PuzzleObject, givens, ...(draft && { draft }) },
    entries: entriesIn(value.entries, cells, layout.digits),
    savepoints: (Array.isArray(value.savepoints) ? value.savepoints : [])
      .slice(-mostSavepoints)
      .map(entries => entriesIn(entries, cells, layout.digits)),
  }
}

/** The games in the text, the newest first. */
export const gamesIn = (text: string | null): SavedGame[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return (Array.isArray(value) ? value : []).flatMap(game => gameIn(game) ?? [])
  } catch {
    return []
  }
}

/** With this game, the newest first; the newer of two versions is kept. */
export const withGame = (games: readonly SavedGame[], game: SavedGame): SavedGame[] => {
  const old = games.find(({ id }) => id === game.id)
  if (old && old.changed > game.changed) return [...games]
  return [game, ...games.filter(({ id }) => id !== game.id)].sort((a, b) => b.changed - a.changed)
}

/** Lessons have grids of their own, which are not games of the player. */
export const lessonId = (name: string): string => `lesson-${name}`
export const isLesson = (id: string): boolean => id.startsWith('lesson-')

/** The share of the initially open cells that have been filled, in percent. */
export const progressOf = ({ puzzle, entries }: SavedGame): number => {
  const open = cellsOf(puzzle.layout).filter(cell => puzzle.givens[cell] === 0).length
  const filled = entries.digits.filter((digit, cell) => digit !== 0 && puzzle.givens[cell] === 0).length
  return open === 0 ? 100 : Math.floor((100 * filled) / open)
}

interface Step {
  readonly puzzle: Puzzle
  readonly entries: Entries
}

/** The number of steps to keep in each direction. */
const mostSteps = 200

/** The steps of setting a puzzle, and those of playing it. */
export interface Steps {
  readonly history: History<Step>
  readonly played: History<Entries>
}

/** The steps for undo and redo. Puzzles, which many steps share, are written once, the current one first. */
export const textOfSteps = (id: string, { history, played }: Steps): string => {
  const puzzles = [history.present.puzzle]
  const packed = ({ puzzle, entries }: Step) => {
    const place = puzzles.indexOf(puzzle)
    return { puzzle: place < 0 ? puzzles.push(puzzle) - 1 : place, entries }
  }
  const lastOf = <T>(list: readonly T[]) => list.slice(-mostSteps)
  const firstOf = <T>(list: readonly T[]) => list.slice(0, mostSteps)
  const [past, future] = [lastOf(history.past).map(packed), firstOf(history.future).map(packed)]
  return JSON.stringify({
    id,
    puzzles,
    past,
    future,
    played: { past: lastOf(played.past), future: firstOf(played.future) },
  })
}

/** The game with the steps in the text, if they belong to it and can be read; else without steps. */
export const stepsIn = (text: string | null, { id, puzzle, entries }: SavedGame): Steps => {
  const none: Steps = {
    history: { past: [], present: { puzzle, entries }, future: [] },
    played: { past: [], present: entries, future: [] },
  }
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (!isRaw(kept) || kept.id !== id || !Array.isArray(kept.puzzles) || !isRaw(kept.played)) return none
    const raw: unknown[] = kept.puzzles
    const puzzles = raw.map((each, i) => (i === 0 ? puzzle : gameIn({ id, puzzle: each })?.puzzle))
    const listIn = (list: unknown): Step[] =>
      (list as Raw[]).map(step => {
        const place = step.puzzle as number
        return {
          puzzle: puzzles[place]!,
          entries: gameIn({ id, puzzle: raw[place], entries: step.entries })!.entries,
        }
      })
    const entriesOf = (list: unknown): Entries[] =>
      (list as unknown[]).map(each => entriesIn(each, entries.digits.length, puzzle.layout.digits))
    return {
      history: { ...none.history, past: listIn(kept.past), future: listIn(kept.future) },
      played: { ...none.played, past: entriesOf(kept.played.past), future: entriesOf(kept.played.future) },
    }
  } catch {
    return none
  }
}
