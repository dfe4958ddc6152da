// On a phone, all that is needed to play is on one screen, and so are the grid and its panel in the other views.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Engine } from '../../src/engine/engine.js'
import { assertAccessible, awaitStatus, choose, frenchInTheDark, paste } from './steps.mjs'

const engine = await Engine.load(
  readFileSync(new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)),
)
const medium = '1..5.37..6.3..8.9......98...1.......8761..........6...........7.8.9.76.47...6.312'
const killer = JSON.stringify({
  size: 16,
  about: {
    title: 'A title that is far too long for the line above a grid on the screen of a phone, and goes on',
  },
  rules: [{ name: 'killer_cage', argument: 'r1c1 r1c2 total=5; r2c1 r2c2 total=6' }],
})
const sizes = [
  [360, 640],
  [375, 553],
  [390, 664],
  [412, 915],
  [640, 360],
  [768, 1024],
]
const at = ([width, height], options = {}) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  ...options,
})

/** The box of an element; fails if any of it is off the screen, or if something else lies over its middle. */
const boxOnScreen = async (page, locator) => {
  const box = await locator.boundingBox()
  const name = String(locator)
  assert.ok(box, `${name} is not shown`)
  const { width, height } = page.viewportSize()
  const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  assert.ok(isInside, `${name} is off the screen: ${JSON.stringify(box)}`)
  const isOnTop = await locator.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (element.contains(found) || found.contains(element))
  })
  assert.ok(isOnTop, `${name} is covered`)
  return box
}
/** Taps without scrolling. */
const tap = async (page, locator) => {
  const { x, y, width, height } = await boxOnScreen(page, locator)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}
const scrolled = page =>
  page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll('*')].some(element => element.scrollTop > 0),
  )
const play = async (page, text) => {
  await paste(page, text)
  await awaitStatus(page, 'solution')
  await choose(page, /^(Play|Jouer)$/)
}
const key = (page, digit) => page.getByRole('button', { name: new RegExp(`^(Enter|Entrer) ${digit}(,|$)`) })

const fits = async (page, keys) => {
  for (const cell of ['first', 'last']) await boxOnScreen(page, page.locator('[role=gridcell]')[cell]())
  for (const digit of [1, keys]) await boxOnScreen(page, key(page, digit))
  for (const name of [/^(Digit|Chiffre)/, /^(Corner|Coin)/, /^(Centre)/, /^(Colour|Couleur)/])
    await boxOnScreen(page, page.locator('.choice').getByRole('button', { name }))
  for (const name of [
    /^(Clear|Effacer)$/,
    /^(Undo|Annuler)$/,
    /^(Redo|Rétablir)$/,
    /^(Hint|Indice)$/,
    /^(Check|Vérifier)$/,
    /^(More|Plus)$/,
  ])
    await boxOnScreen(page, page.locator('.side').getByRole('button', { name }))
  const { scrollWidth, scrollHeight } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { scrollWidth, scrollHeight }
  })
  assert.deepEqual([scrollWidth, scrollHeight], [page.viewportSize().width, page.viewportSize().height])
}

const oneScreen = (size, language) => ({
  options: at(size, language),
  async run({ page, shot }) {
    await play(page, medium)
    await fits(page, 9)
    await shot('play')
    await assertAccessible(page)
    await choose(page, /^(Hint|Indice)$/)
    for (const name of [/^(Which technique|Quelle technique)/, /^(Show the step|Montrer l’étape)$/])
      await tap(page, page.getByRole('button', { name }))
    await page.locator('.candidate').first().waitFor()
    await boxOnScreen(page, page.locator('.cells'))
    await boxOnScreen(page, page.getByRole('button', { name: /^(Do it|La faire)$/ }))
    await shot('hint')
    await tap(page, page.getByRole('button', { name: /^(Do it|La faire)$/ }))
    await tap(page, page.getByRole('button', { name: /^(More|Plus)$/ }))
    await page.getByRole('dialog').waitFor()
    await shot('more')
    await assertAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Close|Fermer)$/ })
      .click()
    await choose(page, /^(Set|Composer)$/)
    await choose(page, /^(Grid|Grille)$/, 'tab')
    for (const digit of [1, 9]) await boxOnScreen(page, key(page, digit))
    for (const cell of ['first', 'last']) await boxOnScreen(page, page.locator('[role=gridcell]')[cell]())
    await shot('set')
    await paste(page, killer)
    await awaitStatus(page, 'solution')
    await choose(page, /^(Play|Jouer)$/)
    await fits(page, 16)
    await shot('sixteen')
  },
})

export default {
  'a medium puzzle is solved on a phone without scrolling': {
    options: at([375, 553]),
    async run({ page, shot }) {
      const [solution] = engine.ask('solutions', { puzzle: medium, most: 1 }).solutions
      await play(page, medium)
      for (const [cell, digit] of solution.entries()) {
        if (medium[cell] !== '.') continue
        await tap(page, page.locator(`[data-cell="${cell}"]`))
        await tap(page, key(page, digit))
        assert.ok(!(await scrolled(page)))
      }
      await page.getByText(/Solved in/).waitFor()
      await boxOnScreen(page, page.getByText(/Solved in/))
      await tap(page, page.getByRole('button', { name: 'Another puzzle like it' }))
      await page.getByText(/^A new puzzle: Medium/).waitFor()
      assert.match(await page.locator('[data-cell="0"]').getAttribute('aria-label'), /given|empty/)
      assert.ok(!(await scrolled(page)))
      await shot('solved')
    },
  },
  ...Object.fromEntries(sizes.map(size => [`one screen at ${size.join(' by ')}`, oneScreen(size)])),
  ...Object.fromEntries(
    [sizes[1], sizes[4]].map(size => [
      `one screen at ${size.join(' by ')}, in French, in the dark`,
      oneScreen(size, frenchInTheDark),
    ]),
  ),
}
