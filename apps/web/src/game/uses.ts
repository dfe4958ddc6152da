// Uses of rules as text, as the engine reads and writes them: the first parameter's words, then NAME=words of the others;
// semicolons separate several uses. Text in brackets or in double quotes stays together.
import type { RuleEntry, RuleParameter } from '../engine/calls'
import type { RuleText } from './puzzle'

/** Splits at each mark outside of brackets and quotes; blanks at the ends are dropped. */
const cut = (text: string, isMark: (character: string) => boolean): string[] => {
  const pieces: string[] = ['']
  let depth = 0
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === '[') ++depth
    else if (!isQuoted && character === ']') --depth
    if (depth === 0 && !isQuoted && isMark(character)) pieces.push('')
    else pieces[pieces.length - 1] += character
  }
  return pieces.map(piece => piece.trim()).filter(piece => piece !== '')
}

/** One text for each use. */
export const separateUses = (rules: readonly RuleText[]): RuleText[] =>
  rules.flatMap(({ name, argument }) =>
    argument === undefined
      ? [{ name }]
      : cut(argument, character => character === ';').map(use => ({ name, argument: use })),
  )

/** By the name of the parameter; empty if it is missing. */
export type Values = Readonly<Record<string, string>>

export const argumentOf = ({ parameters }: RuleEntry, values: Values): string =>
  parameters
    .map(({ name }, i) => {
      const text = values[name]?.trim() ?? ''
      return text === '' ? '' : i === 0 ? text : `${name}=${text}`
    })
    .filter(text => text !== '')
    .join(' ')

export const valuesOf = ({ parameters }: RuleEntry, argument: string): Values => {
  const values: Record<string, string> = {}
  let current = parameters[0]?.name ?? ''
  for (const word of cut(argument, character => character === ' ')) {
    const named = parameters.find(({ name }) => word.startsWith(`${name}=`))
    if (named) current = named.name
    const text = named ? word.slice(named.name.length + 1) : word
    values[current] = values[current] ? `${values[current]} ${text}` : text
  }
  return values
}

export const isComplete = ({ parameters }: RuleEntry, values: Values): boolean =>
  parameters.every(({ name, isOptional }) => isOptional || (values[name] ?? '').trim() !== '')

export type Group = 'grid' | 'lines' | 'cells' | 'beside' | 'other'
export const groups: readonly Group[] = ['grid', 'lines', 'cells', 'beside', 'other']

/** Whether puzzles with boards that overlap can have the rule. */
export const fitsBoards = (rule: RuleEntry): boolean =>
  !rule.needsOneBoard && rule.parameters.every(({ kind }) => kind !== 'outside')

/** The group of a rule in the palette, by the kinds of its parameters. */
export const groupOf = ({ parameters }: RuleEntry): Group => {
  const kinds = parameters.map(({ kind }) => kind)
  if (kinds.includes('outside')) return 'beside'
  if (kinds.some(kind => ['pattern', 'automaton', 'pairs', 'uses', 'cellLists'].includes(kind)))
    return 'other'
  const cells = parameters.find(({ kind }) => kind === 'cells')
  if (!cells) return 'grid'
  return cells.isPath && cells.least > 1 && cells.most !== 2 ? 'lines' : 'cells'
}

export const takesCells = ({ kind }: RuleParameter): boolean => kind === 'cells' || kind === 'cellLists'

const typedKinds: readonly RuleParameter['kind'][] = ['number', 'numbers', 'digits', 'digitList']
export const isTyped = ({ kind }: RuleParameter): boolean => typedKinds.includes(kind)

/** The parameter that takes what is typed in the grid: the first that must be given, else the first. */
export const typedParameter = ({ parameters }: RuleEntry): RuleParameter | undefined => {
  const typed = parameters.filter(isTyped)
  return typed.find(({ isOptional }) => !isOptional) ?? typed[0]
}

/** The text of such a parameter after another value was typed: a number grows, digits form a list. */
export const withTyped = ({ kind }: RuleParameter, text: string, value: number): string => {
  if (kind === 'number' || kind === 'numbers') return value > 9 ? text : `${text}${value}`
  return text.trim() === '' ? String(value) : `${text.trimEnd()} ${value}`
}

/** Without what was typed last. */
export const withoutTyped = ({ kind }: RuleParameter, text: string): string =>
  kind === 'number' || kind === 'numbers' ? text.trimEnd().slice(0, -1) : text.replace(/\s*\S+\s*$/, '')

/** "killer_cage": "Killer cage", if there is no word for it. */
export const readable = (name: string): string => {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The cells of the grid that an argument names, in order. */
export const cellsIn = (argument: string, columns: number, rows: number): number[] =>
  [...argument.matchAll(/\br(\d+)c(\d+)\b/g)].flatMap(([, row, column]) => {
    const [r, c] = [Number(row), Number(column)]
    return r >= 1 && c >= 1 && r <= rows && c <= columns ? [(r - 1) * columns + c - 1] : []
  })
