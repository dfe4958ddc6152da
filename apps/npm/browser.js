// For pages and workers, which fetch the module from beside this file. Bundlers such as vite recognise the address in `new URL(..)`, and copy the module.
import { Engine } from './engine.js'

export { Engine }

export const load = async () => {
  const reply = await fetch(new URL('quadrille.wasm', import.meta.url))
  if (!reply.ok) throw new Error(`${reply.url}: expected the module of the engine, found the status ${reply.status}`)
  return Engine.load(await reply.arrayBuffer())
}
