// The worker that an engine runs in: first the compiled module, then one request after another.
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

addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module | Task>) => {
  if (data instanceof WebAssembly.Module) engine = new Engine(data)
  else postMessage(answer(data))
})
