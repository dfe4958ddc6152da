// New puzzles of the kind of this grid: tries one after another until one satisfies the request.
import { levels, type Level } from '../game/levels'
import { useState } from 'preact/hooks'
import { symmetriesOf, type Symmetry } from '../game/regions'
import { fitsBoards } from '../game/uses'
import { Section } from '../parts'
import { refusal, stopWorking, working } from '../solve/explain'
import { make, tally, takeNearest, type Order } from '../solve/make'
import * as store from '../store'

/** The number of puzzles tried, how hard they were, and a button that takes the one nearest to the order. */
const Tries = () => {
  const words = store.words.value
  const { tries, found, nearest } = tally.value
  const counts = [...levels, 'beyond' as const]
    .filter(level => (found[level] ?? 0) > 0)
    .map(level =>
      words.triedLevel(found[level]!, level === 'beyond' ? words.beyondLevels : words.levels[level]!),
    )
  return (
    <>
      <span class="quiet" role="status">
        {words.making(tries)}
        {counts.length > 0 && ` ${counts.join(', ')}`}
      </span>
      {nearest && (
        <button type="button" onClick={takeNearest}>
          {words.takeNearest(nearest.level === 'beyond' ? words.beyondLevels : words.levels[nearest.level]!)}
        </button>
      )}
    </>
  )
}

export const MakeTab = () => {
  const words = store.words.value
  const [order, setOrder] = useState<Order>({ symmetry: 'rotate180', draws: '', level: '' })
  const set = (change: Partial<Order>) => setOrder({ ...order, ...change })
  const layout = store.layout.value
  const drawn = store.rules.value.filter(rule => rule.isDrawn && (!layout.boards || fitsBoards(rule)))
  const symmetries = symmetriesOf(layout)
  // What another grid allowed may not be possible in this one.
  const possible: Order = {
    ...order,
    symmetry: symmetries.includes(order.symmetry) ? order.symmetry : 'none',
    draws: drawn.some(({ name }) => name === order.draws) ? order.draws : '',
  }
  return (
    <Section title={words.make}>
      <p class="quiet">{words.makeHelp}</p>
      <div class="fields">
        <label>
          {words.level}
          <select
            value={order.level}
            onChange={event => set({ level: event.currentTarget.value as Level | '' })}
          >
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
          <select
            value={possible.symmetry}
            onChange={event => set({ symmetry: event.currentTarget.value as Symmetry })}
          >
            {symmetries.map(symmetry => (
              <option key={symmetry} value={symmetry}>
                {words.symmetries[symmetry]}
              </option>
            ))}
          </select>
        </label>
        <label class="wide">
          {words.drawClues}
          <select value={possible.draws} onChange={event => set({ draws: event.currentTarget.value })}>
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
          onClick={() => void make(possible)}
          disabled={working.value === 'make'}
        >
          {words.makeIt}
        </button>
        {working.value === 'make' && (
          <>
            <button type="button" onClick={stopWorking}>
              {words.stop}
            </button>
            <Tries />
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
