// The colours that a player gives to cells, each with its pattern: a cell with several is divided into slices.
import { columnOf, rowOf, type Layout } from '../game/grid'

/** The corner points of a cell's slice from one angle to another, both as fractions of a full turn, starting at the top. */
const slice = (from: number, to: number): string => {
  const edge = (turn: number): [number, number] => {
    const angle = turn * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const reach = 0.5 / Math.max(Math.abs(x), Math.abs(y))
    return [0.5 + x * reach, 0.5 + y * reach]
  }
  const turns = [from, ...[0.125, 0.375, 0.625, 0.875].filter(corner => corner > from && corner < to), to]
  return [[0.5, 0.5], ...turns.map(edge)].map(point => point.join(',')).join(' ')
}

export const CellColours = ({
  cell,
  layout,
  colours,
}: {
  cell: number
  layout: Layout
  colours: readonly number[]
}) => {
  const place = `translate(${columnOf(cell, layout)} ${rowOf(cell, layout)})`
  const first = colours[0]
  if (first === undefined) return null
  const parts = (kindOf: (colour: number) => object) =>
    colours.length === 1 ? (
      <rect width="1" height="1" {...kindOf(first)} />
    ) : (
      colours.map((colour, i) => (
        <polygon
          key={colour}
          points={slice(i / colours.length, (i + 1) / colours.length)}
          {...kindOf(colour)}
        />
      ))
    )
  return (
    <g transform={place}>
      {parts(colour => ({ class: `colour-${colour}` }))}
      {parts(colour => ({ class: 'pattern', style: `fill:url(#pattern-${colour})` }))}
    </g>
  )
}
