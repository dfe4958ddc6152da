// The grid itself: its size, boxes or regions, and the data about the puzzle.
import { useState } from 'preact/hooks'
import { beginGame, putPuzzle, tryPuzzle } from '../actions'
import { emptyPuzzle, rulesOf, withAbout, withGivens, withRules } from '../game/puzzle'
import { boxesOf, usualBoxes } from '../game/regions'
import { Keypad, Modes } from '../input/Keypad'
import { Section } from '../parts'
import { openRegionTool, putBoxes } from '../regionActions'
import * as store from '../store'
import { RegionTool } from './RegionTool'

const sizes = Array.from({ length: 13 }, (_, i) => i + 4)

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
  const { object, draft } = store.puzzle.value
  const possible = boxesOf(digits)
  const isDrawn = object.regions !== undefined || draft !== undefined
  const boxes = object.boxes === undefined ? usualBoxes(digits) : object.boxes
  const value = isDrawn ? 'regions' : (boxes?.join('x') ?? 'none')
  const choose = (name: string) => {
    if (name === 'regions') return openRegionTool()
    const [rows, columns] = name.split('x').map(Number)
    putBoxes(name === 'none' ? null : [rows!, columns!])
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
        <option value="regions">{words.regions}</option>
      </select>
    </label>
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
  const isDrawing = store.regionTool.value !== undefined
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
      {!isDrawing && (
        <>
          <p class="quiet">{words.givensHelp}</p>
          <Modes />
          <Keypad />
        </>
      )}
      <Section title={words.tabs.shape}>
        {isDrawing ? (
          <RegionTool />
        ) : (
          <>
            <div class="fields">
              <Size />
              <Boxes />
            </div>
            <RegionTool />
          </>
        )}
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
