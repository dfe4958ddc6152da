// The candidates that a step names, and the links between them: solid lines for strong links, dashed lines for weak ones, with
// arrows in the direction of the reasoning. Candidates that hold are full circles of one colour, the others rings of another.
import type { Node, Step } from '../engine/calls'
import type { Layout } from '../game/grid'
import { candidatePlace } from './Digits'
import { partKind } from './Parts'

type Place = readonly [x: number, y: number]

/** How far a curve leaves the straight line: relative to its length, and in cells. */
const mostBend = 0.12
const furthestAside = 0.6
const arrowLength = 0.13
const arrowWidth = 0.055

/** A curve beside the candidates in between, from the edge of one circle to the edge of the next, and its arrowhead. */
export const arrowBetween = (from: Place, to: Place, radius: number): { curve: string; head: string } => {
  const bend = Math.min(mostBend, furthestAside / Math.hypot(to[0] - from[0], to[1] - from[1]))
  const control: Place = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * bend,
  ]
  /** The direction from one place to another, of length 1. */
  const towards = (a: Place, b: Place): Place => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  }
  const moved = ([x, y]: Place, [dx, dy]: Place, by: number): Place => [x + dx * by, y + dy * by]
  const text = (place: Place): string => place.map(each => Number(each.toFixed(3))).join(' ')
  const begin = moved(from, towards(from, control), radius)
  const back = towards(to, control)
  const tip = moved(to, back, radius)
  const base = moved(tip, back, Math.min(arrowLength, Math.hypot(to[0] - from[0], to[1] - from[1]) / 2))
  const across: Place = [-back[1], back[0]]
  return {
    curve: `M${text(begin)}Q${text(control)} ${text(base)}`,
    head: `M${text(tip)}L${text(moved(base, across, arrowWidth))}L${text(moved(base, across, -arrowWidth))}z`,
  }
}

export const Chains = ({
  step,
  layout,
  withText,
}: {
  step: Pick<Step, 'chains'> & Partial<Pick<Step, 'parts'>>
  layout: Layout
  withText: ReadonlySet<number>
}) => {
  const radius = 0.55 / Math.ceil(Math.sqrt(layout.digits))
  const placeOf = (cell: number, digit: number): Place => {
    const { x, y } = candidatePlace(digit, {
      cell,
      layout,
      hasText: withText.has(cell),
      isTextual: withText.size > 0,
    })
    return [x, y]
  }
  /** The middle of the node's candidates. */
  const middleOf = ({ cells, digit }: Node): Place => {
    const places = cells.map(cell => placeOf(cell, digit))
    const mean = (axis: 0 | 1) => places.reduce((total, place) => total + place[axis], 0) / places.length
    return [mean(0), mean(1)]
  }
  return (
    <g class="chains" aria-hidden="true">
      {step.parts?.flatMap(({ candidates }, part) =>
        candidates.map(([cell, digit]) => {
          const [cx, cy] = placeOf(cell, digit)
          return (
            <circle
              key={`${part} ${cell} ${digit}`}
              class={`node ${partKind(part)}`}
              cx={cx}
              cy={cy}
              r={radius}
            />
          )
        }),
      )}
      {step.chains.flatMap((chain, c) =>
        chain.slice(1).map((node, i) => {
          const { curve, head } = arrowBetween(middleOf(chain[i]!), middleOf(node), radius)
          return (
            <g key={`${c} ${i}`}>
              <path class={node.isStrong ? 'link strong' : 'link weak'} d={curve} />
              <path class="head" d={head} />
            </g>
          )
        }),
      )}
    </g>
  )
}
