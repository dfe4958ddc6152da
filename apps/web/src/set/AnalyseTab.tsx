// Questions about a puzzle: its true candidates, why a digit, the path of a person, the number of solutions.
import { useEffect, useState } from 'preact/hooks'
import { cellName, valueOf } from '../game/grid'
import { Icon, Section } from '../parts'
import * as ask from '../solve/explain'
import { NeedlessSection } from './NeedlessSection'
import { StepView } from '../solve/StepView'
import { wantCandidates } from '../settingActions'
import * as store from '../store'

const Stop = ({ kind }: { kind: NonNullable<typeof ask.working.value> }) =>
  ask.working.value === kind ? (
    <button type="button" onClick={ask.stopWorking}>
      {store.words.value.stop}
    </button>
  ) : null

const CandidatesSection = () => {
  const words = store.words.value
  const found = store.trueCandidates.value
  const isOn = store.wantsCandidates.value
  const open = found?.undecided.reduce((total, list) => total + list.length, 0) ?? 0
  return (
    <Section title={words.trueCandidates}>
      <p class="quiet">{words.trueCandidatesHelp}</p>
      <div class="row">
        <label class="check">
          <input type="checkbox" checked={isOn} onChange={() => wantCandidates(!isOn)} />
          {words.trueCandidates}
        </label>
        {isOn && found && !found.isComplete && <span class="quiet">{words.candidatesLeft(open)}</span>}
      </div>
    </Section>
  )
}

const WhySection = () => {
  const words = store.words.value
  const layout = store.layout.value
  const cell = store.selection.value.focus
  const solution = store.solutions.value.length === 1 ? store.solutions.value[0] : undefined
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const digit = chosen ?? solution?.[cell] ?? 1
  const found = ask.whyAnswer.value
  return (
    <Section title={words.why}>
      <p class="quiet">{words.whyHelp}</p>
      <div class="row">
        <strong>{cellName(cell, layout)} =</strong>
        <select
          aria-label={words.whyDigit}
          value={String(digit)}
          onChange={event => setChosen(Number(event.currentTarget.value))}
        >
          {Array.from({ length: layout.digits }, (_, i) => (
            <option key={i} value={String(i + 1)}>
              {valueOf(i + 1, layout)}
            </option>
          ))}
        </select>
        <button
          type="button"
          onClick={() => void ask.askWhy(store.puzzle.value, cell, digit).then(() => setChosen(undefined))}
        >
          {words.why}
        </button>
        <Stop kind="why" />
      </div>
      {found && (
        <p role="status">
          {found.answer === 'forced'
            ? words.whyAnswers.forced(
                valueOf(found.digit, layout),
                cellName(found.cell, layout),
                found.givens,
                found.candidates,
              )
            : found.answer === 'notForced' || found.answer === 'impossible'
              ? words.whyAnswers[found.answer](valueOf(found.digit, layout), cellName(found.cell, layout))
              : words.whyAnswers[found.answer]}
        </p>
      )}
      {found && found.rules.length > 0 && (
        <details>
          <summary>{words.andRules(found.rules.length)}</summary>
          <p class="quiet">{found.rules.join(', ')}</p>
        </details>
      )}
    </Section>
  )
}

const PathSection = () => {
  const words = store.words.value
  const path = ask.path.value
  const at = ask.stepAt.value
  const step = path?.steps[at]
  const language = store.language.value
  useEffect(() => void ask.retellPath(), [language])
  return (
    <Section title={words.path}>
      <p class="quiet">{words.pathHelp}</p>
      <div class="row">
        <button type="button" class="main" onClick={() => void ask.findPath(store.puzzle.value)}>
          {words.findPath}
        </button>
        <Stop kind="path" />
      </div>
      {path && (
        <p role="status">
          <strong>{words.rating(words.levels[path.level] ?? path.level, path.score)}</strong>
          {!path.isSolved && ` – ${words.notSolved}`}
        </p>
      )}
      {path && step && (
        <div class="steps">
          <div class="row">
            <button
              type="button"
              class="round"
              aria-label={words.before}
              disabled={at === 0}
              onClick={() => void ask.showStep(at - 1)}
            >
              <Icon name="left" />
            </button>
            <input
              type="range"
              aria-label={words.step(at + 1, path.steps.length)}
              min={0}
              max={path.steps.length - 1}
              value={at}
              onInput={event => void ask.showStep(Number(event.currentTarget.value))}
            />
            <button
              type="button"
              class="round"
              aria-label={words.after}
              disabled={at === path.steps.length - 1}
              onClick={() => void ask.showStep(at + 1)}
            >
              <Icon name="right" />
            </button>
          </div>
          <p class="quiet">{words.step(at + 1, path.steps.length)}</p>
          <div aria-live="polite">
            <StepView step={step} />
          </div>
        </div>
      )}
    </Section>
  )
}

const CountSection = () => {
  const words = store.words.value
  const counted = ask.counted.value
  const number = counted && new Intl.NumberFormat(words.language).format(counted.count)
  return (
    <Section title={words.count}>
      <div class="row">
        <button type="button" onClick={() => void ask.countAll(store.puzzle.value)}>
          {words.countIt}
        </button>
        <Stop kind="count" />
        {number !== undefined && (
          <span role="status">
            {counted!.isComplete ? words.counted(counted!.count, number) : words.countedAtLeast(number)}
          </span>
        )}
      </div>
    </Section>
  )
}

export const AnalyseTab = () => (
  <>
    {ask.refusal.value !== '' && (
      <p class="error" role="alert">
        {ask.refusal.value}
      </p>
    )}
    <PathSection />
    <WhySection />
    <CandidatesSection />
    <NeedlessSection />
    <CountSection />
  </>
)
