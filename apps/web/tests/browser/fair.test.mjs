// Hints, checks, conflicts and messages of a game agree with each other and with the grid.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Engine } from '../../src/engine/engine.js'
import {
  assertAccessible,
  awaitStatus,
  choose,
  frenchInTheDark,
  hard,
  hardSolution,
  paste,
} from './steps.mjs'

const engine = await Engine.load(
  readFileSync(new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)),
)
const begin = async (page, text) => {
  await paste(page, text)
  await awaitStatus(page, 'solution')
  await choose(page, /^(Play|Jouer)$/)
}
const labelOf = (page, cell) => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label')
const click = (page, cell, options) => page.locator(`[data-cell="${cell}"]`).click(options)
const selected = page =>
  page
    .locator('[role=gridcell][aria-selected=true]')
    .evaluateAll(cells => cells.map(cell => Number(cell.dataset.cell)))

export default {
  'check and hint agree about wrong marks': {
    async run({ page, shot }) {
      await begin(page, hard)
      // The digit of this cell is 6.
      await click(page, 0)
      await page.keyboard.press('Control+Digit1')
      await page.keyboard.press('Control+Digit2')
      await choose(page, 'Check')
      await page
        .getByText('The marks of one cell leave out the digit of the solution; it is marked.')
        .waitFor()
      assert.match(await labelOf(page, 0), /marks 1 2, wrong$/)
      assert.equal(await page.locator('.wrong-sign').count(), 1)
      await shot('marks')
      await choose(page, 'Hint')
      await page
        .locator('.card', { hasText: /^The marks of one cell .* would not lead to the solution/ })
        .waitFor()
      await assertAccessible(page)
      await choose(page, 'Before the mistake')
      await page.getByText('This is how it was before the first mistake.').waitFor()
      assert.match(await labelOf(page, 0), /empty$/)
      await choose(page, 'Hint')
      await choose(page, 'Which technique?')
    },
  },

  'all that a step removes is struck out, and goes': {
    async run({ page, shot }) {
      const puzzle = [...Array(20).keys()]
        .map(seed => {
          const made = engine.ask('generate', { puzzle: '{"size":6}', seed, draws: 'killer_cage' }).puzzle
          const { solution: _solution, ...object } = JSON.parse(made)
          return JSON.stringify(object)
        })
        .find(puzzle => engine.ask('hint', { puzzle }).step.eliminations.length > 0)
      const { step } = engine.ask('hint', { puzzle })
      await begin(page, puzzle)
      await choose(page, 'Hint')
      await choose(page, 'Which technique?')
      await choose(page, 'Show the step')
      await page.locator('.candidate.gone').first().waitFor()
      await shot('struck')
      assert.equal(await page.locator('.candidate.gone').count(), step.eliminations.length)
      await choose(page, 'Do it')
      for (const [cell, digit] of step.eliminations)
        assert.doesNotMatch(await labelOf(page, cell), new RegExp(`marks [^,]*${digit}`))
      await choose(page, 'Hint')
      await choose(page, 'Which technique?')
      await choose(page, 'Show the step')
      const next = (await page.locator('.step-text').textContent()).trim()
      assert.notEqual(next, step.words.map(({ text }) => text).join(''), 'the same step again')
    },
  },

  'a full grid that is wrong is said to be wrong': {
    async run({ page, shot }) {
      await begin(page, hard)
      await click(page, 0)
      await page.keyboard.press('Control+Home')
      for (let cell = 0; cell < 81; ++cell) {
        const isLast = !hard.includes('.', cell + 1)
        if (hard[cell] === '.') await page.keyboard.press(isLast ? '1' : hardSolution[cell])
        await page.keyboard.press('ArrowRight')
        if (cell % 9 === 8) await page.keyboard.press('ArrowDown')
      }
      await page
        .getByText(/^The grid is full, but it is not the solution: \d+ cells break a rule\.$/)
        .waitFor()
      await shot('full')
      assert.ok((await page.locator('.conflict-line').count()) > 1)
      const line = await page.locator('.conflict-line').first().boundingBox()
      assert.ok(line.width > 10)
      // A digit that Check found wrong looks different from one that breaks a rule.
      await choose(page, 'Check')
      await page.locator('.wrong-sign').waitFor()
      await assertAccessible(page)
    },
  },

  'keys work while a checkbox or a button has the focus': {
    async run({ page }) {
      await begin(page, hard)
      await click(page, 0)
      await page.locator('summary', { hasText: 'Settings' }).click()
      await page.getByRole('checkbox', { name: 'Show the time' }).click()
      await page.keyboard.press('6')
      assert.match(await labelOf(page, 0), /column 1, 6$/)
      await page.keyboard.press('Control+z')
      assert.match(await labelOf(page, 0), /empty$/)
      await choose(page, /^Corner/)
      await page.keyboard.press('4')
      assert.match(await labelOf(page, 0), /marks 4$/)
      await page.getByRole('checkbox', { name: 'Keys enter digits wherever the focus is' }).click()
      await page.keyboard.press('5')
      assert.match(await labelOf(page, 0), /marks 4$/)
    },
  },

  'an error leaves by itself': {
    async run({ page }) {
      await page.clock.install()
      await page.reload()
      await paste(page, 'nothing that can be read')
      await page.locator('.notice.is-error').waitFor()
      await page.clock.fastForward(30_000)
      await page.locator('.notice.is-error').waitFor({ state: 'detached' })
    },
  },

  'a long title wraps': {
    async run({ page, shot }) {
      const title = `${'A title of many words '.repeat(8)}${'andonewithoutspaces'.repeat(8)}`
      await begin(
        page,
        JSON.stringify({ size: 4, about: { title }, givens: ['1...', '..2.', '.3..', '...4'] }),
      )
      await choose(page, 'Set')
      await begin(page, hard)
      await page.locator('summary', { hasText: 'Your games' }).click()
      await page.locator('.use', { hasText: 'A title' }).click()
      await page.locator('.play-head h2', { hasText: 'andone' }).waitFor()
      await shot('title')
      const { side, head } = await page.evaluate(() => {
        const right = name => document.querySelector(name).getBoundingClientRect().right
        return { side: right('.side'), head: right('.clock') }
      })
      assert.ok(head <= side + 1)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 1280)
    },
  },

  'a digit that no solution has cannot be there; one solution is singular': {
    async run({ page }) {
      await paste(page, hard)
      await awaitStatus(page, 'exactly one')
      await choose(page, 'Analyse', 'tab')
      await click(page, 0)
      await page.getByLabel('Digit').selectOption('1')
      await choose(page, 'Why?')
      await page.getByText(/^r1c1 cannot be 1: every solution has another digit there/).waitFor()
      await choose(page, 'Count them')
      await page.getByText('1 solution.', { exact: true }).waitFor()
      await choose(page, 'Open & save', 'tab')
      await paste(page, '1...............')
      await awaitStatus(page, 'several')
      await choose(page, 'Analyse', 'tab')
      await click(page, 1)
      await page.getByLabel('Digit').selectOption('2')
      await choose(page, 'Why?')
      await page.getByText(/^r1c2 may be 2, but need not be/).waitFor()
    },
  },

  'the name of a technique is not said twice, in French': {
    options: frenchInTheDark,
    async run({ page }) {
      await begin(page, hard)
      await choose(page, 'Indice')
      await choose(page, /^Quelle technique/)
      await choose(page, 'Montrer l’étape')
      const name = (await page.locator('.step-name').textContent()).split(' ')[0]
      assert.ok(!(await page.locator('.notation').textContent()).includes(name))
    },
  },

  'the back button leads through the views': {
    async run({ page }) {
      const present = () => page.locator('.doors [aria-current]').textContent()
      await choose(page, 'Play')
      await choose(page, 'Learn')
      await page.getByRole('button', { name: /^3 Forward/ }).click()
      await page.getByRole('heading', { name: 'Forward checking' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'How constraints think' }).waitFor()
      await page.goBack()
      assert.equal(await present(), 'Play')
      await page.goBack()
      assert.equal(await present(), 'Set')
      await page.goForward()
      assert.equal(await present(), 'Play')
    },
  },

  'a double click selects cells with the same marks or colours': {
    async run({ page }) {
      await begin(page, hard)
      for (const cell of [0, 1, 5]) {
        await click(page, cell)
        await page.keyboard.press('Control+Digit4')
        await page.keyboard.press('Control+Digit6')
      }
      await click(page, 3)
      await page.keyboard.press('Control+Digit4')
      await page.locator('[data-cell="1"]').dblclick()
      assert.deepEqual(await selected(page), [0, 1, 5])
      for (const cell of [9, 10]) {
        await click(page, cell)
        await page.keyboard.press('Alt+Digit3')
      }
      await page.locator('[data-cell="10"]').dblclick()
      assert.deepEqual(await selected(page), [9, 10])
    },
  },
}
