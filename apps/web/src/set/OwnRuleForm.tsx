// The editor of user-defined rules: parameters, formulas, shapes, and examples. The engine
// checks all of it while the user types.
import { useEffect, useState } from 'preact/hooks'
import { errorOf, putPuzzle, say } from '../actions'
import {
  definitionOf,
  noRule,
  subjectOf,
  templates,
  withDefinition,
  withoutDefinition,
  type OwnRule,
} from '../game/ownRules'
import { forgetRule, keepRule } from '../share/keepRules'
import * as store from '../store'
import { CheckedView, DrawingsField, ParametersField } from './OwnRuleFields'
import { check, checked, checkNow, forgetChecked } from '../solve/ownRuleCheck'

const TemplateChoice = ({ onChoose }: { onChoose: (rule: OwnRule) => void }) => {
  const words = store.words.value
  const names = Object.keys(templates) as (keyof typeof templates)[]
  return (
    <label class="wide">
      {words.ownRules.begin}
      <select
        value=""
        onChange={event => onChoose(templates[event.currentTarget.value as keyof typeof templates] ?? noRule)}
      >
        <option value="">{words.choose}</option>
        {names.map(name => (
          <option key={name} value={name}>
            {words.ownRules.templates[name]}
          </option>
        ))}
      </select>
    </label>
  )
}

const Guide = () => {
  const words = store.words.value.ownRules
  return (
    <details>
      <summary>{words.guide}</summary>
      <dl class="guide">
        {words.guideLines.map(([formula, meaning]) => (
          <div key={formula}>
            <dt>
              <code>{formula}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface FieldProps {
  label: string
  value: string
  rows?: number
  onInput: (text: string) => void
}

const TextField = ({ label, value, rows, onInput }: FieldProps) => (
  <label class="wide">
    {label}
    {rows === undefined ? (
      <input type="text" value={value} onInput={event => onInput(event.currentTarget.value)} />
    ) : (
      <textarea
        rows={rows}
        spellcheck={false}
        value={value}
        onInput={event => onInput(event.currentTarget.value)}
      />
    )}
  </label>
)

const ExamplesField = ({
  rule,
  onChange,
}: {
  rule: OwnRule
  onChange: (change: Partial<OwnRule>) => void
}) => {
  const words = store.words.value.ownRules
  const subject = subjectOf(rule)
  const help = !subject ? 'grid' : subject.kind.trim().startsWith('outside') ? 'outside' : 'cells'
  return (
    <fieldset>
      <legend>{words.examples}</legend>
      <p class="quiet">{words.examplesHelp[help]}</p>
      <TextField
        label={words.mustHold}
        rows={2}
        value={rule.holding}
        onInput={holding => onChange({ holding })}
      />
      <TextField
        label={words.mustFail}
        rows={2}
        value={rule.broken}
        onInput={broken => onChange({ broken })}
      />
    </fieldset>
  )
}

const Fields = ({ rule, onChange }: { rule: OwnRule; onChange: (change: Partial<OwnRule>) => void }) => {
  const words = store.words.value
  return (
    <>
      <TextField
        label={words.ownRules.name}
        value={rule.name}
        onInput={name => onChange({ name: name.toLowerCase().replaceAll(/[\s-]+/g, '_') })}
      />
      <TextField
        label={words.ownRules.summary}
        value={rule.summary}
        onInput={summary => onChange({ summary })}
      />
      <ParametersField rule={rule} onChange={onChange} />
      <TextField
        label={words.ownRules.formulas}
        rows={3}
        value={rule.formulas}
        onInput={formulas => onChange({ formulas })}
      />
      <Guide />
      <DrawingsField rule={rule} onChange={onChange} />
      <ExamplesField rule={rule} onChange={onChange} />
    </>
  )
}

/** Adds the rule to the puzzle and to those that the browser keeps; the sentence gives the reason if it cannot. */
const keepIt = async (rule: OwnRule, old: string | undefined): Promise<string | undefined> => {
  const { trouble, examples } = await checkNow(rule, store.puzzle.value)
  if (trouble) return trouble.message
  const wrong = examples.filter(({ isRight }) => !isRight).length
  if (wrong > 0) return store.words.value.ownRules.someWrong(wrong)
  const next = () => withDefinition(store.puzzle.value, definitionOf(rule), old)
  const error = await errorOf(next())
  if (error !== undefined) return error
  keepRule(rule, old)
  putPuzzle(next())
  return undefined
}

interface FormProps {
  /** The initial state. */
  first: OwnRule
  /** The name of the rule being changed; undefined: a new one. */
  old: string | undefined
  onDone: () => void
}

export const OwnRuleForm = ({ first, old, onDone }: FormProps) => {
  const words = store.words.value
  const [rule, setRule] = useState(first)
  const change = (part: Partial<OwnRule>) => {
    // Results about the rule before the change are out of date.
    if (store.notice.value?.isError) say('')
    setRule(before => ({ ...before, ...part }))
  }
  const puzzle = store.puzzle.value
  const language = store.language.value
  const isBlank = rule === noRule
  useEffect(forgetChecked, [])
  useEffect(() => {
    if (!isBlank) void check([rule, puzzle])
  }, [rule, puzzle, language])
  const keep = async () => {
    const error = await keepIt(rule, old)
    if (error === undefined) onDone()
    else say(error, true)
  }
  const forget = () => {
    forgetRule(old!)
    putPuzzle(withoutDefinition(store.puzzle.value, old!))
    onDone()
  }
  return (
    <form
      class="rule-form own-rule"
      onSubmit={event => {
        event.preventDefault()
        void keep()
      }}
    >
      <h2>{words.ownRules.define}</h2>
      {old === undefined && <TemplateChoice onChoose={setRule} />}
      <Fields rule={rule} onChange={change} />
      {checked.value && !isBlank && <CheckedView checked={checked.value} />}
      <div class="row">
        <button type="submit" class="main" disabled={isBlank}>
          {words.ownRules.keep}
        </button>
        <button type="button" onClick={onDone}>
          {words.cancel}
        </button>
        {old !== undefined && (
          <button type="button" onClick={forget}>
            {words.ownRules.forget}
          </button>
        )}
      </div>
    </form>
  )
}
