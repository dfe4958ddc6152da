import assert from 'node:assert/strict'
import { assertAccessible, awaitStatus, choose, digitsOf, drag, paste, phone } from './steps.mjs'

export default {
  'sets a killer with a thermometer by pointer and keys': {
    async run({ page, shot }) {
      await choose(page, 'Rules', 'tab')
      await choose(page, 'Thermometer')
      await drag(page, [0, 10, 20])
      // It is drawn before it is added.
      await page.waitForFunction(() => document.querySelector('.shapes circle'))
      await page.keyboard.press('Enter')
      await page.getByText('r1c1 r2c2 r3c3').waitFor()
      await choose(page, 'Cancel')
      await choose(page, 'Killer cage')
      // By keys: two to the left from r9c9.
      await page.locator('[data-cell="80"]').focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Shift+ArrowLeft')
      await page.getByRole('spinbutton', { name: 'Total' }).fill('99')
      await choose(page, 'Add')
      await awaitStatus(page, 'These clues conflict: cage 99 at r9c8.')
      await choose(page, /Edit Killer cage/)
      await page.getByRole('spinbutton', { name: 'Total' }).fill('17')
      await choose(page, 'Change')
      await awaitStatus(page, 'several solutions')
      await page.getByText('r9c8 r9c9 total=17').waitFor()
      await shot('added')
      await assertAccessible(page)
      await choose(page, /Remove Thermometer/)
      assert.equal(await page.locator('.uses li').count(), 1)
    },
  },

  'a clue beside the grid, at a place that is chosen there': {
    async run({ page, shot }) {
      await choose(page, 'Rules', 'tab')
      await page.getByLabel('Search rules').fill('sandw')
      await choose(page, 'Sandwich')
      await choose(page, 'place beside the grid, row 0, column 3')
      await page.getByLabel('Total').fill('17')
      await shot('places')
      await assertAccessible(page)
      await choose(page, 'Add')
      await page.getByText('r0c3 total=17').waitFor()
    },
  },

  'what a rule cannot be gets a sentence, and changes nothing': {
    async run({ page }) {
      await choose(page, 'Rules', 'tab')
      await choose(page, 'Thermometer')
      await page.getByLabel('Cells').fill('r1c1 r1c99')
      await choose(page, 'Add')
      await page.getByRole('alert').waitFor()
      assert.match(await page.getByRole('alert').textContent(), /r1c99/)
      assert.equal(await page.locator('.uses li').count(), 0)
    },
  },

  'rules of a link come with it': {
    async run({ page }) {
      await paste(
        page,
        '{"size":6,"rules":[{"name":"killer_cage","argument":"r1c1 r1c2 total=5; r2c1 r2c2 total=6"}]}',
      )
      await choose(page, 'Rules', 'tab')
      assert.equal(await page.locator('.uses li').count(), 2)
    },
  },

  'a number that is typed in the grid is that of the clue, and no given': {
    async run({ page, shot }) {
      await choose(page, 'Rules', 'tab')
      await choose(page, 'Killer cage')
      await drag(page, [0, 1])
      for (const key of ['1', '4', 'Backspace', '5', 'Enter']) await page.keyboard.press(key)
      await page.getByText('r1c1 r1c2 total=15').waitFor()
      assert.equal(await digitsOf(page), '.'.repeat(81))
      // The next cage begins with a number of its own.
      await drag(page, [9, 18])
      await page.keyboard.press('7')
      assert.equal(await page.getByRole('spinbutton', { name: 'Total' }).inputValue(), '7')
      await shot('typed')
      await page.keyboard.press('Enter')
      await page.getByText('r2c1 r3c1 total=7').waitFor()
      await choose(page, 'Cancel')
      // A clue beside the grid, a list of digits, a list of numbers, and a kept difference, which another one replaces.
      for (const [rule, type, keys, expected] of [
        ['Sandwich', () => choose(page, 'place beside the grid, row 0, column 3'), '12', 'r0c3 total=12'],
        ['Quadruple', () => drag(page, [40, 41, 49, 50]), '123', 'r5c5 r5c6 r6c5 r6c6 digits=1 2 3'],
        ['Multi sum cage', () => drag(page, [60, 61]), '8 12', 'r7c7 r7c8 totals=8 12'],
        ['Whispers (German, Dutch)', () => drag(page, [4, 5]), '4', 'r1c5 r1c6 difference=4'],
      ]) {
        await page.getByLabel('Search rules').fill(rule.split(' ')[0])
        await choose(page, rule)
        await type()
        await page.locator('[role=gridcell][tabindex="0"]').focus()
        for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key)
        await page.keyboard.press('Enter')
        await page.getByText(expected, { exact: true }).waitFor()
        if (rule.startsWith('Whispers')) {
          await drag(page, [6, 7])
          await page.keyboard.press('3')
          await page.keyboard.press('Enter')
          await page.getByText('r1c7 r1c8 difference=3', { exact: true }).waitFor()
        }
        await choose(page, 'Cancel')
      }
      // A rule without a number takes none, and says so.
      await page.getByLabel('Search rules').fill('Thermometer')
      await choose(page, 'Thermometer')
      await drag(page, [72, 73])
      await page.keyboard.press('5')
      await page.getByText('Thermometer takes no number.').waitFor()
      assert.equal(await digitsOf(page), '.'.repeat(81))
      await choose(page, 'Cancel')
      await drag(page, [72])
      await page.keyboard.press('5')
      assert.equal(await digitsOf(page), `${'.'.repeat(72)}5${'.'.repeat(8)}`)
    },
  },

  'dragging with Ctrl toggles: it adds if the first cell was not selected, else it removes': {
    async run({ page }) {
      await choose(page, 'Rules', 'tab')
      await choose(page, 'Killer cage')
      const field = page.getByLabel('Cells')
      await drag(page, [0, 1, 2, 3])
      await page.keyboard.down('Control')
      await drag(page, [2, 3])
      assert.equal(await field.inputValue(), 'r1c1 r1c2')
      await drag(page, [9, 10, 1])
      assert.equal(await field.inputValue(), 'r1c1 r1c2 r2c1 r2c2')
      await drag(page, [9, 10, 11])
      await page.keyboard.up('Control')
      assert.equal(await field.inputValue(), 'r1c1 r1c2')
    },
  },

  'by touch, cells that lie apart are selected, in a clue and in play': {
    options: phone,
    async run({ page, shot }) {
      await paste(page, `${'.'.repeat(80)}1`)
      await awaitStatus(page, 'several')
      await page.getByRole('tab', { name: 'Rules' }).tap()
      await page.getByRole('button', { name: 'Extra region', exact: true }).tap()
      await page.getByRole('button', { name: 'Select several' }).tap()
      const tap = cell => page.locator(`[data-cell="${cell}"]`).tap()
      // The first cell is selected from the beginning.
      for (const cell of [20, 40, 60, 20]) await tap(cell)
      assert.equal(await page.getByLabel('Cells').inputValue(), 'r1c1 r5c5 r7c7')
      await shot('apart')
      await page.getByRole('button', { name: 'Select several' }).tap()
      await tap(5)
      assert.equal(await page.getByLabel('Cells').inputValue(), 'r1c6')
      await page.getByRole('button', { name: 'Play', exact: true }).tap()
      await page.getByRole('button', { name: 'Select several' }).tap()
      for (const cell of [8, 16]) await tap(cell)
      await page.getByRole('button', { name: 'Enter 5' }).tap()
      for (const cell of [5, 8, 16])
        assert.match(await page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label'), /, 5/)
      await assertAccessible(page)
    },
  },
}
