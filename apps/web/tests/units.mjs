#!/usr/bin/env node
// Runs the types, style and unit tests of the page. Exits with 77 if its packages are not installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('..', import.meta.url))
if (!existsSync(`${cwd}/node_modules/vitest`)) {
  console.log('SKIPPED: apps/web/node_modules is missing; `npm ci` there installs it')
  process.exit(77)
}
for (const script of ['lint', 'test']) {
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
