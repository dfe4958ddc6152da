// The rules of the puzzle, for those who solve it: the author's text, and the meaning of each rule.
import { rulesOf } from '../game/puzzle'
import * as store from '../store'

export const RulesInWords = () => {
  const words = store.words.value
  const puzzle = store.puzzle.value
  const names = [...new Set(rulesOf(puzzle).map(rule => rule.name))]
  const description = puzzle.object.about?.description
  if (names.length === 0 && !description) return null
  return (
    <details open>
      <summary>{words.play.rules}</summary>
      {description && <p class="description">{description}</p>}
      <dl class="rules-in-words">
        {names.map(name => (
          <div key={name}>
            <dt>{store.ruleName(name)}</dt>
            <dd>{store.rules.value.find(rule => rule.name === name)?.summary}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
