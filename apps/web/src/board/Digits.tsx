// The contents of the cells: digits, marks, candidates.
import { columnOf, rowOf, type Layout } from '../game/grid'
import { tintOf } from '../game/play'
import * as store from '../store'

/** The places of the corner marks, in order: corners first, then the middles of the sides. */
const corners: readonly (readonly [number, number])[] = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
  [0.5, 0.2],
  [0.5, 0.8],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.5],
]

/** The width of a digit, as a part of the size of the font. */
const widthOfDigit = 0.6

interface At {
  cell: number
  layout: Layout
  /** Whether a text, such as the total of a cage, is in the cell's upper left corner. */
  hasText?: boolean
  /** Whether some cell has such a text. */
  isTextual?: boolean
}

const Text = ({
  x,
  y,
  size,
  kind,
  text,
}: {
  x: number
  y: number
  size: number
  kind: string
  text: string | number
}) => (
  <text class={kind} x={x} y={y} dy={size * 0.35} style={`font-size:${size}px`}>
    {text}
  </text>
)

export const Digit = ({ cell, layout, digit, kind }: At & { digit: number; kind: string }) => {
  const text = store.symbol(digit)
  return (
    <Text
      x={columnOf(cell, layout) + 0.5}
      y={rowOf(cell, layout) + 0.5}
      size={text.length > 1 ? 0.55 : 0.68}
      kind={`digit ${kind}`}
      text={text}
    />
  )
}

/** A spot behind a mark in one of the colours of cells, whose patterns would hide the mark. */
const Tint = ({
  x,
  y,
  width,
  height,
  colour,
}: {
  x: number
  y: number
  width: number
  height: number
  colour: number
}) =>
  colour === 0 ? null : (
    <rect
      class={`colour-${colour}`}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={0.06}
    />
  )

const kindOfMark = (tint: number): string => (tint === 0 ? 'mark' : 'mark tinted')

export const CornerMarks = ({
  cell,
  layout,
  digits,
  tints,
  hasText,
}: At & { digits: readonly number[]; tints: readonly number[] }) => (
  <>
    {digits.map((digit, i) => {
      const [right, down] = corners[i] ?? corners[corners.length - 1]!
      const x = columnOf(cell, layout) + right
      const y = rowOf(cell, layout) + (hasText && down === 0.2 ? 0.4 : down)
      const text = store.symbol(digit)
      const tint = tintOf(tints, digit)
      return (
        <g key={digit}>
          <Tint x={x} y={y} width={0.11 + 0.13 * text.length} height={0.26} colour={tint} />
          <Text x={x} y={y} size={0.25} kind={kindOfMark(tint)} text={text} />
        </g>
      )
    })}
  </>
)

/** In one line, or in two if there are many. */
export const CentreMarks = ({
  cell,
  layout,
  digits,
  tints,
  hasText = false,
  isGiven = false,
}: At & { digits: readonly number[]; tints?: readonly number[]; isGiven?: boolean }) => {
  const isWide = layout.digits > 9 && !store.settings.value.letters
  const perLine = digits.length > 5 ? Math.ceil(digits.length / 2) : digits.length
  const lines =
    digits.length === 0
      ? []
      : [digits.slice(0, perLine), digits.slice(perLine)].filter(line => line.length > 0)
  const texts = lines.map(line => line.map(store.symbol).join(isWide ? ' ' : ''))
  const size = Math.min(0.26, 1.35 / Math.max(1, ...texts.map(text => text.length)))
  const kind = isGiven ? 'mark given-mark' : 'mark'
  const middle = columnOf(cell, layout) + 0.5
  const lineAt = (i: number) =>
    rowOf(cell, layout) + (hasText ? 0.58 : 0.5) + (i - (texts.length - 1) / 2) * size
  if (!digits.some(digit => tintOf(tints, digit) !== 0))
    return (
      <>
        {texts.map((text, i) => (
          <Text key={i} x={middle} y={lineAt(i)} size={size} kind={kind} text={text} />
        ))}
      </>
    )
  // Each mark at a place of its own, so that a colour can be behind it.
  const wide = widthOfDigit * size
  return (
    <>
      {lines.flatMap((line, i) => {
        let x = middle - (wide * texts[i]!.length) / 2
        return line.map(digit => {
          const text = store.symbol(digit)
          const tint = tintOf(tints, digit)
          const width = wide * text.length
          const centre = x + width / 2
          x += width + (isWide ? wide : 0)
          return (
            <g key={digit}>
              <Tint x={centre} y={lineAt(i)} width={width} height={size} colour={tint} />
              <Text x={centre} y={lineAt(i)} size={size} kind={kindOfMark(tint)} text={text} />
            </g>
          )
        })
      })}
    </>
  )
}

/** The only candidate of a cell: as large as a digit, but pale. */
export const OnlyCandidate = ({ cell, layout, digit }: At & { digit: number }) => (
  <Digit cell={cell} layout={layout} digit={digit} kind="sole" />
)

/** Each candidate at its own place in a small square inside the cell, below a text in its corner. All have one size, so that they also fit below a text. */
export const candidatePlace = (
  digit: number,
  { cell, layout, hasText = false, isTextual = hasText }: At,
): { x: number; y: number; size: number } => {
  const side = Math.ceil(Math.sqrt(layout.digits))
  const inset = 0.11
  const below = 0.3
  const top = hasText ? below : inset
  const rows = Math.ceil(layout.digits / side)
  const [right, down] = [(1 - 2 * inset) / side, (1 - inset - top) / rows]
  const least = Math.min(right, (1 - inset - (isTextual ? below : inset)) / rows)
  return {
    x: columnOf(cell, layout) + inset + (((digit - 1) % side) + 0.5) * right,
    y: rowOf(cell, layout) + top + (Math.floor((digit - 1) / side) + 0.5) * down,
    size: 0.92 * least,
  }
}

export const Candidates = ({
  cell,
  layout,
  digits,
  hasText = false,
  isTextual = hasText,
  kindOf,
}: At & { digits: readonly number[]; kindOf: (digit: number) => string }) => (
  <>
    {digits.map(digit => {
      const { x, y, size } = candidatePlace(digit, { cell, layout, hasText, isTextual })
      return (
        <Text
          key={digit}
          x={x}
          y={y}
          size={size}
          kind={`candidate ${kindOf(digit)}`}
          text={store.symbol(digit)}
        />
      )
    })}
  </>
)
