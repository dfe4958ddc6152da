// The worker that an engine runs in: it first receives the compiled module, or the bytes to compile, then one request after another.
import { unpacked, type Packed } from './base85'
import { Engine } from './engine.js'
import type { Reply, Task } from './client.js'

let engine: Engine | undefined

const answer = (task: Task): Reply => {
  try {
    if (!engine) throw new Error('no module')
    return { id: task.id, answer: engine.answer(task.request) }
  } catch (error) {
    return { id: task.id, trap: String(error) }
  }
}

/** The module, for all engines, or the reason why there is none. */
const compiled = async (packed: Packed): Promise<WebAssembly.Module | { failure: string }> => {
  try {
    return await WebAssembly.compile(await unpacked(packed).arrayBuffer())
  } catch (error) {
    return { failure: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module | Packed | Task>) => {
  if (data instanceof WebAssembly.Module) engine = new Engine(data)
  else if ('alphabet' in data) void compiled(data).then(module => postMessage(module))
  else postMessage(answer(data))
})
