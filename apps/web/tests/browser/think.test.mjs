import assert from 'node:assert/strict'
import { assertAccessible, awaitStatus, choose, frenchInTheDark, hard, paste, phone } from './steps.mjs'

const stream = `{"event":"model","variables":2,"constraints":1}
{"event":"variable","name":"x","domain":[[1,3]]}
{"event":"variable","name":"y","domain":[[1,3]]}
{"event":"constraint","name":"linear 1","kind":"linear","scope":["x","y"]}
{"event":"node","node":1,"parent":null,"depth":0,"decision":null}
{"event":"removal","node":1,"constraint":"linear 1","variable":"x","removed":[[3,3]],"left":[[1,2]]}
{"event":"node","node":2,"parent":1,"depth":1,"decision":{"variable":"y","relation":"=","value":2}}
{"event":"solution","node":2,"values":{"x":1,"y":2}}
{"event":"end","ending":"enough"}`

/** 41 nodes below the root, each with 60 leaves, one of which is a solution. */
const wide = () => {
  const lines = [
    '{"event":"variable","name":"x","domain":[[0,99]]}',
    '{"event":"variable","name":"y","domain":[[0,99]]}',
  ]
  let number = 0
  const put = (parent, depth, variable, value) => {
    const decision = parent === null ? null : { variable, relation: '=', value }
    lines.push(JSON.stringify({ event: 'node', node: ++number, parent, depth, decision }))
    return number
  }
  const root = put(null, 0)
  for (let i = 0; i < 41; ++i) {
    const node = put(root, 1, 'x', i)
    for (let j = 0; j < 60; ++j) {
      const leaf = put(node, 2, 'y', j)
      const isSolution = i === 30 && j === 17
      lines.push(JSON.stringify({ event: isSolution ? 'solution' : 'failure', node: leaf, constraint: 'c' }))
    }
  }
  return lines.join('\n')
}

/** Needs some conflicts with every method of search. */
const hardest = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'

const begin = async page => {
  await paste(page, hard)
  await awaitStatus(page, 'exactly one solution')
  await choose(page, 'Think')
}
const chosenLabel = page => page.locator('[role=treeitem][aria-selected=true]').getAttribute('aria-label')

export default {
  'X, D and C of a puzzle, at once': {
    async run({ page, shot }) {
      await begin(page)
      await page.getByText('81 variables, one for each cell, from r1c1 to r9c9.').waitFor()
      await page.getByRole('button', { name: /^box 5/ }).click()
      await page.waitForFunction(() => document.querySelectorAll('.lit-cell').length === 9)
      await shot('constraint')
      await assertAccessible(page)
    },
  },

  'methods side by side': {
    async run({ page, shot }) {
      await begin(page)
      await choose(page, 'Methods', 'tab')
      await choose(page, 'Start them all')
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll('.efforts td:last-child')].filter(
            cell => cell.textContent === 'one solution',
          ).length === 5,
      )
      await page.getByText('gave up').waitFor()
      await shot('compared')
      await assertAccessible(page)
    },
  },

  'a search tree by keys, its domains and the clause of a conflict': {
    async run({ page, shot }) {
      await begin(page)
      await choose(page, 'Search tree', 'tab')
      await page.getByLabel('Method').selectOption('Forward checking')
      await choose(page, 'Search')
      await page.getByRole('tree').waitFor()
      await choose(page, 'Next removal')
      await page.locator('.step-text', { hasText: /loses/ }).waitFor()
      await page.locator('.candidate.gone').first().waitFor({ state: 'attached' })
      await shot('removal')
      await page.getByRole('tree').focus()
      await page.keyboard.press('u')
      await page.keyboard.press('ArrowDown')
      assert.match(await chosenLabel(page), /^r\dc\d = \d, /)
      await page.keyboard.press('n')
      assert.match(await chosenLabel(page), /solution$/)
      await page.getByText('A solution.').waitFor()
      await page.keyboard.press('r')
      assert.equal(await chosenLabel(page), 'root, branches')
      await shot('tree')
      await assertAccessible(page)
      await choose(page, 'Set')
      await paste(page, hardest)
      await awaitStatus(page, 'exactly one solution')
      await choose(page, 'Think')
      await page.getByLabel('Method').selectOption('Clause learning')
      await choose(page, 'Search')
      await page.getByRole('tree').focus()
      await page.keyboard.press('u')
      await page.locator('[role=treeitem].failure').first().click()
      await page.getByText(/^Learnt: in every solution/).waitFor()
      await page.getByText(/^How the conflict becomes a clause/).click()
      await page.getByText(/The conflict arises/).waitFor()
      await shot('clause')
      await assertAccessible(page)
    },
  },

  'an icicle of a tree that is too wide for nodes, by keys and by pointer': {
    async run({ page, shot }) {
      await choose(page, 'Think')
      await choose(page, 'Search tree', 'tab')
      await page.getByText('Open the events of another search').click()
      // The browser would take a minute to type thousands of lines.
      await page.locator('#stream').evaluate((field, text) => (field.value = text), wide())
      await choose(page, 'Open the events')
      await page.getByText('2502 nodes, 2459 failures, 1 solution.').waitFor()
      await page.getByRole('tree', { name: 'Search tree', exact: true }).focus()
      await page.keyboard.press('u')
      const icicle = page.getByRole('tree', { name: 'Search tree as an icicle' })
      await icicle.focus()
      await page.getByText('The tree has 2502 open nodes').waitFor()
      await shot('icicle')
      await page.keyboard.press('n')
      assert.equal(await chosenLabel(page), 'y = 17, solution')
      // Its bar would be narrower than a point below the root, so only its parent's subtree is shown.
      assert.ok((await page.locator('.chosen-bar').boundingBox()).width > 3)
      await page.keyboard.press('ArrowUp')
      assert.equal(await chosenLabel(page), 'x = 30, branches')
      await shot('subtree')
      await assertAccessible(page)
      await page.keyboard.press('r')
      const { x, y, width } = await icicle.locator('svg').boundingBox()
      await page.mouse.click(x + width * 0.5, y + 1.5 * 16 * (width / 400))
      assert.equal(await chosenLabel(page), 'x = 20, all of it failed')
      await page.keyboard.press('f')
      await choose(page, 'Nodes')
      await page.locator('[role=treeitem].folded').first().waitFor()
      await choose(page, 'Icicle')
      await icicle.waitFor()
    },
  },

  'the events of another search, on a phone, in the dark, in French': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await choose(page, 'Observer')
      await choose(page, 'Arbre', 'tab')
      await page.getByText('Ouvrir les événements d’une autre recherche').tap()
      await page.locator('#stream').fill('no event')
      await choose(page, 'Ouvrir les événements')
      await page.getByRole('alert').filter({ hasText: 'Ligne 1' }).waitFor()
      await page.locator('#stream').fill(stream)
      await choose(page, 'Ouvrir les événements')
      await page.locator('[role=treeitem].solution').tap()
      await page.getByText('Une solution.').waitFor()
      await page.locator('.domains').getByText('1 2').waitFor()
      await shot('stream')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
      await assertAccessible(page)
    },
  },
}
