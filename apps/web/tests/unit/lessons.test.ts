import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Engine } from '../../src/engine/engine.js'
import type { Answer } from '../../src/engine/client'
import { domainsAt, listOf, traceOf, type Trace } from '../../src/explain/trace'
import { isRight, lessons } from '../../src/teach/lessons'

const file = new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)
const engine = existsSync(file) ? await Engine.load(readFileSync(file)) : undefined
const lessonOf = (name: string) => lessons.find(lesson => lesson.name === name)!
const answerOf = (name: string) => lessonOf(name).exercise.answer

/** The events of the search of a lesson's puzzle, or of another one. */
const traceBy = (name: string, puzzle = lessonOf(name).puzzle): Trace => {
  const { method = 'value' } = lessonOf(name)
  return traceOf((engine!.ask('trace', { puzzle, method }) as Answer<'trace'>).events)
}
const domains = (trace: Trace) => domainsAt(trace, 0).map(listOf)

test('answers are read with signs between digits, cells in any order', () => {
  expect(isRight({ kind: 'number', answer: 4096 }, ' 4 096', [])).toBe(true)
  expect(isRight({ kind: 'number', answer: 4096 }, '4097', [])).toBe(false)
  expect(isRight({ kind: 'number', answer: 4 }, '-4', [])).toBe(false)
  expect(isRight({ kind: 'number', answer: 4 }, '', [])).toBe(false)
  expect(isRight({ kind: 'cells', answer: [2, 10] }, '', [10, 2])).toBe(true)
  expect(isRight({ kind: 'cells', answer: [2, 10] }, '', [2])).toBe(false)
})

test.runIf(engine)('the engine reads the puzzle of each lesson, and finds a solution', () => {
  for (const { name, puzzle, hasSeveral = false } of lessons) {
    const { count } = engine!.ask('count', { puzzle, most: 2 }) as Answer<'count'>
    expect([name, count]).toEqual([name, hasSeveral ? 2 : 1])
  }
})

test.runIf(engine)('the engine gives the answers to the exercises', () => {
  const sixes = engine!.ask('trace', { puzzle: '.'.repeat(36), method: 'value' }) as Answer<'trace'>
  expect(traceOf(sixes.events).constraints).toHaveLength(answerOf('problem') as number)
  const one = domains(traceBy('forward', '1...............'))
  expect(one.flatMap((list, cell) => (list.includes(1) || cell === 0 ? [] : [cell]))).toEqual(
    answerOf('forward'),
  )
  expect(Math.min(...domains(traceBy('bounds'))[0]!)).toBe(answerOf('bounds'))
  const row = domains(traceBy('domain')).slice(0, 6)
  expect(row.flatMap((list, cell) => (list.includes(1) ? [] : [cell]))).toEqual(answerOf('domain'))
  const open = domains(traceBy('fixpoint')).filter(list => list.length > 1)
  expect(open).toHaveLength(answerOf('fixpoint') as number)
  const failures = traceBy('search').nodes.filter(node => node.failure !== undefined)
  expect(failures).toHaveLength(answerOf('search') as number)
  const most = domains(traceBy('order')).flatMap((list, cell) => (list.length > 2 ? [cell] : []))
  expect(most).toEqual(answerOf('order'))
  const why = engine!.ask('why', { puzzle: lessonOf('why').puzzle, cell: 3, digit: 4 }) as Answer<'why'>
  expect([why.answer, why.givens]).toEqual(['forced', answerOf('why')])
  const { puzzle, wantsAll } = lessonOf('learning')
  const nodes = (['value', 'domain', 'learning'] as const).map(method => {
    const { events } = engine!.ask('trace', { puzzle, method, most: 9 }) as Answer<'trace'>
    return traceOf(events).nodes
  })
  // The text of the lesson names these numbers.
  expect([wantsAll, ...nodes.map(({ length }) => length)]).toEqual([true, 13, 7, 3])
  const steps = nodes[2]!.filter(node => node.learnt).map(node => node.reasons.length)
  expect(Math.max(...steps)).toBe(6)
})
