// The drawing of a puzzle that carries no rule, in SVG.
import { computed } from '@preact/signals'
import { ornamentsOf, type DrawnLine, type DrawnShape, type Ornament } from '../game/drawing'
import * as store from '../store'
import { onDark } from './colours'

export const ornaments = computed(() => ornamentsOf(store.puzzle.value))

/** "#rgb", "#rgba", "#rrggbb" or "#rrggbbaa" as a colour of six digits and an opacity; undefined for other colours. */
const partsOf = (colour: string): readonly [string, number] | undefined => {
  if (!colour.startsWith('#')) return undefined
  const digits =
    colour.length < 6 ? [...colour.slice(1)].map(digit => digit + digit).join('') : colour.slice(1)
  const opacity = digits.length === 8 ? parseInt(digits.slice(6), 16) / 255 : 1
  return digits.length === 6 || digits.length === 8 ? [`#${digits.slice(0, 6)}`, opacity] : undefined
}

/** The colour on paper, and on a dark background. */
const ink = (colour: string): string => {
  const [solid, opacity] = partsOf(colour) ?? [colour, 1]
  const dark = solid.startsWith('#') ? onDark(solid) : solid
  return `--ink:${solid};--dark-ink:${dark}${opacity < 1 ? `;opacity:${opacity.toFixed(2)}` : ''}`
}

const headLength = 0.2

/** The two strokes of an arrow's head. */
const headOf = (points: DrawnLine['points']): string => {
  const [end, before] = [points.at(-1), points.at(-2)]
  if (!end || !before) return ''
  const turn = Math.atan2(before[1] - end[1], before[0] - end[0])
  const side = (angle: number) =>
    `${end[0] + headLength * Math.cos(turn + angle)} ${end[1] + headLength * Math.sin(turn + angle)}`
  return `M${side(0.6)}L${end.join(' ')}L${side(-0.6)}`
}

const LineView = ({ line }: { line: DrawnLine }) =>
  line.points.length < 2 ? null : (
    <path
      class="stroked"
      style={ink(line.colour)}
      d={`M${line.points.map(point => point.join(' ')).join('L')}${line.hasHead ? headOf(line.points) : ''}`}
      stroke-width={line.width}
    />
  )

const ShapeView = ({ shape }: { shape: DrawnShape }) => {
  const [x, y] = shape.centre
  const place = {
    x: x - shape.width / 2,
    y: y - shape.height / 2,
    width: shape.width,
    height: shape.height,
    ...(shape.isRound && { rx: shape.width / 2, ry: shape.height / 2 }),
  }
  return (
    <g transform={shape.angle === 0 ? undefined : `rotate(${shape.angle} ${x} ${y})`}>
      {shape.fill !== undefined && <rect {...place} class="filled" style={ink(shape.fill)} />}
      {shape.border !== undefined && (
        <rect {...place} class="stroked" style={ink(shape.border)} stroke-width={shape.borderWidth} />
      )}
      {shape.text !== '' && (
        <text
          class="filled"
          style={`${ink(shape.textColour)};font-size:${shape.textSize}px`}
          x={x}
          y={y}
          dy={shape.textSize * 0.35}
        >
          {shape.text}
        </text>
      )}
    </g>
  )
}

export const isSameOrnament = (one: Ornament, other: Ornament | undefined): boolean =>
  one.member === other?.member && one.index === other.index

/** Where an ornament is, around the one that is chosen in the list. */
const Ring = ({ ornament }: { ornament: Ornament }) => {
  const points = ornament.kind === 'line' ? ornament.points : [ornament.centre]
  const [wide, high] = ornament.kind === 'line' ? [0.3, 0.3] : [ornament.width, ornament.height]
  const xs = points.map(point => point[0])
  const ys = points.map(point => point[1])
  const [left, top] = [Math.min(...xs) - wide / 2 - 0.1, Math.min(...ys) - high / 2 - 0.1]
  return points.length === 0 ? null : (
    <rect
      class="ornament-ring"
      x={left}
      y={top}
      width={Math.max(...xs) + wide / 2 + 0.1 - left}
      height={Math.max(...ys) + high / 2 + 0.1 - top}
      rx={0.1}
    />
  )
}

/** Those below the lines of the grid, or those above. */
export const Ornaments = ({ areOver }: { areOver: boolean }) => {
  const chosen = store.chosenOrnament.value
  return (
    <g class="shapes">
      {ornaments.value
        .filter(({ isOver }) => isOver === areOver)
        .map((ornament, i) =>
          ornament.kind === 'line' ? (
            <LineView key={i} line={ornament} />
          ) : (
            <ShapeView key={i} shape={ornament} />
          ),
        )}
      {areOver &&
        store.door.value === 'set' &&
        ornaments.value
          .filter(ornament => isSameOrnament(ornament, chosen))
          .map((ornament, i) => <Ring key={i} ornament={ornament} />)}
    </g>
  )
}
