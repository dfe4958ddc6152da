// The part of a hint that has been shown, and the buttons for the next part.
import { useEffect } from 'preact/hooks'
import { Icon } from '../parts'
import { refusal, stopWorking, working } from '../solve/explain'
import { StepView } from '../solve/StepView'
import * as store from '../store'
import { applyHint, closeHint, hint, isHintOpen, retellHint, tellMore } from './hint'

const CloseButton = () => (
  <button type="button" class="round" aria-label={store.words.value.close} onClick={closeHint}>
    <Icon name="close" />
  </button>
)

export const HintCard = () => {
  const words = store.words.value
  const found = hint.value
  const language = store.language.value
  useEffect(() => void retellHint(), [language])
  if (working.value === 'hint')
    return (
      <div class="card row">
        <span class="quiet">{words.status.searching}</span>
        <button type="button" onClick={stopWorking}>
          {words.stop}
        </button>
      </div>
    )
  if (!isHintOpen.value) return null
  if (refusal.value !== '' || !found?.step)
    return (
      <div class="card hint-said">
        {refusal.value !== '' ? (
          <p class="error" role="alert">
            {refusal.value}
          </p>
        ) : (
          <p role="status">{words.noStep}</p>
        )}
        <CloseButton />
      </div>
    )
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
        <CloseButton />
      </div>
    </div>
  )
}
