import { expect, test } from 'vitest'
import { baseOfLinks, linkOf, textInLink } from '../../src/share/link'

test('a puzzle is the same after its way through a link', async () => {
  const text = `{"size":9,"about":{"title":"Ünïcode ☃ / + ="}}`
  const link = await linkOf(text, 'https://example.org/quadrille/#p=old')
  expect(link).toMatch(/^https:\/\/example\.org\/quadrille\/#p=[\w-]+$/)
  expect(await textInLink(link)).toBe(text)
})

test('other texts are none', async () => {
  for (const text of ['', '1...', 'https://example.org/', 'https://example.org/#q=abc', 'a #p='])
    expect(await textInLink(text)).toBeUndefined()
})

test('a link that was cut is an error', async () => {
  const link = await linkOf('{"size":9,"givens":["53..7....","6..195..."]}', 'https://example.org/')
  await expect(textInLink(link.slice(0, -8))).rejects.toThrow()
  await expect(textInLink('https://example.org/#p=A')).rejects.toThrow()
})

test('a short link cannot stand for a text without end', async () => {
  const link = await linkOf('x'.repeat(5_000_000), 'https://example.org/')
  await expect(textInLink(link)).rejects.toThrow('too long')
})

test('a link leads to an address that others can open', () => {
  expect(baseOfLinks('https://example.org/q.html', 'https://other.org/')).toBe('https://example.org/q.html')
  expect(baseOfLinks('file:///q.html', ' https://other.org/ ')).toBe('https://other.org/')
  expect(baseOfLinks('file:///q.html', 'other.org')).toBeUndefined()
  expect(baseOfLinks('file:///q.html', '')).toBeUndefined()
})
