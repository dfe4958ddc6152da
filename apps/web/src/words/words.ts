// The words of the page: a table for each language, of one type, so that a missing word does not compile.

import type { Method } from '../engine/calls'
import type { Part } from '../game/losses'
import type { Arrangement } from '../game/puzzle'
import type { Place, shapeColours, ShapeName, templates } from '../game/ownRules'
import type { Symmetry } from '../game/regions'

export type LessonName =
  'test' | 'problem' | 'forward' | 'bounds' | 'domain' | 'fixpoint' | 'search' | 'order' | 'why' | 'learning'

/** Each a lesson: what it says, what to try, and an exercise with what is said of its answer. */
export type LessonWords = Readonly<
  Record<
    LessonName,
    {
      readonly title: string
      readonly text: readonly string[]
      readonly tryIt: string
      readonly question: string
      readonly right: string
      readonly wrong: string
    }
  >
>

/** Of the editor for rules of one's own. */
export interface OwnRuleWords {
  title: string
  help: string
  define: string
  edit: (name: string) => string
  name: string
  summary: string
  begin: string
  templates: Readonly<Record<keyof typeof templates, string>>
  where: string
  whereHelp: string
  kinds: Readonly<Record<'path' | 'cells' | 'outside' | 'number' | 'digits' | 'choice', string>>
  parameter: (number: number) => string
  kind: (number: number) => string
  remove: (what: string) => string
  formulas: string
  guide: string
  guideLines: readonly (readonly [formula: string, meaning: string])[]
  draw: string
  shape: (number: number) => string
  shapes: Readonly<Record<ShapeName, string>>
  shapeOf: (number: number) => string
  shapeAt: (number: number) => string
  colour: (number: number) => string
  usualColour: string
  colours: Readonly<Record<(typeof shapeColours)[number], string>>
  addShape: string
  examples: string
  examplesHelp: { cells: string; outside: string; grid: string }
  mustHold: string
  mustFail: string
  verdicts: { holds: string; broken: string; open: string }
  right: string
  notRight: string
  noExample: string
  allRight: (count: number) => string
  someWrong: (count: number) => string
  fields: Readonly<Record<Place['field'], string>>
  at: (field: string, number: number, character: number) => string
  keep: string
  forget: string
}

/** The tool for irregular regions. */
export interface RegionWords {
  open: string
  paintHelp: string
  swapHelp: string
  palette: string
  region: (name: string, size: number, most: number) => string
  noRegion: string
  inRegion: (name: string) => string
  rest: (cells: number) => string
  allFit: string
  manner: string
  manners: Readonly<Record<'paint' | 'swap', string>>
  symmetry: string
  begin: string
  boxes: (rows: number, columns: number) => string
  nothing: string
  random: string
  letters: string
  lettersHelp: string
  useLetters: string
  badText: (found: number, rows: number, columns: number) => string
  fillRest: (name: string) => string
  done: string
  unfinished: (name: string, cells: number, most: number, others: number) => string
  notYet: string
}

export interface Words {
  name: string
  language: string
  tagline: string
  doors: { set: string; play: string; think: string; learn: string }
  doorsLabel: string
  switchLanguage: string
  theme: string
  themeNames: Readonly<Record<'auto' | 'light' | 'dark' | 'contrast' | 'grey', string>>
  menu: string
  help: string
  close: string
  loading: string
  noEngine: (why: string) => string
  notKept: Readonly<Record<'full' | 'forbidden', string>>
  skip: string

  grid: string
  board: (rows: number, columns: number, boards: number) => string
  cell: (row: number, column: number, content: string) => string
  empty: string
  given: (value: number) => string
  marks: (values: string) => string
  colours: (names: string) => string
  inConflict: string
  isWrong: string
  colourNames: readonly string[]
  placeOutside: (row: number, column: number) => string

  modes: { digit: string; corner: string; centre: string; colour: string }
  settingModes: Readonly<Record<string, string>>
  modesLabel: string
  /** The key that chooses the colour of marks, with the present one, and the keys of the colours. */
  pen: (colour: string) => string
  penOf: (colour: string) => string
  penOfNone: string
  penHelp: string
  noColour: string
  keypad: string
  enter: (value: string) => string
  left: (count: number) => string
  clear: string
  undo: string
  redo: string
  several: string
  severalHelp: string
  closeUp: string
  wholeGrid: string
  closeUpHelp: string

  status: {
    wait: string
    searching: string
    searchingSecond: string
    none: string
    unique: string
    several: string
    contradiction: (where: string) => string
    noCandidate: (cell: string) => string
    conflicting: (givens: number, clues: string) => string
    stopped: string
    empty: string
  }
  stop: string
  goOn: string
  lightConflict: string

  tabs: { shape: string; rules: string; analyse: string; file: string; make: string }
  tabsLabel: string

  size: string
  sizeOfBoards: string
  boards: string
  oneBoard: string
  otherBoards: string
  firstCells: string
  arrangements: Readonly<Record<Arrangement, string>>
  boxes: string
  noBoxes: string
  boxOf: (rows: number, columns: number) => string
  regions: string
  regionTool: RegionWords
  newGrid: string
  clearGivens: string
  title: string
  author: string
  description: string
  givensHelp: string

  ruleSearch: string
  allRules: string
  recentRules: string
  inPuzzle: string
  noRules: string
  add: string
  change: string
  remove: (rule: string) => string
  edit: (rule: string) => string
  cancel: string
  ruleGroups: { grid: string; lines: string; cells: string; beside: string; other: string }
  selectCells: string
  takesNoNumber: (rule: string) => string
  useSelection: string
  optional: string
  choose: string
  chooseOutside: string
  noRuleFound: (text: string) => string
  parameterNames: Readonly<Record<string, string>>
  ruleNames: Readonly<Record<string, string>>

  ownRules: OwnRuleWords

  showSolution: string
  hideSolution: string
  otherSolution: string
  solutionsDiffer: (count: number) => string
  trueCandidates: string
  trueCandidatesHelp: string
  candidatesLeft: (count: number) => string
  count: string
  countIt: string
  /** With the number as digits in groups. */
  counted: (count: number, text: string) => string
  countedAtLeast: (count: string) => string
  counting: string
  why: string
  whyHelp: string
  whyDigit: string
  whyAnswers: {
    forced: (digit: number, cell: string, givens: number, candidates: number) => string
    notForced: (digit: number, cell: string) => string
    impossible: (digit: number, cell: string) => string
    nothingStands: string
    undecided: string
  }
  hint: string
  nextStep: string
  path: string
  pathHelp: string
  rating: (level: string, score: number) => string
  notSolved: string
  findPath: string
  notation: string
  andRules: (count: number) => string
  step: (number: number, of: number) => string
  noStep: string
  levels: Readonly<Record<string, string>>
  before: string
  after: string

  needless: {
    title: string
    help: string
    find: string
    progress: (done: number, all: number) => string
    notUnique: string
    none: string
    givens: (count: number) => string
    rules: (names: string) => string
    remove: string
  }
  many: {
    title: (count: number) => string
    more: string
    verdicts: Readonly<Record<'waiting' | 'unique' | 'several' | 'none' | 'unreadable', string>>
    waiting: (count: number) => string
    openOne: (number: number) => string
    copySolutions: string
  }

  open: string
  openHelp: string
  paste: string
  readIt: string
  chooseFile: string
  readAs: (format: string) => string
  notUnderstood: (what: string) => string
  at: (line: number, column: number) => string
  export: string
  exportAs: string
  saveLoses: (what: string) => string
  lostParts: Readonly<Record<Part, string>>
  copy: string
  copied: string
  save: string
  print: string
  png: string
  pngHelp: string
  share: string
  shareHelp: string
  drawing: {
    title: string
    help: string
    names: Readonly<Record<'line' | 'arrow' | 'circle' | 'rectangle' | 'colour', string>>
    textOf: (text: string) => string
    count: (count: number) => string
    remove: (name: string) => string
    toBack: (name: string) => string
    removeAll: string
  }
  qr: string
  qrHelp: string
  qrTooLong: (characters: number) => string
  linkOfSudokuPad: string
  linkOfFPuzzles: (kept: string) => string
  linkLoses: (rules: string) => string
  linkSettings: string
  noLink: string
  badLink: string

  begin: {
    title: string
    samples: string
    classic: string
    playSample: (name: string) => string
    daily: string
    dailyOf: (date: string) => string
    paste: string
    pasteOne: string
    learnMore: string
  }
  make: string
  makeHelp: string
  symmetry: string
  symmetries: Readonly<Record<Symmetry, string>>
  drawClues: string
  drawNothing: string
  level: string
  anyLevel: string
  making: (tries: number) => string
  triedLevel: (count: number, level: string) => string
  beyondLevels: string
  takeNearest: (level: string) => string
  makeIt: string
  madeOf: (level: string, score: number) => string

  play: {
    start: string
    more: string
    check: string
    correct: string
    /** Empty if nothing is wrong. marks: the number of cells whose marks are wrong. */
    wrong: (digits: number, marks: number) => string
    noHint: string
    fullButWrong: (cells: number) => string
    solved: (time: string, hints: number) => string
    another: string
    unchecked: string
    fillMarks: string
    fillSingles: string
    fillSinglesHelp: string
    filledSingles: (count: number) => string
    hintWhere: string
    hintRule: string
    hintAll: string
    hintApply: string
    beforeMistake: string
    wentBack: string
    savepoints: string
    savepointsHelp: string
    setSavepoint: string
    savepoint: (number: number, digits: number) => string
    restart: string
    restartSure: string
    timer: string
    pause: string
    resume: string
    paused: string
    settings: string
    showConflicts: string
    removeMarks: string
    showSame: string
    doubleTap: string
    digitFirst: string
    checkFull: string
    keysAnywhere: string
    letters: string
    showTimer: string
    linkBase: string
    rules: string
    noGrid: string
    games: string
    noGames: string
    forget: (title: string) => string
    untitled: string
    percent: (part: number) => string
    backup: string
    restoreBackup: string
    noBackup: string
    restored: (count: number) => string
    statistics: string
    noResults: string
    solvedGames: string
    withoutHint: string
    bestTime: string
    meanTime: string
    soFar: (count: number, best: string, mean: string) => string
  }
  think: {
    tabs: { problem: string; compare: string; tree: string }
    problemHelp: string
    showProblem: string
    variables: string
    variablesAre: (count: number, first: string, last: string) => string
    domains: string
    domainsAre: (values: string) => string
    gridsToTry: (power: number) => string
    showDomains: string
    constraints: string
    constraintsAre: (count: number) => string
    kinds: Readonly<Record<string, string>>
    compare: string
    compareHelp: string
    compareIt: string
    method: string
    methods: Readonly<Record<Method, string>>
    nodes: string
    failures: string
    propagations: string
    /** The bars, and what they mean. */
    barsHelp: string
    /** years: a power of ten. */
    atThisRate: (years: number) => string
    outcome: string
    states: Readonly<
      Record<'waiting' | 'running' | 'complete' | 'gaveUp' | 'stopped', (solutions: number) => string>
    >
    search: string
    searchHelp: string
    allSolutions: string
    run: string
    summary: (nodes: number, failures: number, solutions: number) => string
    cut: string
    tree: string
    treeKeys: string
    treeKeysHelp: string
    icicle: string
    drawing: string
    drawings: { nodes: string; icicle: string }
    tooWide: (nodes: number) => string
    nodeKinds: { branch: string; open: string; failure: string; solution: string }
    failedTree: string
    allFailed: string
    foldedTree: string
    root: string
    node: (number: number, of: number) => string
    removals: (number: number, of: number) => string
    back: string
    forth: string
    loses: (constraint: string, variable: string, removed: string, left: string) => string
    decision: string
    nothing: string
    isSolution: string
    emptied: string
    cannotHold: (constraint: string) => string
    reasons: (count: number) => string
    because: (fact: string, constraint: string, reasons: string) => string
    fails: string
    noReason: string
    learnt: (clause: string, depth: number) => string
    or: string
    stream: string
    streamHelp: string
    openStream: string
    noEvents: string
    badEvent: (line: number, found: string) => string
  }
  learn: {
    intro: string
    course: string
    lesson: (number: number) => string
    done: string
    toCourse: string
    toLesson: string
    otherGrid: string
    hasSeveral: string
    reset: string
    playCopy: string
    next: string
    exercise: string
    answer: string
    selected: (cells: string) => string
    noneSelected: string
    check: string
    finished: string
    lessons: LessonWords
  }
  keysHelp: readonly (readonly [keys: string, meaning: string])[]
}
