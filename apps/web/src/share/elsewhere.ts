// Links that open a puzzle on another site, for a page on a disk: SudokuPad's, or those of f-puzzles if SudokuPad
// would lose more of the rules. A site loses a rule if its format has no words for it, even if it draws it.
import { EngineError, type Answer, type Arguments, type CallName } from '../engine/client'
import { rulesOf, textOf, type Puzzle } from '../game/puzzle'

export type Site = 'sudokupad' | 'fpuzzles_link'

export interface Elsewhere {
  readonly site: Site
  readonly link: string
  /** The names of rules that are missing in the link, and of those that would be missing in SudokuPad's link. */
  readonly lost: readonly string[]
  readonly lostBySudokuPad: readonly string[]
}

type Ask = <Call extends CallName>(call: Call, args: Arguments<Call>) => Promise<Answer<Call>>

interface Tried {
  readonly link: string
  readonly lost: readonly string[]
}

/** Undefined if the site cannot represent such a puzzle at all. */
const tried = async (ask: Ask, puzzle: Puzzle, to: Site): Promise<Tried | undefined> => {
  try {
    const { text, lost } = await ask('convert', { puzzle: textOf(puzzle), to })
    return { link: text.trim(), lost }
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}

/** Undefined if neither site can represent the puzzle. */
export const linkElsewhere = async (ask: Ask, puzzle: Puzzle): Promise<Elsewhere | undefined> => {
  const pad = await tried(ask, puzzle, 'sudokupad')
  const lostBySudokuPad = pad ? pad.lost : [...new Set(rulesOf(puzzle).map(({ name }) => name))]
  if (pad && pad.lost.length === 0) return { site: 'sudokupad', ...pad, lostBySudokuPad }
  const other = await tried(ask, puzzle, 'fpuzzles_link')
  if (other && (!pad || other.lost.length < pad.lost.length))
    return { site: 'fpuzzles_link', ...other, lostBySudokuPad }
  return pad && { site: 'sudokupad', ...pad, lostBySudokuPad }
}
