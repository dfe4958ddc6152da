// The part of a hint that has been shown, and the buttons for the next part.
import { Icon } from '../parts'
import { refusal, stopWorking, working } from '../solve/explain'
import { StepView } from '../solve/StepView'
import * as store from '../store'
import { applyHint, hint, tellMore } from './hint'

export const HintCard = () => {
  const words = store.words.value
  const found = hint.value
  if (working.value === 'hint')
    return (
      <div class="card row">
        <span class="quiet">{words.status.searching}</span>
        <button type="button" onClick={stopWorking}>
          {words.stop}
        </button>
      </div>
    )
  if (refusal.value !== '')
    return (
      <p class="card error" role="alert">
        {refusal.value}
      </p>
    )
  if (!found || (found.step && !store.lit.value)) return null
  if (!found.step) return <p class="card">{words.noStep}</p>
  return (
    <div class="card" role="status">
      {found.stage === 'where' ? (
        <p>{words.play.hintWhere}</p>
      ) : found.stage === 'rule' ? (
        <p>
          <strong>{found.step.name}</strong>
        </p>
      ) : (
        <StepView step={found.step} />
      )}
      <div class="row">
        {found.stage === 'where' && (
          <button type="button" onClick={() => void tellMore('rule')}>
            {words.play.hintRule}
          </button>
        )}
        {found.stage !== 'all' ? (
          <button type="button" onClick={() => void tellMore('all')}>
            {words.play.hintAll}
          </button>
        ) : (
          <button type="button" class="main" onClick={applyHint}>
            {words.play.hintApply}
          </button>
        )}
        <button
          type="button"
          class="round"
          aria-label={words.close}
          onClick={() => {
            hint.value = undefined
            store.lit.value = undefined
          }}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
