// The keypad: the digits as they will be entered, the remaining number of each, and the modes.
import type { ComponentChildren } from 'preact'
import { clear, enter, holdKey, redo, selectSeveral, takesHeldKey, undo } from '../actions'
import { chooseMode, choosePen, openPen, possibleModes, presentMode, writesMarks } from '../modeActions'
import { CellColours } from '../board/Colours'
import { canBeClose } from '../game/closeUp'
import { valueOf } from '../game/grid'
import { timesOf } from '../game/regions'
import { colourCount, counts, type Mode } from '../game/play'
import { Choice, Icon } from '../parts'
import { isCompact } from '../screen'
import * as store from '../store'
import { lookCloser, showWhole } from '../viewActions'

const ModeIcon = ({ mode }: { mode: Mode }) => (
  <svg class="mode-icon" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="2.5" y="2.5" width="19" height="19" rx="2.5" />
    {mode === 'digit' && (
      <text x="12" y="17" style="font-size:15px">
        5
      </text>
    )}
    {mode === 'corner' && (
      <text x="8" y="11" style="font-size:9px">
        12
      </text>
    )}
    {mode === 'centre' && (
      <text x="12" y="15" style="font-size:9px">
        12
      </text>
    )}
    {mode === 'colour' && (
      <>
        <path class="colour-6" d="M3 3h9v9H3z" />
        <path class="colour-7" d="M12 3h9v9h-9z" />
        <path class="colour-3" d="M3 12h9v9H3z" />
        <path class="colour-4" d="M12 12h9v9h-9z" />
      </>
    )}
  </svg>
)

/** With it, taps select cells that lie apart, as Ctrl does with a mouse. */
export const Several = ({ isShort = false }: { isShort?: boolean }) => {
  const words = store.words.value
  const isOn = store.selectsSeveral.value
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={isShort ? words.several : undefined}
      title={words.severalHelp}
      onClick={() => selectSeveral(!isOn)}
    >
      <Icon name="several" />
      {!isShort && <span>{words.several}</span>}
    </button>
  )
}

/** A part of a large grid from near, or the whole of it. */
const CloseUp = () => {
  const words = store.words.value
  const isClose = store.closeUp.value !== undefined
  if (!canBeClose(store.layout.value)) return null
  const name = isClose ? words.wholeGrid : words.closeUp
  return (
    <button
      type="button"
      aria-label={name}
      title={`${name}: ${words.closeUpHelp}`}
      onClick={isClose ? showWhole : lookCloser}
    >
      <Icon name={isClose ? 'whole' : 'closeUp'} />
    </button>
  )
}

export const Modes = () => {
  const words = store.words.value
  const isPlaying = store.door.value === 'play'
  return (
    <Choice
      label={words.modesLabel}
      values={possibleModes()}
      value={presentMode()}
      nameOf={mode => (
        <>
          <ModeIcon mode={mode} />
          <span class="mode-name">{isPlaying ? words.modes[mode] : words.settingModes[mode]}</span>
        </>
      )}
      onChoose={chooseMode}
    />
  )
}

const oneCell = { rows: 1, columns: 1, digits: 1, firstValue: 1 }
const Swatch = ({ colour }: { colour: number }) => (
  <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true">
    <CellColours cell={0} layout={oneCell} colours={[colour]} />
  </svg>
)

/** The last tap on a key for marks: its history before and after. */
let lastTap: { key: number; time: number; before: unknown; after: unknown } | undefined
const doubleTime = 400

/** Enters the value in the current mode; a mark that is tapped twice quickly becomes a digit instead. */
const tap = (key: number, mode: Mode): void => {
  if (takesHeldKey()) return holdKey(key)
  const now = performance.now()
  const { value: before } = store.played
  const isMark = store.door.value === 'play' && (mode === 'corner' || mode === 'centre')
  const first = lastTap
  lastTap = undefined
  if (
    isMark &&
    store.settings.value.doubleTap &&
    first?.key === key &&
    now - first.time < doubleTime &&
    first.after === before &&
    first.before !== before
  ) {
    undo()
    return enter(key, 'digit')
  }
  enter(key)
  if (isMark) lastTap = { key, time: now, before, after: store.played.value }
}

const Undo = () => {
  return (
    <button type="button" onClick={undo} disabled={!store.canUndo.value}>
      <Icon name="undo" />
      <span>{store.words.value.undo}</span>
    </button>
  )
}
const Redo = () => {
  return (
    <button type="button" onClick={redo} disabled={!store.canRedo.value}>
      <Icon name="redo" />
      <span>{store.words.value.redo}</span>
    </button>
  )
}
/** The colour in which marks are written, and the way to another one. */
const Pen = () => {
  const words = store.words.value
  const { pen, isChoosingPen } = store
  if (!writesMarks()) return null
  const name = pen.value === 0 ? words.noColour : words.colourNames[pen.value - 1]!
  return (
    <button
      type="button"
      class="pen-key"
      aria-label={words.pen(name)}
      aria-pressed={isChoosingPen.value}
      title={words.penHelp}
      onClick={() => {
        lastTap = undefined
        openPen(!isChoosingPen.value)
      }}
    >
      <Icon name="pen" />
      {pen.value > 0 && <Swatch colour={pen.value} />}
    </button>
  )
}

/** In place of the digits: the colours of marks. */
const PenKeys = () => {
  const words = store.words.value
  return (
    <>
      {words.colourNames.map((name, i) => (
        <button
          key={name}
          type="button"
          class="key"
          aria-label={words.penOf(name)}
          aria-pressed={store.pen.value === i + 1}
          onClick={() => choosePen(i + 1)}
        >
          <Swatch colour={i + 1} />
        </button>
      ))}
      <button
        type="button"
        class="key no-colour"
        aria-label={words.penOfNone}
        aria-pressed={store.pen.value === 0}
        onClick={() => choosePen(0)}
      >
        <Icon name="close" />
      </button>
    </>
  )
}

const Clear = () => (
  <button type="button" class="clear-key" onClick={clear}>
    <Icon name="clear" />
    <span>{store.words.value.clear}</span>
  </button>
)

/** Undo and redo with the buttons that a view adds, in one row below a compact keypad. */
export const KeypadBar = ({ children }: { children?: ComponentChildren }) => (
  <div class="keypad-bar">
    <Undo />
    <Redo />
    <Several isShort />
    <CloseUp />
    {children}
  </div>
)

/** The number of columns of a compact keypad: that of two rows, as far as keys stay wide enough for a finger. */
const compactColumns = (keys: number): number => Math.min(9, Math.max(Math.ceil(keys / 2), Math.min(5, keys)))

/** Each key's face shows where its digit will be placed. */
export const Keypad = () => {
  const words = store.words.value
  const layout = store.layout.value
  const mode = presentMode()
  const placed = counts(store.digits.value, layout.digits)
  const isColour = mode === 'colour'
  const keys = Array.from({ length: isColour ? colourCount : layout.digits }, (_, i) => i + 1)
  const times = timesOf(store.puzzle.value)
  const isPlaying = store.door.value === 'play'
  const isPen = writesMarks()
  const columns = isCompact.value
    ? compactColumns(keys.length + (isPlaying ? (isPen ? 2 : 1) : canBeClose(layout) ? 5 : 4))
    : keys.length > 9
      ? 4
      : 3
  return (
    <div
      class={`keypad ${mode}${columns > 6 ? ' is-narrow' : ''}`}
      role="group"
      aria-label={words.keypad}
      style={`--keys:${columns}`}
    >
      {store.isChoosingPen.value && isPen ? (
        <PenKeys />
      ) : (
        keys.map(key => {
          const name = isColour ? words.colourNames[key - 1]! : String(valueOf(key, layout))
          const left = (times ?? 0) - placed[key]!
          const isShown = mode === 'digit' && times !== undefined && isPlaying
          return (
            <button
              key={key}
              type="button"
              class={`key${isShown && left <= 0 ? ' done' : ''}`}
              aria-label={words.enter(name) + (isShown ? `, ${words.left(Math.max(0, left))}` : '')}
              aria-pressed={takesHeldKey() ? store.heldKey.value === key : undefined}
              data-left={isShown && left > 0 ? left : undefined}
              onClick={() => tap(key, mode)}
            >
              {isColour ? <Swatch colour={key} /> : <span class="face">{store.symbol(key)}</span>}
            </button>
          )
        })
      )}
      {isCompact.value ? (
        <>
          <Pen />
          {!store.isChoosingPen.value && <Clear />}
          {!isPlaying && <Undo />}
          {!isPlaying && <Redo />}
          {!isPlaying && <Several isShort />}
          {!isPlaying && <CloseUp />}
        </>
      ) : (
        <div class="tools">
          <Clear />
          <Undo />
          <Redo />
          <Several isShort />
          <CloseUp />
          <Pen />
        </div>
      )}
    </div>
  )
}
