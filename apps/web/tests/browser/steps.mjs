// Actions on the page that several tests use.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

export const hard = '..8...7.3....2.4.8...64....5.....68.98..1..42.73.....5....94...7.1.8....3.4...8..'
export const hardSolution =
  '648951723159723468237648159512439687986517342473862915865394271791286534324175896'

export const choose = (page, name, role = 'button') => page.getByRole(role, { name, exact: true }).click()

/** Opens a text through its field. */
export const paste = async (page, text) => {
  await choose(page, /^(Open & save|Ouvrir, garder)$/, 'tab')
  await page.locator('#paste').fill(text)
  await choose(page, /^(Open it|L’ouvrir)$/)
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
export const frenchInTheDark = { locale: 'fr-FR', colorScheme: 'dark' }

/** Waits until the grid has that many cells. */
export const awaitCells = (page, count) =>
  page.waitForFunction(wanted => document.querySelectorAll('[role=gridcell]').length === wanted, count)

/** Waits until the status shows this text. */
export const awaitStatus = (page, text) => page.locator('.status', { hasText: text }).waitFor()

/** Waits until something with this text is kept: a game, a rule, a setting. */
export const awaitKept = (page, text) =>
  page.waitForFunction(text => Object.values(localStorage).some(kept => kept.includes(text)), text)

/** Waits until a game is kept in which the player has these digits, by cell; 0 if a cell is open. */
export const awaitKeptDigits = (page, digits) =>
  page.waitForFunction(
    digits =>
      Object.entries(localStorage).some(([key, text]) => {
        const kept = key.startsWith('quadrille.game.') ? JSON.parse(text).entries.digits : []
        return Object.entries(digits).every(([cell, digit]) => kept[cell] === digit)
      }),
    digits,
  )

/** Asks again and again until the answer holds, and returns it. */
export const until = async ask => {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    const answer = await ask()
    if (answer) return answer
  }
  throw new Error(`in two minutes, this did not become true: ${ask}`)
}

/** The digits in the grid in reading order, `.` for an open cell, as screen readers read them. */
export const digitsOf = async page =>
  (
    await page
      .locator('[role=gridcell]')
      .evaluateAll(cells => cells.map(cell => /(?:given|donné) (\d+)/.exec(cell.ariaLabel)?.[1] ?? '.'))
  ).join('')

/** The digits that are drawn, in the order of cells. */
export const drawnDigits = async page =>
  (await page.locator('svg .digit').evaluateAll(texts => texts.map(text => text.textContent))).join('')

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails if axe finds a violation of WCAG 2.2 AA. */
export const assertAccessible = async page => {
  const violations = await page.evaluate(`(() => {
    ${axeSource}
    return axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  })().then(result => result.violations.map(found => found.id + ': ' + found.help + ' ' +
    found.nodes.map(node => node.target + ' ' + node.failureSummary).join('; ')))`)
  assert.deepEqual(violations, [])
}

/** Drags the pointer through cells. */
export const drag = async (page, cells) => {
  for (const [i, cell] of cells.entries()) {
    const { x, y, width, height } = await page.locator(`[data-cell="${cell}"]`).boundingBox()
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
    if (i === 0) await page.mouse.down()
  }
  await page.mouse.up()
}
