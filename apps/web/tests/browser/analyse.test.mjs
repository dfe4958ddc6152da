import assert from 'node:assert/strict'
import { assertAccessible, awaitKept, awaitStatus, choose, frenchInTheDark, hard, paste } from './steps.mjs'

/** Needs chains. */
const chained = '12....7.9..6..9.2....1.3......6945...452...............9...1.4.67....3.28.....6..'

export default {
  'needless clues are named, and go': {
    async run({ page, shot }) {
      await paste(
        page,
        '{"size":4,"rules":[{"name":"killer_cage","argument":"r4c3 r4c4 total=3"}],"givens":["12.4","341.","...3","4..."]}',
      )
      await awaitStatus(page, 'exactly one solution')
      await choose(page, 'Analyse', 'tab')
      await choose(page, 'Find them')
      await page.getByText(/Any one of \d+ givens is needless; they are lit\./).waitFor()
      const lit = await page.locator('.lit-cell').count()
      assert.ok(lit > 1)
      await shot('found')
      await assertAccessible(page)
      const givens = () => page.locator('svg .given').count()
      const before = await givens()
      await choose(page, 'Remove as many givens as possible')
      await page.waitForFunction(count => document.querySelectorAll('svg .given').length < count, before)
      await awaitStatus(page, 'exactly one solution')
      await choose(page, 'Find them')
      await page.getByText(/Every clue is needed|^Any one of these is needless/).waitFor()
      assert.equal(await page.getByText(/givens? (is|are) needless/).count(), 0)
      await page.locator('[data-cell="0"]').focus()
      await page.keyboard.press('Control+z')
      assert.equal(await givens(), before)
    },
  },

  'needless rules are named, in French, in the dark': {
    options: frenchInTheDark,
    async run({ page }) {
      await paste(
        page,
        '{"size":4,"rules":[{"name":"killer_cage","argument":"r1c1 r1c2 total=3"}],"givens":["12.4","341.","...3","4..."]}',
      )
      await awaitStatus(page, 'exactement une solution')
      await choose(page, 'Analyser', 'tab')
      await choose(page, 'Les chercher')
      await page.getByText(/Inutile, chacune prise seule\s: Cage \(killer\) r1c1 r1c2 total=3\./).waitFor()
    },
  },

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
      await page.getByText(/r1c1 cannot be 4/).waitFor()
      await page.getByRole('checkbox', { name: 'True candidates' }).check()
      await page.waitForFunction(() => document.querySelectorAll('.digit.sole').length === 54)
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

  'a chain is drawn with arrows, and told in sentences in the same colours': {
    isForAll: true,
    async run({ page, shot }) {
      await paste(page, chained)
      await awaitStatus(page, 'solution')
      await choose(page, 'Analyse', 'tab')
      await choose(page, 'Find it')
      await page.getByText(/^Step 1 of \d+$/).waitFor()
      const count = Number(await page.getByRole('slider').getAttribute('max'))
      const isChain = async () => /^If r\dc\d is/.test(await page.locator('.step-text').textContent())
      for (let step = 2; step <= count && !(await isChain()); ++step) {
        await choose(page, 'Next step')
        await page.getByText(`Step ${step} of`).waitFor()
      }
      await page.locator('.chains .link').first().waitFor({ state: 'attached' })
      const links = await page.locator('.chains .link').count()
      assert.equal(await page.locator('.chains .head').count(), links)
      const sentences = await page.locator('.step-text').textContent()
      assert.match(sentences, /^If r\dc\d is (not )?\d, then r\dc\d is .* So remove \d from [^=<>]+\.$/)
      assert.equal(await page.locator('.part-name').count(), links + 1)
      for (const [part, nodes] of [
        ['part-0', /is \d/],
        ['part-1', /is not \d/],
      ]) {
        const names = await page.locator(`.part-name.${part}`).allTextContents()
        assert.ok(names.length > 0 && names.every(name => nodes.test(name)), names.join(', '))
        assert.ok((await page.locator(`.chains .node.${part}`).count()) > 0)
      }
      await shot('chain')
      await assertAccessible(page)
    },
  },

  'the notation of a step is shown on request, from then on': {
    async run({ page }) {
      const openSteps = async () => {
        await choose(page, 'Analyse', 'tab')
        await choose(page, 'Find it')
        await page.getByText(/^Step 1 of \d+$/).waitFor()
      }
      await paste(page, chained)
      await awaitStatus(page, 'solution')
      await openSteps()
      assert.equal(await page.locator('.notation').isVisible(), false)
      await page.getByText('Notation of HoDoKu').click()
      assert.match(await page.locator('.notation').textContent(), /^r\dc\d=\d$/)
      await awaitKept(page, '"showNotation":true')
      await page.reload()
      await awaitStatus(page, 'solution')
      await openSteps()
      await page.locator('.notation').waitFor()
    },
  },
}
