// Where the page finds its engine: inside the one file, as text in elements that the browser does not run; or beside the page,
// in the static folder.
import { unpacked } from './base85'

const inlined = (id: string): HTMLElement | null => document.getElementById(id)

/** The compiled module. */
export const loadModule = async (): Promise<WebAssembly.Module> => {
  const packed = inlined('engine')
  if (!packed) return WebAssembly.compileStreaming(fetch('quadrille.wasm'))
  return WebAssembly.compile(await unpacked(packed).arrayBuffer())
}

let workerUrl: string | undefined

export const makeWorker = (): Worker => {
  const script = inlined('worker')?.textContent
  if (script !== undefined && script !== null) workerUrl ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(workerUrl ?? 'worker.js')
}
