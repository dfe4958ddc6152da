import { expect, test } from 'vitest'
import { alphabet, encode } from '../../bundle/base85.mjs'
import { decode } from '../../src/engine/base85'

test('bytes are the same after their way through text, whatever their number', () => {
  for (let length = 0; length < 40; ++length) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 89 + length * 31) % 256)
    const text = encode(bytes)
    expect(text.length).toBe(Math.ceil((length * 5) / 4))
    expect(decode(text, alphabet)).toEqual(bytes)
  }
  const extremes = Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 0, 255])
  expect(decode(encode(extremes), alphabet)).toEqual(extremes)
})

test('the alphabet means nothing to HTML', () => {
  expect(new Set(alphabet).size).toBe(85)
  expect(alphabet).not.toMatch(/[<>&"'`\\\s]/)
})
