import assert from 'node:assert/strict'
import {
  assertAccessible,
  awaitCells,
  awaitStatus,
  choose,
  digitsOf,
  drawnDigits,
  frenchInTheDark,
  hard,
  hardSolution,
  paste,
  phone,
  until,
} from './steps.mjs'

export default {
  'opens a grid, tells that it has one solution, and shows it': {
    async run({ page, shot }) {
      await paste(page, hard)
      await awaitStatus(page, 'exactly one solution')
      assert.equal(await digitsOf(page), hard)
      await shot('opened')
      await choose(page, 'Show the solution')
      assert.equal(await drawnDigits(page), hardSolution)
      // Only by keys: another given makes it impossible, and undo restores it.
      await page.locator('[data-cell="0"]').focus()
      await page.keyboard.press('1')
      await awaitStatus(page, 'no solution')
      await page.keyboard.press('Control+z')
      await awaitStatus(page, 'exactly one solution')
      await assertAccessible(page)
    },
  },

  'givens by keys: arrows, digits, and what contradicts is marked': {
    async run({ page }) {
      await page.locator('[data-cell="0"]').focus()
      for (const key of ['7', 'ArrowRight', 'ArrowDown', '7', 'End', '3']) await page.keyboard.press(key)
      assert.equal((await digitsOf(page)).slice(0, 18), '7.........7......3')
      await awaitStatus(page, 'contradict')
      await page.locator('svg .conflict').nth(1).waitFor()
      assert.match(await page.locator('[data-cell="0"]').getAttribute('aria-label'), /in conflict/)
    },
  },

  'given marks by keys and by the keypad restrict a cell, and are there in play': {
    async run({ page, shot }) {
      await page.getByLabel('Size').selectOption('4')
      await awaitCells(page, 16)
      await page.locator('[data-cell="5"]').click()
      for (const key of ['Control+Digit1', 'Control+Digit3']) await page.keyboard.press(key)
      const label = () => page.locator('[data-cell="5"]').getAttribute('aria-label')
      assert.match(await label(), /empty, marks 1 3/)
      await choose(page, 'Given marks')
      await choose(page, 'Enter 3')
      assert.match(await label(), /empty, marks 1$/)
      await awaitStatus(page, 'several')
      // Drawn once, and by the page, although the engine's picture of the rules has them, too.
      await page.waitForFunction(() => document.querySelectorAll('.board svg text').length === 1)
      await shot('marks')
      await assertAccessible(page)
      await choose(page, 'Show the solution')
      assert.equal((await drawnDigits(page))[5], '1')
      await choose(page, 'Play this puzzle')
      assert.match(await label(), /empty, marks 1$/)
      await page.keyboard.press('Control+z')
      await choose(page, 'Set')
      await choose(page, 'Givens')
      await page.locator('[data-cell="5"]').click()
      await page.keyboard.press('Delete')
      assert.match(await label(), /empty$/)
    },
  },

  'a text in no format gets a sentence': {
    async run({ page }) {
      await paste(page, 'https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQ')
      await page.locator('.notice.is-error').waitFor()
      await paste(page, 'no puzzle at all')
      await page.getByText('found text in no recognised format').first().waitFor()
    },
  },

  'a drawing that is not understood, and a text of megabytes, get a sentence': {
    async run({ page, shot }) {
      const grey = '#cfcfcf'
      const drawing = {
        cellSize: 50,
        cells: Array.from({ length: 4 }, () => [{}, {}, {}, {}]),
        lines: [
          {
            wayPoints: [
              [0.5, 0.5],
              [0.5, 2.5],
            ],
            color: grey,
            thickness: 10,
          },
        ],
        underlays: [{ center: [0.5, 0.5], width: 0.8, height: 0.8, rounded: true, backgroundColor: grey }],
      }
      await paste(page, JSON.stringify(drawing))
      await awaitCells(page, 16)
      await page.getByText('1 line, 1 circle').first().waitFor()
      await shot('drawing')
      await choose(page, /^(Open & save|Ouvrir, garder)$/, 'tab')
      await page.locator('#paste').evaluate(field => {
        field.value = `${'word '.repeat(1_000_000)}\n`
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      })
      await choose(page, 'Open it')
      await page.getByText(/found an object of \d+ characters, expected at most 4000000/).waitFor()
      assert.equal((await digitsOf(page)).length, 16)
    },
  },

  'letters are digits in larger grids': {
    async run({ page }) {
      await page.getByLabel('Size').selectOption('16')
      await page.locator('[data-cell="255"]').waitFor({ state: 'attached' })
      await page.locator('[data-cell="0"]').focus()
      await page.keyboard.press('g')
      assert.match(await page.locator('[data-cell="0"]').getAttribute('aria-label'), /given 16/)
      await awaitStatus(page, 'several')
      assert.equal(await drawnDigits(page), '16')
      await choose(page, 'Play this puzzle')
      await page.locator('summary', { hasText: 'Settings' }).click()
      await page.getByLabel('Letters from 10 on').check()
      assert.equal(await drawnDigits(page), 'G')
      assert.equal(await page.locator('.key').last().locator('.face').textContent(), 'G')
      await assertAccessible(page)
    },
  },

  'saves as a link and as a picture': {
    async run({ page }) {
      await paste(page, hard)
      await page.getByLabel('Format').selectOption('fpuzzles_link')
      const output = page.locator('textarea.output')
      await page.waitForFunction(() =>
        document.querySelector('textarea.output').value.startsWith('https://f-puzzles'),
      )
      const link = await output.inputValue()
      await page.getByLabel('Format').selectOption('svg')
      await page.waitForFunction(() => document.querySelector('textarea.output').value.startsWith('<svg'))
      await page.locator('#paste').fill(link)
      await choose(page, 'Open it')
      await page.getByText('Read as fpuzzles').waitFor()
      assert.equal(await digitsOf(page), hard)
    },
  },

  'a thousand grids at once, and one of them to play': {
    async run({ page, shot }) {
      const lines = Array.from({ length: 1000 }, (_, i) =>
        i === 7 ? '1'.repeat(81) : i === 8 ? '.'.repeat(81) : hard,
      )
      await choose(page, 'Open & save', 'tab')
      await page.locator('#paste').evaluate((field, text) => {
        field.value = text
        field.dispatchEvent(new window.Event('input', { bubbles: true }))
      }, lines.join('\n'))
      await choose(page, 'Open it')
      await page.getByRole('heading', { name: '1000 puzzles' }).waitFor()
      await page
        .getByText('998 with one solution, 1 with several solutions, 1 without a solution', { exact: true })
        .waitFor()
      await shot('listed')
      await assertAccessible(page)
      await choose(page, 'Copy the solutions')
      await page.getByText('Copied.').waitFor()
      const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
      assert.deepEqual(
        [copied.length, copied[0], copied[7], copied[999]],
        [1000, hardSolution, '', hardSolution],
      )
      await choose(page, 'Open puzzle 1000')
      await awaitStatus(page, 'exactly one solution')
      assert.equal(await digitsOf(page), hard)
    },
  },

  'a puzzle is pasted and copied without a field': {
    async run({ page }) {
      await page.evaluate(text => navigator.clipboard.writeText(text), hard)
      await page.keyboard.press('Control+v')
      await awaitStatus(page, 'exactly one solution')
      assert.equal(await digitsOf(page), hard)
      const copied = async () => {
        await page.evaluate(() => navigator.clipboard.writeText(''))
        await page.locator('[data-cell="0"]').click()
        await page.keyboard.press('Control+c')
        return until(() => page.evaluate(() => navigator.clipboard.readText()))
      }
      assert.equal(await copied(), hard)
      // A line cannot express a puzzle with rules.
      await page.evaluate(
        text => navigator.clipboard.writeText(text),
        '{"size":4,"rules":[{"name":"diagonals"}]}',
      )
      await page.keyboard.press('Control+v')
      await awaitCells(page, 16)
      assert.match(await copied(), /"diagonals"/)
    },
  },

  'in French, in the dark, on a phone': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await page.locator('.shapes path').first().waitFor({ state: 'attached' })
      await shot('empty')
      await paste(page, hard)
      await awaitStatus(page, 'exactement une solution')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
      await assertAccessible(page)
      await choose(page, 'Grille', 'tab')
      await page.locator('[data-cell="1"]').tap()
      await choose(page, 'Entrer 4')
      assert.equal((await digitsOf(page)).slice(0, 3), '.48')
      await shot('pad')
      await assertAccessible(page)
    },
  },

  'a setter copies a link, which opens to play from a disk, too; the solution stays hidden there': {
    async run({ page }) {
      const own = page.url()
      await paste(page, hard)
      await awaitStatus(page, 'exactly one solution')
      await choose(page, 'Show the solution')
      await choose(page, 'Play this puzzle')
      assert.equal(await drawnDigits(page), hard.replaceAll('.', ''))
      await page.locator('summary', { hasText: 'Settings' }).click()
      await page.getByLabel(/^The address of a copy/).fill('https://example.org/q.html')
      await choose(page, 'Set')
      await choose(page, 'Copy a link')
      await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('#p='))
      const link = await page.evaluate(() => navigator.clipboard.readText())
      await page.goto('about:blank')
      await page.goto(own + link.slice(link.indexOf('#')))
      await page.waitForFunction(() => /given 8/.test(document.querySelector('[data-cell="2"]').ariaLabel))
      await page.getByRole('button', { name: 'Check' }).waitFor()
      await page.locator('[data-cell="0"]').click()
      await page.keyboard.press('6')
      await page.reload()
      await page.waitForFunction(() => /, 6$/.test(document.querySelector('[data-cell="0"]').ariaLabel))
      // Regions that do not fit yet are in no link.
      await choose(page, 'Set')
      await choose(page, 'Grid', 'tab')
      await choose(page, 'Draw irregular regions')
      await page.locator('[data-cell="80"]').click()
      await choose(page, 'Copy a link')
      await page.getByText('The regions do not fit yet').waitFor()
    },
  },

  'a puzzle is saved in a format that holds it, and the page says what others lose': {
    async run({ page, shot }) {
      const format = page.getByLabel('Format')
      const shown = () =>
        page.waitForFunction(() => document.querySelector('textarea.output')?.value.length > 10)
      await paste(page, hard)
      await shown()
      await page.waitForFunction(
        wanted => document.querySelector('textarea.output').value.startsWith(wanted),
        hard,
      )
      assert.equal(await format.inputValue(), 'line')
      const saved = async () => {
        const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save as a file')])
        return download.suggestedFilename()
      }
      assert.equal(await saved(), 'quadrille.txt')
      await paste(
        page,
        '{"size":4,"regions":["AAAB","ACCB","DCCB","DDDB"],"about":{"title":"Été: one"},"rules":[{"name":"diagonals"}]}',
      )
      await awaitCells(page, 16)
      await page.waitForFunction(() =>
        document.querySelector('textarea.output')?.value.startsWith('{"size":4'),
      )
      assert.equal(await format.inputValue(), 'json')
      assert.equal(await page.getByText('does not hold all').count(), 0)
      assert.equal(await saved(), 'Été-one.json')
      for (const [name, lost, file] of [
        ['line', 'Diagonals, its boxes or regions, the title.', 'Été-one.txt'],
        ['sdm', 'Diagonals, its boxes or regions, the title.', 'Été-one.sdm'],
        ['svg', '', 'Été-one.svg'],
        ['iss', 'the title.', 'Été-one.iss'],
        ['minizinc_model', '', 'Été-one.mzn'],
      ]) {
        await format.selectOption(name)
        if (lost === '') await page.getByText('does not hold all').waitFor({ state: 'detached' })
        else await page.getByText(`What it loses: ${lost}`).waitFor()
        await shown()
        assert.equal(await saved(), file)
      }
      await shot('lost')
      await assertAccessible(page)
    },
  },
}
