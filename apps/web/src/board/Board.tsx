// The grid: the picture of the rules, the contents of the cells, the selected and highlighted cells, and the cells that receive keys.
import { boardsOf, cellsOf, columnOf, placesOutside, rowOf, type Layout } from '../game/grid'
import { extentOf } from '../game/drawing'
import type { Picture } from '../engine/calls'
import { pause, takesHeldKey } from '../actions'
import * as store from '../store'
import { Candidates, CentreMarks, CornerMarks, Digit, OnlyCandidate } from './Digits'
import { CellColours } from './Colours'
import { Cells } from './Cells'
import { Chains } from './Chains'
import { shownGivenMarks } from './marks'
import { Ornaments, ornaments } from './Ornaments'
import { outlineOf } from './outline'
import { Parts } from './Parts'
import { Patterns } from './Patterns'
import { DrawnRegions, RegionBorders } from './Regions'
import { Shapes } from './Shapes'

const margin = 0.06

/** The area that is shown: a part of a large grid, or all that the picture needs, including the positions beside the grid while one is
 * being chosen. */
const areaOf = () => {
  const closeUp = store.closeUp.value
  if (closeUp && !store.outsidePicker.value) return { ...closeUp, width: closeUp.side, height: closeUp.side }
  const { rows, columns } = store.layout.value
  const area = store.reading.value?.picture.area
  const beside = store.outsidePicker.value ? 1 : 0
  const drawn = extentOf(ornaments.value, store.layout.value)
  const left = Math.min(area?.left ?? 0, -beside, drawn.left) - margin
  const top = Math.min(area?.top ?? 0, -beside, drawn.top) - margin
  const right = Math.max(area?.right ?? columns, columns + beside, drawn.right) + margin
  const bottom = Math.max(area?.bottom ?? rows, rows + beside, drawn.bottom) + margin
  return { left, top, width: right - left, height: bottom - top }
}

/** The cells with a text in their upper left corner, as in cages. */
const cellsWithText = (picture: Picture | undefined, { columns }: Layout): ReadonlySet<number> =>
  new Set(
    picture?.shapes.flatMap(shape =>
      shape.kind === 'text' && shape.beginsThere && shape.layer === 'clues'
        ? [Math.floor(shape.centre[1]) * columns + Math.floor(shape.centre[0])]
        : [],
    ),
  )

const Square = ({ cell, layout, kind }: { cell: number; layout: Layout; kind: string }) => (
  <rect class={kind} x={columnOf(cell, layout)} y={rowOf(cell, layout)} width="1" height="1" />
)

/** The squares of all boards. */
const Boards = ({ layout, kind }: { layout: Layout; kind: string }) => (
  <path
    class={kind}
    d={boardsOf(layout)
      .map(({ row, column, rows, columns }) => `M${column} ${row}h${columns}v${rows}h${-columns}z`)
      .join('')}
  />
)

/** Shown before the engine has answered: lines between cells, and around the grid. */
const PlainLines = ({ layout }: { layout: Layout }) => (
  <path
    class="plain-lines"
    d={boardsOf(layout)
      .flatMap(({ row, column, rows, columns }) => [
        ...Array.from({ length: rows + 1 }, (_, down) => `M${column} ${row + down}h${columns}`),
        ...Array.from({ length: columns + 1 }, (_, right) => `M${column + right} ${row}v${rows}`),
      ])
      .join('')}
  />
)

const Selected = ({ layout }: { layout: Layout }) => {
  const { cells, focus } = store.selection.value
  if (store.regionTool.value)
    return (
      <g class="selection">
        <path d={outlineOf([focus], layout, 0.055)} />
      </g>
    )
  return (
    <g class="selection">
      {cells.map(cell => (
        <Square key={cell} cell={cell} layout={layout} kind="selected" />
      ))}
      <path d={outlineOf(cells, layout, 0.04)} />
    </g>
  )
}

/** The cells that an explanation is about. */
const LitCells = ({ layout }: { layout: Layout }) => {
  const lit = store.lit.value
  if (!lit) return null
  const placed = new Set(lit.step?.placements.map(([cell]) => cell))
  const { parts } = lit.step ?? {}
  if (parts && parts.length > 0)
    return (
      <g class="lit">
        <Parts step={{ parts }} layout={layout} />
        {[...placed].map(cell => (
          <Square key={cell} cell={cell} layout={layout} kind="lit-placed" />
        ))}
      </g>
    )
  return (
    <g class="lit">
      {lit.cells.map(cell => (
        <Square key={cell} cell={cell} layout={layout} kind={placed.has(cell) ? 'lit-placed' : 'lit-cell'} />
      ))}
      <path d={outlineOf(lit.cells, layout, 0.04)} />
    </g>
  )
}

/** The cells with the same digit as the selected cell. */
const SameDigit = ({ layout }: { layout: Layout }) => {
  const shown = store.digits.value
  const held = takesHeldKey() ? store.heldKey.value : undefined
  const digit = held ?? shown[store.selection.value.focus]
  // The cells of a step have colours of their own.
  if (!store.settings.value.showSame || !digit || store.lit.value?.step) return null
  return (
    <>
      {shown.map((other, cell) =>
        other === digit ? <Square key={cell} cell={cell} layout={layout} kind="same" /> : null,
      )}
    </>
  )
}

/** While the game is paused, its digits are hidden. */
const Paused = () => {
  const words = store.words.value
  const goOn = () => {
    pause(false)
    // The grid keeps the keyboard focus.
    setTimeout(() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus())
  }
  return (
    <div class="paused-cover" id="grid">
      <p>{words.play.paused}</p>
      <button type="button" class="main" onClick={goOn}>
        {words.play.resume}
      </button>
    </div>
  )
}

const candidateKind = (count: number): string => (count === 2 ? 'pair' : count === 3 ? 'three' : '')

/** Digits, marks or candidates of one cell. */
const CellContent = ({
  cell,
  layout,
  hasText,
  isTextual,
}: {
  cell: number
  layout: Layout
  hasText: boolean
  isTextual: boolean
}) => {
  const { puzzle, entries } = store.game.value
  const given = puzzle.givens[cell]!
  const isPlaying = store.door.value === 'play'
  const isSetting = store.door.value === 'set'
  const isMarked = !isPlaying || store.settings.value.showConflicts
  const conflict = isMarked && store.conflicts.value.has(cell) ? ' conflict' : ''
  if (given) return <Digit cell={cell} layout={layout} digit={given} kind={`given${conflict}`} />

  const lit = store.lit.value
  const digit = isPlaying ? entries.digits[cell]! : 0
  if (digit) {
    const wrong = store.wrong.value.has(cell) ? ' wrong' : ''
    return <Digit cell={cell} layout={layout} digit={digit} kind={`entered${conflict}${wrong}`} />
  }
  const shown = lit?.digits ?? (isSetting ? store.solutions.value[store.shownSolution.value] : undefined)
  if (shown?.[cell]) return <Digit cell={cell} layout={layout} digit={shown[cell]} kind="solved" />

  const candidates = lit?.candidates?.[cell]
  if (candidates) {
    const gone = new Set(lit.step?.eliminations.filter(([at]) => at === cell).map(([, value]) => value))
    const placed = new Set(lit.step?.placements.filter(([at]) => at === cell).map(([, value]) => value))
    const used = new Set(
      lit.step?.chains.flatMap(chain =>
        chain.filter(node => node.cells.includes(cell)).map(node => node.digit),
      ),
    )
    const kindOf = (value: number) =>
      gone.has(value) ? 'gone' : placed.has(value) ? 'placed' : used.has(value) ? 'used' : ''
    return (
      <Candidates
        cell={cell}
        layout={layout}
        digits={candidates}
        hasText={hasText}
        isTextual={isTextual}
        kindOf={kindOf}
      />
    )
  }
  const found = store.trueCandidates.value
  if (!isPlaying && store.wantsCandidates.value && found) {
    const sure = found.candidates[cell] ?? []
    const open = found.undecided[cell] ?? []
    const kind = open.length > 0 ? '' : candidateKind(sure.length)
    if (sure.length === 1 && open.length === 0)
      return <OnlyCandidate cell={cell} layout={layout} digit={sure[0]!} />
    return (
      <Candidates
        cell={cell}
        layout={layout}
        hasText={hasText}
        isTextual={isTextual}
        digits={[...sure, ...open].sort((a, b) => a - b)}
        kindOf={value => (open.includes(value) ? 'undecided' : kind)}
      />
    )
  }
  const givenMarks = (
    <CentreMarks cell={cell} layout={layout} digits={shownGivenMarks(cell)} hasText={hasText} isGiven />
  )
  if (!isPlaying) return givenMarks
  const marks = { cell, layout, tints: entries.tints[cell]!, hasText }
  return (
    <>
      {givenMarks}
      <CornerMarks {...marks} digits={entries.corner[cell]!} />
      <CentreMarks {...marks} digits={entries.centre[cell]!} />
    </>
  )
}

/** A line below each digit that breaks a rule, and a cross in the corner of each cell that Check found wrong. */
const Faults = ({ layout }: { layout: Layout }) => {
  const isPlaying = store.door.value === 'play'
  const hasConflicts = !isPlaying || store.settings.value.showConflicts
  const shown = store.digits.value
  const at = (cell: number) => [columnOf(cell, layout), rowOf(cell, layout)] as const
  return (
    <g class="faults">
      {hasConflicts &&
        [...store.conflicts.value].map(cell => {
          const [x, y] = at(cell)
          return shown[cell] ? (
            <path key={cell} class="conflict-line" d={`M${x + 0.24} ${y + 0.87}h.52`} />
          ) : null
        })}
      {isPlaying &&
        [...store.wrong.value].map(cell => {
          const [x, y] = at(cell)
          return <path key={cell} class="wrong-sign" d={`M${x + 0.77} ${y + 0.09}l.14.14m0-.14-.14.14`} />
        })}
    </g>
  )
}

const OutsidePlaces = ({ pick }: { pick: (place: string) => void }) => {
  const words = store.words.value
  const { left, top, width, height } = areaOf()
  return (
    <div class="outside" role="group" aria-label={words.chooseOutside}>
      {placesOutside(store.layout.value).map(({ row, column }) => {
        const x = ((column - 0.5 - left) / width) * 100
        const y = ((row - 0.5 - top) / height) * 100
        return (
          <button
            key={`${row} ${column}`}
            type="button"
            style={`left:${x}%;top:${y}%;width:${64 / width}%`}
            aria-label={words.placeOutside(row, column)}
            onClick={() => pick(`r${row}c${column}`)}
          />
        )
      })}
    </div>
  )
}

const Drawing = ({
  layout,
  picture,
  viewBox,
}: {
  layout: Layout
  picture: Picture | undefined
  viewBox: string
}) => {
  const isPlaying = store.door.value === 'play'
  const { entries } = store.game.value
  const lit = store.lit.value
  const withText = cellsWithText(picture, layout)
  const cells = cellsOf(layout)
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <Patterns />
      <Boards layout={layout} kind="paper" />
      <Shapes picture={picture} layers={['shades']} />
      <Ornaments areOver={false} />
      {isPlaying &&
        cells.map(cell => (
          <CellColours key={cell} cell={cell} layout={layout} colours={entries.colour[cell]!} />
        ))}
      {isPlaying && <SameDigit layout={layout} />}
      <DrawnRegions layout={layout} />
      <LitCells layout={layout} />
      <Shapes picture={picture} layers={['marks', 'lines']} />
      <Selected layout={layout} />
      {picture ? <Shapes picture={picture} layers={['grid']} /> : <PlainLines layout={layout} />}
      {layout.boards && <Boards layout={layout} kind="board-borders" />}
      <RegionBorders layout={layout} />
      <Ornaments areOver />
      <Shapes picture={picture} layers={['clues']} />
      {cells.map(cell => (
        <CellContent
          key={cell}
          cell={cell}
          layout={layout}
          hasText={withText.has(cell)}
          isTextual={withText.size > 0}
        />
      ))}
      <Faults layout={layout} />
      {lit?.step && <Chains step={lit.step} layout={layout} withText={withText} />}
    </svg>
  )
}

export const Board = () => {
  const layout = store.layout.value
  const picture = store.reading.value?.picture
  const { left, top, width, height } = areaOf()
  const isPaused = store.door.value === 'play' && store.isPaused.value
  const pick = store.outsidePicker.value
  const isClose = store.closeUp.value !== undefined && !pick
  const percent = (part: number, of: number) => `${(part / of) * 100}%`
  return (
    <div
      class={`board${isClose ? ' is-close' : ''}`}
      style={`--ratio:${width / height};aspect-ratio:${width}/${height}`}
    >
      {isPaused ? (
        <Paused />
      ) : (
        <>
          <Drawing layout={layout} picture={picture} viewBox={`${left} ${top} ${width} ${height}`} />
          <div
            class="cells-place"
            style={{
              left: percent(-left, width),
              top: percent(-top, height),
              width: percent(layout.columns, width),
              height: percent(layout.rows, height),
            }}
          >
            <Cells />
          </div>
        </>
      )}
      {pick && <OutsidePlaces pick={pick} />}
    </div>
  )
}
