// Parts of the editor for user-defined rules: parameters, shapes, and the results of the examples.
import {
  shapeColours,
  shapeNames,
  type Drawing,
  type OwnRule,
  type Parameter,
  type ShapeName,
} from '../game/ownRules'
import { Icon } from '../parts'
import * as store from '../store'
import type { Checked, Example, Trouble } from '../solve/ownRuleCheck'

/** An example of a formula for cells. */
const cellsFormula = 'first(cells)'

interface EditProps {
  readonly rule: OwnRule
  readonly onChange: (change: Partial<OwnRule>) => void
}

const replaced = <T,>(list: readonly T[], index: number, change: Partial<T>): T[] =>
  list.map((each, i) => (i === index ? { ...each, ...change } : each))
const without = <T,>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index)

/** The initial values of a new parameter of each kind, and the shape that shows it if it has none yet. */
const begins = {
  path: { name: 'line', kind: 'path', shape: 'line' },
  cells: { name: 'cells', kind: 'cells', shape: 'shade' },
  outside: { name: 'place', kind: 'outside', shape: undefined },
  number: { name: 'total', kind: 'number 1..45', shape: undefined },
  digits: { name: 'digits', kind: 'digits', shape: undefined },
  choice: { name: 'side', kind: 'choice low high', shape: undefined },
} as const
type Kind = keyof typeof begins

const RemoveButton = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <button type="button" class="round" aria-label={store.words.value.ownRules.remove(what)} onClick={onClick}>
    <Icon name="close" />
  </button>
)

export const ParametersField = ({ rule, onChange }: EditProps) => {
  const words = store.words.value.ownRules
  const { parameters, drawings } = rule
  const set = (index: number, change: Partial<Parameter>) =>
    onChange({ parameters: replaced(parameters, index, change) })
  const add = (kind: Kind) => {
    const { name, kind: text, shape } = begins[kind]
    const taken = parameters.filter(each => each.name.startsWith(name)).length
    const added = { name: taken === 0 ? name : `${name}_${taken + 1}`, kind: text }
    const drawn: Drawing[] =
      shape && drawings.length === 0 ? [{ shape, of: added.name, at: '', colour: '' }] : []
    onChange({ parameters: [...parameters, added], drawings: [...drawings, ...drawn] })
  }
  return (
    <fieldset>
      <legend>{words.where}</legend>
      <p class="quiet">{words.whereHelp}</p>
      {parameters.map(({ name, kind }, i) => (
        <div key={i} class="pair">
          <input
            type="text"
            aria-label={words.parameter(i + 1)}
            value={name}
            spellcheck={false}
            onInput={event => set(i, { name: event.currentTarget.value })}
          />
          <input
            type="text"
            aria-label={words.kind(i + 1)}
            value={kind}
            spellcheck={false}
            onInput={event => set(i, { kind: event.currentTarget.value })}
          />
          <RemoveButton what={name} onClick={() => onChange({ parameters: without(parameters, i) })} />
        </div>
      ))}
      <div class="chips">
        {(Object.keys(begins) as Kind[]).map(kind => (
          <button key={kind} type="button" onClick={() => add(kind)}>
            + {words.kinds[kind]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const ShapeRow = ({
  drawing: { shape, of, at, colour },
  number,
  onChange,
  onRemove,
}: {
  drawing: Drawing
  number: number
  onChange: (change: Partial<Drawing>) => void
  onRemove: () => void
}) => {
  const words = store.words.value.ownRules
  return (
    <div class="shape-row">
      <select
        aria-label={words.shape(number)}
        value={shape}
        onChange={event => onChange({ shape: event.currentTarget.value as ShapeName })}
      >
        {shapeNames.map(name => (
          <option key={name} value={name}>
            {words.shapes[name]}
          </option>
        ))}
      </select>
      <input
        type="text"
        aria-label={words.shapeOf(number)}
        value={of}
        spellcheck={false}
        onInput={event => onChange({ of: event.currentTarget.value })}
      />
      {shape === 'text' ? (
        <input
          type="text"
          aria-label={words.shapeAt(number)}
          value={at}
          placeholder={cellsFormula}
          spellcheck={false}
          onInput={event => onChange({ at: event.currentTarget.value })}
        />
      ) : (
        <select
          aria-label={words.colour(number)}
          value={colour}
          onChange={event => onChange({ colour: event.currentTarget.value })}
        >
          <option value="">{words.usualColour}</option>
          {shapeColours.map(name => (
            <option key={name} value={name}>
              {words.colours[name]}
            </option>
          ))}
        </select>
      )}
      <RemoveButton what={words.shape(number)} onClick={onRemove} />
    </div>
  )
}

export const DrawingsField = ({ rule, onChange }: EditProps) => {
  const words = store.words.value.ownRules
  const { drawings, parameters } = rule
  const add = () => {
    const of = parameters[0]?.name ?? ''
    onChange({ drawings: [...drawings, { shape: 'line', of, at: '', colour: '' }] })
  }
  return (
    <fieldset>
      <legend>{words.draw}</legend>
      {drawings.map((drawing, i) => (
        <ShapeRow
          key={i}
          drawing={drawing}
          number={i + 1}
          onChange={change => onChange({ drawings: replaced(drawings, i, change) })}
          onRemove={() => onChange({ drawings: without(drawings, i) })}
        />
      ))}
      <div class="chips">
        <button type="button" onClick={add}>
          + {words.addShape}
        </button>
      </div>
    </fieldset>
  )
}

/** "Formula, line 2, character 14", the sentence and, for a formula, the text with the position marked. */
export const TroubleView = ({ trouble, rule }: { trouble: Trouble; rule: OwnRule }) => {
  const words = store.words.value.ownRules
  const { field, index, at } = trouble.place
  const isNumbered = field !== 'name' && field !== 'summary' && field !== 'rule'
  const line = field === 'formula' ? (rule.formulas.split('\n')[index] ?? '').trim() : ''
  return (
    <div class="trouble-view">
      <p class="error">
        {words.at(words.fields[field], isNumbered ? index + 1 : 0, field === 'formula' ? at + 1 : 0)}
        {` – ${trouble.message}`}
      </p>
      {line !== '' && (
        <pre aria-hidden="true">
          {line.slice(0, at)}
          <mark>{line.slice(at, at + 1) || ' '}</mark>
          {line.slice(at + 1)}
        </pre>
      )}
    </div>
  )
}

const ExampleView = ({ example: { text, verdict, isRight }, rule }: { example: Example; rule: OwnRule }) => {
  const words = store.words.value.ownRules
  return (
    <li class={isRight ? 'good' : 'error'}>
      <span aria-hidden="true">{isRight ? '✓' : '✕'}</span> <code>{text}</code>{' '}
      {typeof verdict === 'string' ? (
        <>
          {words.verdicts[verdict]}
          <span class="unseen">, {isRight ? words.right : words.notRight}</span>
        </>
      ) : (
        <TroubleView trouble={verdict.trouble} rule={rule} />
      )}
    </li>
  )
}

/** The engine's verdict on the rule: its mistakes, or the results of its examples. */
export const CheckedView = ({ checked: { rule, trouble, examples } }: { checked: Checked }) => {
  const words = store.words.value.ownRules
  const wrong = examples.filter(({ isRight }) => !isRight).length
  return (
    <div role="status">
      {trouble ? (
        <TroubleView trouble={trouble} rule={rule} />
      ) : (
        <>
          <ul class="examples">
            {examples.map((example, i) => (
              <ExampleView key={i} example={example} rule={rule} />
            ))}
          </ul>
          <p class={wrong > 0 ? 'error' : 'good'}>
            {wrong > 0 ? words.someWrong(wrong) : words.allRight(examples.length)}
          </p>
        </>
      )}
    </div>
  )
}
