// The rules: those of the puzzle, and a palette of all rules, generated from the engine's descriptions.
import { useState } from 'preact/hooks'
import { putPuzzle, say } from '../actions'
import type { RuleEntry } from '../engine/calls'
import { quick } from '../engine/engines'
import { definitionOf, definitionsOf, noRule, ruleOf, withDefinition, type OwnRule } from '../game/ownRules'
import { rulesOf, textOf, withRules, type RuleText } from '../game/puzzle'
import { cellsIn, fitsBoards, groupOf, groups } from '../game/uses'
import { Icon, Section } from '../parts'
import { light, noteRule } from '../settingActions'
import { ownRules } from '../share/keepRules'
import * as store from '../store'
import { OwnRuleForm } from './OwnRuleForm'
import { DrawingSection } from './DrawingSection'
import { RuleForm } from './RuleForm'
import { RulePicture } from './RulePicture'

const UsedRules = ({ onEdit }: { onEdit: (use: RuleText) => void }) => {
  const words = store.words.value
  const { columns, rows } = store.layout.value
  const uses = rulesOf(store.puzzle.value)
  if (uses.length === 0) return <p class="quiet">{words.noRules}</p>
  const lightUse = (use: RuleText | undefined) =>
    light(use?.argument === undefined ? [] : cellsIn(use.argument, columns, rows))
  const remove = (use: RuleText) => {
    lightUse(undefined)
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
          <li
            key={`${i} ${name}`}
            onMouseEnter={() => lightUse(use)}
            onMouseLeave={() => lightUse(undefined)}
          >
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

const RuleButtons = ({
  rules,
  onChoose,
}: {
  rules: readonly RuleEntry[]
  onChoose: (rule: RuleEntry) => void
}) => (
  <div class="rule-buttons">
    {rules.map(rule => (
      <button key={rule.name} type="button" title={rule.summary} onClick={() => onChoose(rule)}>
        <RulePicture name={rule.name} />
        {store.ruleName(rule.name)}
      </button>
    ))}
  </div>
)

const Palette = ({ onChoose }: { onChoose: (rule: RuleEntry) => void }) => {
  const words = store.words.value
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLowerCase()
  const found = store.builtInRules.value.filter(
    rule =>
      !rule.isShape &&
      (!store.layout.value.boards || fitsBoards(rule)) &&
      `${store.ruleName(rule.name)} ${rule.name.replaceAll('_', ' ')} ${rule.summary}`
        .toLowerCase()
        .includes(wanted),
  )
  const recent = store.settings.value.recentRules.flatMap(
    name => found.find(rule => rule.name === name) ?? [],
  )
  return (
    <>
      <label class="wide">
        {words.ruleSearch}
        <input type="search" value={sought} onInput={event => setSought(event.currentTarget.value)} />
      </label>
      {found.length === 0 && store.builtInRules.value.length > 0 && (
        <p class="quiet">{words.noRuleFound(sought)}</p>
      )}
      {recent.length > 0 && (
        <div class="rule-group">
          <h3>{words.recentRules}</h3>
          <RuleButtons rules={recent} onChoose={onChoose} />
        </div>
      )}
      {groups.map(group => {
        const members = found.filter(rule => groupOf(rule) === group && !recent.includes(rule))
        return (
          members.length > 0 && (
            <div key={group} class="rule-group">
              <h3>{words.ruleGroups[group]}</h3>
              <RuleButtons rules={members} onChoose={onChoose} />
            </div>
          )
        )
      })}
    </>
  )
}

/** The rules that the puzzle defines, and those that the browser keeps for any puzzle. */
const OwnRules = ({
  onChoose,
  onDefine,
}: {
  onChoose: (rule: RuleEntry) => void
  onDefine: (rule: OwnRule, old: string | undefined) => void
}) => {
  const words = store.words.value
  const defined = definitionsOf(store.puzzle.value)
  const names = defined.map(({ name }) => name)
  const kept = ownRules.value
  const rules = [
    ...defined.map(each => kept.find(({ name }) => name === each.name) ?? ruleOf(each)),
    ...kept.filter(({ name }) => !names.includes(name)),
  ]
  const use = async (rule: OwnRule) => {
    const next = names.includes(rule.name)
      ? store.puzzle.value
      : withDefinition(store.puzzle.value, definitionOf(rule))
    const read = await quick
      .ask('read', { puzzle: textOf(next) })
      .catch((error: Error) => say(error.message, true))
    const entry = read?.ownRules.find(({ name }) => name === rule.name)
    if (!entry) return
    putPuzzle(next)
    onChoose(entry)
  }
  return (
    <Section title={words.ownRules.title}>
      <p class="quiet">{words.ownRules.help}</p>
      {rules.length > 0 && (
        <ul class="uses">
          {rules.map(rule => (
            <li key={rule.name}>
              <button type="button" class="use" title={rule.summary} onClick={() => void use(rule)}>
                {store.ruleName(rule.name)}
              </button>
              <button
                type="button"
                class="round"
                aria-label={words.ownRules.edit(store.ruleName(rule.name))}
                onClick={() => onDefine(rule, rule.name)}
              >
                <Icon name="edit" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <button type="button" onClick={() => onDefine(noRule, undefined)}>
          {words.ownRules.define}
        </button>
      </div>
    </Section>
  )
}

type Chosen =
  | { kind: 'use'; rule: RuleEntry; edited: RuleText | undefined }
  | { kind: 'definition'; first: OwnRule; old: string | undefined }

export const RulesTab = () => {
  const words = store.words.value
  const [chosen, setChosen] = useState<Chosen | undefined>(undefined)
  const use = (rule: RuleEntry, edited?: RuleText) => setChosen({ kind: 'use', rule, edited })
  const edit = (edited: RuleText) => {
    const rule = store.rules.value.find(({ name }) => name === edited.name)
    if (rule) use(rule, edited)
  }
  const done = () => setChosen(undefined)
  if (chosen?.kind === 'definition')
    return <OwnRuleForm key={chosen.old ?? ''} first={chosen.first} old={chosen.old} onDone={done} />
  return (
    <>
      {chosen && (
        <RuleForm
          key={`${chosen.rule.name} ${chosen.edited?.argument ?? ''}`}
          rule={chosen.rule}
          edited={chosen.edited}
          onDone={done}
        />
      )}
      <Section title={words.inPuzzle}>
        <UsedRules onEdit={edit} />
      </Section>
      <DrawingSection />
      {!chosen && (
        <>
          <Section title={words.allRules}>
            <Palette
              onChoose={rule => {
                noteRule(rule.name)
                use(rule)
              }}
            />
          </Section>
          <OwnRules onChoose={use} onDefine={(first, old) => setChosen({ kind: 'definition', first, old })} />
        </>
      )}
    </>
  )
}
