import { expect, test } from 'vitest'
import { commandOf, type Key } from '../../src/input/keys'

const key = (code: string, printed: string, held: Partial<Key> = {}): Key => ({
  code,
  key: printed,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

test('a French keyboard enters digits without Shift', () => {
  expect(commandOf(key('Digit2', 'é'), 9)).toEqual({ kind: 'enter', value: 2, mode: undefined })
})

test('with Shift, Ctrl or Alt a digit is a mark or a colour', () => {
  expect(commandOf(key('Digit2', '"', { shiftKey: true }), 9)).toMatchObject({ value: 2, mode: 'corner' })
  expect(commandOf(key('Digit2', '2', { ctrlKey: true }), 9)).toMatchObject({ value: 2, mode: 'centre' })
  expect(commandOf(key('Digit2', '2', { altKey: true }), 9)).toMatchObject({ value: 2, mode: 'colour' })
})

test('Shift with the number pad is a mark, as Windows sends it', () => {
  expect(commandOf(key('Numpad1', 'End'), 9)).toEqual({ kind: 'enter', value: 1, mode: 'corner' })
  expect(commandOf(key('Numpad8', 'ArrowUp'), 9)).toEqual({ kind: 'enter', value: 8, mode: 'corner' })
  expect(commandOf(key('Numpad1', '1'), 9)).toEqual({ kind: 'enter', value: 1, mode: undefined })
})

test('undo and redo go by the printed letter', () => {
  expect(commandOf(key('KeyW', 'z', { ctrlKey: true }), 9)).toEqual({ kind: 'undo' })
  expect(commandOf(key('KeyW', 'Z', { ctrlKey: true, shiftKey: true }), 9)).toEqual({ kind: 'redo' })
  expect(commandOf(key('KeyY', 'y', { metaKey: true }), 9)).toEqual({ kind: 'redo' })
})

test('modes go by the place of the key', () => {
  expect(commandOf(key('KeyZ', 'w'), 9)).toEqual({ kind: 'mode', mode: 'digit' })
  expect(commandOf(key('Space', ' ', { shiftKey: true }), 9)).toEqual({ kind: 'nextMode', isBack: true })
})

test('letters are digits where there are so many, and modes take Alt then', () => {
  expect(commandOf(key('KeyC', 'c'), 16)).toMatchObject({ kind: 'enter', value: 12 })
  expect(commandOf(key('KeyC', 'c', { altKey: true }), 16)).toEqual({ kind: 'mode', mode: 'centre' })
  expect(commandOf(key('KeyC', 'c'), 9)).toEqual({ kind: 'mode', mode: 'centre' })
})

test('arrows move, extend, or move alone', () => {
  expect(commandOf(key('ArrowUp', 'ArrowUp'), 9)).toEqual({
    kind: 'move',
    down: -1,
    right: 0,
    manner: 'select',
  })
  expect(commandOf(key('ArrowLeft', 'ArrowLeft', { shiftKey: true }), 9)).toMatchObject({ manner: 'extend' })
  expect(commandOf(key('ArrowLeft', 'ArrowLeft', { ctrlKey: true }), 9)).toMatchObject({ manner: 'focus' })
})

test('other keys are left to the browser', () => {
  expect(commandOf(key('Tab', 'Tab'), 9)).toBeUndefined()
  expect(commandOf(key('KeyR', 'r', { ctrlKey: true }), 9)).toBeUndefined()
})

test('brackets undo and redo, by the place of their keys', () => {
  expect(commandOf(key('BracketLeft', '^'), 9)).toEqual({ kind: 'undo' })
  expect(commandOf(key('BracketRight', ']'), 9)).toEqual({ kind: 'redo' })
  expect(commandOf(key('BracketLeft', '[', { altKey: true }), 9)).toBeUndefined()
})

test('W, A, S and D move by their place, except where letters are digits', () => {
  expect(commandOf(key('KeyW', 'z'), 9)).toEqual({ kind: 'move', down: -1, right: 0, manner: 'select' })
  expect(commandOf(key('KeyD', 'D', { shiftKey: true }), 9)).toMatchObject({ right: 1, manner: 'extend' })
  expect(commandOf(key('KeyA', 'a', { ctrlKey: true }), 9)).toEqual({ kind: 'all' })
  expect(commandOf(key('KeyA', 'a'), 12)).toMatchObject({ kind: 'enter', value: 10 })
  expect(commandOf(key('KeyS', 's'), 12)).toBeUndefined()
})
