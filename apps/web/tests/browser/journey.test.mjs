// The main tasks of a user, from beginning to end: with only the keyboard in English, and by touch in French on a phone in dark mode.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Engine } from '../../src/engine/engine.js'
import {
  assertAccessible,
  awaitCells,
  awaitStatus,
  choose,
  digitsOf,
  drag,
  frenchInTheDark,
  hard,
  phone,
} from './steps.mjs'

const engine = await Engine.load(
  readFileSync(new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)),
)
const fpuzzlesLink = engine.ask('convert', { puzzle: hard, to: 'fpuzzles_link' }).text.trim()
const small = '1.....2..3.....4'
const smallSolution = '1243342143122134'

/** Elements are found by their names, and used by Enter or by a tap; cells are reached by arrow keys, or by dragging. */
const keyboard = {
  press: async locator => {
    await locator.focus()
    await locator.page().keyboard.press('Enter')
  },
  write: async (page, locator, text) => {
    await locator.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
  },
  cells: async (page, cells) => {
    await page.locator('[role=gridcell][tabindex="0"]').focus()
    await page.keyboard.press('Control+Home')
    const [first, ...others] = cells
    let [row, column] = [0, 0]
    const go = async (cell, prefix) => {
      for (; row < Math.floor(cell / 4); ++row) await page.keyboard.press(`${prefix}ArrowDown`)
      for (; column < cell % 4; ++column) await page.keyboard.press(`${prefix}ArrowRight`)
    }
    await go(first, '')
    for (const cell of others) await go(cell, 'Shift+')
  },
  digit: (page, digit) => page.keyboard.press(digit),
}
const touch = {
  press: locator => locator.tap(),
  write: (_page, locator, text) => locator.fill(text),
  cells: async (page, cells) => {
    await page.locator('#grid').scrollIntoViewIfNeeded()
    if (cells.length === 1) return page.locator(`[data-cell="${cells[0]}"]`).tap()
    const client = await page.context().newCDPSession(page)
    const send = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints })
    for (const [i, cell] of cells.entries()) {
      const { x, y, width, height } = await page.locator(`[data-cell="${cell}"]`).boundingBox()
      await send(i === 0 ? 'touchStart' : 'touchMove', [{ x: x + width / 2, y: y + height / 2 }])
    }
    await send('touchEnd', [])
  },
  digit: (page, digit) => page.getByRole('button', { name: new RegExp(`^(Enter|Entrer) ${digit}`) }).tap(),
}

const english = {
  size: 'Size',
  rules: 'Rules',
  thermometer: 'Thermometer',
  cage: 'Killer cage',
  total: 'Total',
  add: 'Add',
  cancel: 'Cancel',
  several: 'several solutions',
  unique: 'exactly one solution',
  playIt: 'Play this puzzle',
  share: 'Copy a link',
  copied: /^Copied/,
  elsewhere: /f-puzzles, which keeps what SudokuPad would lose: Thermometer\./,
  more: 'More',
  settings: 'Settings',
  linkBase: /^The address of a copy/,
  set: 'Set',
  file: 'Open & save',
  open: 'Open it',
  analyse: 'Analyse',
  find: 'Find it',
  next: 'Next step',
  step: /^Step 2 of/,
  think: 'Think',
  tree: 'Search tree',
  search: 'Search',
  solution: 'A solution.',
  hint: 'Hint',
  which: 'Which technique?',
  show: 'Show the step',
  apply: 'Do it',
  solved: /^Solved in/,
}
const french = {
  size: 'Taille',
  rules: 'Règles',
  thermometer: 'Thermomètre',
  cage: 'Cage (killer)',
  total: 'Total',
  add: 'Ajouter',
  cancel: 'Annuler',
  several: 'plusieurs solutions',
  unique: 'exactement une solution',
  playIt: 'Jouer cette grille',
  share: 'Copier un lien',
  copied: /^Copié/,
  elsewhere: /f-puzzles, qui garde ce que SudokuPad perdrait\s: Thermomètre\./,
  more: 'Plus',
  settings: 'Réglages',
  linkBase: /^L’adresse d’une copie/,
  set: 'Composer',
  file: 'Ouvrir, garder',
  open: 'L’ouvrir',
  analyse: 'Analyser',
  find: 'Le chercher',
  next: 'Étape suivante',
  step: /^Étape 2 sur/,
  think: 'Observer',
  tree: 'Arbre',
  search: 'Chercher',
  solution: 'Une solution.',
  hint: 'Indice',
  which: /^Quelle technique/,
  show: 'Montrer l’étape',
  apply: 'La faire',
  solved: /^Résolue en/,
}

const journey =
  (by, words) =>
  async ({ page, shot }) => {
    const find = (name, role = 'button') => page.getByRole(role, { name, exact: true })
    const press = (name, role) => by.press(find(name, role).first())
    /** On a phone, what is needed less often is in a sheet. */
    const more = async () => {
      if (await find(words.more).isVisible()) await press(words.more)
    }
    /** Waits for a grid of another size, because the verdict may be the same as for the puzzle before. */
    const openText = async text => {
      await press(words.set)
      await press(words.file, 'tab')
      await by.write(page, page.locator('#paste'), text)
      await press(words.open)
      await awaitCells(page, text === small ? 16 : 81)
    }

    // A killer with a thermometer, until it is unique; its link.
    await page.getByLabel(words.size).selectOption('4')
    await awaitCells(page, 16)
    await press(words.rules, 'tab')
    await press(words.thermometer)
    await by.cells(page, [0, 1, 2, 3])
    await press(words.add)
    await page.getByText('r1c1 r1c2 r1c3 r1c4').waitFor()
    await press(words.cancel)
    await press(words.cage)
    for (const [cells, total, status] of [
      [[4, 8], '5', words.several],
      [[7, 11], '3', words.unique],
    ]) {
      await by.cells(page, cells)
      await by.write(page, page.getByRole('spinbutton', { name: words.total }), total)
      await press(words.add)
      await page.getByText(`total=${total}`).waitFor()
      await awaitStatus(page, status)
    }
    await shot('killer')
    await assertAccessible(page)
    await press(words.playIt)
    await more()
    await press(words.share)
    await page.getByText(words.copied).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    // From a disk it is a link of f-puzzles, because SudokuPad has thermometers only as drawings, and the page says so.
    const read = engine.ask('read', { puzzle: link })
    assert.match(read.format, /^fpuzzles/)
    assert.match(read.json, /"argument":"r2c1 r3c1 total=5; r2c4 r3c4 total=3"/)
    assert.match(read.json, /"name":"thermometer","argument":"r1c1 r1c2 r1c3 r1c4"/)
    await page.getByText(words.elsewhere).waitFor()
    // With the address of a copy on the web it is a link of the page, which keeps all rules.
    await more()
    await by.press(page.locator('summary', { hasText: words.settings }))
    await by.write(page, page.getByLabel(words.linkBase), 'https://example.org/q.html')
    await press(words.share)
    await page.waitForFunction(async () =>
      (await navigator.clipboard.readText()).startsWith('https://example.org/q.html#p='),
    )

    // A link of f-puzzles, a path, a search tree.
    await openText(fpuzzlesLink)
    await awaitStatus(page, words.unique)
    assert.equal(await digitsOf(page), hard)
    await press(words.analyse, 'tab')
    await press(words.find)
    await find(words.next).waitFor()
    await press(words.next)
    await page.getByText(words.step).waitFor()
    await shot('path')
    await press(words.think)
    await press(words.tree, 'tab')
    await press(words.search)
    await by.press(page.getByRole('tree'))
    await page.keyboard.press('n')
    await page.getByText(words.solution).waitFor()
    await shot('tree')

    // A puzzle solved with two hints.
    await openText(small)
    await awaitStatus(page, words.unique)
    await press(words.playIt)
    for (let i = 0; i < 2; ++i)
      for (const name of [words.hint, words.which, words.show, words.apply])
        await by.press(page.getByRole('button', { name, exact: typeof name === 'string' }).first())
    const labels = await page
      .locator('[role=gridcell]')
      .evaluateAll(cells => cells.map(cell => cell.ariaLabel))
    for (const [cell, label] of labels.entries()) {
      if (!/(empty|vide)/.test(label)) continue
      await by.cells(page, [cell])
      await by.digit(page, smallSolution[cell])
    }
    await page.getByText(words.solved).waitFor()
    await shot('solved')
    await assertAccessible(page)
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= page.viewportSize().width)
  }

export default {
  'a journey by keyboard alone, in English': { run: journey(keyboard, english) },
  'a journey by keyboard alone, in French, in the dark': {
    options: frenchInTheDark,
    run: journey(keyboard, french),
  },
  'a journey by touch, in English': { options: phone, run: journey(touch, english) },
  'a journey by touch, in French, in the dark': {
    options: { ...phone, ...frenchInTheDark },
    run: journey(touch, french),
  },

  'a search that is ended loses nothing': {
    async run({ page }) {
      await drag(page, [0])
      await page.keyboard.press('5')
      await awaitStatus(page, 'several solutions')
      await choose(page, 'Analyse', 'tab')
      await choose(page, 'Count them')
      await page.getByText(/^At least \d/).waitFor()
      await choose(page, 'Stop')
      await page.getByText(/^At least \d/).waitFor()
      assert.equal(await digitsOf(page), `5${'.'.repeat(80)}`)
      await page.getByRole('checkbox', { name: 'True candidates' }).check()
      await page.locator('.candidate').first().waitFor({ state: 'attached' })
      await page.locator('[data-cell="0"]').focus()
      await page.keyboard.press('Control+z')
      assert.equal(await digitsOf(page), '.'.repeat(81))
    },
  },
}
