// For Node, which reads the module from the package's folder.
import { readFile } from 'node:fs/promises'
import { Engine } from './engine.js'

export { Engine }

export const load = async () => Engine.load(await readFile(new URL('quadrille.wasm', import.meta.url)))
