// Bundles the page from its sources and the engine: one HTML file that works from a disk, and a folder for any web server.
//
// usage: node bundle/bundle.mjs [MODULE [FOLDER]]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import zopfli from '@gfx/zopfli'
import { build } from 'vite'
import { alphabet, encode } from './base85.mjs'
import { ruleExamplesIn } from './ruleExamples.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const top = resolve(root, '../..')
const moduleFile = resolve(process.argv[2] ?? join(top, 'build/wasm/quadrille.wasm'))
const folder = resolve(process.argv[3] ?? join(top, 'build/page'))

const ruleExamples = JSON.stringify(ruleExamplesIn(readFileSync(join(top, 'docs/rules.md'), 'utf8')))

/** The folders of the npm modules that are part of the page. */
const modules = new Set()

/** A script without imports, and the style sheet that it names. */
const scriptOf = async (entry, name) => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    esbuild: { jsx: 'automatic', jsxImportSource: 'preact', legalComments: 'none' },
    build: {
      write: false,
      target: ['chrome105', 'firefox113', 'safari16.4'],
      lib: {
        entry: join(root, entry),
        name,
        formats: ['iife'],
        fileName: () => 'script.js',
        cssFileName: 'style',
      },
      minify: 'esbuild',
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.RULE_EXAMPLES': JSON.stringify(ruleExamples),
      'process.env.QUADRILLE_ADDRESS': JSON.stringify(process.env.QUADRILLE_ADDRESS ?? ''),
    },
  })
  const { output } = result[0]
  for (const id of output.flatMap(part => Object.keys(part.modules ?? {})))
    modules.add(/^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0])
  const style = output.find(part => part.fileName.endsWith('.css'))
  return {
    script: output.find(part => part.fileName.endsWith('.js')).code.trim(),
    style: style ? String(style.source).trim() : '',
  }
}

let bytes
try {
  bytes = readFileSync(moduleFile)
} catch {
  console.error(
    `${moduleFile}: there is no engine; \`cmake --preset wasm && cmake --build --preset wasm\` builds it`,
  )
  process.exit(1)
}
const page = await scriptOf('src/main.tsx', 'quadrillePage')
const worker = await scriptOf('src/engine/worker.ts', 'quadrilleWorker')
const unpack = await scriptOf('src/unpack.ts', 'quadrilleUnpack')

/** The licences of all that the engine and the page contain: at the end of the file, and beside the page on a server. */
modules.delete(undefined)
const noticesFile = join(dirname(moduleFile), 'page_notices.txt')
execFileSync(
  join(top, 'tools/notices'),
  [dirname(moduleFile), 'quadrille_wasm', '--optional', '--out', noticesFile, '--npm', ...modules],
  { stdio: 'inherit' },
)
const licence = readFileSync(join(top, 'LICENSE'), 'utf8')
const notices = `${licence}\n${existsSync(noticesFile) ? readFileSync(noticesFile, 'utf8') : ''}`

const html = readFileSync(join(root, 'index.html'), 'utf8')
const filled = (head, body) => html.replace('<!-- head -->', () => head).replace('<!-- body -->', () => body)

/** The content policy: nothing may be loaded from anywhere else. */
const policy = rules =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: blob: 'self'; style-src 'unsafe-inline' 'self'; ${rules}" />`
/** Text inside a script element, which `</script` would end. */
const inScript = text => text.replaceAll('</script', '<\\/script')

/** Zopfli finds a shorter form than zlib, in seconds. */
const gzip = text => zopfli.gzipAsync(Buffer.from(text), { numiterations: 5 })
const engine = await gzip(bytes)

rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'site'), { recursive: true })

/** Packed bytes in an element that the browser does not execute. */
const packed = (id, bytes) =>
  `<script type="text/plain" id="${id}" data-alphabet="${alphabet}">${encode(bytes)}</script>`
const single = filled(
  `${policy("script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:")}
    <style>${page.style}</style>`,
  `<script type="text/plain" id="worker">${inScript(worker.script)}</script>
    ${packed('engine', engine)}
    ${packed('page', await gzip(page.script))}
    <script>${inScript(unpack.script)}</script>`,
)
writeFileSync(join(folder, 'quadrille.html'), `${single}<!--\n${notices.replaceAll('--', '- -')}-->\n`)

const site = filled(
  `${policy("script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; manifest-src 'self'")}
    <link rel="manifest" href="manifest.webmanifest" />
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="page.css" />`,
  '<script src="page.js"></script>',
)
const files = {
  'index.html': site,
  'page.js': page.script,
  'page.css': page.style,
  'worker.js': worker.script,
  'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="#fff"/><path d="M13 13h7v7h-7z" fill="#1d5fd1" opacity=".35"/><path d="M4 4h16v16H4zM12 4v16M4 12h16" fill="none" stroke="#1d5fd1" stroke-width="2"/></svg>`,
  'manifest.webmanifest': JSON.stringify({
    name: 'Quadrille',
    short_name: 'Quadrille',
    description: 'Set, solve and play Sudoku and all grids like it.',
    start_url: './',
    display: 'standalone',
    background_color: '#f2f4f7',
    theme_color: '#1d5fd1',
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
  }),
}
const version = createHash('sha256').update(Object.values(files).join()).update(bytes).digest('hex')
const kept = ['./', ...Object.keys(files).filter(name => name !== 'index.html'), 'quadrille.wasm']
files['offline.js'] =
  `const version = '${version.slice(0, 16)}'\nconst files = ${JSON.stringify(kept)}\n` +
  readFileSync(join(root, 'src/offline.js'), 'utf8')
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'site', name), `${text}\n`)
writeFileSync(join(folder, 'site', 'quadrille.wasm'), bytes)
writeFileSync(join(folder, 'site', 'NOTICES.txt'), notices)

/** The sizes that tests/browser/sizes limits. */
const sizes = {
  engine: engine.length,
  page: (await gzip(page.script + page.style + worker.script + html)).length,
  file: single.length + notices.length,
}
writeFileSync(join(folder, 'sizes.json'), `${JSON.stringify(sizes)}\n`)
const kilobytes = count => `${Math.ceil(count / 1000)} KB`
console.log(
  `${join(folder, 'quadrille.html')}: ${kilobytes(sizes.file)} (in gzip the engine has ${kilobytes(sizes.engine)}, the page ${kilobytes(sizes.page)})`,
)
