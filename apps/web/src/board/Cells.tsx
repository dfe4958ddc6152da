// The cells for screen readers, keys and pointers: a grid of transparent cells over the picture.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { carryOut, dragOver, enterLastMark, mostValue, pressCell, selectAlike } from '../actions'
import { canBeClose } from '../game/closeUp'
import { columnOf, isHole, rowOf, rowsOf, valueOf } from '../game/grid'
import { tintOf } from '../game/play'
import { between } from '../game/selection'
import { commandOf } from '../input/keys'
import { regionCommandOf } from '../input/regionKeys'
import { noRegion, regionName, regionsOf, sizesOf } from '../game/regions'
import { beginStroke, carryOutRegionKey, continueStroke, endStroke } from '../regionActions'
import * as store from '../store'
import { goCloser, pinch } from '../viewActions'
import { shownGivenMarks } from './marks'
import { placeOn, useTouches } from './useTouches'

/** The label of a cell for screen readers. */
const labelOf = (cell: number): string => {
  const words = store.words.value
  const layout = store.layout.value
  const { puzzle, entries } = store.game.value
  const value = (digit: number) => valueOf(digit, layout)
  const parts: string[] = []
  const given = puzzle.givens[cell]!
  const isPlaying = store.door.value === 'play'
  const digit = isPlaying ? entries.digits[cell]! : 0
  if (given) parts.push(words.given(value(given)))
  else if (digit) parts.push(String(value(digit)))
  else {
    parts.push(words.empty)
    const own = isPlaying ? [...entries.corner[cell]!, ...entries.centre[cell]!] : []
    const marks = [...new Set([...own, ...shownGivenMarks(cell)])].sort((a, b) => a - b)
    const nameOf = (digit: number) => {
      const tint = isPlaying ? tintOf(entries.tints[cell], digit) : 0
      return value(digit) + (tint === 0 ? '' : ` (${words.colourNames[tint - 1]})`)
    }
    if (marks.length > 0) parts.push(words.marks(marks.map(nameOf).join(' ')))
  }
  const colours = isPlaying ? entries.colour[cell]! : []
  if (colours.length > 0)
    parts.push(words.colours(colours.map(colour => words.colourNames[colour - 1]).join(' ')))
  if (store.conflicts.value.has(cell)) parts.push(words.inConflict)
  if (isPlaying && store.wrong.value.has(cell)) parts.push(words.isWrong)
  const region = store.regionTool.value ? regionsOf(store.puzzle.value)[cell]! : noRegion
  if (region !== noRegion) parts.push(words.regionTool.inRegion(regionName(region)))
  return words.cell(rowOf(cell, layout) + 1, columnOf(cell, layout) + 1, parts.join(', '))
}

const cellAt = (event: PointerEvent, grid: HTMLElement): number | undefined => {
  const layout = store.layout.value
  const [x, y] = placeOn(grid, event)
  if (x < 0 || y < 0 || x >= layout.columns || y >= layout.rows) return undefined
  const cell = Math.floor(y) * layout.columns + Math.floor(x)
  return isHole(cell, layout) ? undefined : cell
}

/** Whether the pointer is near the middle of the cell: corners do not count while dragging, so that diagonals work. */
const isInside = (event: PointerEvent, grid: HTMLElement): boolean => {
  const [x, y] = placeOn(grid, event)
  return Math.hypot((x % 1) - 0.5, (y % 1) - 0.5) < 0.46
}

/** Cells of fewer points are too small for a finger: the first tap shows them from near. */
const leastForFinger = 20
const isTooSmall = (event: PointerEvent, grid: HTMLElement): boolean =>
  event.pointerType === 'touch' &&
  canBeClose(store.layout.value) &&
  grid.getBoundingClientRect().width / store.layout.value.columns < leastForFinger

export const Cells = () => {
  const grid = useRef<HTMLDivElement>(null)
  const last = useRef<number | undefined>(undefined)
  /** The cell below a finger that is too small for it. */
  const tapped = useRef<number | undefined>(undefined)
  const touches = useTouches()
  const layout = store.layout.value
  const words = store.words.value
  const { cells, focus } = store.selection.value
  const members = new Set(cells)

  // Before the next key arrives: it goes to the element that has the focus.
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement))
      grid.current.querySelector<HTMLElement>(`[data-cell="${focus}"]`)?.focus({ preventScroll: true })
  }, [focus])

  const onPointerDown = (event: PointerEvent) => {
    if (!grid.current || event.button > 0) return
    if (touches.down(event)) {
      last.current = undefined
      tapped.current = undefined
      return
    }
    event.preventDefault()
    const cell = cellAt(event, grid.current)
    if (cell === undefined) return
    grid.current.setPointerCapture(event.pointerId)
    if (isTooSmall(event, grid.current)) {
      tapped.current = cell
      return
    }
    last.current = cell
    if (store.regionTool.value) beginStroke(cell)
    else pressCell(cell, event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'add' : 'select')
    grid.current.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!grid.current || touches.move(event, grid.current) || last.current === undefined) return
    const cell = cellAt(event, grid.current)
    if (cell === undefined || cell === last.current || !isInside(event, grid.current)) return
    const passed = between(last.current, cell, layout)
    if (store.regionTool.value) continueStroke(passed)
    else dragOver(passed)
    last.current = cell
  }
  const onPointerUp = (event: PointerEvent) => {
    if (touches.up(event)) return
    if (tapped.current !== undefined) goCloser(tapped.current)
    tapped.current = undefined
    if (last.current !== undefined) endStroke()
    last.current = undefined
  }
  // A finger that is lifted while moving flings, although nothing scrolls here, and the browser would take the next tap, such as
  // one on Add, for the one that ends the fling.
  const onTouchMove = (event: TouchEvent) => event.preventDefault()
  const onWheel = (event: WheelEvent) => {
    if (!grid.current || !canBeClose(layout) || !(event.ctrlKey || store.closeUp.value)) return
    event.preventDefault()
    const place = placeOn(grid.current, event)
    if (event.ctrlKey) return pinch(place, place, 2 ** (-event.deltaY / 200))
    const { clientX, clientY, deltaX, deltaY } = event
    pinch(place, placeOn(grid.current, { clientX: clientX - deltaX, clientY: clientY - deltaY }), 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const count = store.regionTool.value && sizesOf(regionsOf(store.puzzle.value), layout).length
    const regionCommand = count === undefined ? undefined : regionCommandOf(event, count)
    if (regionCommand) {
      event.preventDefault()
      event.stopPropagation()
      return carryOutRegionKey(regionCommand)
    }
    const command = commandOf(event, mostValue())
    // While regions are drawn, no givens are typed.
    if (
      count !== undefined &&
      command?.kind !== 'undo' &&
      command?.kind !== 'redo' &&
      command?.kind !== 'end'
    )
      return
    if (event.key === 'Enter') store.enterAction.value?.()
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    carryOut(command)
  }

  return (
    <div
      ref={grid}
      id="grid"
      role="grid"
      class="cells"
      aria-label={words.board(layout.rows, layout.columns, layout.boards?.length ?? 1)}
      aria-multiselectable="true"
      aria-rowcount={layout.rows}
      aria-colcount={layout.columns}
      style={`grid-template:repeat(${layout.rows},1fr)/repeat(${layout.columns},1fr)`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onTouchMove={onTouchMove}
      onWheel={onWheel}
      onDblClick={() => {
        if (store.regionTool.value) return
        selectAlike(focus)
        enterLastMark(focus)
      }}
      onKeyDown={onKeyDown}
    >
      {rowsOf(layout).map(rowCells => (
        <div role="row" key={rowCells[0]} aria-rowindex={rowOf(rowCells[0]!, layout) + 1}>
          {rowCells.map(cell => (
            <div
              key={cell}
              role="gridcell"
              data-cell={cell}
              tabIndex={cell === focus ? 0 : -1}
              aria-colindex={columnOf(cell, layout) + 1}
              aria-selected={members.has(cell)}
              aria-readonly={store.door.value === 'play' && store.puzzle.value.givens[cell] !== 0}
              aria-label={labelOf(cell)}
              style={layout.boards && `grid-area:${rowOf(cell, layout) + 1}/${columnOf(cell, layout) + 1}`}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
