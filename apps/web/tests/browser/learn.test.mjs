import assert from 'node:assert/strict'
import { assertAccessible, awaitCells, awaitKept, choose, frenchInTheDark, phone } from './steps.mjs'

const finishFirst = async (page, names) => {
  await choose(page, names.learn)
  await page.getByRole('button', { name: names.first }).click()
  await page.getByRole('heading', { name: names.title }).waitFor()
}

export default {
  'finishes lesson one by keyboard alone, and keeps it': {
    isForAll: true,
    async run({ page, shot }) {
      const press = async (locator, key = 'Enter') => {
        await locator.focus()
        await page.keyboard.press(key)
      }
      await press(page.getByRole('button', { name: 'Learn', exact: true }))
      await shot('course')
      await assertAccessible(page)
      await press(page.getByRole('button', { name: /^1 Why does generate/ }))
      await awaitCells(page, 49)
      await press(page.getByRole('button', { name: 'Start all methods on this grid' }))
      await page.getByText('gave up').waitFor()
      await page.getByText(/^At this rate, generate and test would need some 10\^\d\d years\.$/).waitFor()
      await page.getByRole('columnheader', { name: 'Propagations' }).waitFor()
      await shot('methods')
      await press(page.getByRole('button', { name: 'Back to the lesson' }))
      const field = page.getByLabel('Your answer')
      await field.focus()
      await page.keyboard.type('24')
      await page.keyboard.press('Enter')
      await page.getByText(/^Multiply/).waitFor()
      await field.fill('')
      await field.focus()
      await page.keyboard.type('4096')
      await page.keyboard.press('Enter')
      await page.getByText(/^Yes: 4 × 4/).waitFor()
      await shot('answered')
      await assertAccessible(page)
      await press(page.getByRole('button', { name: 'Next lesson' }))
      await page.getByRole('heading', { name: 'Variables, domains, constraints' }).waitFor()
      await awaitKept(page, '"lessons":["')
      await page.reload()
      await page.getByRole('button', { name: 'Learn', exact: true }).click()
      await page.getByText('✓ done').waitFor()
    },
  },

  'an exercise that is answered in the grid': {
    async run({ page, shot }) {
      await finishFirst(page, { learn: 'Learn', first: /^3 Forward/, title: 'Forward checking' })
      await awaitCells(page, 16)
      await page.locator('[data-cell="1"]').click()
      for (const cell of [2, 3, 4, 5, 8])
        await page.locator(`[data-cell="${cell}"]`).click({ modifiers: ['Control'] })
      await choose(page, 'Check the answer')
      await page.getByText(/^Not quite/).waitFor()
      await page.locator('[data-cell="12"]').click({ modifiers: ['Control'] })
      await choose(page, 'Check the answer')
      await page.getByText(/^Yes: the rest of its row/).waitFor()
      await shot('cells')
      await choose(page, 'Watch forward checking')
      await page.getByRole('tree').waitFor()
    },
  },

  'a lesson keeps its grid: what is changed in it is a game of its own': {
    async run({ page, shot }) {
      await finishFirst(page, { learn: 'Learn', first: /^3 Forward/, title: 'Forward checking' })
      await awaitCells(page, 16)
      const given = /row 1, column 2, given 4/
      const label = () => page.locator('[data-cell="1"]').getAttribute('aria-label')
      await choose(page, 'Set')
      await page.locator('[data-cell="1"]').click()
      await page.keyboard.press('4')
      await choose(page, 'Learn')
      await page.getByText(/is not that of the lesson any more/).waitFor()
      await shot('changed')
      await assertAccessible(page)
      assert.match(await label(), given)
      await choose(page, 'Show the grid of the lesson')
      await page.getByText(/is not that of the lesson any more/).waitFor({ state: 'detached' })
      assert.match(await label(), /empty/)
      await choose(page, 'Play a copy of this grid')
      await page.locator('.keypad').waitFor()
      await page.locator('summary', { hasText: 'Your games' }).click()
      // The changed grid is among the games, and no lesson is.
      assert.equal(await page.locator('.uses .use').count(), 1)
      await page.locator('.uses .use').click()
      assert.match(await label(), given)
    },
  },

  'the conflict of the last lesson is unfolded, and becomes a clause in six steps': {
    async run({ page, shot }) {
      await finishFirst(page, { learn: 'Learn', first: /^10 Learning/, title: 'Learning from conflicts' })
      await awaitCells(page, 36)
      await choose(page, 'Watch clauses being learnt')
      await page.getByText(/^3 nodes, 1 failure, 1 solution\./).waitFor()
      const failures = page.locator('.tree .failure')
      assert.equal(await failures.count(), 1)
      await failures.first().click()
      await page
        .getByText(/becomes a clause, in 6 steps|^Learnt/)
        .first()
        .waitFor()
      await shot('conflict')
      await assertAccessible(page)
    },
  },

  'lesson one by touch, in French, in the dark, on a phone': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await page.getByRole('button', { name: 'Apprendre', exact: true }).tap()
      await page.getByRole('button', { name: /^1 Pourquoi générer/ }).tap()
      await shot('lesson')
      await page.getByLabel('Votre réponse').fill('4096')
      await page.getByRole('button', { name: 'Vérifier la réponse' }).tap()
      await page.getByText(/^Oui/).waitFor()
      await shot('answered')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
      await assertAccessible(page)
    },
  },
}
