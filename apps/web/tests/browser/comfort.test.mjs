import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  assertAccessible,
  awaitStatus,
  choose,
  frenchInTheDark,
  hard,
  hardSolution,
  paste,
  phone,
} from './steps.mjs'

/** All but the first row of a puzzle of singles. */
const almostDone = `.........${hardSolution.slice(9)}`
const begin = async (page, text, name = 'Play this puzzle') => {
  await paste(page, text)
  await awaitStatus(page, 'solution')
  await choose(page, name)
}
const labelOf = (page, cell) => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label')
const openSettings = (page, name) => page.locator('summary', { hasText: name }).click()

export default {
  'singles are filled in by one step, unless an entry is wrong': {
    async run({ page }) {
      await begin(page, hard)
      await choose(page, 'Fill in singles')
      await page.getByText(/^\d+ singles? (was|were) filled in\.$/).waitFor()
      const filled = await page.locator('svg .digit.entered').allTextContents()
      assert.ok(filled.length > 0)
      await page.keyboard.press('Control+z')
      assert.equal(await page.locator('svg .digit.entered').count(), 0)
      await page.locator('[data-cell="0"]').click()
      await page.keyboard.press('1')
      await choose(page, 'Fill in singles')
      await page.getByText(/would not lead to the solution/).waitFor()
      assert.equal(await page.locator('svg .digit.entered').count(), 1)
    },
  },

  'the end of a game is counted, and the statistics tell it': {
    async run({ page, shot }) {
      for (const count of [1, 2]) {
        await choose(page, 'Set')
        await begin(page, count === 1 ? almostDone : `${hardSolution.slice(0, 72)}.........`)
        await choose(page, 'Fill in singles')
        await page.getByText(/^Solved in \d+:\d\d, without a hint\./).waitFor()
      }
      await page.getByText(/^2 solved at this level; best time \d+:\d\d, mean \d+:\d\d\.$/).waitFor()
      await shot('end')
      await openSettings(page, 'Statistics')
      await page.getByRole('row', { name: /^Easy 2 2 \d+:\d\d \d+:\d\d$/ }).waitFor()
      await assertAccessible(page)
      await page.reload()
      await page.locator('.keypad').waitFor()
      await openSettings(page, 'Statistics')
      await page.getByRole('row', { name: /^Easy 2 2/ }).waitFor()
    },
  },

  'a hint and a path are told anew in another language': {
    async run({ page }) {
      await begin(page, hard)
      await choose(page, 'Hint')
      await choose(page, 'Which technique?')
      await choose(page, 'Show the step')
      await page.locator('.step-text', { hasText: /So r\dc\d is \d\.$/ }).waitFor()
      await choose(page, 'FR: Français')
      await page.locator('.step-text', { hasText: /Donc r\dc\d contient \d\.$/ }).waitFor()
      await choose(page, 'Composer')
      await choose(page, 'Analyser', 'tab')
      await choose(page, 'Le chercher')
      await choose(page, 'Étape suivante')
      await page.locator('.step-text', { hasText: /Donc/ }).waitFor()
      await choose(page, 'EN: English')
      await page.locator('.step-text', { hasText: /So r/ }).waitFor()
      await page.getByText(/^Step 2 of/).waitFor()
    },
  },

  'a digit is chosen first and entered by taps, on a phone, in French': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await begin(page, hard, 'Jouer cette grille')
      await choose(page, 'Plus')
      await openSettings(page, 'Réglages')
      await page.getByText('Choisir un chiffre, puis toucher ses cases').click()
      await page.keyboard.press('Escape')
      const six = page.getByRole('button', { name: /^Entrer 6/ })
      await six.tap()
      assert.equal(await six.getAttribute('aria-pressed'), 'true')
      await page.locator('[data-cell="0"]').tap()
      await page.locator('[data-cell="4"]').tap()
      assert.match(await labelOf(page, 0), /ligne 1, colonne 1, 6/)
      assert.match(await labelOf(page, 4), /colonne 5, 6/)
      await shot('held')
      await assertAccessible(page)
      await six.tap()
      await page.locator('[data-cell="1"]').tap()
      assert.match(await labelOf(page, 1), /vide/)
    },
  },

  'a full grid is checked only on request, if the player wants that': {
    async run({ page }) {
      await begin(page, almostDone)
      await openSettings(page, 'Settings')
      await page.getByText('Check a full grid at once').click()
      await choose(page, 'Fill in singles')
      // That the conflict is shown, and hidden again, tells that the engine has looked at the full grid.
      const lines = page.locator('.conflict-line')
      await page.locator('[data-cell="0"]').click()
      await page.keyboard.press('4')
      await lines.first().waitFor({ state: 'attached' })
      assert.equal(await page.getByText(/^The grid is full/).count(), 0)
      await page.keyboard.press('6')
      await lines.first().waitFor({ state: 'detached' })
      assert.equal(await page.locator('.solved-card').count(), 0)
      await choose(page, 'Check')
      await page.locator('.solved-card').waitFor()
    },
  },

  'all games are saved in one file, and come back from it': {
    async run({ page, context }) {
      await begin(page, hard)
      await page.locator('[data-cell="0"]').click()
      await page.keyboard.press('6')
      await choose(page, 'Set')
      await paste(page, almostDone)
      await awaitStatus(page, 'exactly one')
      await choose(page, 'Play')
      await openSettings(page, 'Your games')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        choose(page, 'Save all games as a file'),
      ])
      const file = join(tmpdir(), `quadrille-${process.pid}.json`)
      await download.saveAs(file)
      assert.equal(JSON.parse(await readFile(file, 'utf8')).games.length, 2)
      const elsewhere = await context.browser().newContext({ locale: 'en-US' })
      const other = await elsewhere.newPage()
      await other.goto(page.url())
      await choose(other, 'Play')
      await openSettings(other, 'Your games')
      const input = other.locator('input[type=file]')
      await input.setInputFiles(file)
      await other.getByText('2 games are here now.').waitFor()
      await other.locator('.uses button.use').nth(1).click()
      await other.waitForFunction(() => /, 6/.test(document.querySelector('[data-cell="0"]').ariaLabel))
      await writeFile(file, '{"games":[]}')
      await input.setInputFiles(file)
      await other.getByText(/^This file holds no games/).waitFor()
      await elsewhere.close()
    },
  },
}
