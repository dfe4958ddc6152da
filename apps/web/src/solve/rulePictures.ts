// Pictograms of rules: the drawings of their examples in the list of rules.
import { signal } from '@preact/signals'
import type { Picture } from '../engine/calls'
import { quick } from '../engine/engines'

/** Puzzles as the engine reads them, by the name of the rule that they show; the bundle takes them from the list of rules. */
const examples = JSON.parse(process.env.RULE_EXAMPLES ?? '{}') as Readonly<Record<string, object>>

export interface RulePicture {
  readonly picture: Picture
  readonly columns: number
  /** Digits by cell; 0 if it is open. Shown only for rules without a drawing. */
  readonly digits: readonly number[]
}
export const rulePictures = signal<Readonly<Record<string, RulePicture>>>({})

let isAsked = false

/** Asks for one after another, so that a question of the user waits for one at most. */
export const askForRulePictures = async (): Promise<void> => {
  if (isAsked) return
  isAsked = true
  const found: Record<string, RulePicture> = {}
  for (const [name, puzzle] of Object.entries(examples)) {
    const read = await quick.ask('read', { puzzle: JSON.stringify(puzzle) }).catch(() => undefined)
    if (!read) continue
    const isDrawn = read.picture.shapes.some(({ layer }) => layer !== 'grid')
    const digits = isDrawn ? [] : read.givens.slice(0, read.rows * read.columns)
    found[name] = { picture: read.picture, columns: read.columns, digits }
  }
  rulePictures.value = found
}
