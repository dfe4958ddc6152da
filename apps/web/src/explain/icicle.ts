// A search tree as an icicle: each node is a bar, below the bar of its parent, and as wide as the leaves below it. So a tree of any
// size fits into the panel; bars narrower than a unit are drawn as one.
import { failedSubtrees, kindOf } from './tree'
import type { Trace } from './trace'

/** `failed`: a branch below which all leaves failed. */
export type BarKind = 'solution' | 'branch' | 'open' | 'failed' | 'failure'

export interface Icicle {
  readonly trace: Trace
  /** For each node, the number of leaves below it (itself if it has no children), and the number of leaves before these. */
  readonly leaves: readonly number[]
  readonly before: readonly number[]
  readonly kinds: readonly BarKind[]
}

/** The whole tree, all roots of it. */
export const everything = -1

export const icicleOf = (trace: Trace): Icicle => {
  const { nodes } = trace
  const leaves = nodes.map(({ children }) => (children.length === 0 ? 1 : 0))
  for (let at = nodes.length - 1; at >= 0; --at) {
    const { parent } = nodes[at]!
    if (parent >= 0) leaves[parent]! += leaves[at]!
  }
  const before = nodes.map(() => 0)
  let roots = 0
  for (const [at, { parent, children }] of nodes.entries()) {
    if (parent < 0) {
      before[at] = roots
      roots += leaves[at]!
    }
    let next = before[at]!
    for (const child of children) {
      before[child] = next
      next += leaves[child]!
    }
  }
  const failed = failedSubtrees(trace)
  const kinds = nodes.map((node, at): BarKind => {
    const kind = kindOf(node)
    return kind === 'branch' && failed[at] ? 'failed' : kind
  })
  return { trace, leaves, before, kinds }
}

const rootsOf = ({ trace }: Icicle): number[] =>
  trace.nodes.flatMap(({ parent }, at) => (parent < 0 ? [at] : []))

/** Where the bars below `top` lie: its first leaf, how many, and its level. */
const frameOf = (icicle: Icicle, top: number): { first: number; count: number; level: number } => {
  if (top !== everything)
    return { first: icicle.before[top]!, count: icicle.leaves[top]!, level: icicle.trace.nodes[top]!.level }
  const count = rootsOf(icicle).reduce((sum, root) => sum + icicle.leaves[root]!, 0)
  return { first: 0, count: Math.max(1, count), level: 0 }
}

export interface Bar {
  /** The first of the nodes that it stands for. */
  readonly node: number
  readonly kind: BarKind
  /** Levels below the top. */
  readonly level: number
  readonly x: number
  readonly width: number
}

/** What several bars in one are drawn as: what is rarest. */
const ranks: readonly BarKind[] = ['solution', 'open', 'branch', 'failed', 'failure']
const rarer = (a: BarKind, b: BarKind): BarKind => (ranks.indexOf(a) < ranks.indexOf(b) ? a : b)

/** The bars of a node and all below it, `width` units across. */
export const barsOf = (icicle: Icicle, top: number, width: number): Bar[] => {
  const { trace, leaves, before, kinds } = icicle
  const { first, count, level: topLevel } = frameOf(icicle, top)
  const unit = width / count
  const bars: Bar[] = []
  /** By level the place of its last bar. */
  const last: number[] = []
  const stack = top === everything ? rootsOf(icicle).reverse() : [top]
  while (stack.length > 0) {
    const node = stack.pop()!
    const level = trace.nodes[node]!.level - topLevel
    const x = (before[node]! - first) * unit
    const bar = { node, kind: kinds[node]!, level, x, width: leaves[node]! * unit }
    const beside = bars[last[level] ?? -1]
    if (beside && bar.width < 1 && x + bar.width - beside.x <= 1)
      bars[last[level]!] = {
        ...beside,
        kind: rarer(beside.kind, bar.kind),
        width: x + bar.width - beside.x,
      }
    else last[level] = bars.push(bar) - 1
    const { children } = trace.nodes[node]!
    for (let i = children.length - 1; i >= 0; --i) stack.push(children[i]!)
  }
  return bars
}

/** The bar of one node among those below `top`. */
export const barOf = (icicle: Icicle, top: number, node: number, width: number): Bar => {
  const { first, count, level } = frameOf(icicle, top)
  const unit = width / count
  return {
    node,
    kind: icicle.kinds[node]!,
    level: icicle.trace.nodes[node]!.level - level,
    x: (icicle.before[node]! - first) * unit,
    width: icicle.leaves[node]! * unit,
  }
}

/** The node whose bar is there, so many levels below the top; undefined where there is none. `part`: from 0 at the left to 1. */
export const nodeAt = (icicle: Icicle, top: number, level: number, part: number): number | undefined => {
  const { first, count } = frameOf(icicle, top)
  const leaf = first + Math.min(count - 1, Math.floor(part * count))
  const holds = (node: number) =>
    icicle.before[node]! <= leaf && leaf < icicle.before[node]! + icicle.leaves[node]!
  let node = top === everything ? rootsOf(icicle).find(holds) : top
  for (let below = 0; below < level && node !== undefined; ++below)
    node = icicle.trace.nodes[node]!.children.find(holds)
  return node
}

/** The top if the node's bar can be seen below it; else the highest node above it below which it can. */
export const topFor = (icicle: Icicle, top: number, node: number, width: number, least: number): number => {
  const { nodes } = icicle.trace
  const above: number[] = []
  for (let at = node; at >= 0; at = nodes[at]!.parent) above.unshift(at)
  const isSeen = (from: number) =>
    (from === everything || above.includes(from)) && barOf(icicle, from, node, width).width >= least
  return [top, everything, ...above].find(isSeen) ?? node
}
