// Copies the puzzle to the clipboard.
import { say } from '../actions'
import { quick } from '../engine/engines'
import { textOf } from '../game/puzzle'
import * as store from '../store'

/** The puzzle as a line, if a line can express all of it. */
const asLine = async (puzzle: string): Promise<string | undefined> => {
  const { text } = await quick.ask('convert', { puzzle, to: 'line' })
  const [own, back] = [await quick.ask('read', { puzzle }), await quick.ask('read', { puzzle: text })]
  return own.json === back.json ? text : undefined
}

/** Copies the puzzle to the clipboard, as a line if a line can express all of it, else as JSON. */
export const copyPuzzle = async (): Promise<void> => {
  if (store.puzzle.value.draft) return say(store.words.value.regionTool.notYet, true)
  const puzzle = textOf(store.puzzle.value)
  try {
    const line = await asLine(puzzle).catch(() => undefined)
    const text = line ?? (await quick.ask('convert', { puzzle, to: 'json' })).text
    await navigator.clipboard.writeText(text.trim())
    say(store.words.value.copied)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true)
  }
}
