// The state of the page as signals, from which the display follows. Games are changed by actions.ts, whose steps can be undone, and by keep.ts,
// which opens kept games. solve/ stores engine results here, and each part of the page stores its choices.
import { computed, signal } from '@preact/signals'
import type { Picture, RuleEntry, Step } from './engine/calls'
import type { Ornament } from './game/drawing'
import type { Puzzle } from './game/puzzle'
import { emptyPuzzle } from './game/puzzle'
import type { CloseUp } from './game/closeUp'
import { noEntries, shownDigits, type Entries, type Mode } from './game/play'
import { started, type History } from './game/history'
import { isSymmetric, type Symmetry } from './game/regions'
import { selected, type Selection } from './game/selection'
import { cellCount, cellsOf, symbolOf } from './game/grid'
import { readable } from './game/uses'
import { en } from './words/en'
import { fr } from './words/fr'
import type { LessonName, Words } from './words/words'

export type Door = 'set' | 'play' | 'think' | 'learn'
export type Tab = 'shape' | 'rules' | 'analyse' | 'file' | 'make'
export const themes = ['auto', 'light', 'dark', 'contrast', 'grey'] as const
export type Theme = (typeof themes)[number]

export interface Settings {
  readonly showConflicts: boolean
  readonly removeMarks: boolean
  readonly showTimer: boolean
  /** Whether cells with the same digit as the selected one are highlighted. */
  readonly showSame: boolean
  /** Whether a double tap turns a mark into a digit. */
  readonly doubleTap: boolean
  /** Whether a key of the keypad is held, and entered into each cell that is tapped then. */
  readonly digitFirst: boolean
  /** Whether a full grid is checked at once. */
  readonly checkFull: boolean
  /** Whether keys enter digits wherever the focus is, except in fields. */
  readonly keysAnywhere: boolean
  /** Whether A stands for 10, as on the keys. */
  readonly letters: boolean
  /** Whether steps are shown in HoDoKu's notation, too. */
  readonly showNotation: boolean
  /** The rules that the setter has chosen last, the latest first. */
  readonly recentRules: readonly string[]
  /** The address of a copy of this page on the web, for links; empty if there is none. */
  readonly linkBase: string
}

/** For a new game. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

export interface Game {
  readonly puzzle: Puzzle
  readonly entries: Entries
}

export const newGame = (puzzle: Puzzle): Game => ({ puzzle, entries: noEntries(cellCount(puzzle.layout)) })

export const languages: Readonly<Record<'en' | 'fr', Words>> = { en, fr }
export const language = signal<'en' | 'fr'>('en')
export const words = computed<Words>(() => languages[language.value])
export const theme = signal<Theme>('auto')

/** The displayed name of a rule. */
export const ruleName = (name: string): string => words.value.ruleNames[name] ?? readable(name)

const mostNames = 3

/** The title of a puzzle or, if it has none, the names of its rules. */
export const titleOf = ({ object }: Puzzle): string => {
  if (object.about?.title) return object.about.title
  const names = [...new Set((object.rules ?? []).map(({ name }) => ruleName(name)))]
  if (names.length === 0) return words.value.play.untitled
  return names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ' …' : '')
}

export const door = signal<Door>('set')
export const tab = signal<Tab>('shape')
/** The key of this game among the kept ones. */
export const gameId = signal(newId())
export const seconds = signal(0)
/** Hints that the player has asked for in this game. */
export const hints = signal(0)
export const isPaused = signal(false)
/** States of the game to which the player may return, the oldest first. */
export const savepoints = signal<readonly Entries[]>([])
export const settings = signal<Settings>({
  showConflicts: true,
  removeMarks: true,
  showTimer: true,
  showSame: true,
  doubleTap: true,
  digitFirst: false,
  checkFull: true,
  keysAnywhere: true,
  letters: false,
  showNotation: false,
  recentRules: [],
  linkBase: '',
})
/** The open lesson, and the lessons whose exercise has been answered, by name. */
export const lesson = signal<LessonName | undefined>(undefined)
export const lessonsDone = signal<readonly string[]>([])
export const isHelpOpen = signal(false)

/** The steps of setting this puzzle. Each has the entries that the grid had then. */
export const history = signal<History<Game>>(started(newGame(emptyPuzzle(9))))
/** The steps of playing it. */
export const played = signal<History<Entries>>(started(noEntries(81)))
export const game = computed<Game>(() => ({
  puzzle: history.value.present.puzzle,
  entries: played.value.present,
}))
export const puzzle = computed(() => history.value.present.puzzle)
export const layout = computed(() => puzzle.value.layout)
export const digits = computed(() =>
  door.value === 'play' ? shownDigits(puzzle.value, game.value.entries) : puzzle.value.givens,
)

/** The text drawn for a digit. */
export const symbol = (digit: number): string => symbolOf(digit, layout.value, settings.value.letters)

/** Whether this view can undo a step, and redo one. */
export const canUndo = computed(() => (door.value === 'play' ? played : history).value.past.length > 0)
export const canRedo = computed(() => (door.value === 'play' ? played : history).value.future.length > 0)

export const selection = signal<Selection>(selected(0))
/** The part of a large grid that is shown; undefined: all of it. */
export const closeUp = signal<CloseUp | undefined>(undefined)
/** Whether each tap selects one more cell, or one less. */
export const selectsSeveral = signal(false)
export const mode = signal<Mode>('digit')
/** The colour of the marks that are entered; 0: none. */
export const pen = signal(0)
/** Whether the keys choose the colour of marks. */
export const isChoosingPen = signal(false)
/** The key of the keypad that is held, from 1 on. */
export const heldKey = signal<number | undefined>(undefined)

/** The engine's last verdict on the puzzle; it is asked again after each change. */
export interface Reading {
  readonly picture: Picture
  readonly regions: readonly number[]
  /** Rules that the puzzle defines. */
  readonly ownRules: readonly RuleEntry[]
}
export const reading = signal<Reading | undefined>(undefined)
export const builtInRules = signal<readonly RuleEntry[]>([])
/** Including the rules that the puzzle defines. */
export const rules = computed(() => [...builtInRules.value, ...(reading.value?.ownRules ?? [])])

/** A use of a rule that is being edited: drawn as if it were part of the puzzle. */
export const preview = signal<{ name: string; argument: string } | undefined>(undefined)
/** The part of the drawing that is chosen in its list. */
export const chosenOrnament = signal<Ornament | undefined>(undefined)
/** Whether positions beside the grid can be chosen, and the function to call then. */
export const outsidePicker = signal<((place: string) => void) | undefined>(undefined)

/** The number or the digits of a clue that is being composed. */
export interface TypedField {
  readonly type: (value: number) => void
  readonly separate: () => void
  readonly erase: () => void
}
/** The field that takes digits that are typed in the grid, instead of the cells. */
export const typedField = signal<TypedField | undefined>(undefined)

/** How regions are drawn in the grid. */
export interface RegionTool {
  /** The region that is painted; -1: none. */
  readonly region: number
  readonly manner: 'paint' | 'swap'
  readonly symmetry: Symmetry
  /** The first of two cells to be exchanged. */
  readonly first: number | undefined
}
/** The tool that the user has opened. */
export const openedRegionTool = signal<RegionTool | undefined>(undefined)
/** The tool while the grid can be drawn in: beside the fields of the grid. It paints with a symmetry only if the grid has it. */
export const regionTool = computed((): RegionTool | undefined => {
  const tool = openedRegionTool.value
  if (!tool || door.value !== 'set' || tab.value !== 'shape') return undefined
  return isSymmetric(layout.value, tool.symmetry) ? tool : { ...tool, symmetry: 'none' }
})

/** The action of the key Enter in the grid. */
export const enterAction = signal<(() => void) | undefined>(undefined)

export type Status =
  | { kind: 'wait' | 'empty' | 'searching' | 'searchingSecond' | 'none' | 'unique' | 'several' | 'stopped' }
  | { kind: 'contradiction'; where: string }
  | { kind: 'noCandidate'; cell: number }
  /** clues: the names of the conflicting clues that are not givens; empty if there are none. */
  | { kind: 'conflicting'; givens: readonly number[]; clues: string }
  /** The regions that are being drawn do not fit yet: the first of these, its cells, and how many more there are. */
  | { kind: 'regions'; region: number; cells: number; others: number }
  | { kind: 'failed'; message: string }

export const status = signal<Status>({ kind: 'wait' })
export const solutions = signal<readonly (readonly number[])[]>([])
/** The index of the solution that is shown in the open cells; -1: none. */
export const shownSolution = signal(-1)
/** Cells whose digit differs from the solution, after the player has asked. */
export const wrong = signal<ReadonlySet<number>>(new Set())
/** The digits for which the conflicts were computed. */
export const checkedDigits = signal<readonly number[]>([])
export const conflicts = signal<ReadonlySet<number>>(new Set())
/** The candidates of each open cell that are left by the digits that it sees. */
export const left = signal<readonly (readonly number[])[]>([])

export interface TrueCandidates {
  readonly candidates: readonly (readonly number[])[]
  readonly undecided: readonly (readonly number[])[]
  readonly isComplete: boolean
}
export const wantsCandidates = signal(false)
export const trueCandidates = signal<TrueCandidates | undefined>(undefined)

/** The digits for which the player has asked whether they are right. */
export const askedDigits = signal<readonly number[] | undefined>(undefined)
const isFullAndChecked = computed(
  () =>
    door.value === 'play' &&
    cellsOf(layout.value).every(cell => digits.value[cell] !== 0) &&
    checkedDigits.value === digits.value &&
    (settings.value.checkFull || askedDigits.value === digits.value),
)
/** Whether all cells are filled and no rule is broken. */
export const isSolved = computed(() => isFullAndChecked.value && conflicts.value.size === 0)
/** Whether all cells are filled, but some rule is broken. */
export const isFullButWrong = computed(() => isFullAndChecked.value && conflicts.value.size > 0)

/** The cells of an explanation: its premises and its conclusions. */
export interface Lit {
  readonly cells: readonly number[]
  readonly step?: Pick<Step, 'placements' | 'eliminations' | 'chains'> & Partial<Pick<Step, 'parts'>>
  /** Digits shown in the open cells. */
  readonly digits?: readonly number[]
  /** Candidates shown in the open cells. */
  readonly candidates?: readonly (readonly number[])[]
}
export const lit = signal<Lit | undefined>(undefined)

/** Sentences for screen readers, and shown briefly at the edge of the page. */
export const notice = signal<{ text: string; isError: boolean } | undefined>(undefined)
export const engineTrouble = signal<string | undefined>(undefined)
