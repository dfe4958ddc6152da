// The rules: those of the puzzle, and a palette of all that there are, made from what the engine says of each.
import { useState } from 'preact/hooks'
import { putPuzzle } from '../actions'
import type { RuleEntry } from '../engine/calls'
import { rulesOf, withRules, type RuleText } from '../game/puzzle'
import { cellsIn, groupOf, groups } from '../game/uses'
import { Icon, Section } from '../parts'
import * as store from '../store'
import { RuleForm } from './RuleForm'

const UsedRules = ({ onEdit }: { onEdit: (use: RuleText) => void }) => {
  const words = store.words.value
  const { columns, rows } = store.layout.value
  const uses = rulesOf(store.puzzle.value)
  if (uses.length === 0) return <p class="quiet">{words.noRules}</p>
  const light = (use: RuleText | undefined) => {
    const cells = use?.argument === undefined ? [] : cellsIn(use.argument, columns, rows)
    store.lit.value = cells.length > 0 ? { cells } : undefined
  }
  const remove = (use: RuleText) => {
    light(undefined)
    putPuzzle(
      withRules(
        store.puzzle.value,
        uses.filter(each => each !== use),
      ),
    )
  }
  return (
    <ul class="uses">
      {uses.map((use, i) => {
        const name = `${store.ruleName(use.name)}${use.argument === undefined ? '' : ` ${use.argument}`}`
        return (
          <li key={`${i} ${name}`} onMouseEnter={() => light(use)} onMouseLeave={() => light(undefined)}>
            <span class="use">
              <span class="use-name">{store.ruleName(use.name)}</span>
              {use.argument !== undefined && <span class="quiet">{use.argument}</span>}
            </span>
            {use.argument !== undefined && (
              <button type="button" class="round" aria-label={words.edit(name)} onClick={() => onEdit(use)}>
                <Icon name="edit" />
              </button>
            )}
            <button type="button" class="round" aria-label={words.remove(name)} onClick={() => remove(use)}>
              <Icon name="close" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const Palette = ({ onChoose }: { onChoose: (rule: RuleEntry) => void }) => {
  const words = store.words.value
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLowerCase()
  const found = store.rules.value.filter(
    rule =>
      !rule.isShape &&
      `${store.ruleName(rule.name)} ${rule.name.replaceAll('_', ' ')} ${rule.summary}`
        .toLowerCase()
        .includes(wanted),
  )
  return (
    <>
      <label class="wide">
        {words.ruleSearch}
        <input type="search" value={sought} onInput={event => setSought(event.currentTarget.value)} />
      </label>
      {found.length === 0 && store.rules.value.length > 0 && <p class="quiet">{words.noRuleFound(sought)}</p>}
      {groups.map(group => {
        const members = found.filter(rule => groupOf(rule) === group)
        return (
          members.length > 0 && (
            <div key={group} class="rule-group">
              <h3>{words.ruleGroups[group]}</h3>
              <div class="chips">
                {members.map(rule => (
                  <button key={rule.name} type="button" title={rule.summary} onClick={() => onChoose(rule)}>
                    {store.ruleName(rule.name)}
                  </button>
                ))}
              </div>
            </div>
          )
        )
      })}
    </>
  )
}

export const RulesTab = () => {
  const words = store.words.value
  const [chosen, setChosen] = useState<{ rule: RuleEntry; edited: RuleText | undefined } | undefined>(
    undefined,
  )
  const edit = (use: RuleText) => {
    const rule = store.rules.value.find(({ name }) => name === use.name)
    if (rule) setChosen({ rule, edited: use })
  }
  return (
    <>
      {chosen && (
        <RuleForm
          key={`${chosen.rule.name} ${chosen.edited?.argument ?? ''}`}
          rule={chosen.rule}
          edited={chosen.edited}
          onDone={() => setChosen(undefined)}
        />
      )}
      <Section title={words.inPuzzle}>
        <UsedRules onEdit={edit} />
      </Section>
      {!chosen && (
        <Section title={words.allRules}>
          <Palette onChoose={rule => setChosen({ rule, edited: undefined })} />
        </Section>
      )}
    </>
  )
}
