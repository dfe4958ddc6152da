#!/usr/bin/env node
// Opens the built page in Chromium as a user would, from the disk, and tests it: by keys, by pointer, in both languages. A request
// to anything except the page itself fails a test, and so does an error on its console.
//
// usage: run.mjs [--build] [--quick] [--firefox] [--shots FOLDER] [--only WORD]
// --build   builds the page first, with an engine that is not older than its sources
// --quick   only the first test
// --firefox in Debian's Firefox by WebDriver BiDi, only the tests that say `isForAll`
// --only    tests whose names contain that word
// --shots   writes a picture of the page after each test, and wherever tests request one
// Exits with 77 if the browser or the page is missing: `npm run build` makes the page.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const top = resolve(here, '../../../..')
const file = join(top, 'build/page/quadrille.html')
const optionOf = name => {
  const place = process.argv.indexOf(name)
  return place < 0 ? undefined : (process.argv[place + 1] ?? '')
}
const skip = why => {
  console.log(`SKIPPED: ${why}`)
  process.exit(77)
}

/** The time when the newest file in a folder was written. */
const newestIn = folder =>
  Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs
    }),
  )

const buildPage = () => {
  const engine = join(top, 'build/wasm/quadrille.wasm')
  const how = '`cmake --preset wasm && cmake --build --preset wasm` builds it'
  if (!existsSync(engine)) skip(`there is no ${engine}; ${how}`)
  if (['src', 'apps/web/engine'].some(folder => newestIn(join(top, folder)) > statSync(engine).mtimeMs))
    skip(`sources have changed since ${engine} was built; ${how}`)
  const { status } = spawnSync(process.execPath, [join(here, '../../bundle/bundle.mjs')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

const isFirefox = process.argv.includes('--firefox')
const executablePath = (
  isFirefox
    ? ['/usr/bin/firefox-esr', '/usr/bin/firefox']
    : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
).find(existsSync)
if (!executablePath)
  skip(isFirefox ? 'there is no Firefox (Debian: firefox-esr)' : 'there is no Chromium (Debian: chromium)')
const { default: playwright } = await import('playwright-core').catch(() =>
  skip('apps/web/node_modules is missing; `npm ci` there installs it'),
)
if (process.argv.includes('--build')) buildPage()
if (!existsSync(file)) skip(`there is no ${file}; \`npm run build\` in apps/web makes it`)

const shots = optionOf('--shots')
const only = optionOf('--only')
const isQuick = process.argv.includes('--quick')
if (shots) mkdirSync(shots, { recursive: true })

const browser = isFirefox
  ? await playwright._bidiFirefox.launch({ executablePath })
  : await playwright.chromium.launch({ executablePath, args: ['--no-sandbox'] })
const ofPage = /^(file|blob|data|about):/
/** The files that the static folder may request from its own server. */
const ofSite =
  /^http:\/\/127\.0\.0\.1:\d+\/(index\.html|page\.(js|css)|(worker|offline)\.js|quadrille\.wasm|manifest\.webmanifest|icon\.svg|favicon\.ico)?(#.*)?$/

/** A page of its own, and the errors on it. */
const open = async (allowed, options = {}) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {})
  const page = await context.newPage()
  page.setDefaultTimeout(Number(process.env.QUADRILLE_PAGE_TIMEOUT ?? 300_000))
  const troubles = []
  page.on('pageerror', error => troubles.push(`error: ${error}`))
  page.on('console', message => message.type() === 'error' && troubles.push(`console: ${message.text()}`))
  page.on('request', request => allowed.test(request.url()) || troubles.push(`request: ${request.url()}`))
  await page.goto(pathToFileURL(file).href)
  return { page, context, troubles }
}

const tests = []
for (const name of readdirSync(here)
  .filter(name => name.endsWith('.test.mjs'))
  .sort()) {
  const found = (await import(pathToFileURL(join(here, name)).href)).default
  tests.push(...Object.entries(found))
}
if (isQuick) tests.splice(1)

let failures = 0
let count = 0
for (const [name, { options, isServed, isForAll, run }] of tests) {
  if (only !== undefined && !name.includes(only)) continue
  if (isFirefox && !isForAll) continue
  const { page, context, troubles } = await open(
    isServed ? new RegExp(`${ofPage.source}|${ofSite.source}`) : ofPage,
    options,
  )
  const shot = async label => {
    if (shots)
      await page.screenshot({ path: join(shots, `${`${name} ${label}`.trim().replaceAll(/\W+/g, '-')}.png`) })
  }
  const begin = performance.now()
  try {
    await run({ page, shot, context })
    await shot('')
    if (troubles.length > 0) throw new Error(troubles.join('\n'))
    console.log(`passed: ${name} (${Math.round(performance.now() - begin)} ms)`)
  } catch (error) {
    failures += 1
    await shot('failed')
    console.log(`FAILED: ${name}\n${error.stack ?? error}`)
  }
  count += 1
  await context.close()
}
await browser.close()
console.log(`${count - failures} passed, ${failures} failed`)
process.exit(failures > 0 || count === 0 ? 1 : 0)
