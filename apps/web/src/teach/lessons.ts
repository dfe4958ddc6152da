// The lessons of the course: the puzzle of each, what to try with it, and the answer to its exercise. Their texts are in words/lessons.*.ts.
import type { Method } from '../engine/calls'
import type { LessonName } from '../words/words'

/** Answered by a number, or by selecting cells. */
export type Exercise =
  | { readonly kind: 'number'; readonly answer: number }
  | { readonly kind: 'cells'; readonly answer: readonly number[] }

export interface Lesson {
  readonly name: LessonName
  /** In any format that the engine reads. */
  readonly puzzle: string
  /** The view that shows the subject of the lesson. */
  readonly view: 'problem' | 'compare' | 'tree'
  readonly method?: Exclude<Method, 'test'>
  /** Whether the search goes on to prove that there is only one solution. */
  readonly wantsAll?: boolean
  /** Whether the tree shows what failed. */
  readonly isUnfolded?: boolean
  /** Whether the grid has several solutions, which the lesson says. */
  readonly hasSeveral?: boolean
  readonly exercise: Exercise
}

const latin = (rows: readonly string[]): string =>
  JSON.stringify({
    size: rows.length,
    boxes: null,
    givens: rows.map(row => [...row].map(digit => (digit === '.' ? 0 : Number(digit)))),
  })

const small = '1.....2..3......'
const hard = '..8...7.3....2.4.8...64....5.....68.98..1..42.73.....5....94...7.1.8....3.4...8..'
/** To prove that there is one solution, forward checking takes 13 nodes, domain consistency 7, and clause learning 3. */
const conflicting = JSON.stringify({
  size: 6,
  givens: ['206050', '001600', '040000', '000020', '000540', '000000'].map(row => [...row].map(Number)),
})

export const lessons: readonly Lesson[] = [
  {
    name: 'test',
    puzzle: latin(['1......', '..3....', '.....2.', '.4.....', '....6..', '...7...', '......5']),
    hasSeveral: true,
    view: 'compare',
    exercise: { kind: 'number', answer: 4096 },
  },
  {
    name: 'problem',
    puzzle: small,
    hasSeveral: true,
    view: 'problem',
    exercise: { kind: 'number', answer: 18 },
  },
  {
    name: 'forward',
    puzzle: small,
    hasSeveral: true,
    view: 'tree',
    method: 'value',
    exercise: { kind: 'cells', answer: [1, 2, 3, 4, 5, 8, 12] },
  },
  {
    name: 'bounds',
    puzzle: JSON.stringify({ size: 6, rules: [{ name: 'killer_cage', argument: 'r1c1 r1c2 total=10' }] }),
    hasSeveral: true,
    view: 'tree',
    method: 'bounds',
    exercise: { kind: 'number', answer: 4 },
  },
  {
    name: 'domain',
    puzzle: latin(['......', '......', '34....', '43....', '56....', '65....']),
    hasSeveral: true,
    view: 'tree',
    method: 'domain',
    exercise: { kind: 'cells', answer: [2, 3, 4, 5] },
  },
  {
    name: 'fixpoint',
    puzzle: small,
    hasSeveral: true,
    view: 'tree',
    method: 'domain',
    exercise: { kind: 'number', answer: 7 },
  },
  { name: 'search', puzzle: hard, view: 'tree', method: 'value', exercise: { kind: 'number', answer: 4 } },
  {
    name: 'order',
    puzzle: small,
    hasSeveral: true,
    view: 'tree',
    method: 'domain',
    exercise: { kind: 'cells', answer: [15] },
  },
  {
    name: 'why',
    puzzle: '123.......1.....',
    hasSeveral: true,
    view: 'tree',
    method: 'learning',
    exercise: { kind: 'cells', answer: [0, 1, 2] },
  },
  {
    name: 'learning',
    puzzle: conflicting,
    view: 'tree',
    method: 'learning',
    wantsAll: true,
    isUnfolded: true,
    exercise: { kind: 'number', answer: 3 },
  },
]

/** Whether the answer to the exercise is right: the number in a text, or the cells in any order. */
export const isRight = (exercise: Exercise, text: string, cells: readonly number[]): boolean =>
  exercise.kind === 'number'
    ? /^\s*\d[\d\s.,’']*$/.test(text) && Number(text.replace(/\D/g, '')) === exercise.answer
    : [...cells].sort((a, b) => a - b).join() === exercise.answer.join()
