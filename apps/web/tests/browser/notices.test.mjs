import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

const libraries = [
  '@preact/signals',
  '@preact/signals-core',
  'fmtlib',
  'highway',
  'lean-qr',
  'llvm-toolchain-19',
  'preact',
  'rapidjson',
  'tl-expected',
  'wasi-libc',
]
const read = name => readFileSync(new URL(`../../../../build/page/${name}`, import.meta.url), 'utf8')

export default {
  'the page carries the licences of all that it contains': {
    async run() {
      for (const name of ['quadrille.html', 'site/NOTICES.txt']) {
        const text = read(name)
        const listed = [...text.matchAll(/^(?:- )+(\S+) [0-9]\S*$/gm)].map(found => found[1])
        assert.deepEqual(listed, libraries, name)
        assert.ok(text.includes('The Quadrille authors'), name)
      }
    },
  },
}
