// The parts of a step's pattern, in the colours that their names have in its sentences.
import type { Part, Step } from '../engine/calls'
import { columnOf, rowOf, type Layout } from '../game/grid'
import { outlineOf } from './outline'

/** The number of colours for parts; further parts begin again with the first one. */
const colours = 5
export const partKind = (part: number): string => `part-${part % colours}`

const PartView = ({ part, number, layout }: { part: Part; number: number; layout: Layout }) => {
  const kind = partKind(number)
  switch (part.kind) {
    case 'cells':
      return (
        <>
          {part.cells.map(cell => (
            <rect
              key={cell}
              class={`part-cell ${kind}`}
              x={columnOf(cell, layout)}
              y={rowOf(cell, layout)}
              width="1"
              height="1"
            />
          ))}
        </>
      )
    // Outlines of different parts must not hide each other.
    case 'houses':
      return <path class={`part-houses ${kind}`} d={outlineOf(part.cells, layout, 0.05 + 0.06 * number)} />
    case 'candidates':
      return null
  }
}

export const Parts = ({ step, layout }: { step: Pick<Step, 'parts'>; layout: Layout }) => (
  <g class="parts">
    {step.parts.map((part, number) => (
      <PartView key={number} part={part} number={number} layout={layout} />
    ))}
  </g>
)
