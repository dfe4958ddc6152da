// The grid itself: its size, boxes or regions, and the data about the puzzle.
import { useEffect, useState } from 'preact/hooks'
import { beginGame, putPuzzle } from '../actions'
import { arrangements, boardsTextOf, emptied, withAbout, withGivens } from '../game/puzzle'
import { boxesFor, usualBoxes } from '../game/regions'
import { Keypad, Modes } from '../input/Keypad'
import { Section } from '../parts'
import { openRegionTool, putBoxes } from '../regionActions'
import { haveSize, putBoards, putShape } from '../settingActions'
import * as store from '../store'
import { RegionTool } from './RegionTool'

const sizes = Array.from({ length: 13 }, (_, i) => i + 4)

const Size = () => {
  const words = store.words.value
  const { rows, columns, digits } = store.layout.value
  const boards = boardsTextOf(store.puzzle.value)
  const [ofBoards, setOfBoards] = useState<readonly number[]>([])
  useEffect(() => {
    let isOld = false
    if (boards !== '')
      void Promise.all(sizes.map(size => haveSize(size, boards))).then(
        have => isOld || setOfBoards(sizes.filter((_, i) => have[i])),
      )
    return () => {
      isOld = true
    }
  }, [boards])
  const possible = boards === '' ? sizes : ofBoards
  const isSquare = boards !== '' || rows === columns
  const size = boards === '' ? rows : digits
  return (
    <label>
      {boards === '' ? words.size : words.sizeOfBoards}
      <select
        value={isSquare ? String(size) : ''}
        onChange={event => void putShape(Number(event.currentTarget.value), boards)}
      >
        {!isSquare && <option value="">{`${rows} × ${columns}`}</option>}
        {(possible.includes(size) ? possible : [...possible, size]).map(each => (
          <option key={each} value={String(each)}>{`${each} × ${each}`}</option>
        ))}
      </select>
    </label>
  )
}

/** One board, or boards that overlap: their arrangement, or their first cells. */
const Boards = () => {
  const words = store.words.value
  const text = boardsTextOf(store.puzzle.value)
  const [isTyped, setTyped] = useState(false)
  const isNamed = text === '' || (arrangements as readonly string[]).includes(text)
  const isOther = isTyped || !isNamed
  const choose = (name: string) => {
    setTyped(name === 'others')
    if (name !== 'others') void putBoards(name)
  }
  return (
    <>
      <label>
        {words.boards}
        <select value={isOther ? 'others' : text} onChange={event => choose(event.currentTarget.value)}>
          <option value="">{words.oneBoard}</option>
          {arrangements.map(name => (
            <option key={name} value={name}>
              {words.arrangements[name]}
            </option>
          ))}
          <option value="others">{words.otherBoards}</option>
        </select>
      </label>
      {isOther && (
        <label class="wide">
          {words.firstCells}
          <input
            type="text"
            placeholder="r1c1 r7c7"
            value={isNamed ? '' : text}
            onChange={event => void putBoards(event.currentTarget.value.trim())}
          />
        </label>
      )}
    </>
  )
}

const Boxes = () => {
  const words = store.words.value
  const layout = store.layout.value
  const { object, draft } = store.puzzle.value
  const isDrawn = object.regions !== undefined || draft !== undefined
  const boxes = object.boxes === undefined ? usualBoxes(layout.digits) : object.boxes
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
        {boxesFor(layout).map(([rows, columns]) => (
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
  const newGrid = () => beginGame(emptied(store.puzzle.value))
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
              <Boards />
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
