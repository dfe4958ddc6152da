// How a search tree is drawn and walked through: the shapes and the keys are those of Gist, Gecode's own window.
import type { Trace, TreeNode } from './trace'

/** Blue circle, red square, green diamond, or a grey dot: where the search was stopped. */
export type Kind = 'branch' | 'failure' | 'solution' | 'open'

export const kindOf = (node: TreeNode): Kind => {
  if (node.isSolution) return 'solution'
  if (node.failure !== undefined) return 'failure'
  return node.children.length > 0 ? 'branch' : 'open'
}

/** For each node whether all of it failed, so that it can be drawn as one red triangle. */
export const failedSubtrees = ({ nodes }: Trace): boolean[] => {
  const failed = nodes.map(() => false)
  for (let i = nodes.length - 1; i >= 0; --i) {
    const node = nodes[i]!
    failed[i] =
      !node.isSolution &&
      (node.failure !== undefined ||
        (node.children.length > 0 && node.children.every(child => failed[child])))
  }
  return failed
}

export interface Placed {
  readonly node: number
  readonly x: number
  readonly y: number
  readonly isFolded: boolean
}

/** Which of the nodes are drawn, those below folded ones not, each at its place: leaves side by side, parents above them. */
export const placed = ({ nodes }: Trace, isFolded: (node: number) => boolean): Placed[] => {
  const x: number[] = []
  const order: number[] = []
  let next = 0
  // Without recursion: a tree may be as deep as it has nodes.
  const stack = nodes.flatMap((node, i) => (node.parent < 0 ? [{ at: i, isLeft: false }] : [])).reverse()
  while (stack.length > 0) {
    const { at, isLeft } = stack.pop()!
    const children = isFolded(at) ? [] : nodes[at]!.children
    if (children.length === 0) {
      x[at] = next++
      order.push(at)
    } else if (isLeft) {
      x[at] = (x[children[0]!]! + x[children[children.length - 1]!]!) / 2
    } else {
      order.push(at)
      stack.push({ at, isLeft: true })
      for (let i = children.length - 1; i >= 0; --i) stack.push({ at: children[i]!, isLeft: false })
    }
  }
  return order.map(node => ({
    node,
    x: x[node]!,
    y: nodes[node]!.level,
    isFolded: isFolded(node) && nodes[node]!.children.length > 0,
  }))
}

export type TreeCommand =
  | { kind: 'parent' | 'child' | 'root' | 'fold' | 'foldFailed' | 'unfoldAll' | 'labels' }
  | { kind: 'sibling' | 'solution' | 'bookmark'; step: 1 | -1 }
  | { kind: 'mark' }

/** Gist's keys: arrows walk, R is the root, H folds, F and U fold all that failed or nothing, N and P are solutions. */
export const treeCommandOf = (event: {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): TreeCommand | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case 'ArrowUp':
      return { kind: 'parent' }
    case 'ArrowDown':
      return { kind: 'child' }
    case 'ArrowLeft':
      return { kind: 'sibling', step: -1 }
    case 'ArrowRight':
      return { kind: 'sibling', step: 1 }
    case 'r':
    case 'Home':
      return { kind: 'root' }
    case 'h':
    case 'Enter':
    case ' ':
      return { kind: 'fold' }
    case 'f':
      return { kind: 'foldFailed' }
    case 'u':
      return { kind: 'unfoldAll' }
    case 'n':
      return { kind: 'solution', step: 1 }
    case 'p':
      return { kind: 'solution', step: -1 }
    case 'l':
      return { kind: 'labels' }
    case 'b':
      return event.shiftKey ? { kind: 'mark' } : { kind: 'bookmark', step: 1 }
    default:
      return undefined
  }
}

/** The next of some places after this one, round the end. */
export const nextOf = (places: readonly number[], at: number, step: 1 | -1): number => {
  if (places.length === 0) return at
  return step > 0
    ? (places.find(place => place > at) ?? places[0]!)
    : (places.filter(place => place < at).pop() ?? places[places.length - 1]!)
}

/** Where an arrow leads. */
export const neighbour = (
  { nodes }: Trace,
  at: number,
  command: 'parent' | 'child' | 'before' | 'after',
): number => {
  const node = nodes[at]!
  const parent = nodes[node.parent]
  if (command === 'parent') return parent ? node.parent : at
  if (command === 'child') return node.children[0] ?? at
  const siblings = parent
    ? parent.children
    : nodes.flatMap((other, place) => (other.parent < 0 ? [place] : []))
  return siblings[siblings.indexOf(at) + (command === 'after' ? 1 : -1)] ?? at
}
