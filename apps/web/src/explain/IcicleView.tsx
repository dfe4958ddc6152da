// A search tree as an icicle, for trees that are too wide to draw node by node. Colours are those of the tree; solutions hang
// below their bars as diamonds, and failures are half as high, so that they can be distinguished without colour.
import { useMemo, useRef } from 'preact/hooks'
import * as store from '../store'
import { carryOut, onTreeKey } from './commands'
import { barOf, barsOf, everything, icicleOf, nodeAt, topFor, type Bar, type BarKind } from './icicle'
import * as think from './think'
import { textOfFact, type Trace } from './trace'
import type { TreeCommand } from './tree'

/** The units of the drawing, which is as wide as the panel. */
const across = 400
const down = 16
const gap = 1
/** The minimum width of a chosen bar. */
const leastWidth = 4
const letterWidth = 5.5

const kinds: readonly BarKind[] = ['branch', 'failed', 'failure', 'open', 'solution']

const rounded = (number: number): string => number.toFixed(2).replace(/\.?0+$/, '')

/** All bars of a kind as one path, so that thousands of bars are one element. */
const pathOf = (bars: readonly Bar[], kind: BarKind): string =>
  bars
    .filter(bar => bar.kind === kind)
    .map(({ x, width, level }) => {
      const height = kind === 'failure' ? (down - gap) / 2 : down - gap
      const inner = Math.max(width - (width > 4 ? 0.8 : 0), 0.3)
      const bar = `M${rounded(x)} ${level * down}h${rounded(inner)}v${height}h${rounded(-inner)}z`
      const middle = x + width / 2
      return kind === 'solution' ? `${bar}M${rounded(middle)} ${level * down + down}l4 5-4 5-4-5z` : bar
    })
    .join('')

const labelOf = (trace: Trace, at: number, kind: BarKind): string => {
  const words = store.words.value.think
  const { decision } = trace.nodes[at]!
  const name = kind === 'failed' ? words.allFailed : words.nodeKinds[kind]
  return `${decision ? textOfFact(decision) : words.root}, ${name}`
}

/** The chosen node and those above it, for screen readers. */
const Path = ({ trace, bars }: { trace: Trace; bars: readonly Bar[] }) => (
  <>
    {bars.map(({ node, kind, level, x, width }) => {
      const isChosen = node === think.node.value
      const { parent, children } = trace.nodes[node]!
      const siblings = trace.nodes[parent]?.children ?? [node]
      return (
        <rect
          key={node}
          role="treeitem"
          id={`node-${node}`}
          class={isChosen ? 'chosen-bar' : 'above-bar'}
          x={x}
          y={level * down}
          width={width}
          height={down - gap}
          aria-level={trace.nodes[node]!.level + 1}
          aria-setsize={siblings.length}
          aria-posinset={siblings.indexOf(node) + 1}
          aria-selected={isChosen}
          aria-expanded={children.length > 0 ? true : undefined}
          aria-label={labelOf(trace, node, kind)}
        />
      )
    })}
  </>
)

/** Decisions, in the bars that have room for them. */
const Labels = ({ trace, bars }: { trace: Trace; bars: readonly Bar[] }) => (
  <g aria-hidden="true">
    {bars.map(({ node, kind, level, x, width }) => {
      const { decision } = trace.nodes[node]!
      const text = decision ? textOfFact(decision) : ''
      if (kind === 'failure' || text === '' || text.length * letterWidth > width - 4) return null
      return (
        <text key={node} class={`bar-label ${kind}`} x={x + width / 2} y={level * down + 11}>
          {text}
        </text>
      )
    })}
  </g>
)

export const IcicleView = ({ trace }: { trace: Trace }) => {
  const words = store.words.value.think
  const drawing = useRef<SVGSVGElement>(null)
  const icicle = useMemo(() => icicleOf(trace), [trace])
  const chosen = think.node.value
  const top = topFor(icicle, think.top.value, chosen, across, leastWidth)
  think.top.value = top
  const bars = useMemo(() => barsOf(icicle, top, across), [icicle, top])
  const above: number[] = []
  for (let at = chosen; at >= 0; at = at === top ? -1 : trace.nodes[at]!.parent) above.unshift(at)
  const height = (Math.max(...bars.map(({ level }) => level)) + 1) * down + 10

  /** The key that folds in the tree shows only the node's subtree here, and all again when pressed once more. */
  const command = (given: TreeCommand) => {
    if (given.kind === 'root') think.top.value = everything
    if (given.kind === 'fold') think.top.value = think.top.value === chosen ? everything : chosen
    else carryOut(trace, given)
  }
  const onClick = (event: MouseEvent) => {
    const { left, top: upper, width } = drawing.current!.getBoundingClientRect()
    const scale = across / width
    const level = Math.floor(((event.clientY - upper) * scale) / down)
    const node = nodeAt(icicle, top, level, (event.clientX - left) / width)
    if (node === undefined) return
    if (node === chosen) command({ kind: 'fold' })
    else think.lookAt(node)
  }
  return (
    <div
      class="tree icicle"
      role="tree"
      tabIndex={0}
      aria-label={words.icicle}
      aria-activedescendant={`node-${chosen}`}
      onKeyDown={event => onTreeKey(event, command)}
    >
      <svg ref={drawing} role="presentation" viewBox={`0 0 ${across} ${height}`} onClick={onClick}>
        {kinds.map(kind => (
          <path key={kind} class={kind} d={pathOf(bars, kind)} />
        ))}
        {think.hasLabels.value && <Labels trace={trace} bars={bars} />}
        <Path trace={trace} bars={above.map(node => barOf(icicle, top, node, across))} />
      </svg>
    </div>
  )
}
