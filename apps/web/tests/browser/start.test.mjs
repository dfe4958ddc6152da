import assert from 'node:assert/strict'
import {
  assertAccessible,
  awaitCells,
  awaitKept,
  choose,
  digitsOf,
  frenchInTheDark,
  phone,
} from './steps.mjs'

export default {
  'the first screen offers samples, which are played at once': {
    async run({ page, shot }) {
      const names = await page
        .locator('.start .chips button:not(.daily)')
        .evaluateAll(buttons => buttons.map(({ ariaLabel }) => ariaLabel))
      assert.ok(names.length >= 8)
      await shot('start')
      await assertAccessible(page)
      for (const name of names) {
        await choose(page, 'Set')
        if ((await page.locator('.start').count()) === 0) await choose(page, 'New empty grid')
        await choose(page, name)
        await page.getByRole('heading', { name: name.replace('Play a sample: ', ''), exact: true }).waitFor()
        assert.match(await digitsOf(page), /\d/)
      }
      await choose(page, 'Set')
      await page.locator('.status.good').waitFor()
      assert.equal(await page.locator('.start').count(), 0)
    },
  },

  'an empty grid in Play offers samples, too': {
    options: phone,
    async run({ page, shot }) {
      await choose(page, 'Play')
      await shot('empty')
      await assertAccessible(page)
      await choose(page, 'Play a sample: 6 × 6')
      await awaitCells(page, 36)
      await page.locator('.keypad').waitFor()
    },
  },

  'the puzzle of the day is the same in every browser': {
    async run({ page, context }) {
      const puzzles = []
      for (const each of [page, await (await context.browser().newContext()).newPage()]) {
        if (each !== page) await each.goto(page.url())
        await each.clock.setFixedTime(new Date('2026-11-30T12:00:00'))
        await choose(each, 'Puzzle of the day')
        await each.getByRole('heading', { name: 'Puzzle of November 30, 2026' }).waitFor()
        puzzles.push(await digitsOf(each))
        if (each !== page) await each.context().close()
      }
      assert.match(puzzles[0], /\d/)
      assert.equal(puzzles[0], puzzles[1])
    },
  },

  'the first screen on a phone leads to a field, to Generate and to the lessons, in French': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await shot('start')
      await assertAccessible(page)
      await choose(page, 'Coller une grille')
      await page.waitForFunction(() => document.activeElement?.id === 'paste')
      await choose(page, 'Grille', 'tab')
      await choose(page, 'Générer une grille')
      await page.getByRole('tab', { name: 'Générer', selected: true }).waitFor()
      await choose(page, 'Grille', 'tab')
      await choose(page, 'Apprendre comment il pense')
      await page.getByRole('heading', { name: 'Comment pensent les contraintes' }).waitFor()
      await choose(page, 'Composer')
      await page.locator('.start .chips button').nth(2).tap()
      await awaitCells(page, 36)
    },
  },

  'rules are chosen by their pictures, the latest first': {
    isForAll: true,
    async run({ page, shot }) {
      await choose(page, 'Rules', 'tab')
      await page.locator('.rule-buttons svg .stroked').first().waitFor({ state: 'attached' })
      assert.equal(await page.locator('.rule-buttons svg:empty').count(), 0)
      await shot('pictures')
      await assertAccessible(page)
      for (const name of ['Thermometer', 'Anti-knight']) {
        await choose(page, name)
        await choose(page, 'Cancel')
      }
      const firstRules = async () =>
        (await page.locator('.rule-group').first().locator('button').allTextContents()).map(text =>
          text.replaceAll(/\d/g, ''),
        )
      assert.deepEqual(await firstRules(), ['Anti-knight', 'Thermometer'])
      assert.equal(await page.getByRole('button', { name: 'Thermometer', exact: true }).count(), 1)
      await awaitKept(page, '"recentRules":["anti_knight","thermometer"]')
      await page.reload()
      await choose(page, 'Rules', 'tab')
      await page.locator('.rule-group').first().waitFor()
      assert.deepEqual(await firstRules(), ['Anti-knight', 'Thermometer'])
    },
  },
}
