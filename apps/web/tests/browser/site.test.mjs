import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { awaitStatus, choose, digitsOf, hard, paste } from './steps.mjs'

const site = fileURLToPath(new URL('../../../../build/page/site/', import.meta.url))
const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/** Serves only the static folder. */
const serve = async () => {
  const server = createServer(({ url }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1)
    const type = types[name.split('.').pop()]
    if (!/^[\w.]+$/.test(name) || !type) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': type }).end(readFileSync(site + name))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${server.address().port}/` }
}

export default {
  'the static folder opens again without its server': {
    isServed: true,
    async run({ page }) {
      const { server, address } = await serve()
      try {
        await page.goto(address)
        await page.evaluate(() => navigator.serviceWorker.ready)
        const manifest = await page.evaluate(async () => (await fetch('manifest.webmanifest')).json())
        assert.equal(manifest.name, 'Quadrille')
      } finally {
        server.closeAllConnections()
        server.close()
      }
      await page.reload()
      await paste(page, hard)
      await awaitStatus(page, 'exactly one solution')
    },
  },

  'the static folder works from a server, and its link brings the puzzle back': {
    isServed: true,
    async run({ page, context }) {
      const { server, address } = await serve()
      try {
        await page.goto(address)
        await paste(page, hard)
        await awaitStatus(page, 'exactly one solution')
        await choose(page, 'Copy a link')
        await page.getByText('Copied.').waitFor()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        assert.ok(link.startsWith(`${address}#p=`), link)
        await context.clearCookies()
        await page.evaluate(() => localStorage.clear())
        await page.goto('about:blank')
        await page.goto(link)
        await page.waitForFunction(() => /given 8/.test(document.querySelector('[data-cell="2"]').ariaLabel))
        assert.equal(await digitsOf(page), hard)
        // It is there to be played: the givens are fixed, and what is entered is still there after the page is opened anew.
        assert.equal(
          await page.getByRole('button', { name: 'Play', exact: true }).getAttribute('aria-current'),
          'page',
        )
        const label = cell => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label')
        for (const [cell, key] of [
          [2, '5'],
          [0, '6'],
        ]) {
          await page.locator(`[data-cell="${cell}"]`).click()
          await page.keyboard.press(key)
        }
        assert.equal(await digitsOf(page), hard)
        assert.match(await label(0), /, 6$/)
        assert.equal(page.url(), address)
        await page.reload()
        await page.waitForFunction(() => /, 6$/.test(document.querySelector('[data-cell="0"]').ariaLabel))
        assert.equal(await digitsOf(page), hard)
        await page.goto('about:blank')
        await page.goto(link.slice(0, -10))
        await page.getByText('This link was cut or changed').waitFor()
      } finally {
        server.close()
      }
    },
  },
}
