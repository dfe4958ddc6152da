import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { assertAccessible, awaitKept, awaitStatus, choose, frenchInTheDark, hard, paste } from './steps.mjs'

const killer = JSON.stringify({
  size: 4,
  about: { title: 'Two cages', author: 'Ann', description: 'Normal rules.' },
  rules: [{ name: 'killer_cage', argument: 'r1c1 r1c2 total=5; r2c1 r2c2 total=6' }],
  givens: ['....', '....', '....', '12..'],
})
const play = async (page, text) => {
  await paste(page, text)
  await awaitStatus(page, 'solution')
  await choose(page, /^(Play this puzzle|Jouer cette grille)$/)
}
const colourAll = async page => {
  for (let colour = 1; colour <= 9; ++colour) {
    await page.locator(`[data-cell="${colour - 1}"]`).click()
    await page.keyboard.press(`Alt+Digit${colour}`)
    if (colour > 1) await page.keyboard.press(`Alt+Digit${colour - 1}`)
  }
}
const rootOf = page => page.evaluate(() => ({ ...document.documentElement.dataset }))
/** The contrast of two colours, as WCAG defines it. */
const contrast = (page, selector, ground) =>
  page.evaluate(
    ([of, on]) => {
      const light = colour => {
        const [r, g, b] = /rgb\((\d+), (\d+), (\d+)/
          .exec(colour)
          .slice(1)
          .map(part => {
            const value = Number(part) / 255
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
          })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const [a, b] = [
        getComputedStyle(document.querySelector(of)).color,
        getComputedStyle(document.querySelector(on)).backgroundColor,
      ].map(light)
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    },
    [selector, ground],
  )

export default {
  'high contrast, greyscale, and a pattern for each colour': {
    async run({ page, shot }) {
      await play(page, hard)
      await colourAll(page)
      assert.equal(
        await page.evaluate(
          () => new Set([...document.querySelectorAll('.board .pattern')].map(part => part.style.fill)).size,
        ),
        9,
      )
      await shot('patterns')
      for (const name of ['As the system', 'Light', 'Dark']) await choose(page, `Colours: ${name}`)
      assert.equal((await rootOf(page)).contrast, 'more')
      assert.ok((await contrast(page, '.play-head .quiet, summary', 'body')) >= 7)
      await shot('contrast')
      await assertAccessible(page)
      await choose(page, 'Colours: High contrast')
      assert.equal(
        await page.evaluate(() => getComputedStyle(document.documentElement).filter),
        'grayscale(1)',
      )
      await shot('grey')
      await awaitKept(page, '"theme":"grey"')
      await page.reload()
      await page.waitForFunction(() => document.documentElement.dataset.grey === 'all')
    },
  },

  'more contrast where the system wants it, in French, in the dark': {
    options: { ...frenchInTheDark, contrast: 'more' },
    async run({ page, shot }) {
      await play(page, hard)
      assert.deepEqual(await rootOf(page), { theme: 'dark', contrast: 'more', grey: '' })
      await shot('')
      await assertAccessible(page)
    },
  },

  'forced colours leave the grid to be read': {
    options: { forcedColors: 'active', colorScheme: 'dark' },
    async run({ page, shot }) {
      await play(page, killer)
      const [digit, paper] = await page.evaluate(() =>
        ['.board svg .given', '.board .paper'].map(
          name => getComputedStyle(document.querySelector(name)).fill,
        ),
      )
      assert.notEqual(digit, paper)
      await shot('')
      await assertAccessible(page)
    },
  },

  'on paper: the grid, its title and its rules, and nothing else': {
    options: { colorScheme: 'dark' },
    async run({ page, shot }) {
      await play(page, killer)
      await page.emulateMedia({ media: 'print' })
      assert.ok(await page.getByText('Two cages').first().isVisible())
      assert.ok(await page.locator('.printed').getByText('Normal rules.').isVisible())
      assert.ok(await page.locator('.printed').getByText('Killer cage').isVisible())
      assert.ok(!(await page.locator('.keypad').isVisible()))
      assert.ok(!(await page.locator('.head').isVisible()))
      await shot('print')
      for (const format of ['A4', 'Letter']) {
        const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)
        assert.equal(pages.length, 1)
      }
      await page.emulateMedia({ media: 'screen' })
      assert.ok(!(await page.locator('.printed').first().isVisible()))
    },
  },

  'a picture of pixels is saved': {
    async run({ page }) {
      await paste(page, killer)
      await page.getByLabel('Format').selectOption('png')
      const download = page.waitForEvent('download')
      await choose(page, 'Save as a file')
      const bytes = readFileSync(await (await download).path())
      assert.equal(bytes.subarray(1, 4).toString(), 'PNG')
      // Its header gives its width in pixels.
      assert.equal(bytes.readUInt32BE(16), 1600)
      assert.ok(bytes.length > 5000)
    },
  },

  'at 400 % of 1280 points nothing is beside the page': {
    options: { viewport: { width: 320, height: 256 } },
    async run({ page, shot }) {
      await paste(page, hard)
      await awaitStatus(page, 'solution')
      for (const tab of ['Grid', 'Rules', 'Analyse', 'Generate', 'Open & save']) {
        await choose(page, tab, 'tab')
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, tab)
      }
      await choose(page, 'Rules', 'tab')
      await choose(page, 'Define a rule')
      await page.getByLabel('Begin with an example').selectOption('Renban')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
      for (const door of ['Play', 'Think', 'Learn']) {
        await choose(page, door)
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, door)
      }
      await shot('')
    },
  },
}
