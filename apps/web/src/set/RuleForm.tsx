// The editor of a use of a rule: one field for each parameter, drawn in the grid meanwhile.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { errorOf, putPuzzle, say } from '../actions'
import type { RuleEntry, RuleParameter } from '../engine/calls'
import { cellNames } from '../game/grid'
import { rulesOf, withRules, type RuleText } from '../game/puzzle'
import {
  argumentOf,
  cellsIn,
  isComplete,
  isTyped,
  readable,
  takesCells,
  typedParameter,
  valuesOf,
  withoutTyped,
  withTyped,
  type Values,
} from '../game/uses'
import { Several } from '../input/Keypad'
import { onEnter, pickOutside, preview, selectCells, typeInto } from '../settingActions'
import * as store from '../store'

const parameterName = (name: string): string => store.words.value.parameterNames[name] ?? readable(name)
/** down_right: the direction of a diagonal. */
const arrows: Readonly<Record<string, string>> = {
  down_right: '↘',
  down_left: '↙',
  up_right: '↗',
  up_left: '↖',
}

interface FieldProps {
  parameter: RuleParameter
  value: string
  isActive: boolean
  onChange: (value: string) => void
  onActivate: () => void
  onFocus: () => void
}

const Field = ({ parameter, value, isActive, onChange, onActivate, onFocus }: FieldProps) => {
  const words = store.words.value
  const { name, kind, help, isOptional, choices, least, most } = parameter
  const label = (
    <span>
      {parameterName(name)}
      {isOptional && <span class="quiet"> ({words.optional})</span>}
    </span>
  )
  if (kind === 'choice')
    return (
      <label>
        {label}
        <select value={value} onChange={event => onChange(event.currentTarget.value)}>
          <option value="">{isOptional ? '' : words.choose}</option>
          {choices.map(choice => (
            <option key={choice} value={choice}>
              {`${arrows[choice] ?? ''} ${readable(choice)}`.trim()}
            </option>
          ))}
        </select>
      </label>
    )
  if (kind === 'number')
    return (
      <label>
        {label}
        <input
          type="number"
          value={value}
          min={least}
          max={most ?? undefined}
          onFocus={onFocus}
          onInput={event => onChange(event.currentTarget.value)}
        />
      </label>
    )
  const isPicked = takesCells(parameter) || kind === 'outside'
  return (
    <label class={`wide${isActive ? ' is-active' : ''}`}>
      {label}
      <input
        type="text"
        value={value}
        placeholder={isActive ? (kind === 'outside' ? words.chooseOutside : words.selectCells) : help}
        title={help}
        spellcheck={false}
        autocomplete="off"
        onFocus={isPicked ? onActivate : onFocus}
        onInput={event => onChange(event.currentTarget.value)}
      />
    </label>
  )
}

interface FormProps {
  rule: RuleEntry
  /** The use being changed; undefined: a new one. */
  edited: RuleText | undefined
  onDone: () => void
}

export const RuleForm = ({ rule, edited, onDone }: FormProps) => {
  const words = store.words.value
  const { layout, puzzle, selection } = store
  const [values, setValues] = useState<Values>(() => valuesOf(rule, edited?.argument ?? ''))
  const [error, setError] = useState<string | undefined>(undefined)
  const picked = rule.parameters.filter(each => takesCells(each) || each.kind === 'outside')
  const [activeName, setActive] = useState(picked[0]?.name)
  const active = picked.find(({ name }) => name === activeName)
  const set = (name: string, value: string) => {
    setValues(old => ({ ...old, [name]: value }))
    setError(undefined)
  }

  // Digits that are typed in the grid go to the number or the digits of the clue. They replace a value that was kept from the last clue.
  const [typedName, setTyped] = useState(typedParameter(rule)?.name)
  const typed = rule.parameters.find(({ name }) => name === typedName)
  const isFresh = useRef(true)
  useLayoutEffect(() => {
    const change = (next: (text: string) => string) => {
      if (!typed) return say(words.takesNoNumber(store.ruleName(rule.name)), true)
      setValues(old => ({ ...old, [typed.name]: next(isFresh.current ? '' : (old[typed.name] ?? '')) }))
      isFresh.current = false
      setError(undefined)
    }
    typeInto({
      type: value => change(text => withTyped(typed!, text, value)),
      separate: () => typed && change(text => `${text} `),
      erase: () => {
        isFresh.current = false
        if (typed) change(text => withoutTyped(typed, text))
      },
    })
    return () => typeInto(undefined)
  }, [typedName])

  const activate = (name: string) => {
    if (name === activeName) return
    const { columns, rows } = layout.value
    selectCells(cellsIn(values[name] ?? '', columns, rows))
    setActive(name)
  }
  useLayoutEffect(() => {
    const first = picked[0]
    const { columns, rows } = layout.value
    if (edited && first) selectCells(cellsIn(values[first.name] ?? '', columns, rows))
  }, [])

  // The field for cells follows the selection before the next key: Enter adds the cells that are selected by then. A position is
  // chosen beside the grid.
  const { cells } = selection.value
  useLayoutEffect(() => {
    if (!active || !takesCells(active)) return
    if (active.kind !== 'cells') return
    const inOrder = active.isPath ? cells : cells.slice().sort((a, b) => a - b)
    set(active.name, cellNames(inOrder, layout.value))
  }, [cells, active?.name])
  const nextList = () => {
    const names = cellNames(cells, layout.value)
    if (!active || names === '') return
    const old = values[active.name]?.trim() ?? ''
    set(active.name, old === '' ? names : `${old} / ${names}`)
    selectCells([])
  }
  useLayoutEffect(() => {
    if (active?.kind !== 'outside') return
    pickOutside(place => set(active.name, place))
    return () => pickOutside(undefined)
  }, [active?.name])

  const argument = argumentOf(rule, values)
  const isReady = isComplete(rule, values)
  const use: RuleText = argument === '' ? { name: rule.name } : { name: rule.name, argument }
  useLayoutEffect(() => {
    preview(isReady && !edited ? { name: rule.name, argument } : undefined)
    return () => preview(undefined)
  }, [argument, isReady])

  const add = async () => {
    // The puzzle may have changed by the time the engine answers.
    const next = () => {
      const all = rulesOf(puzzle.value)
      const rules = edited ? all.map(each => (each === edited ? use : each)) : [...all, use]
      return withRules(puzzle.value, rules)
    }
    const wrong = await errorOf(next())
    setError(wrong)
    if (wrong !== undefined) return
    putPuzzle(next())
    if (edited || rule.parameters.length === 0) return onDone()
    // The next use can be entered at once: choices are kept, the values of this use are cleared.
    selectCells([])
    setActive(picked[0]?.name)
    isFresh.current = true
    setValues(old => Object.fromEntries(Object.entries(old).filter(([name]) => isKept(rule, name))))
  }
  useLayoutEffect(() => {
    onEnter(() => void add())
    return () => onEnter(undefined)
  })

  return (
    <form
      class="rule-form"
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <h2>{store.ruleName(rule.name)}</h2>
      <p class="quiet">{rule.summary}</p>
      <div class="fields">
        {rule.parameters.map(parameter => (
          <Field
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? ''}
            isActive={parameter.name === activeName}
            onChange={value => set(parameter.name, value)}
            onActivate={() => activate(parameter.name)}
            onFocus={() => isTyped(parameter) && setTyped(parameter.name)}
          />
        ))}
      </div>
      {active && takesCells(active) && (
        <div class="row">
          <Several />
        </div>
      )}
      {active?.kind === 'cellLists' && (
        <button type="button" onClick={nextList} disabled={cells.length === 0}>
          {words.useSelection}
        </button>
      )}
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="row">
        <button type="submit" class="main" disabled={!isReady}>
          {edited ? words.change : words.add}
        </button>
        <button type="button" onClick={onDone}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

/** Numbers with a default, such as the difference of whispers, and choices are kept from one use to the next. */
const isKept = ({ parameters }: RuleEntry, name: string): boolean => {
  const parameter = parameters.find(each => each.name === name)
  return (
    parameter?.kind === 'choice' || (parameter?.kind === 'number' && parameter.isOptional && name !== 'total')
  )
}
