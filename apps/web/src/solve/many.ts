// Many puzzles at once: the verdict on each.
import { signal } from '@preact/signals'
import { asked } from '../engine/engines'
import { EngineError, type Answer } from '../engine/client'
import type { Entry, Many } from '../game/many'
import { work } from './explain'

export const many = signal<Many | undefined>(undefined)

/** The number of puzzles examined at a time. */
const perLook = 25

const answered = async (entry: Entry): Promise<Entry> => {
  if (entry.verdict !== 'waiting') return entry
  try {
    const { verdict, solutions } = await asked.ask('check', { puzzle: entry.text })
    if (verdict === 'unique') return { ...entry, verdict, solution: solutions[0] ?? [] }
    return { ...entry, verdict: verdict === 'several' ? 'several' : 'none' }
  } catch (error) {
    if (error instanceof EngineError) return { ...entry, verdict: 'unreadable', message: error.message }
    throw error
  }
}

/** Continues with the waiting ones. */
export const checkMany = (): Promise<unknown> =>
  work('many', async () => {
    const list = many.value
    if (!list) return
    const entries = list.entries.slice()
    for (const [i, entry] of entries.entries()) {
      entries[i] = await answered(entry)
      if (i % perLook === perLook - 1 || i === entries.length - 1)
        many.value = { ...list, entries: entries.slice() }
    }
  })

/** Lists the puzzles of a text, and asks about each. */
export const openMany = ({ entries, isMore }: Answer<'entries'>): void => {
  many.value = {
    isMore,
    entries: entries.map(({ text, line, message }) => ({
      text,
      line,
      message,
      verdict: message === '' ? 'waiting' : 'unreadable',
      solution: [],
    })),
  }
  void checkMany()
}

export const closeMany = (): void => {
  many.value = undefined
}
