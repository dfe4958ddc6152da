import { expect, test } from 'vitest'
import { qrOf } from '../../src/share/qr'

test('a QR code has a finder in three corners, and is larger for a longer link', () => {
  const code = qrOf('https://example.org/#p=abc')!
  const isDark = (x: number, y: number) => code.path.includes(`M${x} ${y}h1`)
  const last = code.size - 1
  for (const [x, y] of [
    [0, 0],
    [last, 0],
    [0, last],
  ] as const)
    expect(isDark(x, y)).toBe(true)
  expect(isDark(1, 1)).toBe(false)
  expect(qrOf(`https://example.org/#p=${'a'.repeat(1000)}`)!.size).toBeGreaterThan(code.size)
})

test('a link that is too long for phones has none', () => {
  expect(qrOf('a'.repeat(3000))).toBeUndefined()
})
