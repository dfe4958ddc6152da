// The engine in Chromium, called outside the page.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Engine } from '../../src/engine/engine.js'
import { hard } from './steps.mjs'

const read = path => readFileSync(new URL(path, import.meta.url))
const wasm = read('../../../../build/wasm/quadrille.wasm')
const drawn = ['thermometer', 'killer_cage', 'arrow', 'renban', 'sandwich', 'quadruple', '']

export default {
  // tests/apps/web/same_answers.mjs compares Node with the native engine.
  'Chromium gives the answers that Node gives, byte for byte': {
    async run({ context }) {
      const engine = await Engine.load(wasm)
      const puzzles = [
        hard,
        ...drawn.map((draws, seed) => engine.ask('generate', { puzzle: '.'.repeat(36), seed, draws }).puzzle),
      ]
      const requests = puzzles
        .flatMap(puzzle => [
          { call: 'read', puzzle },
          { call: 'check', puzzle, nodes: 2000 },
          { call: 'candidates', puzzle, nodes: 20 },
          { call: 'path', puzzle, nodes: 2000 },
          { call: 'trace', puzzle, method: 'learning', nodes: 50 },
          { call: 'convert', puzzle, to: 'fpuzzles_link' },
          { call: 'convert', puzzle, to: 'minizinc_model' },
          { call: 'convert', puzzle, to: 'pdf' },
        ])
        .map(request => JSON.stringify(request))
      const fresh = await Engine.load(wasm)
      const page = await context.newPage()
      const answers = await page.evaluate(
        async ([source, code, lines]) => {
          const { Engine: ThisEngine } = await import(`data:text/javascript;base64,${source}`)
          const bytes = Uint8Array.from(window.atob(code), letter => letter.charCodeAt(0))
          const here = await ThisEngine.load(bytes)
          return lines.map(line => here.answer(line))
        },
        [read('../../src/engine/engine.js').toString('base64'), wasm.toString('base64'), requests],
      )
      for (const [i, request] of requests.entries()) assert.equal(answers[i], fresh.answer(request), request)
      assert.ok(answers.every(answer => !answer.includes('"event":"error"')))
    },
  },
}
