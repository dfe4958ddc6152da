// The parts of a puzzle that its text in a format lost, found by reading the text back.
import type { Answer } from '../engine/client'
import type { About } from './puzzle'

export type Part =
  'shape' | 'regions' | 'givens' | 'candidates' | 'title' | 'author' | 'description' | 'drawing' | 'others'
export type Read = Pick<
  Answer<'read'>,
  'rows' | 'columns' | 'digits' | 'firstValue' | 'boards' | 'givens' | 'candidates' | 'regions' | 'json'
>

const areEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Members that are compared by themselves, or that say the same in another way. */
const compared = [
  'size',
  'rows',
  'columns',
  'digits',
  'boards',
  'boxes',
  'regions',
  'candidates',
  'givens',
  'rules',
  'definitions',
  'about',
  'drawing',
  'solution',
]

/** Rules are left out: `convert` names those that a format has no words for. */
export const partsLost = (own: Read, back: Read): Part[] => {
  const shapeOf = ({ rows, columns, digits, firstValue, boards }: Read) => [
    rows,
    columns,
    digits,
    firstValue,
    boards,
  ]
  if (!areEqual(shapeOf(own), shapeOf(back))) return ['shape']
  const lost: Part[] = []
  if (!areEqual(own.regions, back.regions)) lost.push('regions')
  if (!areEqual(own.givens, back.givens)) lost.push('givens')
  // Candidates that the givens exclude may be lost.
  const hasMore = back.candidates.some((list, cell) =>
    list.some(digit => !own.candidates[cell]!.includes(digit)),
  )
  if (hasMore) lost.push('candidates')
  const [ours, theirs] = [own, back].map(each => JSON.parse(each.json) as Record<string, unknown>)
  const [about, found] = [ours, theirs].map(each => (each!.about ?? {}) as About)
  for (const part of ['title', 'author', 'description'] as const)
    if (about![part] !== undefined && found![part] !== about![part]) lost.push(part)
  if (!areEqual(ours!.drawing, theirs!.drawing)) lost.push('drawing')
  const others = Object.keys(ours!).filter(name => !compared.includes(name))
  if (others.some(name => !areEqual(ours![name], theirs![name]))) lost.push('others')
  return lost
}
