// The links between candidates that a step follows: solid lines for strong links, dashed lines for weak ones.
import type { Node, Step } from '../engine/calls'
import type { Layout } from '../game/grid'
import { candidatePlace } from './Digits'

/** The middle of the node's candidates. */
const placeOf = ({ cells, digit }: Node, layout: Layout, withText: ReadonlySet<number>): [number, number] => {
  const places = cells.map(cell =>
    candidatePlace(digit, { cell, layout, hasText: withText.has(cell), isTextual: withText.size > 0 }),
  )
  const mean = (of: 'x' | 'y') => places.reduce((total, place) => total + place[of], 0) / places.length
  return [mean('x'), mean('y')]
}

/** A curve that does not cover the candidates in between. */
const curve = ([x1, y1]: [number, number], [x2, y2]: [number, number]): string => {
  const bend = 0.12
  const x = (x1 + x2) / 2 + (y2 - y1) * bend
  const y = (y1 + y2) / 2 - (x2 - x1) * bend
  return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`
}

export const Chains = ({
  step,
  layout,
  withText,
}: {
  step: Pick<Step, 'chains'>
  layout: Layout
  withText: ReadonlySet<number>
}) => (
  <g class="chains" aria-hidden="true">
    {step.chains.flatMap((chain, c) =>
      chain
        .slice(1)
        .map((node, i) => (
          <path
            key={`${c} ${i}`}
            class={node.isStrong ? 'strong' : 'weak'}
            d={curve(placeOf(chain[i]!, layout, withText), placeOf(node, layout, withText))}
          />
        )),
    )}
    {step.chains.flatMap((chain, c) =>
      chain.map((node, i) => {
        const [cx, cy] = placeOf(node, layout, withText)
        return (
          <circle
            key={`${c} ${i}`}
            class="node"
            cx={cx}
            cy={cy}
            r={0.55 / Math.ceil(Math.sqrt(layout.digits))}
          />
        )
      }),
    )}
  </g>
)
