/* global indexedDB, Storage, DOMException, IDBFactory */
// Games in the browser: several tabs, reloads, and a storage that is full or forbidden lose nothing.
import assert from 'node:assert/strict'
import { awaitKept, awaitStatus, choose, frenchInTheDark, hard, paste, until } from './steps.mjs'

const medium = '1..5.37..6.3..8.9......98...1.......8761..........6...........7.8.9.76.47...6.312'
const begin = async (page, text) => {
  await choose(page, /^(Set|Composer)$/)
  await paste(page, text)
  await awaitStatus(page, /solution/)
  await choose(page, /^(Play|Jouer)$/)
}
const enter = async (page, cell, digit) => {
  await page.locator(`[data-cell="${cell}"]`).click()
  await page.keyboard.press(digit)
}
const labelOf = (page, cell) => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label')
const awaitLabel = (page, cell, end) =>
  page.waitForFunction(
    ([cell, end]) => document.querySelector(`[data-cell="${cell}"]`)?.ariaLabel.endsWith(end),
    [cell, end],
  )
const digitsText = entered => {
  const digits = Array(81).fill(0)
  for (const [cell, digit] of entered) digits[cell] = digit
  return `"digits":[${digits.join()}]`
}
/** Whether a game with this text is in the browser's database. */
const inDatabase = (page, text) =>
  page.evaluate(
    text =>
      new Promise(resolve => {
        const request = indexedDB.open('quadrille', 1)
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result.some(kept => kept.includes(text)))
          }
        }
      }),
    text,
  )
const openOther = async (context, page) => {
  const other = await context.newPage()
  other.setDefaultTimeout(Number(process.env.QUADRILLE_PAGE_TIMEOUT ?? 300_000))
  await other.goto(page.url())
  await other.locator('[role=gridcell]').first().waitFor()
  return other
}

export default {
  'two tabs and three reloads lose no game, and each tab keeps its own': {
    async run({ page, context }) {
      await begin(page, hard)
      await enter(page, 0, '6')
      await awaitKept(page, digitsText([[0, 6]]))
      const other = await openOther(context, page)
      await begin(other, medium)
      await enter(other, 1, '9')
      await awaitKept(other, digitsText([[1, 9]]))
      // The first tab has not been touched since; now it writes again.
      await enter(page, 1, '4')
      const both = digitsText([
        [0, 6],
        [1, 4],
      ])
      await awaitKept(page, both)
      for (let i = 0; i < 3; ++i) {
        await page.reload()
        await other.reload()
        await awaitLabel(page, 0, 'column 1, 6')
        await awaitLabel(page, 1, 'column 2, 4')
        await awaitLabel(other, 1, 'column 2, 9')
      }
      await page.locator('summary', { hasText: 'Your games' }).click()
      assert.equal(await page.locator('.uses .use').count(), 1)
      // Undo goes on where it was.
      await choose(page, 'Undo')
      assert.match(await labelOf(page, 1), /empty$/)
    },
  },

  'two tabs with the same game show the newest entries': {
    isForAll: true,
    async run({ page, context }) {
      await begin(page, hard)
      await enter(page, 0, '6')
      await awaitKept(page, digitsText([[0, 6]]))
      const other = await openOther(context, page)
      await awaitLabel(other, 0, 'column 1, 6')
      await enter(other, 1, '4')
      await awaitLabel(page, 1, 'column 2, 4')
      await enter(page, 3, '9')
      await awaitLabel(other, 3, 'column 4, 9')
      await other.close()
      await page.reload()
      for (const [cell, digit] of [
        [0, 6],
        [1, 4],
        [3, 9],
      ])
        await awaitLabel(page, cell, String(digit))
    },
  },

  'a game is kept although the storage is full': {
    async run({ page }) {
      await begin(page, hard)
      await page.evaluate(() => {
        localStorage.clear()
        for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2))
          for (let i = 0; i < 3; ++i)
            try {
              localStorage.setItem(`other-${length}-${i}`, 'x'.repeat(length))
            } catch {
              // As full as it can be.
            }
      })
      await enter(page, 0, '6')
      for (let i = 0; i < 3; ++i) {
        await until(() => inDatabase(page, '"digits":[6'))
        await page.reload()
        await choose(page, 'Play')
        await awaitLabel(page, 0, 'column 1, 6')
      }
      assert.equal(await page.locator('.trouble').count(), 0)
    },
  },

  'a storage that is forbidden or full without a way out is said': {
    options: frenchInTheDark,
    async run({ page, context }) {
      await context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no', window.name || 'SecurityError')
        }
        IDBFactory.prototype.open = () => {
          throw new DOMException('no', 'SecurityError')
        }
      })
      await page.reload()
      await begin(page, hard)
      await page.locator('.trouble', { hasText: 'interdit' }).waitFor()
      await page.evaluate(() => (window.name = 'QuotaExceededError'))
      await page.reload()
      await begin(page, hard)
      await page.locator('.trouble', { hasText: 'plus de place' }).waitFor()
    },
  },

  'undo belongs to one puzzle, and to setting or playing': {
    async run({ page }) {
      await page.locator('[data-cell="0"]').click()
      await page.keyboard.press('1')
      await paste(page, hard)
      await awaitStatus(page, 'exactly one')
      await page.locator('[data-cell="0"]').click()
      await page.keyboard.press('Control+z')
      assert.match(await labelOf(page, 2), /given 8/)
      await page.keyboard.press('6')
      await choose(page, 'Play')
      assert.ok(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled())
      await enter(page, 1, '4')
      await page.locator('[data-cell="1"]').click()
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      // The given of the setter is still there; undo while setting takes it away.
      assert.match(await labelOf(page, 0), /given 6/)
      await page.keyboard.press('Control+y')
      await choose(page, 'Set')
      await page.locator('[data-cell="1"]').click()
      await page.keyboard.press('Control+z')
      assert.match(await labelOf(page, 0), /empty/)
      await choose(page, 'Play')
      assert.match(await labelOf(page, 1), /column 2, 4/)
    },
  },
}
