import assert from 'node:assert/strict'
import {
  assertAccessible,
  awaitKept,
  awaitKeptDigits,
  awaitStatus,
  choose,
  frenchInTheDark,
  hard,
  hardSolution,
  paste,
  phone,
} from './steps.mjs'

const begin = async (page, text) => {
  await paste(page, text)
  await awaitStatus(page, 'solution')
  await choose(page, 'Play this puzzle')
}
const labelOf = (page, cell) => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label')

export default {
  'solves a puzzle by keys, and is told so': {
    isForAll: true,
    async run({ page, shot }) {
      await begin(page, hard)
      await page.locator('[data-cell="0"]').focus()
      await page.keyboard.press('Control+Home')
      for (let cell = 0; cell < 81; ++cell) {
        if (hard[cell] === '.') await page.keyboard.press(hardSolution[cell])
        await page.keyboard.press('ArrowRight')
        if (cell % 9 === 8) await page.keyboard.press('ArrowDown')
      }
      await page.getByText(/^Solved in \d+:\d\d, without a hint\./).waitFor()
      await page.getByText(/^Hard, score \d+$/).waitFor()
      await shot('solved')
      await assertAccessible(page)
    },
  },

  'marks, colours, undo, and all of it after a reload': {
    isForAll: true,
    async run({ page, shot }) {
      await begin(page, hard)
      await page.locator('[data-cell="0"]').click()
      for (const key of ['Shift+Digit1', 'Shift+Digit2', 'Control+Digit4', 'Alt+Digit3', 'Alt+Digit7'])
        await page.keyboard.press(key)
      assert.match(await labelOf(page, 0), /empty, marks 1 2 4, coloured green blue/)
      await shot('marks')
      await page.keyboard.press('Control+z')
      assert.match(await labelOf(page, 0), /coloured green$/)
      await page.keyboard.press('Control+y')
      await page.keyboard.press('6')
      assert.match(await labelOf(page, 0), /column 1, 6, coloured/)
      await awaitKeptDigits(page, { 0: 6 })
      await page.reload()
      await page.locator('.keypad').waitFor()
      assert.match(await labelOf(page, 0), /column 1, 6, coloured green blue/)
    },
  },

  'a hint in three steps that is carried out, and a check': {
    async run({ page, shot }) {
      await begin(page, hard)
      await choose(page, 'Hint')
      await choose(page, 'Which technique?')
      await choose(page, 'Show the step')
      await page.locator('.candidate').first().waitFor()
      await shot('hint')
      await assertAccessible(page)
      await choose(page, 'Do it')
      await choose(page, 'Check')
      await page.getByText('All is right so far.').waitFor()
      await page.locator('[data-cell="0"]').click()
      await page.keyboard.press('1')
      await choose(page, 'Check')
      await page.getByText('1 digit is wrong, and marked.').waitFor()
      await choose(page, 'Hint')
      await page.getByText(/would not lead to the solution/).waitFor()
    },
  },

  'play on a phone, by touch, in French, in the dark': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await paste(page, hard)
      await awaitStatus(page, 'exactement une solution')
      await choose(page, 'Jouer cette grille')
      await page.locator('[data-cell="0"]').tap()
      const flash = await page
        .locator('.cells')
        .evaluate(grid => getComputedStyle(grid).webkitTapHighlightColor)
      assert.equal(flash, 'rgba(0, 0, 0, 0)')
      await page.getByRole('button', { name: /^Entrer 6/ }).tap()
      assert.match(await labelOf(page, 0), /ligne 1, colonne 1, 6/)
      await choose(page, 'Plus')
      await choose(page, 'Remplir les notes')
      await shot('marks')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
      await assertAccessible(page)
    },
  },

  'a pause hides the grid': {
    async run({ page, shot }) {
      await begin(page, hard)
      await choose(page, 'Pause')
      assert.equal(await page.locator('[role=gridcell]').count(), 0)
      assert.equal(await page.locator('.board svg .digit').count(), 0)
      await shot('paused')
      await assertAccessible(page)
      await page.locator('.paused-cover').getByRole('button', { name: 'Go on' }).press('Enter')
      assert.equal(await page.locator('[role=gridcell]').count(), 81)
      await page.waitForFunction(() => document.activeElement?.matches('[role=gridcell]'))
    },
  },

  'the same digit is lit, savepoints, and back to before the mistake': {
    async run({ page, shot }) {
      await begin(page, hard)
      await page.locator('[data-cell="2"]').click()
      assert.equal(await page.locator('.same').count(), 6)
      await shot('same')
      await page.locator('[data-cell="0"]').focus()
      await page.keyboard.press('Control+Home')
      for (const key of ['6', 'ArrowRight', '4']) await page.keyboard.press(key)
      await page.locator('summary', { hasText: 'Savepoints' }).click()
      await choose(page, 'Set a savepoint')
      for (const cell of [3, 4, 5]) {
        await page.locator(`[data-cell="${cell}"]`).click()
        await page.keyboard.press('2')
      }
      await assertAccessible(page)
      await choose(page, 'Before the mistake')
      await page.getByText('This is how it was before the first mistake.').waitFor()
      assert.match(await labelOf(page, 1), /column 2, 4/)
      assert.match(await labelOf(page, 3), /column 4, empty/)
      await choose(page, 'Redo')
      assert.match(await labelOf(page, 3), /column 4, 2/)
      await awaitKeptDigits(page, { 3: 2, 4: 0 })
      await page.reload()
      await page.locator('summary', { hasText: 'Savepoints' }).click()
      await choose(page, 'Savepoint 1, 2 digits')
      assert.match(await labelOf(page, 3), /column 4, empty/)
      await choose(page, 'Undo')
      assert.match(await labelOf(page, 3), /column 4, 2/)
    },
  },

  'a double tap makes a mark a digit, by touch, in French, in the dark': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await paste(page, hard)
      await awaitStatus(page, 'exactement une solution')
      await choose(page, 'Jouer cette grille')
      await page.locator('[data-cell="0"]').tap()
      await choose(page, /^Centre/)
      const six = page.getByRole('button', { name: /^Entrer 6/ })
      const setClock = time => page.evaluate(time => (performance.now = () => time), time)
      await setClock(1000)
      await six.tap()
      assert.match(await labelOf(page, 0), /notes 6/)
      await setClock(2000)
      // A second tap later removes the mark; two quick taps make a digit.
      await six.tap()
      assert.match(await labelOf(page, 0), /vide$/)
      await setClock(3000)
      await six.tap()
      await six.tap()
      assert.match(await labelOf(page, 0), /colonne 1, 6/)
      await page.locator('[data-cell="1"]').tap()
      await page.getByRole('button', { name: /^Entrer 4/ }).tap()
      assert.match(await labelOf(page, 1), /notes 4/)
      await page.locator('[data-cell="1"]').dblclick()
      assert.match(await labelOf(page, 1), /colonne 2, 4/)
      await shot('tapped')
    },
  },

  'a link made from a disk says which site it opens, and what it loses': {
    async run({ page }) {
      const share = async text => {
        await begin(page, text)
        await choose(page, 'Copy a link')
        await page.locator('.notice', { hasText: 'Copied.' }).waitFor()
        const said = await page.locator('.notice').textContent()
        await choose(page, 'Set')
        return [await page.evaluate(() => navigator.clipboard.readText()), said]
      }
      const [classic, ofClassic] = await share(hard)
      assert.match(classic, /^https:\/\/sudokupad\.app\//)
      assert.match(ofClassic, /opens the puzzle in SudokuPad\. Enter the address/)
      const [lossy, ofLossy] = await share(
        '{"size":9,"rules":[{"name":"renban","argument":"r1c1 r1c2"},{"name":"global_entropy"}]}',
      )
      assert.match(lossy, /^https:\/\/f-puzzles\.com\//)
      assert.match(ofLossy, /keeps what SudokuPad would lose: Renban\./)
      assert.match(ofLossy, /not in the link, though they may be drawn: Global entropy\./)
    },
  },

  'generates an easy puzzle of size 6': {
    async run({ page, shot }) {
      await page.getByLabel('Size').selectOption('6')
      await choose(page, 'Generate', 'tab')
      await page.getByLabel('Difficulty').selectOption('Easy')
      await choose(page, 'Generate')
      await page.getByText(/A new puzzle: Easy/).waitFor()
      await awaitStatus(page, 'exactly one solution')
      await shot('made')
      await assertAccessible(page)
    },
  },
  'marks have colours, by keyboard': {
    isForAll: true,
    async run({ page, shot }) {
      await begin(page, hard)
      await page.locator('[data-cell="0"]').click()
      await page.keyboard.press('c')
      await page.keyboard.press('6')
      await page.keyboard.press('b')
      await page.getByRole('button', { name: 'Marks in green' }).waitFor()
      await page.keyboard.press('3')
      await page.keyboard.press('8')
      assert.match(await labelOf(page, 0), /marks 6 8 \(green\)$/)
      await page.keyboard.press('6')
      assert.match(await labelOf(page, 0), /marks 6 \(green\) 8 \(green\)$/)
      await page.keyboard.press('x')
      await page.keyboard.press('b')
      await page.keyboard.press('9')
      await page.keyboard.press('1')
      await page.keyboard.press('b')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Enter 2' }).waitFor()
      assert.equal(await page.locator('[data-cell="0"]').getAttribute('aria-selected'), 'true')
      await assertAccessible(page)
      await shot('marks')
      await page.keyboard.press('b')
      await page.keyboard.press('0')
      await page.keyboard.press('1')
      assert.match(await labelOf(page, 0), /marks 1 6 \(green\) 8 \(green\)$/)
      await page.keyboard.press('Control+z')
      await awaitKept(page, '"tints":[[9,0,0,0,0,3,0,3]')
      await page.reload()
      await page.locator('.keypad').waitFor()
      assert.match(await labelOf(page, 0), /marks 1 \(red\) 6 \(green\) 8 \(green\)$/)
    },
  },
  'marks have colours, by touch, in French, in the dark': {
    options: { ...frenchInTheDark, ...phone, viewport: { width: 375, height: 553 } },
    async run({ page, shot }) {
      await paste(page, hard)
      await awaitStatus(page, 'exactement une solution')
      await choose(page, 'Jouer cette grille')
      await page.locator('[data-cell="0"]').tap()
      await choose(page, /^Coin/)
      await page.getByRole('button', { name: /^Couleur des notes/ }).tap()
      await assertAccessible(page)
      await shot('colours')
      await page.getByRole('button', { name: 'Notes en bleu' }).tap()
      await page.getByRole('button', { name: /^Entrer 1/ }).tap()
      await page.getByRole('button', { name: /^Entrer 8/ }).tap()
      assert.match(await labelOf(page, 0), /notes 1 \(bleu\) 8 \(bleu\)$/)
      await page.getByRole('button', { name: /^Couleur des notes.*bleu/ }).tap()
      await page.getByRole('button', { name: 'Notes sans couleur' }).tap()
      await page.getByRole('button', { name: /^Entrer 8/ }).tap()
      assert.match(await labelOf(page, 0), /notes 1 \(bleu\) 8$/)
      const isOnOneScreen = await page.evaluate(
        () => document.documentElement.scrollHeight <= document.documentElement.clientHeight,
      )
      assert.ok(isOnOneScreen)
      await assertAccessible(page)
      await shot('marks')
    },
  },
  'a QR code of the link is shown, by keyboard': {
    isForAll: true,
    async run({ page, shot }) {
      await begin(page, hard)
      await page.getByRole('button', { name: 'QR code' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('img', { name: /^The QR code/ }).waitFor()
      const dialog = page.getByRole('dialog')
      assert.match(await dialog.locator('.link').textContent(), /^https:\/\/sudokupad\.app\//)
      assert.ok((await dialog.locator('.code path').getAttribute('d')).length > 1000)
      await assertAccessible(page)
      await shot('code')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    },
  },
  'a QR code is shown on a phone, unless the link is too long, in French, in the dark': {
    options: { ...frenchInTheDark, ...phone, viewport: { width: 375, height: 553 } },
    async run({ page, shot }) {
      await paste(page, hard)
      await awaitStatus(page, 'exactement une solution')
      await page.getByRole('button', { name: 'Code QR' }).tap()
      await page.getByRole('img', { name: /^Le code QR/ }).waitFor()
      await assertAccessible(page)
      await shot('code')
      await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).tap()
      const cages = Array.from({ length: 36 }, (_, i) => i * 2).filter(cell => cell % 9 < 8)
      const named = cell => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`
      const rules = cages.map(cell => ({
        name: 'killer_cage',
        argument: `${named(cell)} ${named(cell + 1)} total=${3 + ((cell * 7) % 15)}`,
      }))
      const about = { description: Array.from({ length: 400 }, (_, i) => (i * 7919) % 1000).join(' ') }
      await paste(page, JSON.stringify({ size: 9, about, rules }))
      await page.locator('.notice', { hasText: 'json' }).waitFor()
      await page.getByRole('button', { name: 'Code QR' }).tap()
      await page.locator('.notice', { hasText: 'caractères, trop pour un code QR' }).waitFor()
    },
  },
}
