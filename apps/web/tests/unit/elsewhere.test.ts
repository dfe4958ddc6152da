import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EngineError, type Answer, type Arguments, type CallName } from '../../src/engine/client'
import { Engine, type Failure } from '../../src/engine/engine.js'
import { emptyPuzzle, withRules, type RuleText } from '../../src/game/puzzle'
import { linkElsewhere } from '../../src/share/elsewhere'

const file = new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)
const engine = existsSync(file) ? await Engine.load(readFileSync(file)) : undefined

const ask = async <Call extends CallName>(call: Call, args: Arguments<Call>): Promise<Answer<Call>> => {
  const answer = engine!.ask(call, args) as Answer<Call> | Failure
  if (answer.event === 'error') throw new EngineError((answer as Failure).message, 0, 0)
  return answer as Answer<Call>
}
const puzzle = (...rules: RuleText[]) => withRules(emptyPuzzle(9), rules)
const thermometer = { name: 'thermometer', argument: 'r1c1 r2c1 r3c1' }
const cage = { name: 'killer_cage', argument: 'r5c1 r5c2 total=9' }

test.runIf(engine)('SudokuPad where it loses nothing, f-puzzles where it loses less', async () => {
  expect(await linkElsewhere(ask, puzzle(cage))).toMatchObject({ site: 'sudokupad', lost: [] })
  const found = await linkElsewhere(ask, puzzle(cage, thermometer, { name: 'global_entropy' }))
  expect(found).toMatchObject({
    site: 'fpuzzles_link',
    lost: ['global_entropy'],
    lostBySudokuPad: ['thermometer', 'global_entropy'],
  })
  expect(found!.link).toMatch(/^https:\/\/f-puzzles\.com/)
  // A rule that both sites lack is no reason to prefer f-puzzles.
  expect(await linkElsewhere(ask, puzzle({ name: 'global_entropy' }))).toMatchObject({
    site: 'sudokupad',
    lost: ['global_entropy'],
  })
})
