// Boards that overlap, such as samurais: chosen, generated, set, played, opened and kept.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Engine } from '../../src/engine/engine.js'
import {
  assertAccessible,
  awaitCells,
  awaitKeptDigits,
  awaitStatus,
  choose,
  digitsOf,
  drag,
  frenchInTheDark,
  paste,
} from './steps.mjs'

const engine = await Engine.load(
  readFileSync(new URL('../../../../build/wasm/quadrille.wasm', import.meta.url)),
)
const cellsOfSamurai = 369
const corners = [0, 12, 132, 252, 264]
const cellAt = (row, column) => (row - 1) * 21 + column - 1
const isHole = cell =>
  !corners.some(corner => {
    const [down, right] = [Math.floor(cell / 21) - Math.floor(corner / 21), (cell % 21) - (corner % 21)]
    return down >= 0 && down < 9 && right >= 0 && right < 9
  })

const easy = engine.ask('generate', { puzzle: '{"boards":"samurai"}', seed: 4, symmetry: 'rotate180' }).puzzle
const rows = JSON.parse(easy).givens
const givens = rows.flat().map(value => value ?? 0)
const [solution] = engine.ask('solutions', { puzzle: easy, most: 1 }).solutions
/** All but a few cells of each board. */
const nearlyDone = JSON.stringify({
  boards: 'samurai',
  givens: rows.map((row, r) =>
    row.map((value, c) => (value === null ? null : (r * 21 + c) % 10 === 3 ? value : solution[r * 21 + c])),
  ),
})

const phoneOf = (width, height, more = {}) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  ...more,
})
const cell = (page, at) => page.locator(`[data-cell="${at}"]`)
const labelOf = (page, at) => cell(page, at).getAttribute('aria-label')
const focused = page => page.evaluate(() => Number(document.activeElement.dataset.cell))
const awaitFocus = (page, at) =>
  page.waitForFunction(wanted => document.activeElement?.dataset.cell === String(wanted), at)
/** Waits until the label of a cell contains this text. */
const awaitLabel = (page, at, text) =>
  page.waitForFunction(
    ([at, text]) => document.querySelector(`[data-cell="${at}"]`).ariaLabel.includes(text),
    [at, text],
  )
/** Waits until the box of a cell has these sides, to half a point. */
const awaitBox = (page, at, sides) =>
  page.waitForFunction(
    ([at, sides]) => {
      const box = document.querySelector(`[data-cell="${at}"]`).getBoundingClientRect()
      return Object.entries(sides).every(([name, wanted]) => Math.abs(box[name] - wanted) < 0.5)
    },
    [at, sides],
  )
const list = (page, name) => page.getByRole('combobox', { name, exact: true })
/** A key of the keypad, by the digit that it enters. */
const key = (page, digit) => page.getByRole('button', { name: new RegExp(`^(Enter|Entrer) ${digit}(,|$)`) })

const tap = async (page, locator) => {
  const box = await locator.boundingBox()
  const { width, height } = page.viewportSize()
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** A samurai from nothing: its boards, its clues, one change, a title. `act` does a click, a tap or a choice. */
const setSamurai = async (page, act, words) => {
  await act(() => list(page, words.boards).focus())
  await act(() => list(page, words.boards).selectOption('samurai'))
  await awaitCells(page, cellsOfSamurai)
  await act(words.generateTab)
  await act(words.generate)
  await awaitStatus(page, words.one)
  const text = await digitsOf(page)
  assert.equal(text.length, cellsOfSamurai)
  await act(words.gridTab)
  return text
}

/** The digit of the first given once more in its row is a contradiction, which is undone. The upper rows are twice nine cells. */
const spoilAndMend = async (page, act, before, words) => {
  const place = [...before].findIndex(digit => digit !== '.')
  const start = Math.floor(place / 9) * 9
  const other = start + before.slice(start, start + 9).indexOf('.')
  await act(() => words.press(page.locator('[role=gridcell]').nth(other)))
  await act(() => words.press(key(page, before[place])))
  await page.locator('.status.bad').waitFor()
  await act(words.undo)
  await awaitStatus(page, words.one)
  assert.equal(await digitsOf(page), before)
}

/** A samurai in SudokuPad's format, in that of f-puzzles, and in that of KSudoku: its groups, and a digit. */
const boxes = [
  ...new Set(
    corners.flatMap(corner => [0, 3, 6].flatMap(down => [0, 3, 6].map(right => corner + down * 21 + right))),
  ),
].map(first => [0, 1, 2].flatMap(down => [0, 1, 2].map(right => first + down * 21 + right)))
const gridOf = valueOf =>
  Array.from({ length: 21 }, (_, row) =>
    Array.from({ length: 21 }, (_, column) => valueOf(row * 21 + column)),
  )
const foreign = {
  SudokuPad: JSON.stringify({
    cells: gridOf(at => (givens[at] ? { value: givens[at] } : {})),
    regions: boxes.map(cells => cells.map(at => [Math.floor(at / 21), at % 21])),
  }),
  'f-puzzles': JSON.stringify({
    size: 21,
    grid: gridOf(at => ({
      region: isHole(at) ? null : boxes.findIndex(cells => cells.includes(at)),
      ...(givens[at] && { value: givens[at], given: true }),
    })),
  }),
  KSudoku:
    '<ksudoku><game><puzzle><graph order="9" type="custom" sizeX="21" sizeY="21" sizeZ="1">' +
    // Cells count by columns there.
    corners
      .map(corner => `<sudokugroups at="${(corner % 21) * 21 + Math.floor(corner / 21)}" withblocks="1"/>`)
      .join('') +
    `</graph><values>${gridOf((_, at) => at)
      .flat()
      .map((_, at) => givens[(at % 21) * 21 + Math.floor(at / 21)])
      .map(digit => (digit ? String.fromCharCode('a'.charCodeAt(0) + digit) : '_'))
      .join('')}</values></puzzle></game></ksudoku>`,
  'rows with blanks': gridOf(at => (isHole(at) ? ' ' : givens[at] || '.'))
    .map(row => row.join('').trimEnd())
    .join('\n'),
}
const shownGivens = givens
  .filter((_, at) => !isHole(at))
  .map(digit => digit || '.')
  .join('')

const playIt = async (page, text) => {
  await paste(page, text)
  await awaitCells(page, cellsOfSamurai)
  await awaitStatus(page, 'solution')
  await choose(page, /^(Play|Jouer)$/)
}

const oneScreen = (width, height, more) => ({
  options: phoneOf(width, height, more),
  async run({ page, shot }) {
    await playIt(page, easy)
    for (const at of [0, 20, cellAt(11, 11), 440]) {
      const { x, y, width: side } = await cell(page, at).boundingBox()
      assert.ok(x >= 0 && y >= 0 && x + side <= width && y + side <= height)
    }
    await shot('whole')
    await assertAccessible(page)
    // A tap on a board shows it from near, with cells for fingers; the next taps select.
    for (const corner of [0, 132, 264]) {
      const middle = corner + 4 * 21 + 4
      if (width < 700) await tap(page, cell(page, middle))
      else await choose(page, /^(Closer|De plus près)$/)
      for (const at of [corner, corner + 8 * 21 + 8]) {
        const box = await cell(page, at).boundingBox()
        assert.ok(box.width >= 24, `${box.width}`)
        await tap(page, cell(page, at))
        assert.equal(await focused(page), at)
      }
      if (corner === 132) await shot('near')
      const { scrollWidth, scrollHeight } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        return { scrollWidth, scrollHeight }
      })
      assert.deepEqual([scrollWidth, scrollHeight], [width, height])
      await assertAccessible(page)
      if (width >= 700) break
      await choose(page, /^(Whole grid|Grille entière)$/)
    }
  },
})

export default {
  'a samurai is set from nothing by mouse, in at most 40 actions': {
    async run({ page, shot }) {
      let actions = 0
      const act = async what => {
        actions += 1
        await (typeof what === 'string' ? choose(page, what) : what())
      }
      const words = {
        boards: 'Boards',
        generateTab: () => choose(page, 'Generate', 'tab'),
        generate: () => choose(page, 'Generate'),
        gridTab: () => choose(page, 'Grid', 'tab'),
        one: 'exactly one solution',
        undo: 'Undo',
        press: locator => locator.click(),
      }
      const before = await setSamurai(page, act, words)
      await shot('generated')
      await spoilAndMend(page, act, before, words)
      await act(() => page.locator('summary', { hasText: 'Title' }).click())
      await act(() => page.getByLabel('Title', { exact: true }).fill('Five at once'))
      await act(() => page.getByLabel('Author').click())
      await assertAccessible(page)
      await act(() => page.locator('.side > .row').getByRole('button', { name: 'Play' }).click())
      await page.getByRole('heading', { name: 'Five at once' }).waitFor()
      assert.ok(actions <= 40, `${actions} actions`)
      console.log(`  ${actions} actions`)
      await page.reload()
      await page.getByRole('heading', { name: 'Five at once' }).waitFor()
      assert.equal(await digitsOf(page), before)
    },
  },

  'a samurai is set from nothing by touch on a phone, in at most 40 actions, in French': {
    options: phoneOf(375, 553, frenchInTheDark),
    async run({ page, shot }) {
      let actions = 0
      const press = async locator => {
        await locator.scrollIntoViewIfNeeded()
        await tap(page, locator)
      }
      const act = async what => {
        actions += 1
        await (typeof what === 'string'
          ? press(page.getByRole('button', { name: what, exact: true }))
          : what())
      }
      const words = {
        boards: 'Sous-grilles',
        generateTab: () => press(page.getByRole('tab', { name: 'Générer', exact: true })),
        generate: () => press(page.getByRole('button', { name: 'Générer', exact: true })),
        gridTab: () => press(page.getByRole('tab', { name: 'Grille', exact: true })),
        one: 'exactement une solution',
        undo: 'Annuler',
        press,
      }
      const before = await setSamurai(page, act, words)
      await shot('generated')
      // The first tap shows the board from near.
      await act(() => tap(page, cell(page, cellAt(5, 5))))
      await spoilAndMend(page, act, before, words)
      await shot('near')
      await act(() => press(page.locator('.side > .row').getByRole('button', { name: 'Jouer' })))
      await page.getByRole('heading', { name: 'Sans titre' }).waitFor()
      assert.ok(actions <= 40, `${actions} actions`)
      console.log(`  ${actions} actions`)
      await assertAccessible(page)
    },
  },

  'a samurai is played: by keys, with marks, conflicts, a hint and the end': {
    isForAll: true,
    async run({ page, shot }) {
      await playIt(page, nearlyDone)
      // Arrows go beyond holes, and round the edges.
      const press = async (keys, at) => {
        for (const each of keys.split(' ')) await page.keyboard.press(each)
        await awaitFocus(page, at)
      }
      await cell(page, cellAt(1, 9)).click()
      await press('ArrowRight', cellAt(1, 13))
      await press('ArrowLeft', cellAt(1, 9))
      await press('End', cellAt(1, 21))
      await press('Home', cellAt(1, 1))
      await press('ArrowLeft', cellAt(1, 21))
      await press('Control+End', cellAt(21, 21))
      await cell(page, cellAt(10, 7)).click()
      await press('ArrowLeft', cellAt(10, 15))
      await press('ArrowDown ArrowDown ArrowDown ArrowRight', cellAt(13, 16))
      await cell(page, cellAt(9, 5)).click()
      await press('ArrowDown', cellAt(13, 5))
      // A click on a hole selects nothing, and a drag across one only cells.
      const left = await cell(page, cellAt(1, 9)).boundingBox()
      await page.mouse.click(left.x + left.width * 2.5, left.y + left.height / 2)
      assert.equal(await focused(page), cellAt(13, 5))
      await drag(page, [cellAt(1, 8), cellAt(1, 14)])
      assert.equal(await page.locator('[aria-selected=true]').count(), 4)
      await page.keyboard.press('Control+a')
      assert.equal(await page.locator('[aria-selected=true]').count(), cellsOfSamurai)
      await shot('all')
    },
  },

  'marks go in the houses of both boards of a cell, and digits conflict in each': {
    async run({ page, shot }) {
      const open = rows.map(row => row.map(value => value && 0))
      open[0][0] = 9
      await playIt(page, JSON.stringify({ boards: 'samurai', givens: open }))
      // r8c8 is in the first board and in the middle one; r8c17 only in the second.
      const marked = [cellAt(8, 2), cellAt(8, 14), cellAt(3, 8), cellAt(14, 8), cellAt(8, 17), cellAt(19, 8)]
      for (const at of marked) {
        await cell(page, at).click()
        await page.keyboard.press('Shift+5')
      }
      await cell(page, cellAt(8, 8)).click()
      await page.keyboard.press('5')
      const have = async list => Promise.all(list.map(async at => /marks 5/.test(await labelOf(page, at))))
      assert.deepEqual(await have(marked), [false, false, false, false, true, true])
      await shot('marks')
      // The same digit in the row of the second board does not conflict. It is examined by the time that one in the row of the
      // middle board, or in the column of the first, does.
      const enter = async (at, key) => {
        await cell(page, at).click()
        await page.keyboard.press(key)
      }
      await enter(cellAt(8, 17), '5')
      for (const other of [cellAt(8, 12), cellAt(2, 8)]) {
        await enter(other, '5')
        for (const at of [cellAt(8, 8), other]) await awaitLabel(page, at, 'in conflict')
        assert.equal(await page.locator('.conflict').count(), 2)
        await enter(other, 'Backspace')
        await page.waitForFunction(() => document.querySelectorAll('.conflict').length === 0)
      }
    },
  },

  'a samurai is played to its end, with a hint, and kept over a reload': {
    async run({ page, shot }) {
      await playIt(page, nearlyDone)
      assert.match(await key(page, 1).getAttribute('aria-label'), /, \d+ left$/)
      await choose(page, 'Hint')
      await choose(page, 'Show the step')
      await page.locator('.step-text').waitFor()
      await shot('hint')
      await choose(page, 'Do it')
      const isOpen = async at => /empty/.test(await labelOf(page, at))
      let entered = 0
      for (let at = 0; at < 441; ++at) {
        if (isHole(at) || !(await isOpen(at))) continue
        await cell(page, at).click()
        await page.keyboard.press(String(solution[at]))
        if (++entered !== 5) continue
        await awaitKeptDigits(page, { [at]: solution[at] })
        await page.reload()
        await awaitCells(page, cellsOfSamurai)
        assert.equal(await isOpen(at), false)
      }
      await page.getByText(/Solved in/).waitFor()
      await shot('solved')
      await choose(page, 'Another puzzle like it')
      await page.getByText(/^A new puzzle:/).waitFor()
      await awaitCells(page, cellsOfSamurai)
    },
  },

  'samurais of other programs open, and are saved and shared': {
    async run({ page, shot }) {
      for (const [name, text] of Object.entries(foreign)) {
        await choose(page, 'Grid', 'tab')
        await choose(page, 'New empty grid')
        await paste(page, text)
        await awaitStatus(page, 'exactly one solution')
        assert.equal(await digitsOf(page), shownGivens, name)
      }
      // Rows with blanks hold all of it; so does JSON.
      await page.waitForFunction(() => document.querySelector('.output').value.split('\n').length > 20)
      assert.equal(await list(page, 'Format').inputValue(), 'boards')
      assert.equal((await page.locator('.output').inputValue()).trimEnd(), foreign['rows with blanks'])
      await list(page, 'Format').selectOption('json')
      await page.waitForFunction(() => document.querySelector('.output').value.startsWith('{'))
      assert.equal(JSON.parse(await page.locator('.output').inputValue()).boards, 'samurai')
      await list(page, 'Format').selectOption('line')
      await page.getByText('cannot be written in the format line').waitFor()
      await shot('saved')
      await list(page, 'Format').selectOption('svg')
      await page.waitForFunction(() => document.querySelector('.output')?.value.includes('<svg'))
      // A link of the page opens it in another browser, to be played.
      await choose(page, 'Play')
      await page.locator('summary', { hasText: 'Settings' }).click()
      await page.getByLabel(/copy of this page/).fill('https://example.org/quadrille.html')
      await page.keyboard.press('Tab')
      await choose(page, 'Copy a link')
      await page.getByText(/^Copied/).waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      await page.evaluate(
        hash => {
          window.location.hash = hash
        },
        link.slice(link.indexOf('#')),
      )
      await page.waitForFunction(() => window.location.hash === '')
      await awaitCells(page, cellsOfSamurai)
      assert.equal(await digitsOf(page), shownGivens)
      await page.evaluate(() => window.dispatchEvent(new window.Event('beforeprint')))
      await page.emulateMedia({ media: 'print' })
      await shot('printed')
    },
  },

  'other boards: named ones, of other sizes, and by their first cells': {
    async run({ page, shot }) {
      const counts = {
        'gattai-2': 153,
        'gattai-3': 225,
        'gattai-8': 576,
        shogun: 11 * 81 - 12 * 9,
        sumo: 13 * 81 - 16 * 9,
        sohei: 4 * 81 - 4 * 9,
        cross: 5 * 81 - 4 * 27,
        windmill: 5 * 81 - 4 * 18,
        butterfly: 144,
        flower: 189,
      }
      for (const [name, count] of Object.entries(counts)) {
        await list(page, 'Boards').selectOption(name)
        await awaitCells(page, count)
      }
      await shot('flower')
      // Flowers exist only for 9x9; a samurai of 4x4 has 5 boards that share one box each.
      assert.deepEqual(await list(page, 'Size of a board').locator('option').allTextContents(), ['9 × 9'])
      await list(page, 'Boards').selectOption('samurai')
      await page.waitForFunction(() => document.querySelectorAll('select option').length > 10)
      await list(page, 'Size of a board').selectOption('4')
      await awaitCells(page, 5 * 16 - 4 * 4)
      await list(page, 'Boards').selectOption('others')
      await page.getByLabel('The first cell of each board').fill('r1c1 r3c4')
      await page.keyboard.press('Tab')
      await page.locator('.notice.is-error').waitFor()
      await page.getByLabel('The first cell of each board').fill('r1c1 r3c3 r5c5')
      await page.keyboard.press('Tab')
      await awaitCells(page, 40)
      await choose(page, 'Undo')
      await awaitCells(page, 64)
      await list(page, 'Boards').selectOption('')
      await awaitCells(page, 16)
    },
  },

  'regions of boards are drawn, and holes stay holes': {
    async run({ page, shot }) {
      await list(page, 'Boards').selectOption('gattai-2')
      await awaitCells(page, 153)
      await choose(page, 'Draw irregular regions')
      assert.equal(await page.locator('.region-palette button strong').count(), 17)
      await shot('regions')
      await choose(page, 'Nothing')
      await page.getByText('153 cells are in no region.').waitFor()
      await page.getByLabel('Symmetry').selectOption('rotate180')
      const names = await page.getByLabel('Symmetry').locator('option').allTextContents()
      assert.deepEqual(names, ['None', 'Half turn', 'Diagonal'])
      await drag(page, [0, 8])
      await page.getByText('135 cells are in no region.').waitFor()
      await choose(page, 'Boxes 3 × 3')
      await page.getByText('All regions fit.').waitFor()
      await assertAccessible(page)
    },
  },

  'two fingers move a samurai and make it larger, and enter nothing': {
    options: phoneOf(390, 664),
    async run({ page, shot }) {
      await playIt(page, easy)
      await tap(page, cell(page, cellAt(5, 5)))
      const client = await page.context().newCDPSession(page)
      const send = (type, ...points) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        })
      const before = await cell(page, cellAt(5, 5)).boundingBox()
      const selected = await page
        .locator('[aria-selected=true]')
        .evaluateAll(cells => cells.map(c => c.dataset.cell))
      await send('touchStart', [150, 200])
      await send('touchStart', [150, 200], [250, 200])
      await send('touchMove', [100, 150], [200, 150])
      await awaitBox(page, cellAt(5, 5), { x: before.x - 50, y: before.y - 50, width: before.width })
      await send('touchMove', [50, 150], [250, 150])
      await awaitBox(page, cellAt(5, 5), { width: 2 * before.width, height: 2 * before.height })
      await shot('larger')
      await send('touchMove', [140, 150], [160, 150])
      await send('touchEnd')
      await choose(page, 'Closer')
      assert.deepEqual(
        await page.locator('[aria-selected=true]').evaluateAll(cells => cells.map(c => c.dataset.cell)),
        selected,
      )
    },
  },

  ...Object.fromEntries(
    [
      [360, 640],
      [375, 553],
      [390, 664],
      [640, 360],
      [768, 1024],
    ].map(([width, height]) => [
      `a samurai on one screen of ${width} by ${height}`,
      oneScreen(width, height),
    ]),
  ),
  'a samurai on one screen of 375 by 553, in French, in the dark': oneScreen(375, 553, frenchInTheDark),
}
