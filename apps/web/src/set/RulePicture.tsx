// A pictogram of a rule.
import { useEffect } from 'preact/hooks'
import { Shapes } from '../board/Shapes'
import { askForRulePictures, rulePictures } from '../solve/rulePictures'

export const RulePicture = ({ name }: { name: string }) => {
  useEffect(() => void askForRulePictures(), [])
  const found = rulePictures.value[name]
  if (!found) return <svg class="rule-picture" aria-hidden="true" />
  const { picture, columns, digits } = found
  const { left, top, right, bottom } = picture.area
  return (
    <svg
      class="rule-picture"
      viewBox={`${left - 0.05} ${top - 0.05} ${right - left + 0.1} ${bottom - top + 0.1}`}
      aria-hidden="true"
    >
      <g class="rule-grid">
        <Shapes picture={picture} layers={['grid']} />
      </g>
      <Shapes picture={picture} layers={['shades', 'marks', 'lines', 'clues']} />
      {digits.map((digit, cell) =>
        digit === 0 ? null : (
          <text
            key={cell}
            class="digit given"
            x={(cell % columns) + 0.5}
            y={Math.floor(cell / columns) + 0.78}
            font-size="0.8"
          >
            {digit}
          </text>
        ),
      )}
    </svg>
  )
}
