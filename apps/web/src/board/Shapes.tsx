// A puzzle's picture, as the engine describes it, in SVG.
import type { Picture, Point, Shape } from '../engine/calls'
import { colourOf, onDark } from './colours'

const joined = (points: readonly Point[]) => points.map(point => point.join(' ')).join('L')

/** The colour on paper, and the one on a dark background: the style sheet uses one of them. */
const ink = (colour: string) => `--ink:${colour};--dark-ink:${onDark(colour)}`

const ShapeView = ({ shape }: { shape: Shape }) => {
  const style = ink(colourOf(shape))
  switch (shape.kind) {
    case 'square': {
      const [x, y] = shape.centre
      const half = shape.side / 2
      return (
        <rect class="filled" style={style} x={x - half} y={y - half} width={shape.side} height={shape.side} />
      )
    }
    case 'circle': {
      const [cx, cy] = shape.centre
      const isOpen = shape.outline > 0
      return (
        <circle
          class={isOpen ? 'stroked' : 'filled'}
          style={style}
          cx={cx}
          cy={cy}
          r={shape.radius}
          stroke-width={isOpen ? shape.outline : undefined}
        />
      )
    }
    case 'line':
      return <path class="stroked" style={style} d={`M${joined(shape.points)}`} stroke-width={shape.width} />
    case 'outline':
      return (
        <path
          class="stroked"
          style={style}
          d={shape.rings.map(ring => `M${joined(ring)}z`).join('')}
          stroke-width={shape.role === 'regions' ? shape.width * 0.7 : shape.width}
          stroke-dasharray={shape.isDashed ? '0.1 0.06' : undefined}
        />
      )
    case 'text': {
      const [x, y] = shape.centre
      return (
        <text
          class={`filled${shape.beginsThere ? ' begins' : ''}${shape.hasRim ? ' rimmed' : ''}`}
          style={`${style};font-size:${shape.height}px`}
          x={x}
          y={y}
          dy={shape.height * 0.35}
          font-weight={shape.isBold ? 700 : undefined}
        >
          {shape.text}
        </text>
      )
    }
  }
}

/** The shapes of some layers, in order. */
export const Shapes = ({
  picture,
  layers,
}: {
  picture: Picture | undefined
  layers: readonly Shape['layer'][]
}) => (
  <g class="shapes">
    {picture?.shapes
      .filter(shape => layers.includes(shape.layer))
      .map((shape, i) => (
        <ShapeView key={i} shape={shape} />
      ))}
  </g>
)
