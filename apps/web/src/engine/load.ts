// Where the page finds its engine: inside the one file, as text in elements that the browser does not run; or beside the page,
// in the static folder.

const inlined = (id: string): string | undefined => document.getElementById(id)?.textContent ?? undefined

/** The compiled module. */
export const loadModule = async (): Promise<WebAssembly.Module> => {
  const packed = inlined('engine')
  if (packed === undefined) return WebAssembly.compileStreaming(fetch('quadrille.wasm'))
  const bytes = await fetch(`data:application/gzip;base64,${packed.trim()}`)
  const unpacked = bytes.body!.pipeThrough(new DecompressionStream('gzip'))
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer())
}

let workerUrl: string | undefined

export const makeWorker = (): Worker => {
  const script = inlined('worker')
  if (script !== undefined) workerUrl ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(workerUrl ?? 'worker.js')
}
