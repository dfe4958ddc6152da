import { expect, test } from 'vitest'
import { Client, EngineError, Stopped, type Task, type WorkerLike } from '../../src/engine/client'
import { latest } from '../../src/engine/latest'

/** Answers a request with the result of `answer`, once `release` is called. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null
  isEnded = false
  tasks: Task[] = []
  postMessage(message: WebAssembly.Module | Task) {
    if ('request' in message && message.id >= 0) this.tasks.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  release(answer: unknown) {
    const task = this.tasks.shift()!
    this.onmessage!({ data: { id: task.id, answer: JSON.stringify(answer) } })
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve))
const withWorkers = () => {
  const workers: FakeWorker[] = []
  const makeWorker = () => workers[workers.push(new FakeWorker()) - 1]!
  return { workers, client: new Client(Promise.resolve({} as WebAssembly.Module), makeWorker) }
}

test('an answer belongs to its request', async () => {
  const { workers, client } = withWorkers()
  const first = client.ask('count', { puzzle: 'a' })
  const second = client.ask('count', { puzzle: 'b' })
  await settled()
  workers[0]!.release({ event: 'count', count: 1, ending: 'complete' })
  workers[0]!.release({ event: 'count', count: 2, ending: 'complete' })
  expect((await first).count).toBe(1)
  expect((await second).count).toBe(2)
})

test('what the engine says to be wrong is an error with its place', async () => {
  const { workers, client } = withWorkers()
  const asked = client.ask('read', { puzzle: '?' })
  await settled()
  workers[0]!.release({ event: 'error', message: 'found ?', line: 1, column: 2 })
  await expect(asked).rejects.toThrow(new EngineError('found ?', 1, 2))
})

test('stopping ends the worker, and the next request starts another one', async () => {
  const { workers, client } = withWorkers()
  const asked = client.ask('count', { puzzle: 'a' })
  await settled()
  client.stop()
  await expect(asked).rejects.toBeInstanceOf(Stopped)
  expect(workers[0]!.isEnded).toBe(true)
  const again = client.ask('count', { puzzle: 'a' })
  await settled()
  expect(workers).toHaveLength(2)
  workers[1]!.release({ event: 'count', count: 3, ending: 'complete' })
  expect((await again).count).toBe(3)
})

test('of work that is begun anew only the last is done', async () => {
  const done: number[] = []
  let release = () => {}
  const run = latest(async (input: number) => {
    done.push(input)
    await new Promise<void>(resolve => (release = resolve))
  })
  const first = run(1)
  void run(2)
  void run(3)
  release()
  await settled()
  release()
  await first
  expect(done).toEqual([1, 3])
})
