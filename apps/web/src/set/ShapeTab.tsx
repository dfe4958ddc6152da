// The grid itself: its size, boxes or regions, and the data about the puzzle.
import { useState } from 'preact/hooks'
import { beginGame, putPuzzle, tryPuzzle } from '../actions'
import { cellCount } from '../game/grid'
import {
  emptyPuzzle,
  rulesOf,
  withAbout,
  withBoxes,
  withGivens,
  withRegions,
  withRules,
} from '../game/puzzle'
import { Keypad, Modes } from '../input/Keypad'
import { Section } from '../parts'
import * as store from '../store'

const sizes = [4, 5, 6, 7, 8, 9, 10, 12, 16]

/** All box shapes that tile a grid of that size with as many cells as digits. */
const boxesOf = (size: number): [number, number][] => {
  const boxes: [number, number][] = []
  for (let rows = 2; rows < size; ++rows)
    if (size % rows === 0 && size / rows > 1) boxes.push([rows, size / rows])
  return boxes
}

const Size = () => {
  const words = store.words.value
  const { rows, columns } = store.layout.value
  const choose = (size: number) => {
    const old = store.puzzle.value
    const next = emptyPuzzle(size)
    // Global rules are kept; rules with cells would be in other places.
    const kept = rulesOf(old).filter(rule => rule.argument === undefined)
    void tryPuzzle(withRules(next, kept)).then(done => {
      if (!done) putPuzzle(next)
    })
  }
  return (
    <label>
      {words.size}
      <select
        value={rows === columns ? String(rows) : ''}
        onChange={event => choose(Number(event.currentTarget.value))}
      >
        {rows !== columns && <option value="">{`${rows} × ${columns}`}</option>}
        {(sizes.includes(rows) ? sizes : [...sizes, rows]).map(size => (
          <option key={size} value={String(size)}>{`${size} × ${size}`}</option>
        ))}
      </select>
    </label>
  )
}

const Boxes = () => {
  const words = store.words.value
  const { digits } = store.layout.value
  const { boxes, regions } = store.puzzle.value.object
  const possible = boxesOf(digits)
  const usual = possible.find(
    ([rows, columns]) => rows <= columns && rows * rows <= digits && columns - rows < 3,
  )
  const value = regions ? 'regions' : boxes === null ? 'none' : (boxes ?? usual ?? ['none']).join('x')
  const choose = (name: string) => {
    if (name === 'regions') return
    const [rows, columns] = name.split('x').map(Number)
    void tryPuzzle(withBoxes(store.puzzle.value, name === 'none' ? null : [rows!, columns!]))
  }
  return (
    <label>
      {words.boxes}
      <select value={value} onChange={event => choose(event.currentTarget.value)}>
        {possible.map(([rows, columns]) => (
          <option key={rows} value={`${rows}x${columns}`}>
            {words.boxOf(rows, columns)}
          </option>
        ))}
        <option value="none">{words.noBoxes}</option>
        {regions && <option value="regions">{words.regions}</option>}
      </select>
    </label>
  )
}

const Regions = () => {
  const words = store.words.value
  const makeRegion = () => {
    const { cells } = store.selection.value
    const count = cellCount(store.layout.value)
    const regions = (store.reading.value?.regions ?? Array<number>(count).fill(-1)).slice(0, count)
    const number = Math.max(-1, ...regions) + 1
    for (const cell of cells) regions[cell] = number
    // Numbers without gaps, in reading order.
    const order = [...new Set(regions.filter(region => region >= 0))]
    void tryPuzzle(
      withRegions(
        store.puzzle.value,
        regions.map(region => (region < 0 ? -1 : order.indexOf(region))),
      ),
    )
  }
  return (
    <details>
      <summary>{words.regions}</summary>
      <p class="quiet">{words.regionsHelp}</p>
      <button type="button" onClick={makeRegion} disabled={store.selection.value.cells.length === 0}>
        {words.makeRegion}
      </button>
    </details>
  )
}

const AboutField = ({
  member,
  label,
  isLong = false,
}: {
  member: string
  label: string
  isLong?: boolean
}) => {
  const text = store.puzzle.value.object.about?.[member] ?? ''
  const keep = (next: string) => putPuzzle(withAbout(store.puzzle.value, member, next.trim()))
  return (
    <label class="wide">
      {label}
      {isLong ? (
        <textarea rows={3} value={text} onChange={event => keep(event.currentTarget.value)} />
      ) : (
        <input type="text" value={text} onChange={event => keep(event.currentTarget.value)} />
      )}
    </label>
  )
}

export const ShapeTab = () => {
  const words = store.words.value
  const [isAbout, setAbout] = useState(false)
  const clearGivens = () => {
    const { puzzle } = store.game.value
    putPuzzle(
      withGivens(
        puzzle,
        puzzle.givens.map((_, cell) => cell),
        0,
      ),
    )
  }
  const newGrid = () => {
    beginGame(emptyPuzzle(store.layout.value.digits))
  }
  return (
    <>
      <p class="quiet">{words.givensHelp}</p>
      <Modes />
      <Keypad />
      <Section title={words.tabs.shape}>
        <div class="fields">
          <Size />
          <Boxes />
        </div>
        <Regions />
      </Section>
      <div class="row">
        <button type="button" onClick={newGrid}>
          {words.newGrid}
        </button>
        <button type="button" onClick={clearGivens}>
          {words.clearGivens}
        </button>
      </div>
      <details open={isAbout} onToggle={event => setAbout(event.currentTarget.open)}>
        <summary>
          {words.title}, {words.author.toLowerCase()}, {words.description.toLowerCase()}
        </summary>
        <div class="fields">
          <AboutField member="title" label={words.title} />
          <AboutField member="author" label={words.author} />
          <AboutField member="description" label={words.description} isLong />
        </div>
      </details>
    </>
  )
}
