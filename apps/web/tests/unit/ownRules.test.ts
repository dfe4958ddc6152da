import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Engine, type Failure } from '../../src/engine/engine.js'
import type { Answer } from '../../src/engine/client'
import {
  definitionOf,
  definitionsOf,
  exampleOf,
  linesOf,
  noRule,
  placeOf,
  ruleOf,
  templates,
  textWithPlaces,
  withDefinition,
  withoutDefinition,
  type OwnRule,
} from '../../src/game/ownRules'
import { emptyPuzzle, rulesOf, withRules } from '../../src/game/puzzle'
import { rulesIn } from '../../src/share/keepRules'

const file = new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)
const engine = existsSync(file) ? await Engine.load(readFileSync(file)) : undefined

/** The position where the engine finds a mistake in the rule. */
const placeIn = (rule: OwnRule, members: object = { size: 9 }) => {
  const asked = textWithPlaces(rule, members)
  const answer = engine!.ask('read', { puzzle: asked.text })
  if (answer.event !== 'error') return undefined
  const { line, column } = answer as Failure
  return placeOf(asked, line, column)
}
const { whispers, totals } = templates

test('a rule is the same after it was a definition', () => {
  for (const rule of Object.values(templates))
    expect({ ...ruleOf(definitionOf(rule)), holding: rule.holding, broken: rule.broken }).toEqual(rule)
  expect(ruleOf({ name: 'x', conditions: 'sum(grid) > 1' })).toEqual({
    ...noRule,
    name: 'x',
    formulas: 'sum(grid) > 1',
  })
})

test.runIf(engine)('the engine reads what one may begin with, and its examples are as they should be', () => {
  for (const rule of Object.values(templates))
    for (const size of [4, 9]) {
      const verdicts = (text: string) =>
        linesOf(text).map(({ text: example }) => {
          const members = exampleOf(rule, example, emptyPuzzle(size))!
          const { text: puzzle } = textWithPlaces(rule, members)
          return (engine!.ask('keeps', { puzzle, rule: rule.name }) as Answer<'keeps'>).verdict
        })
      expect(placeIn(rule)).toBeUndefined()
      const holds = rule === templates.knights ? 'open' : 'holds'
      expect(verdicts(rule.holding).map(verdict => `${rule.name} ${size} ${verdict}`)).toEqual(
        linesOf(rule.holding).map(() => `${rule.name} ${size} ${holds}`),
      )
      expect(verdicts(rule.broken).every(verdict => verdict === 'broken')).toBe(true)
      expect(linesOf(rule.broken).length).toBeGreaterThan(0)
    }
})

test.runIf(engine)('an error leads to its place in the rule', () => {
  const formulas = 'sum(line) > 2\n\n  all(a, b in neighbours(lnie): a < b)'
  expect(placeIn({ ...whispers, formulas })).toEqual({ field: 'formula', index: 2, at: 23 })
  expect(placeIn({ ...whispers, name: 'X y' })).toMatchObject({ field: 'name' })
  expect(placeIn({ ...whispers, formulas: '' })).toMatchObject({ field: 'formula', index: 0 })
  const parameters = [...totals.parameters, { name: 'side', kind: 'chioce a b' }]
  expect(placeIn({ ...totals, parameters })).toEqual({ field: 'kind', index: 2, at: 0 })
  expect(placeIn({ ...totals, parameters: [{ name: '2x', kind: 'cells' }] })).toMatchObject({
    field: 'parameter',
    index: 0,
  })
  const drawings = [...totals.drawings, { shape: 'line', of: 'nothing', at: '', colour: '' } as const]
  expect(placeIn({ ...totals, drawings })).toMatchObject({ field: 'drawing', index: 2 })
  expect(placeIn(whispers, { size: 9, rules: [{ name: whispers.name, argument: 'r1c1' }] })).toMatchObject({
    field: 'rule',
  })
})

test('an example is a use of the rule, and its digits', () => {
  const first = (members: object | undefined) => {
    const { rules, givens } = members as { rules: unknown[]; givens: number[][] }
    return [rules, givens.flat().join('')]
  }
  expect(first(exampleOf(whispers, '1 3 14 2', emptyPuzzle(4)))).toEqual([
    [{ name: 'near_whispers', argument: 'r1c1 r1c2 r1c3 r1c4 r2c4' }],
    '1314000200000000',
  ])
  expect(first(exampleOf(totals, '14, total=5', emptyPuzzle(4)))).toEqual([
    [{ name: 'cage_of_a_total', argument: 'r1c1 r1c2 total=5' }],
    '1400000000000000',
  ])
  expect(first(exampleOf(templates.knights, '1../..1', emptyPuzzle(4)))).toEqual([
    [{ name: 'one_knight' }],
    '1000001000000000',
  ])
  expect(first(exampleOf(templates.first, '2 3 total=5', emptyPuzzle(4)))[0]).toEqual([
    { name: 'first_digits', argument: 'r1c0 total=5' },
  ])
  expect(first(exampleOf(whispers, '1 12 16', emptyPuzzle(16)))[1]).toMatch(/^112160/)
  expect(exampleOf(whispers, 'one two', emptyPuzzle(4))).toBeUndefined()
  expect(exampleOf(whispers, '1'.repeat(17), emptyPuzzle(4))).toBeUndefined()
})

test('a definition is changed with its uses, and goes with them', () => {
  const with1 = withRules(withDefinition(emptyPuzzle(4), definitionOf(whispers)), [
    { name: 'near_whispers', argument: 'r1c1 r1c2' },
    { name: 'diagonals' },
  ])
  const renamed = withDefinition(with1, { ...definitionOf(whispers), name: 'far' }, 'near_whispers')
  expect(definitionsOf(renamed).map(({ name }) => name)).toEqual(['far'])
  expect(rulesOf(renamed)[0]).toEqual({ name: 'far', argument: 'r1c1 r1c2' })
  const without = withoutDefinition(renamed, 'far')
  expect(without.object).toEqual({ size: 4, rules: [{ name: 'diagonals' }] })
})

test('kept rules of an older version are filled up, and others are left out', () => {
  const old = { name: 'x', formulas: 'sum(grid) > 1' }
  expect(rulesIn(JSON.stringify([old, 7, { name: 3 }, { ...old, parameters: [{ name: 'a' }] }]))).toEqual([
    { ...noRule, ...old },
  ])
  expect(rulesIn('no JSON')).toEqual([])
  expect(rulesIn(null)).toEqual([])
})
