// Where the page finds its engine: inside the one file, as text in elements that the browser does not run; or beside the page,
// in the static folder.
import { packedIn } from './base85'

const inlined = (id: string): HTMLElement | null => document.getElementById(id)

let workerUrl: string | undefined

export const makeWorker = (): Worker => {
  const script = inlined('worker')?.textContent
  if (script !== undefined && script !== null) workerUrl ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(workerUrl ?? 'worker.js')
}

/** The worker that has compiled the module, which may go on as an engine. */
let compiler: Worker | undefined

/** The compiled module. A worker unpacks and compiles what the one file holds, so that the grid is drawn meanwhile. */
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

/** The compiler if nobody has taken it, as it runs already; else another worker. */
export const firstWorker = (): Worker => {
  const worker = compiler ?? makeWorker()
  compiler = undefined
  return worker
}
