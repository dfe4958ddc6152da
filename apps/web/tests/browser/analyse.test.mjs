import assert from 'node:assert/strict'
import { assertAccessible, awaitStatus, choose, hard, paste } from './steps.mjs'

/** Needs chains. */
const chained = '12....7.9..6..9.2....1.3......6945...452...............9...1.4.67....3.28.....6..'

export default {
  'a path step by step, with the cells lit': {
    async run({ page, shot }) {
      await paste(page, hard)
      await awaitStatus(page, 'exactly one solution')
      await choose(page, 'Analyse', 'tab')
      await choose(page, 'Find it')
      await page.getByText(/^Step 1 of \d+$/).waitFor()
      await page.locator('.lit-cell, .lit-placed').first().waitFor({ state: 'attached' })
      await choose(page, 'Next step')
      await page.getByText(/^Step 2 of \d+$/).waitFor()
      await shot('second step')
      await assertAccessible(page)
    },
  },

  'why a digit, and true candidates': {
    async run({ page, shot }) {
      await paste(page, hard)
      await awaitStatus(page, 'exactly one solution')
      await choose(page, 'Analyse', 'tab')
      await choose(page, 'Why?')
      await page.getByText(/r1c1 must be 6/).waitFor()
      await page.getByLabel('Digit').selectOption('4')
      await choose(page, 'Why?')
      await page.getByText(/r1c1 need not be 4/).waitFor()
      await page.getByRole('checkbox', { name: 'True candidates' }).check()
      await page.waitForFunction(() => document.querySelectorAll('.candidate.only').length === 54)
      await shot('candidates')
    },
  },

  'candidates of a grid with several solutions, and their number': {
    async run({ page, shot }) {
      await paste(page, '1234............')
      await awaitStatus(page, 'several solutions')
      await choose(page, 'Analyse', 'tab')
      await choose(page, 'Count them')
      await page.getByText('12 solutions.').waitFor()
      await page.getByRole('checkbox', { name: 'True candidates' }).check()
      await page.locator('.candidate.pair').first().waitFor()
      await choose(page, 'Show the solution')
      await page.getByText(/Two solutions differ/).waitFor()
      await shot('two')
    },
  },

  'links between candidates are drawn': {
    async run({ page, shot }) {
      await paste(page, chained)
      await awaitStatus(page, 'solution')
      await choose(page, 'Analyse', 'tab')
      await choose(page, 'Find it')
      await page.getByText(/^Step 1 of \d+$/).waitFor()
      const count = Number(await page.getByRole('slider').getAttribute('max'))
      for (let i = 0; i < count && (await page.locator('.chains path').count()) === 0; ++i) {
        await choose(page, 'Next step')
        await page.getByText(`Step ${i + 2} of`).waitFor()
        await page.waitForTimeout(50)
      }
      assert.ok((await page.locator('.chains path').count()) > 0)
      await shot('chain')
    },
  },
}
