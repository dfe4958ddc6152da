import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const limits = {
  // docs/design/page.md says how the engine is kept small.
  engine: 686_000,
  page: 120_000,
  file: 1_200_000,
}

export default {
  'the sizes keep to their limits': {
    async run() {
      const file = fileURLToPath(new URL('../../../../build/page/sizes.json', import.meta.url))
      const sizes = JSON.parse(readFileSync(file, 'utf8'))
      for (const [name, limit] of Object.entries(limits))
        assert.ok(sizes[name] <= limit, `${name}: ${sizes[name]} bytes, expected at most ${limit}`)
    },
  },
}
