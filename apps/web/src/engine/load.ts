// Finds the page's engine: inside the single file, as text in elements that the browser does not execute; or beside the page,
// in the static folder.
import { packedIn } from './base85'

const inlined = (id: string): HTMLElement | null => document.getElementById(id)

let workerUrl: string | undefined

export const makeWorker = (): Worker => {
  const script = inlined('worker')?.textContent
  if (script !== undefined && script !== null) workerUrl ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(workerUrl ?? 'worker.js')
}

/** The worker that has compiled the module, which may continue as an engine. */
let compiler: Worker | undefined

/** The compiled module. A worker unpacks and compiles the content of the single file, while the grid is being drawn. */
export const loadModule = (): Promise<WebAssembly.Module> => {
  const packed = inlined('engine')
  if (!packed) return WebAssembly.compileStreaming(fetch('quadrille.wasm'))
  return new Promise((resolve, reject) => {
    const worker = makeWorker()
    worker.onmessage = ({ data }: MessageEvent<WebAssembly.Module | { failure: string }>) => {
      compiler = worker
      if (data instanceof WebAssembly.Module) resolve(data)
      else reject(new Error(data.failure))
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(packedIn(packed))
  })
}

/** The worker that has compiled the module, if it is not taken, because it is already running; else another worker. */
export const firstWorker = (): Worker => {
  const worker = compiler ?? makeWorker()
  compiler = undefined
  return worker
}
