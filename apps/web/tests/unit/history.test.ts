import { expect, test } from 'vitest'
import { did, redone, started, undone } from '../../src/game/history'

test('undo goes back, redo goes forth, and a new step forgets what had been undone', () => {
  let history = did(did(started('a'), 'b'), 'c')
  history = undone(history)
  expect(history.present).toBe('b')
  expect(redone(history).present).toBe('c')
  history = did(history, 'd')
  expect(redone(history).present).toBe('d')
  expect(undone(undone(undone(history))).present).toBe('a')
})

test('the same value is no step', () => {
  const history = started('a')
  expect(did(history, 'a')).toBe(history)
})
