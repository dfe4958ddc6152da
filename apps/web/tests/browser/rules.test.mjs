import assert from 'node:assert/strict'
import { assertAccessible, awaitStatus, choose, drag, paste } from './steps.mjs'

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
      await awaitStatus(page, 'These clues cannot stand together: cage 99 at r9c8.')
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
}
