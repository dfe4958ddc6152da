// New puzzles of the kind of this grid: tries one after another until one satisfies the request.
import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { beginGame, say } from '../actions'
import { asked } from '../engine/engines'
import { EngineError } from '../engine/client'
import { puzzleOf, textOf } from '../game/puzzle'
import { Section } from '../parts'
import { refusal, stopWorking, work, working } from '../solve/explain'
import * as store from '../store'

const levels = ['Easy', 'Medium', 'Hard', 'Unfair', 'Extreme'] as const
const tries = signal(0)

interface Order {
  symmetry: string
  draws: string
  /** Empty: any. */
  level: string
}

/** The difficulty for a person; undefined if the known techniques do not finish the puzzle. */
const rated = async (puzzle: string) => {
  try {
    const rating = await asked.ask('rate', { puzzle })
    return rating.isSolved ? rating : undefined
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}

const make = ({ symmetry, draws, level }: Order) =>
  work('make', async () => {
    const words = store.words.value
    const kind = textOf(store.puzzle.value)
    for (tries.value = 1; ; ++tries.value) {
      const seed = Math.floor(Math.random() * 2 ** 32)
      const order = { puzzle: kind, seed, symmetry }
      const { puzzle } = await asked.ask('generate', draws === '' ? order : { ...order, draws })
      const rating = await rated(puzzle)
      if (level !== '' && rating?.level !== level) continue
      beginGame(puzzleOf(await asked.ask('read', { puzzle })))
      const name = rating ? (words.levels[rating.level] ?? rating.level) : words.notSolved
      say(rating ? words.madeOf(name, rating.score) : name)
      return
    }
  })

export const MakeTab = () => {
  const words = store.words.value
  const [order, setOrder] = useState<Order>({ symmetry: 'rotate180', draws: '', level: '' })
  const set = (change: Partial<Order>) => setOrder({ ...order, ...change })
  const drawn = store.rules.value.filter(rule => rule.isDrawn)
  return (
    <Section title={words.make}>
      <p class="quiet">{words.makeHelp}</p>
      <div class="fields">
        <label>
          {words.level}
          <select value={order.level} onChange={event => set({ level: event.currentTarget.value })}>
            <option value="">{words.anyLevel}</option>
            {levels.map(level => (
              <option key={level} value={level}>
                {words.levels[level]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.symmetry}
          <select value={order.symmetry} onChange={event => set({ symmetry: event.currentTarget.value })}>
            {Object.entries(words.symmetries).map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label class="wide">
          {words.drawClues}
          <select value={order.draws} onChange={event => set({ draws: event.currentTarget.value })}>
            <option value="">{words.drawNothing}</option>
            {drawn.map(rule => (
              <option key={rule.name} value={rule.name}>
                {store.ruleName(rule.name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="row">
        <button
          type="button"
          class="main"
          onClick={() => void make(order)}
          disabled={working.value === 'make'}
        >
          {words.makeIt}
        </button>
        {working.value === 'make' && (
          <>
            <button type="button" onClick={stopWorking}>
              {words.stop}
            </button>
            <span class="quiet" role="status">
              {words.making(tries.value)}
            </span>
          </>
        )}
      </div>
      {refusal.value !== '' && (
        <p class="error" role="alert">
          {refusal.value}
        </p>
      )}
    </Section>
  )
}
