// The engine's verdict on a rule that is being edited: whether it can be read, and the results of its examples.
import { signal } from '@preact/signals'
import { EngineError, Stopped } from '../engine/client'
import { quick } from '../engine/engines'
import { latest } from '../engine/latest'
import {
  exampleOf,
  linesOf,
  placeOf,
  subjectOf,
  textWithPlaces,
  type OwnRule,
  type Place,
} from '../game/ownRules'
import type { Puzzle } from '../game/puzzle'
import * as store from '../store'

export interface Trouble {
  readonly place: Place
  readonly message: string
}

/** The result of an example; a sentence if the engine cannot read it. */
export type Verdict = 'holds' | 'broken' | 'open' | { readonly trouble: Trouble }

export interface Example {
  readonly text: string
  readonly wanted: 'holds' | 'broken'
  readonly verdict: Verdict
  /** Whether the verdict is the expected one. */
  readonly isRight: boolean
}

export interface Checked {
  readonly rule: OwnRule
  readonly trouble: Trouble | undefined
  readonly examples: readonly Example[]
}

export const checked = signal<Checked | undefined>(undefined)

/** The position and the message of the engine's error about the rule with these members of a puzzle. */
const troubleOf = (asked: ReturnType<typeof textWithPlaces>, error: unknown): Trouble => {
  if (!(error instanceof EngineError)) throw error
  return { place: placeOf(asked, error.line, error.column), message: error.message }
}

const verdictOf = async (rule: OwnRule, text: string, puzzle: Puzzle): Promise<Verdict> => {
  const members = exampleOf(rule, text, puzzle)
  if (!members)
    return {
      trouble: {
        place: { field: 'rule', index: 0, at: 0 },
        message: store.words.value.ownRules.noExample,
      },
    }
  const asked = textWithPlaces(rule, members)
  try {
    return (await quick.ask('keeps', { puzzle: asked.text, rule: rule.name })).verdict
  } catch (error) {
    return { trouble: troubleOf(asked, error) }
  }
}

/** Without cell parameters, a rule is about the whole grid, which an example need not fill completely. */
const isRight = (rule: OwnRule, verdict: Verdict, wanted: Example['wanted']): boolean =>
  verdict === wanted || (verdict === 'open' && wanted === 'holds' && subjectOf(rule) === undefined)

const examplesOf = async (rule: OwnRule, puzzle: Puzzle): Promise<Example[]> => {
  const examples: Example[] = []
  for (const wanted of ['holds', 'broken'] as const)
    for (const { text } of linesOf(wanted === 'holds' ? rule.holding : rule.broken)) {
      const verdict = await verdictOf(rule, text, puzzle)
      examples.push({ text, wanted, verdict, isRight: isRight(rule, verdict, wanted) })
    }
  return examples
}

export const checkNow = async (rule: OwnRule, puzzle: Puzzle): Promise<Checked> => {
  const { definitions: _definitions, rules: _rules, candidates: _candidates, ...shape } = puzzle.object
  const asked = textWithPlaces(rule, shape)
  try {
    await quick.ask('read', { puzzle: asked.text })
  } catch (error) {
    return { rule, trouble: troubleOf(asked, error), examples: [] }
  }
  return { rule, trouble: undefined, examples: await examplesOf(rule, puzzle) }
}

export const forgetChecked = (): void => {
  checked.value = undefined
}

/** Checks the rule whenever it has changed. */
export const check = latest(async (input: readonly [OwnRule, Puzzle]) => {
  try {
    checked.value = await checkNow(...input)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
})
