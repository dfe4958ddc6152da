// New puzzles of the kind of this grid: tries one after another until one has the wanted level.
import { batch, signal } from '@preact/signals'
import { beginGame, goTo, say } from '../actions'
import { asked } from '../engine/engines'
import { EngineError, type Answer } from '../engine/client'
import { dailyOf, mostAttempts } from '../game/daily'
import { isHole } from '../game/grid'
import { levels, type Level } from '../game/levels'
import { emptyPuzzle, puzzleOf, textOf, withAbout, withGivens, type Puzzle } from '../game/puzzle'
import { imagesOf, isSymmetric, type Symmetry } from '../game/regions'
import { stopWorking, work } from './explain'
import * as store from '../store'

export interface Order {
  readonly symmetry: Symmetry
  readonly draws: string
  /** Empty: any. */
  readonly level: Level | ''
}

/** beyond: the known techniques do not finish the puzzle. */
type Found = Level | 'beyond'
interface Made {
  readonly puzzle: Puzzle
  readonly level: Found
  readonly score: number
}

/** The number of puzzles so far, how hard they were, and the one whose level is nearest to the order. */
export interface Tally {
  readonly tries: number
  readonly found: Readonly<Partial<Record<Found, number>>>
  readonly nearest: Made | undefined
}
const noTries: Tally = { tries: 1, found: {}, nearest: undefined }
export const tally = signal<Tally>(noTries)

const rankOf = (level: Found): number => (level === 'beyond' ? levels.length : levels.indexOf(level))

const rated = async (puzzle: Puzzle): Promise<Made> => {
  try {
    const { isSolved, level, score } = await asked.ask('rate', { puzzle: textOf(puzzle) })
    return { puzzle, level: isSolved ? (level as Level) : 'beyond', score }
  } catch (error) {
    if (error instanceof EngineError) return { puzzle, level: 'beyond', score: 0 }
    throw error
  }
}

const read = async (text: string): Promise<Puzzle> => {
  const answer: Answer<'read'> = await asked.ask('read', { puzzle: text })
  return puzzleOf(answer)
}

const shuffled = <T>(list: readonly T[]): T[] => {
  const next = list.slice()
  for (let i = next.length - 1; i > 0; --i) {
    const other = Math.floor(Math.random() * (i + 1))
    ;[next[i], next[other]] = [next[other]!, next[i]!]
  }
  return next
}

/** The open cells in groups of images, in random order. */
const groupsOf = ({ givens, layout }: Puzzle, symmetry: Symmetry): number[][] => {
  const groups = new Map<number, number[]>()
  for (const [cell, given] of givens.entries()) {
    if (given !== 0 || isHole(cell, layout)) continue
    const images = [...new Set(imagesOf(cell, symmetry, layout))].filter(image => givens[image] === 0)
    groups.set(Math.min(...images), images)
  }
  return shuffled([...groups.values()])
}

/** The puzzle with as few further givens as make it no harder than the level: found by halving, since each given makes it easier. */
const eased = async (made: Made, level: Level, symmetry: Symmetry): Promise<Made> => {
  const { solutions } = await asked.ask('solutions', { puzzle: textOf(made.puzzle), most: 1 })
  const [solution] = solutions
  if (!solution) return made
  const groups = groupsOf(made.puzzle, symmetry)
  const withFirst = (count: number) =>
    groups
      .slice(0, count)
      .flat()
      .reduce((puzzle, cell) => withGivens(puzzle, [cell], solution[cell]!), made.puzzle)
  let [few, many] = [0, groups.length]
  let best = made
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2)
    const next = await rated(withFirst(middle))
    if (rankOf(next.level) > rankOf(level)) few = middle
    else {
      many = middle
      best = next
    }
  }
  return best
}

/** Puzzles without drawn clues are often of the wanted level; so many are tried as they come. */
const triesAsTheyCome = 8

const open = ({ puzzle, level, score }: Made): void => {
  const words = store.words.value
  beginGame(puzzle)
  say(level === 'beyond' ? words.notSolved : words.madeOf(words.levels[level] ?? level, score))
}

const note = (made: Made, wanted: Level): void => {
  const { tries, found, nearest } = tally.value
  const far = (level: Found) => Math.abs(rankOf(level) - rankOf(wanted))
  tally.value = {
    tries: tries + 1,
    found: { ...found, [made.level]: (found[made.level] ?? 0) + 1 },
    nearest: nearest && far(nearest.level) <= far(made.level) ? nearest : made,
  }
}

/** A grid without the symmetry gets puzzles without it. */
export const make = ({ draws, level, ...order }: Order): Promise<unknown> =>
  work('make', async () => {
    const kind = textOf(store.puzzle.value)
    const symmetry = isSymmetric(store.layout.value, order.symmetry) ? order.symmetry : 'none'
    tally.value = noTries
    for (let tries = 1; ; ++tries) {
      const seed = Math.floor(Math.random() * 2 ** 32)
      const request = { puzzle: kind, seed, symmetry }
      const { puzzle } = await asked.ask('generate', draws === '' ? request : { ...request, draws })
      const made = await rated(await read(puzzle))
      if (level === '' || made.level === level) return open(made)
      note(made, level)
      if (rankOf(made.level) < rankOf(level) || (draws === '' && tries < triesAsTheyCome)) continue
      const easier = await eased(made, level, symmetry)
      if (easier.level === level) return open(easier)
    }
  })

/** Plays the puzzle of a day. If no seed leads to its level, the last one counts, for everyone. */
export const playDaily = (date: Date, title: string): Promise<unknown> =>
  work('make', async () => {
    const { level, seed } = dailyOf(date)
    tally.value = noTries
    for (let attempt = 0; ; ++attempt) {
      const kind = { puzzle: textOf(emptyPuzzle(9)), seed: seed(attempt), symmetry: 'rotate180' }
      const made = await rated(await read((await asked.ask('generate', kind)).puzzle))
      if (made.level !== level && attempt + 1 < mostAttempts) {
        note(made, level)
        continue
      }
      batch(() => {
        beginGame(withAbout(made.puzzle, 'title', title))
        goTo('play')
      })
      return
    }
  })

/** Ends the tries with the puzzle that is nearest to the order. */
export const takeNearest = (): void => {
  const { nearest } = tally.value
  stopWorking()
  if (nearest) open(nearest)
}
