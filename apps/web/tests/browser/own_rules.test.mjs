import assert from 'node:assert/strict'
import { assertAccessible, awaitKept, awaitStatus, choose, drag, frenchInTheDark, phone } from './steps.mjs'

export default {
  'a rule of one’s own is defined, checked by examples, drawn, used and kept': {
    async run({ page, shot }) {
      await page.getByLabel('Size').selectOption('4')
      await choose(page, 'Rules', 'tab')
      await choose(page, 'Define a rule')
      await page.getByLabel('Name', { exact: true }).fill('Far apart')
      await page.getByLabel('What it says, for people').fill('Neighbours differ by two or more.')
      await choose(page, '+ Line of cells')
      const formula = page.getByLabel(/^Formulas/)
      await formula.fill('all(a, b in neighbours(lnie): abs(a - b) >= 2)')
      await page.getByText(/Formula, line 1, character 24 – there is nothing named "lnie" here/).waitFor()
      assert.equal(await page.locator('.trouble-view mark').textContent(), 'l')
      await shot('mistake')
      await assertAccessible(page)
      await formula.fill('all(a, b in neighbours(line): abs(a - b) >= 2)')
      await page.getByLabel('In these it must hold').fill('1 3 1\n1 2 4')
      await page.getByText('1 2 4 is broken').waitFor()
      await page.getByText('One example is not as it should be.').waitFor()
      await choose(page, 'Keep the rule')
      await page.locator('.notice', { hasText: 'One example is not' }).waitFor()
      await page.getByLabel('In these it must hold').fill('1 3 1')
      await page.getByLabel('In these it must be broken').fill('1 2 4')
      await page.getByText('The rule can be read, and all 2 examples are as they should be.').waitFor()
      await shot('checked')
      await assertAccessible(page)
      await choose(page, 'Keep the rule')
      await choose(page, 'Far apart')
      await drag(page, [0, 1, 2])
      await page.waitForFunction(() =>
        document.querySelector('.shapes .stroked[d="M0.5 0.5L1.5 0.5L2.5 0.5"]'),
      )
      await choose(page, 'Add')
      await choose(page, 'Cancel')
      await page.locator('[data-cell="0"]').focus()
      await page.keyboard.press('Control+Home')
      for (const key of ['1', 'ArrowRight', '2']) await page.keyboard.press(key)
      await awaitStatus(page, 'far_apart')
      await shot('used')
      // Another puzzle, after the page was closed: the rule still exists, with its examples.
      await awaitKept(page, '"broken":"1 2 4"')
      await page.reload()
      await choose(page, 'New empty grid')
      await choose(page, 'Rules', 'tab')
      await choose(page, 'Edit the definition of Far apart')
      assert.equal(await page.getByLabel('In these it must be broken').inputValue(), '1 2 4')
      await choose(page, 'Delete the rule')
      await page.getByText('You can write a missing rule').waitFor()
      assert.equal(await page.getByRole('button', { name: 'Far apart', exact: true }).count(), 0)
    },
  },

  'a rule of one’s own by keys, in French, in the dark, on a phone': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await choose(page, 'Règles', 'tab')
      await page.getByRole('button', { name: 'Définir une règle' }).focus()
      await page.keyboard.press('Enter')
      await page.getByLabel('Partir d’un exemple').selectOption('Cage avec un total')
      await page.getByText('les 3 exemples sont comme il se doit').waitFor()
      await shot('template')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
      await assertAccessible(page)
      await page.getByLabel('Nom', { exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Cage of a total', exact: true }).waitFor()
    },
  },
}
