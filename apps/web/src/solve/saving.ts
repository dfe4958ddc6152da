// The puzzle in other formats, and what they do not hold.
import { quick } from '../engine/engines'
import { EngineError } from '../engine/client'
import type { FormatEntry } from '../engine/calls'
import { partsLost, type Part } from '../game/losses'
import { textOf, type Puzzle } from '../game/puzzle'

export interface Saved {
  readonly text: string
  /** The names of rules, and other parts. */
  readonly rules: readonly string[]
  readonly parts: readonly Part[]
}

/** The puzzle in a format. Of formats that are not read, such as pictures, only rules are known to be lost. Throws the engine's sentence if it cannot be written. */
export const savedAs = async (puzzle: Puzzle, format: FormatEntry): Promise<Saved> => {
  const text = textOf(puzzle)
  const written = await quick.ask('convert', { puzzle: text, to: format.name })
  if (!format.isRead) return { text: written.text, rules: written.lost, parts: [] }
  const own = await quick.ask('read', { puzzle: text })
  const back = await quick.ask('read', { puzzle: written.text }).catch((error: unknown) => {
    if (error instanceof EngineError) return undefined
    throw error
  })
  return { text: written.text, rules: written.lost, parts: back ? partsLost(own, back) : [] }
}

/** The first of these formats that holds all of the puzzle, else the last. */
export const bestFormat = async (
  puzzle: Puzzle,
  formats: readonly FormatEntry[],
): Promise<string | undefined> => {
  for (const format of formats) {
    const saved = await savedAs(puzzle, format).catch(() => undefined)
    if (saved && saved.rules.length === 0 && saved.parts.length === 0) return format.name
  }
  return formats.at(-1)?.name
}
