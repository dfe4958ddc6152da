// The search tree: blue circles are branching nodes, red squares failures, green diamonds solutions, red triangles failed subtrees.
import { useEffect, useRef } from 'preact/hooks'
import { Choice } from '../parts'
import * as store from '../store'
import * as think from './think'
import { textOfFact, type Trace } from './trace'
import { carryOut, onTreeKey, reveal } from './commands'
import { IcicleView } from './IcicleView'
import { kindOf, placed, type Placed } from './tree'

const across = 54
const down = 46
/** A tree with more nodes is drawn only as an icicle. */
const mostDrawn = 2000

const shapes = {
  branch: <circle r="8" />,
  open: <circle r="6" />,
  failure: <rect x="-7" y="-7" width="14" height="14" />,
  solution: <path d="M0-10 10 0 0 10-10 0z" />,
} as const

const Node = ({ trace, at, isChosen }: { trace: Trace; at: Placed; isChosen: boolean }) => {
  const words = store.words.value.think
  const node = trace.nodes[at.node]!
  const kind = kindOf(node)
  const isTriangle = at.isFolded && think.failed.value[at.node] === true
  const name = isTriangle ? words.failedTree : at.isFolded ? words.foldedTree : words.nodeKinds[kind]
  const decision = node.decision ? textOfFact(node.decision) : words.root
  return (
    <g
      role="treeitem"
      id={`node-${at.node}`}
      class={`node ${isTriangle ? 'folded' : kind}${isChosen ? ' chosen' : ''}`}
      transform={`translate(${at.x * across} ${at.y * down})`}
      aria-level={node.level + 1}
      aria-selected={isChosen}
      aria-expanded={node.children.length > 0 ? !at.isFolded : undefined}
      aria-label={`${decision}, ${name}`}
      onClick={() => {
        if (isChosen) carryOut(trace, { kind: 'fold' })
        else think.lookAt(at.node)
      }}
    >
      <rect class="target" x={-across / 2} y={-down / 2} width={across} height={down} />
      {at.isFolded ? <path d="M0-9 11 10H-11z" /> : shapes[kind]}
      {think.bookmarks.value.includes(at.node) && <path class="flag" d="M9-16v12M9-16l9 3-9 3" />}
    </g>
  )
}

const NodesView = ({ trace, list }: { trace: Trace; list: readonly Placed[] }) => {
  const words = store.words.value.think
  const box = useRef<HTMLDivElement>(null)
  const chosen = think.node.value
  const at = new Map(list.map(each => [each.node, each]))
  const place = at.get(chosen)

  useEffect(() => {
    const scroller = box.current
    if (!scroller || !place) return
    scroller.scrollLeft = (place.x + 1) * across - scroller.clientWidth / 2
    scroller.scrollTop = (place.y + 1) * down - scroller.clientHeight / 2
  }, [place?.x, place?.y])

  const width = (Math.max(...list.map(each => each.x)) + 2) * across
  const height = (Math.max(...list.map(each => each.y)) + 2) * down
  return (
    <div
      ref={box}
      class="tree"
      role="tree"
      tabIndex={0}
      aria-label={words.tree}
      aria-activedescendant={`node-${chosen}`}
      onKeyDown={event => onTreeKey(event, command => carryOut(trace, command))}
    >
      <svg
        role="presentation"
        width={width}
        height={height}
        viewBox={`${-across} ${-down} ${width} ${height}`}
      >
        {list.map(({ node, x, y }) => {
          const above = at.get(trace.nodes[node]!.parent)
          if (!above) return null
          const path = `M${above.x * across} ${above.y * down}L${x * across} ${y * down}`
          return <path key={node} class="edge" d={path} />
        })}
        {list.map(each => (
          <Node key={each.node} trace={trace} at={each} isChosen={each.node === chosen} />
        ))}
        {think.hasLabels.value &&
          list.map(({ node, x, y }) => {
            const { decision } = trace.nodes[node]!
            return decision ? (
              <text key={node} class="label" x={x * across} y={y * down - 13} aria-hidden="true">
                {textOfFact(decision)}
              </text>
            ) : null
          })}
      </svg>
    </div>
  )
}

export const TreeView = ({ trace }: { trace: Trace }) => {
  const words = store.words.value.think
  reveal(trace, think.node.value)
  const list = placed(trace, think.isFolded)
  const isTooWide = list.length > mostDrawn
  return (
    <>
      <Choice
        label={words.drawing}
        values={['nodes', 'icicle'] as const}
        value={isTooWide ? 'icicle' : think.drawing.value}
        nameOf={name => words.drawings[name]}
        onChoose={name => (think.drawing.value = name)}
      />
      {isTooWide && <p class="quiet">{words.tooWide(list.length)}</p>}
      {isTooWide || think.drawing.value === 'icicle' ? (
        <IcicleView trace={trace} />
      ) : (
        <NodesView trace={trace} list={list} />
      )}
    </>
  )
}
