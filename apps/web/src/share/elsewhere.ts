// Links that open a puzzle on another site, for a page on a disk: SudokuPad's, or those of f-puzzles if SudokuPad
// would lose more of the rules. A site loses a rule if the engine, reading the link again, does not find it there.
import { EngineError, type Answer, type Arguments, type CallName } from '../engine/client'
import { puzzleOf, rulesOf, textOf, type Puzzle } from '../game/puzzle'

export type Site = 'sudokupad' | 'fpuzzles_link'

export interface Elsewhere {
  readonly site: Site
  readonly link: string
  /** The names of rules that are missing in the link, and of those that would be missing in SudokuPad's link. */
  readonly lost: readonly string[]
  readonly lostBySudokuPad: readonly string[]
}

type Ask = <Call extends CallName>(call: Call, args: Arguments<Call>) => Promise<Answer<Call>>

/** The number of uses of each rule. */
const usesOf = (puzzle: Puzzle): Map<string, number> => {
  const uses = new Map<string, number>()
  for (const { name } of rulesOf(puzzle)) uses.set(name, (uses.get(name) ?? 0) + 1)
  return uses
}

/** The rules of which the other puzzle has fewer uses. */
export const lostRules = (puzzle: Puzzle, other: Puzzle): string[] => {
  const found = usesOf(other)
  return [...usesOf(puzzle)].flatMap(([name, count]) => ((found.get(name) ?? 0) < count ? [name] : []))
}

interface Tried {
  readonly link: string
  readonly lost: readonly string[]
}

/** Undefined if the site cannot represent such a puzzle at all. */
const tried = async (ask: Ask, puzzle: Puzzle, to: Site): Promise<Tried | undefined> => {
  try {
    const link = (await ask('convert', { puzzle: textOf(puzzle), to })).text.trim()
    return { link, lost: lostRules(puzzle, puzzleOf(await ask('read', { puzzle: link }))) }
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}

/** Undefined if neither site can represent the puzzle. */
export const linkElsewhere = async (ask: Ask, puzzle: Puzzle): Promise<Elsewhere | undefined> => {
  const pad = await tried(ask, puzzle, 'sudokupad')
  const lostBySudokuPad = pad ? pad.lost : [...usesOf(puzzle).keys()]
  if (pad && pad.lost.length === 0) return { site: 'sudokupad', ...pad, lostBySudokuPad }
  const other = await tried(ask, puzzle, 'fpuzzles_link')
  if (other && (!pad || other.lost.length < pad.lost.length))
    return { site: 'fpuzzles_link', ...other, lostBySudokuPad }
  return pad && { site: 'sudokupad', ...pad, lostBySudokuPad }
}
