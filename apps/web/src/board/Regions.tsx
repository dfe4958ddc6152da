// Regions while they are drawn: colours, letters, borders, and hatching over those that do not have the right number of cells.
import { cellsOf, columnOf, isHole, rowOf, type Layout } from '../game/grid'
import { cellsOfRegion, noRegion, regionName, regionsOf, sizesOf, type Regions } from '../game/regions'
import * as store from '../store'
import { outlineOf } from './outline'

/** Neighbouring numbers have hues that are far apart. */
export const hueOf = (region: number): string => `--hue:${Math.round(region * 137.5) % 360}`

/** The lines between cells of different regions, and around the grid. */
const bordersOf = (regions: Regions, layout: Layout): string => {
  let path = outlineOf(cellsOf(layout), layout, 0)
  for (const cell of cellsOf(layout)) {
    const [row, column] = [rowOf(cell, layout), columnOf(cell, layout)]
    const isOther = (next: number) => !isHole(next, layout) && regions[next] !== regions[cell]
    if (column + 1 < layout.columns && isOther(cell + 1)) path += `M${column + 1} ${row}v1`
    if (row + 1 < layout.rows && isOther(cell + layout.columns)) path += `M${column} ${row + 1}h1`
  }
  return path
}

const Cell = ({
  cell,
  layout,
  region,
  isWrong,
}: {
  cell: number
  layout: Layout
  region: number
  isWrong: boolean
}) => {
  const [x, y] = [columnOf(cell, layout), rowOf(cell, layout)]
  return (
    <>
      <rect class="region" style={hueOf(region)} x={x} y={y} width="1" height="1" />
      {isWrong && <rect class="hatched" fill="url(#hatch)" x={x} y={y} width="1" height="1" />}
      <text class="region-name" x={x + 0.2} y={y + 0.3}>
        {regionName(region)}
      </text>
    </>
  )
}

/** Their colours, letters and hatching. */
export const DrawnRegions = ({ layout }: { layout: Layout }) => {
  const { draft } = store.puzzle.value
  if (!store.regionTool.value && !draft) return null
  const regions = regionsOf(store.puzzle.value)
  const sizes = sizesOf(regions, layout)
  return (
    <g class="drawn-regions">
      <defs>
        <pattern
          id="hatch"
          width="0.2"
          height="0.2"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V0.2" />
        </pattern>
      </defs>
      {regions.map((region, cell) =>
        region === noRegion ? null : (
          <Cell
            key={cell}
            cell={cell}
            layout={layout}
            region={region}
            isWrong={sizes[region] !== cellsOfRegion(layout)}
          />
        ),
      )}
    </g>
  )
}

/** Their borders, that of the chosen region, and the first of two cells to be exchanged. */
export const RegionBorders = ({ layout }: { layout: Layout }) => {
  const tool = store.regionTool.value
  const { draft } = store.puzzle.value
  if (!tool && !draft) return null
  const regions = regionsOf(store.puzzle.value)
  const own = regions.flatMap((region, cell) => (region === tool?.region ? [cell] : []))
  return (
    <g class="drawn-regions">
      <path class="region-borders" d={bordersOf(regions, layout)} />
      {tool && tool.region !== noRegion && <path class="region-own" d={outlineOf(own, layout, 0.07)} />}
      {tool?.first !== undefined && <path class="region-first" d={outlineOf([tool.first], layout, 0.12)} />}
    </g>
  )
}
