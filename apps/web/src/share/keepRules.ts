// Keeps user-defined rules in the browser, with their examples, for other puzzles.
import { signal } from '@preact/signals'
import { noRule, type Drawing, type OwnRule, type Parameter } from '../game/ownRules'
import { read, write } from './storage'

export const rulesKey = 'quadrille.rules'

/** The number of rules to keep. */
const most = 100

export const ownRules = signal<readonly OwnRule[]>([])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every(name => typeof value[name] === 'string')

/** Fills in members that older versions did not have; skips entries that are not rules. */
const ruleIn = (value: unknown): OwnRule[] => {
  if (!isRecord(value)) return []
  const rule = { ...noRule, ...value } as Record<string, unknown>
  const lists = [
    { list: rule.parameters, names: ['name', 'kind'] },
    { list: rule.drawings, names: ['shape', 'of', 'at', 'colour'] },
  ]
  const isRule =
    hasTexts(rule, ['name', 'summary', 'formulas', 'holding', 'broken']) &&
    lists.every(({ list, names }) => Array.isArray(list) && list.every(each => hasTexts(each, names)))
  return isRule
    ? [
        {
          ...(rule as unknown as OwnRule),
          parameters: rule.parameters as Parameter[],
          drawings: rule.drawings as Drawing[],
        },
      ]
    : []
}

export const rulesIn = (text: string | null): OwnRule[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return (Array.isArray(value) ? value : []).flatMap(ruleIn)
  } catch {
    return []
  }
}

/** Reads them again: another tab may have changed them. */
export const openKeptRules = (): void => {
  ownRules.value = rulesIn(read(rulesKey))
}

/** Puts the rule in front, replacing its older version. */
export const keepRule = (rule: OwnRule, old: string = rule.name): void => {
  openKeptRules()
  const others = ownRules.value.filter(({ name }) => name !== old && name !== rule.name)
  ownRules.value = [rule, ...others].slice(0, most)
  write(rulesKey, ownRules.value)
}

export const forgetRule = (name: string): void => {
  openKeptRules()
  ownRules.value = ownRules.value.filter(each => each.name !== name)
  write(rulesKey, ownRules.value)
}
