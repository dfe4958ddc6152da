import { expect, test } from 'vitest'
import type { RuleEntry, RuleParameter } from '../../src/engine/calls'
import {
  argumentOf,
  cellsIn,
  groupOf,
  isComplete,
  separateUses,
  typedParameter,
  valuesOf,
  withTyped,
  withoutTyped,
} from '../../src/game/uses'

const parameter = (name: string, members: Partial<RuleParameter> = {}): RuleParameter => ({
  name,
  help: '',
  kind: 'cells',
  least: 1,
  most: null,
  isPath: false,
  isOptional: false,
  choices: [],
  ...members,
})
const rule = (...parameters: RuleParameter[]): RuleEntry => ({
  name: 'any',
  summary: '',
  isShape: false,
  isDrawn: false,
  needsOneBoard: false,
  parameters,
})
const cage = rule(parameter('cells'), parameter('total', { kind: 'number', isOptional: true }))

test('uses are parted by semicolons, but not inside brackets and quotes', () => {
  expect(
    separateUses([
      { name: 'killer_cage', argument: 'r1c1 r1c2 total=5; r2c1' },
      { name: 'regex', argument: 'r1c1 pattern="1;2"' },
      { name: 'any_of', argument: '[killer_cage=r1c1; r2c2]; [odd=r1c1]' },
      { name: 'anti_knight' },
    ]),
  ).toEqual([
    { name: 'killer_cage', argument: 'r1c1 r1c2 total=5' },
    { name: 'killer_cage', argument: 'r2c1' },
    { name: 'regex', argument: 'r1c1 pattern="1;2"' },
    { name: 'any_of', argument: '[killer_cage=r1c1; r2c2]' },
    { name: 'any_of', argument: '[odd=r1c1]' },
    { name: 'anti_knight' },
  ])
})

test('an argument and its values are the same', () => {
  for (const argument of ['r1c1 r1c2 total=12', 'r1c1'])
    expect(argumentOf(cage, valuesOf(cage, argument))).toBe(argument)
  const pill = rule(parameter('pill'), parameter('arm'))
  expect(valuesOf(pill, 'r1c1 r1c2 arm=r2c1 r2c2')).toEqual({ pill: 'r1c1 r1c2', arm: 'r2c1 r2c2' })
})

test('a use is complete with all that may not be left out', () => {
  expect(isComplete(cage, { total: '3' })).toBe(false)
  expect(isComplete(cage, { cells: 'r1c1' })).toBe(true)
})

test('rules are grouped by what they are told', () => {
  expect(groupOf(rule())).toBe('grid')
  expect(groupOf(cage)).toBe('cells')
  expect(groupOf(rule(parameter('cells', { isPath: true, least: 2 })))).toBe('lines')
  expect(groupOf(rule(parameter('cells', { isPath: true, most: 2 })))).toBe('cells')
  expect(groupOf(rule(parameter('place', { kind: 'outside' })))).toBe('beside')
  expect(groupOf(rule(parameter('uses', { kind: 'uses' })))).toBe('other')
})

test('the cells that an argument names', () => {
  expect(cellsIn('r1c1 r2c3 total=5', 3, 3)).toEqual([0, 5])
  expect(cellsIn('r0c1 total=5', 3, 3)).toEqual([])
})

test('what is typed belongs to the number or the digits of a clue', () => {
  const parameter = (name: string, kind: string, isOptional = false) =>
    ({ name, kind, isOptional }) as RuleParameter
  const [total, digits, totals] = [
    parameter('total', 'number', true),
    parameter('digits', 'digits'),
    parameter('totals', 'numbers'),
  ]
  const ruleOf = (...parameters: RuleParameter[]) => ({ parameters }) as unknown as RuleEntry
  expect(typedParameter(ruleOf(parameter('cells', 'cells'), total))).toBe(total)
  expect(typedParameter(ruleOf(total, digits))).toBe(digits)
  expect(typedParameter(ruleOf(parameter('cells', 'cells')))).toBeUndefined()
  expect(withTyped(total, '1', 5)).toBe('15')
  expect(withTyped(total, '1', 12)).toBe('1')
  expect(withTyped(digits, '', 1)).toBe('1')
  expect(withTyped(digits, '1', 12)).toBe('1 12')
  expect(withTyped(totals, '8 ', 1)).toBe('8 1')
  expect(withoutTyped(total, '15')).toBe('1')
  expect(withoutTyped(digits, '1 12')).toBe('1')
  expect(withoutTyped(digits, '1')).toBe('')
})
