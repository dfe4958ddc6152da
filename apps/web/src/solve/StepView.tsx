// A step in words: its technique, its difficulty, and why its conclusion holds. HoDoKu's notation can be unfolded.
import { partKind } from '../board/Parts'
import type { Step } from '../engine/calls'
import * as store from '../store'

/** If the text begins with the name of the technique, the name is not repeated. In French, a narrow space precedes the colon. */
const conclusionOf = ({ name, text }: Step): string =>
  text.startsWith(name) ? text.slice(name.length).replace(/^\s*:\s*/, '') : text

const showNotation = (isShown: boolean): void => {
  if (store.settings.value.showNotation !== isShown)
    store.settings.value = { ...store.settings.value, showNotation: isShown }
}

export const StepView = ({ step }: { step: Step }) => {
  const words = store.words.value
  return (
    <div class="step">
      <p class="step-name">
        {step.name}{' '}
        <span class={`level ${step.level.toLowerCase()}`}>{words.levels[step.level] ?? step.level}</span>
      </p>
      <p class="step-text">
        {step.words.map(({ text, part }, i) =>
          part < 0 ? (
            text
          ) : (
            <span key={i} class={`part-name ${partKind(part)} of-${step.parts[part]!.kind}`}>
              {text}
            </span>
          ),
        )}
      </p>
      <details
        open={store.settings.value.showNotation}
        onToggle={event => showNotation(event.currentTarget.open)}
      >
        <summary>{words.notation}</summary>
        <p class="notation">{conclusionOf(step)}</p>
      </details>
    </div>
  )
}
