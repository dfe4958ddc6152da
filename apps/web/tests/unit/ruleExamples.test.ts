import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ruleExamplesIn } from '../../bundle/ruleExamples.mjs'

it('finds the example of a rule, with its argument and the other rules of the puzzle', () => {
  const section = (picture: string) => `## cage\n\nIts meaning.\n\n<!-- picture: ${picture} -->\n`
  expect(ruleExamplesIn(section('{"size":4} | r1c1 r1c2 total=3'))).toEqual({
    cage: { size: 4, rules: [{ name: 'cage', argument: 'r1c1 r1c2 total=3' }] },
  })
  expect(ruleExamplesIn(section('{"size":4,"rules":[{"name":"other"}]} |'))).toEqual({
    cage: { size: 4, rules: [{ name: 'other' }, { name: 'cage' }] },
  })
})

it('finds an example of almost every rule in the list of rules', () => {
  const markdown = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')
  const examples = ruleExamplesIn(markdown)
  expect(Object.keys(examples).length).toBeGreaterThan(70)
  expect(examples).toHaveProperty('thermometer')
})
