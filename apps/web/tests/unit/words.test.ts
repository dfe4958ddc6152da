import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../../src/words/en'
import { fr } from '../../src/words/fr'

/** The paths of all texts in a table. */
const texts = (table: object, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([name, value]) => {
    const at = `${path}/${name}`
    if (typeof value === 'string') return [[at, value] as [string, string]]
    return typeof value === 'object' ? texts(value as object, at) : []
  })

test('no text is empty', () => {
  for (const table of [en, fr]) expect(texts(table).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('both languages have as many colours and keys', () => {
  expect(fr.colourNames).toHaveLength(en.colourNames.length)
  expect(fr.keysHelp).toHaveLength(en.keysHelp.length)
})

test('sentences about numbers have both forms', () => {
  expect(en.solutionsDiffer(1)).toContain('1 cell,')
  expect(en.solutionsDiffer(4)).toContain('4 cells,')
  expect(fr.play.wrong(1, 0)).toBe('Un chiffre est faux, et marqué.')
  expect(fr.play.wrong(3, 0)).toBe('3 chiffres sont faux, et marqués.')
  expect(en.play.wrong(0, 1)).toMatch(/^The marks of one cell leave out .* it is marked\.$/)
  expect(en.play.wrong(0, 0)).toBe('')
  expect(en.counted(1, '1')).toBe('1 solution.')
  expect(fr.counted(0, '0')).toBe('0 solution.')
  expect(en.counted(1200, '1,200')).toBe('1,200 solutions.')
})

test('each rule has a name in French, and no other does', () => {
  const table = readFileSync(new URL('../../../../src/sudoku/puzzle/rules.def', import.meta.url), 'utf8')
  const shapes = ['boxes', 'regions']
  const rules = [...table.matchAll(/^RULE\((\w+)\)$/gm)].map(match => match[1]!)
  expect(Object.keys(fr.ruleNames).sort()).toEqual(rules.filter(rule => !shapes.includes(rule)).sort())
})
