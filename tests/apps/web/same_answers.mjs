#!/usr/bin/env node
// Asks the engine in WebAssembly and the native one the same, and compares the answers byte for byte: about puzzles of every
// kind of which clues can be drawn, about the examples, and about requests that make no sense. It tells the size of the module, too.
//
// usage: same_answers.mjs PAGE_CALLS MODULE SOURCES [--puzzles N]
// Exits with 77 if there is no module, or if sources have changed since it was built.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const [pageCalls, moduleFile, sources] = process.argv.slice(2)
const option = process.argv.indexOf('--puzzles')
const puzzleCount = option < 0 ? 60 : Number(process.argv[option + 1])

const newestIn = folder =>
  Math.max(...readdirSync(folder, { withFileTypes: true }).map(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs
  }))

const skip = why => {
  console.log(`SKIPPED: ${why}; \`cmake --preset wasm && cmake --build --preset wasm\` builds it`)
  process.exit(77)
}
if (!existsSync(moduleFile)) skip(`there is no ${moduleFile}`)
const builtAt = statSync(moduleFile).mtimeMs
if (['src', 'apps/web/engine'].some(folder => newestIn(join(sources, folder)) > builtAt))
  skip(`sources have changed since ${moduleFile} was built`)

const { Engine } = await import(pathToFileURL(resolve(sources, 'apps/web/src/engine/engine.js')).href)
const bytes = readFileSync(moduleFile)
const engine = await Engine.load(bytes)
let failures = 0
const fail = sentence => {
  failures += 1
  if (failures <= 10) console.log(sentence)
}

/** The answers to requests, once they have been compared. */
const answersTo = requests => {
  const lines = requests.map(request => (typeof request === 'string' ? request : JSON.stringify(request)))
  const run = spawnSync(pageCalls, { input: lines.map(line => `${line}\n`).join(''), maxBuffer: 2 ** 30 })
  if (run.status !== 0) throw new Error(`${pageCalls} ended with ${run.status ?? run.signal}`)
  const natives = run.stdout.toString().split('\n')
  if (natives.length !== lines.length + 1) fail(`${lines.length} requests got ${natives.length - 1} answers`)
  return lines.map((line, i) => {
    const answer = engine.answer(line)
    if (answer !== `${natives[i]}\n`) fail(`asked: ${line}\nnative: ${natives[i]}\nwasm: ${answer}`)
    return JSON.parse(answer)
  })
}

const drawnRules = ['thermometer', 'killer_cage', 'arrow', 'renban', 'whispers', 'palindrome', 'between', 'difference',
  'ratio', 'sum_pair', 'greater_than', 'odd', 'even', 'quadruple', 'sandwich', 'skyscraper', 'x_sum', 'little_killer',
  'clone', 'region_sum_line', '']
const sizes = [9, 6, 4, 8, 9, 6, 5]

/** Requests for new puzzles: of every kind in turn, and in several sizes. */
const toGenerate = Array.from({ length: puzzleCount }, (_, i) => {
  const size = sizes[i % sizes.length]
  const puzzle = '.'.repeat(size * size)
  return { call: 'generate', puzzle, seed: i, draws: drawnRules[i % drawnRules.length] }
})
/** Boards that overlap, some with a symmetry that they lack, or with clues of a rule that they cannot have. */
const ofBoards = ['samurai', 'gattai-2', 'sohei', 'windmill', 'butterfly'].flatMap((boards, i) =>
  ['', 'killer_cage', 'thermometer', 'sandwich'].map(draws => (
    { call: 'generate', puzzle: JSON.stringify({ boards }), seed: i, draws, symmetry: ['rotate180', 'mirror'][i % 2] })))
const generated = answersTo([...toGenerate, ...ofBoards]).filter(answer => answer.event === 'generate').map(answer => answer.puzzle)
if (generated.length < puzzleCount / 2) fail(`of ${puzzleCount} puzzles only ${generated.length} were generated`)
const examples = ['classic', 'diagonals', 'jigsaw', 'jigsaw7', 'latin', 'lines', 'none', 'several', 'sixteen', 'small']
  .map(name => readFileSync(join(sources, 'examples', `${name}.txt`), 'utf8'))

const nodes = 2000
const about = (puzzle, i) => [
  { call: 'read', puzzle },
  { call: 'solutions', puzzle, most: 3, nodes },
  { call: 'solutions', puzzle, most: 3, nodes },  // goes on
  { call: 'count', puzzle, most: 500, nodes },
  { call: 'check', puzzle, nodes },
  { call: 'candidates', puzzle, nodes: 20 },
  { call: 'candidates', puzzle, nodes: 20 },  // goes on
  { call: 'why', puzzle, cell: i % 16, digit: 1 + (i % 4), nodes },
  { call: 'keeps', puzzle, rule: 'killer_cage' },
  { call: 'entries', puzzles: `${puzzle}\n${puzzle}`, most: 1 + (i % 3) },
  { call: 'hint', puzzle, nodes },
  { call: 'path', puzzle, nodes },
  { call: 'rate', puzzle, nodes },
  { call: 'trace', puzzle, method: ['value', 'bounds', 'domain', 'automatic', 'learning'][i % 5], nodes: 50 },
  { call: 'effort', puzzle, method: ['test', 'learning', 'value'][i % 3], most: 2, nodes: 500 },
  ...['line', 'fpuzzles_link', 'iss', 'sudokupad', 'minizinc_model', 'no_such'].map(to => ({ call: 'convert', puzzle, to })),
]
const answers = answersTo([...generated, ...examples].flatMap(about))
const answered = answers.filter(answer => answer.event !== 'error').length
if (answered < answers.length / 2) fail(`of ${answers.length} requests only ${answered} were answered`)

answersTo([
  { call: 'rules' },
  { call: 'formats' },
  { call: 'no_such' },
  { call: 'check' },
  { call: 'check', puzzle: 'é☃' },
  { call: 'why', puzzle: '.'.repeat(81), cell: 81, digit: 1 },
  { call: 'count', puzzle: '.'.repeat(81), most: -1 },
  { call: 'count', puzzle: '.'.repeat(81), most: 0 },
  '', '{', '[]', '{"call":"rules"} {}', '"', '{"call":{"call":1}}',
])

const kilobytes = Math.ceil(gzipSync(bytes, { level: 9 }).length / 1024)
console.log(`${generated.length} puzzles, ${answers.length} answers (${answered} without an error); the module has ${kilobytes} KB in gzip`)
if (failures > 0) {
  console.log(`${failures} failures`)
  process.exit(1)
}
