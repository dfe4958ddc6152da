// The actions of the user: each changes the state by one step, which can be undone.
import { batch, effect, untracked } from '@preact/signals'
import { quick, speakAll, engineReady } from './engine/engines'
import { EngineError } from './engine/client'
import type { Command } from './input/keys'
import { did, redone, started, undone, type History } from './game/history'
import { cellCount, haveSameCells, peersIn } from './game/grid'
import {
  cleared,
  entered,
  lastMark,
  mistakes,
  noEntries,
  stepsSinceMistake,
  type Entries,
  type Mode,
} from './game/play'
import { puzzleOf, textOf, withGivenMark, withGivens, withoutGivenMarks, type Puzzle } from './game/puzzle'
import * as select from './game/selection'
import { chooseMode, isOfPen, nextMode, openPen, possibleModes, presentMode } from './modeActions'
import { keepNow } from './share/keep'
import { textInLink } from './share/link'
import * as store from './store'
import { openMany } from './solve/many'
import { refusal } from './solve/explain'
import { readConflicts, readPicture, watch } from './solve/watch'

/** A message disappears by itself after there was time to read it; an error stays longer. */
const noticeTime = (text: string, isError: boolean): number =>
  (isError ? 2 : 1) * Math.min(12_000, Math.max(5000, 60 * text.length))
let noticeTimer: ReturnType<typeof setTimeout> | undefined

export const say = (text: string, isError = false): void => {
  clearTimeout(noticeTimer)
  store.notice.value = text === '' ? undefined : { text, isError }
  noticeTimer = setTimeout(() => (store.notice.value = undefined), noticeTime(text, isError))
}

/** Another puzzle, or the same one changed. Entries are kept if the size of the grid is the same. */
export const putPuzzle = (puzzle: Puzzle): void => {
  const { puzzle: old, entries } = store.game.value
  if (puzzle === old) return
  const isSameGrid = haveSameCells(puzzle.layout, old.layout)
  const next = isSameGrid ? entries : noEntries(cellCount(puzzle.layout))
  batch(() => {
    store.history.value = did(
      { ...store.history.value, present: store.game.value },
      { puzzle, entries: next },
    )
    if (isSameGrid) return
    store.played.value = started(next)
    store.selection.value = select.first(puzzle.layout)
  })
}

/** The reason why the engine cannot read the puzzle, if it cannot. */
export const errorOf = (puzzle: Puzzle): Promise<string | undefined> =>
  quick.ask('read', { puzzle: textOf(puzzle) }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** Changes the puzzle if the engine can read it; otherwise reports why not, and changes nothing. */
export const tryPuzzle = async (puzzle: Puzzle): Promise<boolean> => {
  const error = await errorOf(puzzle)
  if (error === undefined) putPuzzle(puzzle)
  else say(error, true)
  return error === undefined
}

/** A puzzle that is another game, which is kept beside the previous one. Its steps begin anew. */
export const beginGame = (puzzle: Puzzle): void => {
  keepNow()
  batch(() => {
    store.gameId.value = store.newId()
    store.seconds.value = 0
    store.hints.value = 0
    store.savepoints.value = []
    store.isPaused.value = false
    const game = store.newGame(puzzle)
    store.history.value = started(game)
    store.played.value = started(game.entries)
    store.selection.value = select.first(puzzle.layout)
    store.preview.value = undefined
  })
}

/** Lists the puzzles of a text that contains many; false if it does not. */
const openList = async (text: string): Promise<boolean> => {
  const listed = await quick.ask('entries', { puzzles: text }).catch(() => undefined)
  if (!listed || listed.entries.filter(entry => entry.message === '').length < 2) return false
  batch(() => {
    store.door.value = 'set'
    store.tab.value = 'file'
    openMany(listed)
  })
  return true
}

/** Opens a text or a link in any format, optionally in another view; the sentence says what it was, or why it cannot be read. */
export const openText = async (text: string, door?: store.Door): Promise<boolean> => {
  const { value: words } = store.words
  const linked = await textInLink(text).catch(() => null)
  if (linked === null) {
    say(words.badLink, true)
    return false
  }
  try {
    if (linked === undefined && (await openList(text))) return true
    const read = await quick.ask('read', { puzzle: linked ?? text })
    batch(() => {
      beginGame(puzzleOf(read))
      if (door) goTo(door)
    })
    const more = read.notUnderstood === '' ? '' : ` ${words.notUnderstood(read.notUnderstood)}`
    say((linked === undefined ? words.readAs(read.format) : '') + more, more !== '')
    return true
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    say(words.at(error.line, error.column) + error.message, true)
    return false
  }
}

/** A pause hides the grid and stops the clock. */
export const pause = (isPaused: boolean): void => {
  store.isPaused.value = isPaused
}

export const putEntries = (entries: Entries): void => {
  store.played.value = did(store.played.value, entries)
}

/** Shows another view. */
export const goTo = (door: store.Door): void => {
  batch(() => {
    store.door.value = door
    store.lit.value = undefined
    store.preview.value = undefined
    store.outsidePicker.value = undefined
  })
}

/** The cells that share a house with a cell, if entering a digit removes it from their marks. */
export const peersOf = (cell: number): number[] =>
  peersIn(cell, store.layout.value, store.reading.value?.regions ?? [])

/** Enters a digit (from 1 on) or a colour into the selected cells. */
export const enter = (value: number, mode: Mode = presentMode()): void => {
  const { puzzle, entries } = store.game.value
  const { cells } = store.selection.value
  if (store.door.value === 'play') {
    const peers = store.settings.value.removeMarks ? peersOf : undefined
    return putEntries(entered(puzzle, entries, cells, mode, value, peers, store.pen.value))
  }
  if (store.door.value !== 'set') return
  if (mode === 'centre' || mode === 'corner') return putPuzzle(withGivenMark(puzzle, cells, value))
  const isThere = cells.every(cell => puzzle.givens[cell] === value)
  putPuzzle(withGivens(puzzle, cells, isThere ? 0 : value))
}

export const clear = (): void => {
  const { puzzle, entries } = store.game.value
  const { cells } = store.selection.value
  if (store.door.value === 'play') putEntries(cleared(puzzle, entries, cells, store.mode.value))
  else if (store.door.value === 'set') {
    const without = withGivens(puzzle, cells, 0)
    putPuzzle(without === puzzle ? withoutGivenMarks(puzzle, cells) : without)
  }
}

type Travel = <T>(history: History<T>) => History<T>

/** Through the steps of setting. The entries belong to the grid, so they change only with its size. */
const travelSetting = (go: Travel): void => {
  const before = store.history.value
  const { game } = store
  const now = { ...before, present: game.value }
  const history = go(now)
  if (history === now || history.present === now.present) return
  const { layout } = history.present.puzzle
  const isSameGrid = haveSameCells(layout, game.value.puzzle.layout)
  batch(() => {
    store.history.value = history
    if (isSameGrid) return
    store.played.value = started(history.present.entries)
    store.selection.value = select.first(layout)
  })
}

const travel = (go: Travel): void => {
  if (store.door.value === 'play') store.played.value = go(store.played.value)
  else if (store.door.value === 'set') travelSetting(go)
}
export const undo = (): void => travel(undone)
export const redo = (): void => travel(redone)

/** Returns to the last step without a wrong digit; redo brings the later steps back. If that step is no longer known, clears what is wrong. */
export const undoMistake = (solution: readonly number[]): void => {
  const { past, present } = store.played.value
  const puzzle = store.puzzle.value
  const count = stepsSinceMistake(puzzle, [...past, present], solution)
  if (count <= past.length) {
    let history = store.played.value
    for (let i = 0; i < count; ++i) history = undone(history)
    store.played.value = history
    return
  }
  const digits = present.digits.slice()
  const centre = present.centre.slice()
  for (const cell of mistakes(puzzle, present, solution)) {
    digits[cell] = 0
    centre[cell] = []
  }
  putEntries({ ...present, digits, centre })
}

/** The last mark of a cell becomes its digit. */
export const enterLastMark = (cell: number): void => {
  const { puzzle, entries } = store.game.value
  const digit = puzzle.givens[cell] === 0 ? lastMark(entries, cell) : undefined
  if (store.door.value !== 'play' || !store.settings.value.doubleTap || digit === undefined) return
  store.selection.value = select.selected(cell)
  enter(digit, 'digit')
}

/** The greatest value that a cell may hold. */
export const mostValue = (): number => store.layout.value.digits - 1 + store.layout.value.firstValue

const enterValue = (value: number, mode: Mode | undefined): void => {
  const { firstValue, digits } = store.layout.value
  const isColour = store.door.value === 'play' && (mode ?? presentMode()) === 'colour'
  if (isColour) return value >= 1 && value <= 9 ? enter(value, mode) : undefined
  if (value === 0 && firstValue === 1) return clear()
  if (value >= firstValue && value < firstValue + digits) enter(value - firstValue + 1, mode)
}

/** While a clue is composed, what is typed in the grid belongs to its number or digits, and the givens are safe. */
const isTyped = (command: Command): boolean => {
  const field = store.door.value === 'set' ? store.typedField.value : undefined
  if (!field) return false
  if (command.kind === 'enter') field.type(command.value)
  else if (command.kind === 'nextMode') field.separate()
  else if (command.kind === 'clear') field.erase()
  else return false
  return true
}

/** Executes the command of a key. */
export const carryOut = (command: Command): void => {
  const { layout, selection } = store
  if (isTyped(command) || isOfPen(command)) return
  switch (command.kind) {
    case 'enter':
      return enterValue(command.value, command.mode)
    case 'clear':
      return clear()
    case 'move':
      selection.value = select.arrow(
        selection.value,
        command.down,
        command.right,
        command.manner,
        layout.value,
      )
      return
    case 'end':
      selection.value = select.end(selection.value, command.isLast, command.isWhole, layout.value)
      return
    case 'mode':
      if (possibleModes().includes(command.mode)) chooseMode(command.mode)
      return
    case 'pen':
      return openPen(!store.isChoosingPen.value)
    case 'nextMode':
      nextMode(command.isBack)
      return
    case 'toggle':
      selection.value = select.toggled(selection.value, selection.value.focus)
      return
    case 'all':
      selection.value = select.all(layout.value, selection.value.focus)
      return
    case 'invert':
      selection.value = select.inverted(selection.value, layout.value)
      return
    case 'none':
      selection.value = { ...selection.value, cells: [] }
      return
    case 'undo':
      return undo()
    case 'redo':
      return redo()
  }
}

let isRemoving = false

/** The pointer goes down on a cell. While several cells are being selected, each press is one more or one less. */
export const pressCell = (cell: number, press: select.Press): void => {
  const before = store.selection.value
  const how = press === 'select' && store.selectsSeveral.value ? 'toggle' : press
  isRemoving = how === 'toggle' && before.cells.includes(cell)
  batch(() => {
    store.selection.value = select.pressed(before, cell, how)
    if (how === 'select' && store.heldKey.value !== undefined && takesHeldKey()) enter(store.heldKey.value)
  })
}

/** Whether keys of the keypad are held here. */
export const takesHeldKey = (): boolean => store.door.value === 'play' && store.settings.value.digitFirst

/** Holds a key of the keypad, which is entered into each cell that is pressed from then on; the same key again lets go of it. */
export const holdKey = (key: number): void => {
  store.heldKey.value = store.heldKey.value === key ? undefined : key
}

/** The pointer has passed over these cells: they become as the first one did. */
export const dragOver = (cells: readonly number[]): void => {
  store.selection.value = select.dragged(store.selection.value, cells, isRemoving)
}

/** Whether taps select cells beside those that are selected; Ctrl does so with a mouse. */
export const selectSeveral = (isWanted: boolean): void => {
  store.selectsSeveral.value = isWanted
}

/** Selects all cells with the same content: the digit or, if there is none, the marks in the centre, those in the corner, or the colours. */
export const selectAlike = (cell: number): void => {
  const shown = store.digits.value
  const { corner, centre, colour } = store.game.value.entries
  const textsOf = (lists: Entries['corner']) => lists.map((list, at) => (shown[at] ? '' : list.join()))
  const kinds =
    store.door.value === 'play' ? [textsOf(centre), textsOf(corner), colour.map(list => list.join())] : []
  const contents = [shown.map(digit => (digit ? String(digit) : '')), ...kinds].find(texts => texts[cell])
  if (!contents) return
  const cells = contents.flatMap((text, at) => (text === contents[cell] ? [at] : []))
  store.selection.value = { cells, focus: cell }
}

/** Asks the engine again whenever its input has changed. */
export const follow = (): void => {
  engineReady.then(
    async () => {
      store.builtInRules.value = (await quick.ask('rules', {})).rules
    },
    (error: unknown) => (store.engineTrouble.value = String(error)),
  )
  effect(() => {
    speakAll(store.language.value)
    document.documentElement.lang = store.language.value
  })
  effect(() => {
    const puzzle = store.puzzle.value
    void store.preview.value
    untracked(() => void readPicture(puzzle))
  })
  effect(() => {
    const now = [store.puzzle.value, store.digits.value] as const
    untracked(() => {
      store.wrong.value = new Set()
      if (store.door.value === 'play') {
        store.lit.value = undefined
        refusal.value = ''
      }
      void readConflicts(now)
    })
  })
  effect(() => {
    const puzzle = store.puzzle.value
    if (store.door.value === 'set') untracked(() => void watch(puzzle))
  })
}
