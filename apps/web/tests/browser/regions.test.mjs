// Irregular regions: drawn by mouse, by keys and by touch.
import assert from 'node:assert/strict'
import { assertAccessible, awaitCells, awaitStatus, choose, drag, frenchInTheDark, phone } from './steps.mjs'

const nine =
  'AAAABCCCC AAAABCBCC ABBBBBBCC DEEEEEEEF DEDGGGEGF DDDGGGGGF DDHFFFFFF DHHHHHHHH IIIIIIIII'.replaceAll(
    ' ',
    '',
  )
const small = 'AAABACCBDCCBDDDB'

/** The letters of the regions in reading order, `.` for none, as screen readers read them. */
const regionsOf = async page =>
  (
    await page
      .locator('[role=gridcell]')
      .evaluateAll(cells => cells.map(cell => /(?:region|région) (\S+)/.exec(cell.ariaLabel)?.[1] ?? '.'))
  ).join('')

/** The fewest drags through neighbouring cells that cover a region, greedily: each takes the longest way that it finds. */
const strokesOf = (text, letter, size) => {
  const left = new Set([...text].flatMap((its, cell) => (its === letter ? [cell] : [])))
  const near = cell =>
    [
      cell - size - 1,
      cell - size,
      cell - size + 1,
      cell - 1,
      cell + 1,
      cell + size - 1,
      cell + size,
      cell + size + 1,
    ].filter(other => left.has(other) && Math.abs((other % size) - (cell % size)) <= 1)
  const longest = (cell, way) => {
    let best = way
    for (const next of near(cell))
      if (!way.includes(next)) {
        const found = longest(next, [...way, next])
        if (found.length > best.length) best = found
      }
    return best
  }
  const strokes = []
  while (left.size > 0) {
    const ways = [...left].map(cell => longest(cell, [cell]))
    const stroke = ways.reduce((a, b) => (b.length > a.length ? b : a))
    strokes.push(stroke)
    for (const cell of stroke) left.delete(cell)
  }
  return strokes
}

const palette = (page, letter) =>
  page.locator('.region-palette').getByRole('button', { name: new RegExp(`^${letter} `) })

export default {
  'regions by mouse: a jigsaw of nine from nothing, in at most 60 actions': {
    async run({ page, shot }) {
      let actions = 0
      const click = async name => {
        actions += 1
        await choose(page, name)
      }
      await click('Draw irregular regions')
      await click('Nothing')
      for (const letter of 'ABCDEFGHI')
        for (const stroke of strokesOf(nine, letter, 9)) {
          // A region that needs a second stroke is chosen still; after a full one the next is.
          assert.equal(await palette(page, letter).getAttribute('aria-pressed'), 'true')
          actions += 1
          await drag(page, stroke)
          if (letter === 'D') await shot('half')
        }
      assert.equal(await regionsOf(page), nine)
      await awaitStatus(page, 'several solutions')
      await shot('done')
      await assertAccessible(page)
      await click('Done')
      assert.ok(actions <= 60, `${actions} actions`)
      console.log(`  ${actions} actions`)
      // It is a jigsaw of the puzzle, also after undo and redo, and after the page is opened anew.
      await page.locator('[data-cell="0"]').focus()
      await page.keyboard.press('Control+z')
      await choose(page, 'Draw irregular regions')
      assert.equal(await regionsOf(page), nine.replaceAll('I', '.'))
      await choose(page, 'Redo')
      assert.equal(await regionsOf(page), nine)
      await awaitStatus(page, 'several solutions')
      await page.reload()
      await awaitStatus(page, 'several solutions')
      await choose(page, 'Draw irregular regions')
      assert.equal(await regionsOf(page), nine)
    },
  },

  'regions may be unbalanced while they are drawn, and a cell is swapped between two': {
    async run({ page, shot }) {
      await page.getByLabel('Size').selectOption('4')
      await awaitCells(page, 16)
      await choose(page, 'Draw irregular regions')
      assert.equal(await regionsOf(page), 'AABBAABBCCDDCCDD')
      await palette(page, 'A').click()
      await drag(page, [2])
      assert.equal(await regionsOf(page), 'AAABAABBCCDDCCDD')
      await awaitStatus(page, 'Region A has 5 of 4 cells, and another one does not fit either.')
      assert.equal(await page.locator('.hatched').count(), 8)
      await shot('hatched')
      await assertAccessible(page)
      // A click on a cell of its own takes it out; then it fits again after it is given to the other.
      await drag(page, [5])
      assert.equal(await regionsOf(page), 'AAABA.BBCCDDCCDD')
      await palette(page, 'B').click()
      await drag(page, [5])
      await awaitStatus(page, 'several solutions')
      assert.equal(await page.locator('.hatched').count(), 0)
      // Swapping keeps all sizes, by a drag or by two clicks.
      await choose(page, 'Swap two cells')
      await drag(page, [5, 9])
      assert.equal(await regionsOf(page), 'AAABACBBCBDDCCDD')
      await drag(page, [9])
      await drag(page, [5])
      assert.equal(await regionsOf(page), 'AAABABBBCCDDCCDD')
      await page.keyboard.press('Control+z')
      assert.equal(await regionsOf(page), 'AAABACBBCBDDCCDD')
      await awaitStatus(page, 'no solution')
    },
  },

  'regions by keys alone: a jigsaw of four': {
    async run({ page, shot }) {
      await page.getByLabel('Size').selectOption('4')
      await awaitCells(page, 16)
      await page.getByRole('button', { name: 'Draw irregular regions' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Nothing' }).focus()
      await page.keyboard.press('Enter')
      await page.locator('[role=gridcell][tabindex="0"]').focus()
      const press = async keys => {
        for (const key of keys.split(' ')) await page.keyboard.press(key)
      }
      // A, from r2c1 up and to the right; the next region is chosen when it is full. Then letters and digits choose.
      await press('ArrowDown Enter Shift+ArrowUp Shift+ArrowRight Shift+ArrowRight')
      assert.equal(await palette(page, 'B').getAttribute('aria-pressed'), 'true')
      await press('ArrowRight Enter Shift+ArrowDown Shift+ArrowDown Shift+ArrowDown')
      await press(
        '4 Control+Home ArrowDown ArrowDown Enter Shift+ArrowDown Shift+ArrowRight Shift+ArrowRight',
      )
      await press('c ArrowUp ArrowLeft Enter Shift+ArrowUp Shift+ArrowRight Shift+ArrowDown')
      assert.equal(await regionsOf(page), small)
      await awaitStatus(page, 'several solutions')
      assert.match(await page.locator('[data-cell="10"]').getAttribute('aria-label'), /empty, region C/)
      // S swaps two cells, Delete takes a cell out, digits enter no givens.
      await press('s Enter ArrowRight Enter')
      assert.equal(await regionsOf(page), 'AAABACCBDCBCDDDB')
      await press('Control+z s Delete 1')
      assert.equal(await regionsOf(page), 'AAABACC.DCCBDDDB'.replace('C.', 'CB').replace('DCCBD', 'DCC.D'))
      await shot('keys')
      await press('Escape')
      await page.getByRole('button', { name: 'Draw irregular regions' }).waitFor()
      await page.getByText('Region B has 3 of 4 cells').waitFor()
    },
  },

  'regions by touch on a phone, in French': {
    options: { ...phone, ...frenchInTheDark },
    async run({ page, shot }) {
      await page.getByLabel('Taille').selectOption('6')
      await awaitCells(page, 36)
      await page.getByRole('button', { name: 'Dessiner des régions irrégulières' }).tap()
      await page.getByRole('button', { name: 'Rien', exact: true }).tap()
      await page.locator('#grid').scrollIntoViewIfNeeded()
      const client = await page.context().newCDPSession(page)
      const send = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints })
      for (const stroke of [
        [0, 1, 2, 8, 7, 6],
        [3, 4, 5, 11, 10, 9],
      ]) {
        for (const [i, cell] of stroke.entries()) {
          const { x, y, width, height } = await page.locator(`[data-cell="${cell}"]`).boundingBox()
          await send(i === 0 ? 'touchStart' : 'touchMove', [{ x: x + width / 2, y: y + height / 2 }])
        }
        await send('touchEnd', [])
      }
      await page.locator('[data-cell="12"]').tap()
      assert.equal((await regionsOf(page)).slice(0, 13), 'AAABBBAAABBBC')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
      await shot('touch')
      await assertAccessible(page)
    },
  },

  'regions from letters, at random, from boxes, and with a symmetry': {
    async run({ page, shot }) {
      await page.getByLabel('Size').selectOption('4')
      await awaitCells(page, 16)
      await page.getByLabel('Boxes').selectOption('regions')
      await choose(page, 'Letters …')
      const field = page.getByLabel(/^One character for each cell/)
      assert.equal(await field.inputValue(), 'AABB\nAABB\nCCDD\nCCDD')
      await field.fill('aaab\naccb\ndccb\nddd')
      await choose(page, 'Use these letters')
      await page.getByText('Found 15 characters; expected 16').waitFor()
      await field.fill('aaab\naccb\ndccb\ndddb')
      await choose(page, 'Use these letters')
      assert.equal(await regionsOf(page), small)
      await awaitStatus(page, 'several solutions')
      await choose(page, 'Boxes 2 × 2')
      assert.equal(await regionsOf(page), 'AABBAABBCCDDCCDD')
      await choose(page, 'A random jigsaw')
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.region-palette button')].every(
          button => !/[0-3]\//.test(button.textContent),
        ),
      )
      await choose(page, 'Nothing')
      await page.getByLabel('Symmetry').selectOption('rotate180')
      await drag(page, [4, 0, 1, 2])
      assert.equal(await regionsOf(page), 'AAA.A......B.BBB')
      assert.equal(await palette(page, 'C').getAttribute('aria-pressed'), 'true')
      await page.getByLabel('Symmetry').selectOption('none')
      await drag(page, [3, 7, 6, 5])
      await choose(page, 'The rest into D')
      assert.equal(await regionsOf(page), 'AAACACCCDDDBDBBB')
      await awaitStatus(page, 'several solutions')
      await shot('symmetric')
    },
  },

  'regions of every size from 4 to 16 are drawn and read': {
    async run({ page }) {
      for (let size = 4; size <= 16; ++size) {
        await page.getByLabel('Size').selectOption(String(size))
        await awaitCells(page, size * size)
        await choose(page, 'Draw irregular regions')
        // Not from boxes, which are full before the jigsaw is.
        await choose(page, 'Nothing')
        await choose(page, 'A random jigsaw')
        await page.waitForFunction(
          most =>
            [...document.querySelectorAll('.region-palette button strong')].filter(letter =>
              letter.parentElement.classList.contains('is-full'),
            ).length === most,
          size,
        )
        const before = await regionsOf(page)
        // Another cell into A, and back: the puzzle is refused nothing on the way.
        await palette(page, 'A').click()
        const cell = [...before].findIndex(letter => letter !== 'A')
        await drag(page, [cell])
        await page.getByText(`Region A has ${size + 1} of ${size} cells`).waitFor()
        await page.keyboard.press('Control+z')
        assert.equal(await regionsOf(page), before)
        await choose(page, 'Done')
      }
    },
  },
}
