// The drawing of puzzles of other editors, which carries no rule: shown, edited, kept and written back.
import assert from 'node:assert/strict'
import { assertAccessible, awaitCells, awaitKept, choose, frenchInTheDark, paste, phone } from './steps.mjs'

const pad = JSON.stringify({
  cells: Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => (row === 0 && column < 3 ? { value: column + 1 } : {})),
  ),
  regions: [],
  cages: [],
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [1.5, 1.5],
        [2.5, 0.5],
      ],
      color: '#aa66dd',
      thickness: 12,
    },
  ],
  arrows: [
    {
      wayPoints: [
        [3.5, 0.5],
        [3.5, 2.5],
      ],
      color: '#336699',
      thickness: 3,
      headLength: 0.3,
    },
  ],
  underlays: [{ center: [1.5, 2.5], width: 1, height: 1, backgroundColor: '#ffd966' }],
  overlays: [
    {
      center: [2.5, 2.5],
      width: 0.7,
      height: 0.7,
      rounded: true,
      borderColor: '#cc0000',
      backgroundColor: '#ffffff',
    },
    { center: [-0.4, 1.5], width: 0.25, height: 0.25, text: 'Σ', fontSize: 26, color: '#000000' },
  ],
})
const fpuzzles = JSON.stringify({
  size: 4,
  grid: Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => (row === column ? { c: '#a8d5ba' } : {})),
  ),
  line: [{ lines: [['R1C1', 'R2C2', 'R3C2']], outlineC: '#cfcfcf', width: 0.4 }],
  rectangle: [
    { cells: ['R4C4'], baseC: '#ffeeaa', outlineC: '#000000', width: 0.6, height: 0.4, value: 'x' },
  ],
})

const open = async (page, text, words) => {
  await paste(page, text)
  await awaitCells(page, 16)
  await choose(page, words.rules, 'tab')
  await page.locator('.drawing summary').waitFor()
}
const drawnParts = page =>
  page.locator('.board svg .shapes .filled[style*="ffd966"], .board svg .stroked[style*="aa66dd"]').count()

export default {
  'a drawing of SudokuPad is shown, edited, kept and written back, by keyboard': {
    isForAll: true,
    async run({ page, shot }) {
      await open(page, pad, { rules: 'Rules' })
      assert.equal(await drawnParts(page), 2)
      await page.locator('.drawing summary').press('Enter')
      assert.equal(await page.locator('.drawing summary').textContent(), '5 parts')
      await page.getByRole('button', { name: 'Move to the back: circle, r3c3' }).focus()
      await page.locator('.ornament-ring').waitFor({ state: 'attached' })
      await assertAccessible(page)
      await shot('list')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Delete: line, r1c1' }).press('Enter')
      await page.locator('.drawing summary', { hasText: '4 parts' }).waitFor()
      assert.equal(await drawnParts(page), 1)
      await awaitKept(page, '"underlays":[{"center":[2.5,2.5]')
      await page.reload()
      await awaitCells(page, 16)
      assert.equal(await drawnParts(page), 1)
      // Written back to SudokuPad's form, and lost in a line.
      await choose(page, 'Open & save', 'tab')
      const format = page.locator('label.wide select')
      await format.selectOption('sudokupad')
      await page.waitForFunction(() =>
        document.querySelector('.output')?.value.startsWith('https://sudokupad'),
      )
      assert.equal(await page.getByText(/What it loses/).count(), 0)
      await format.selectOption('line')
      await page.getByText('the drawing').waitFor()
      await shot('lost')
    },
  },
  'a drawing of f-puzzles is shown and deleted, on a phone, in French, in the dark': {
    options: { ...frenchInTheDark, ...phone, viewport: { width: 375, height: 553 } },
    async run({ page, shot }) {
      await open(page, fpuzzles, { rules: 'Règles' })
      await shot('drawn')
      await page.locator('.drawing summary').tap()
      await page.getByRole('button', { name: /^Mettre à l’arrière.*trait, r1c1/ }).waitFor()
      await assertAccessible(page)
      await shot('list')
      await page.getByRole('button', { name: /^Supprimer.*case colorée, r1c1/ }).tap()
      await page.locator('.drawing summary', { hasText: '5 éléments' }).waitFor()
      await page.getByRole('button', { name: 'Supprimer le dessin' }).tap()
      await page.locator('.drawing').waitFor({ state: 'detached' })
    },
  },
}
