// The drawing of a puzzle that carries no rule: what it consists of, with the ways to delete it and to move it to the back.
import { putPuzzle } from '../actions'
import { isSameOrnament, ornaments } from '../board/Ornaments'
import { withOrnamentAtBack, withoutDrawing, withoutOrnament, type Ornament } from '../game/drawing'
import { Icon, Section } from '../parts'
import { chooseOrnament } from '../settingActions'
import * as store from '../store'

const nameOf = (ornament: Ornament): string => {
  const { names, textOf } = store.words.value.drawing
  if (ornament.member === 'cells') return names.colour
  if (ornament.kind === 'line') return ornament.hasHead ? names.arrow : names.line
  if (ornament.text !== '') return textOf(ornament.text)
  return ornament.isRound ? names.circle : names.rectangle
}

/** "r1c2". */
const placeOf = (ornament: Ornament): string => {
  const [x, y] = (ornament.kind === 'line' ? ornament.points[0] : ornament.centre) ?? [0, 0]
  return `r${Math.floor(y) + 1}c${Math.floor(x) + 1}`
}

const Tool = ({ name, icon, onClick }: { name: string; icon: string; onClick: () => void }) => (
  <button type="button" class="round" aria-label={name} title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
)

export const DrawingSection = () => {
  const words = store.words.value.drawing
  // A shape of several lines is listed once.
  const listed = ornaments.value.filter(
    (ornament, i, all) => all.findIndex(other => isSameOrnament(other, ornament)) === i,
  )
  if (listed.length === 0) return null
  const leave = () => chooseOrnament(undefined)
  const change = (next: (puzzle: typeof store.puzzle.value) => typeof store.puzzle.value) => {
    leave()
    putPuzzle(next(store.puzzle.value))
  }
  return (
    <Section title={words.title}>
      <p class="quiet">{words.help}</p>
      <details class="drawing">
        <summary>{words.count(listed.length)}</summary>
        <ul class="uses">
          {listed.map(ornament => {
            const name = `${nameOf(ornament)}, ${placeOf(ornament)}`
            const choose = () => chooseOrnament(ornament)
            return (
              <li
                key={`${ornament.member} ${ornament.index}`}
                onFocusIn={choose}
                onFocusOut={leave}
                onPointerEnter={choose}
                onPointerLeave={leave}
              >
                <span class="use">{name}</span>
                {ornament.member !== 'cells' && (
                  <Tool
                    name={words.toBack(name)}
                    icon="back"
                    onClick={() => change(puzzle => withOrnamentAtBack(puzzle, ornament))}
                  />
                )}
                <Tool
                  name={words.remove(name)}
                  icon="close"
                  onClick={() => change(puzzle => withoutOrnament(puzzle, ornament))}
                />
              </li>
            )
          })}
        </ul>
      </details>
      <div class="row">
        <button type="button" onClick={() => change(withoutDrawing)}>
          {words.removeAll}
        </button>
      </div>
    </Section>
  )
}
