// A step in words: its technique, its conclusion, and its difficulty.
import type { Step } from '../engine/calls'
import * as store from '../store'

/** If the text begins with the name of the technique, the name is not repeated. In French, a narrow space precedes the colon. */
const conclusionOf = ({ name, text }: Step): string =>
  text.startsWith(name) ? text.slice(name.length).replace(/^\s*:\s*/, '') : text

export const StepView = ({ step }: { step: Step }) => {
  const words = store.words.value
  return (
    <div class="step">
      <p class="step-name">
        {step.name}{' '}
        <span class={`level ${step.level.toLowerCase()}`}>{words.levels[step.level] ?? step.level}</span>
      </p>
      <p class="step-text">{conclusionOf(step)}</p>
    </div>
  )
}
