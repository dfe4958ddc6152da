// Calls an engine in a worker. To stop a call, the worker is terminated; the next request starts another one
// from the compiled module, which takes a few milliseconds.
import type { Calls, Failure } from './calls.js'

export interface Task {
  id: number
  request: string
}
export type Reply = { id: number } & ({ answer: string } | { trap: string })

export type CallName = keyof Calls
export type Arguments<Call extends CallName> = Calls[Call]['arguments']
export type Answer<Call extends CallName> = Calls[Call]['answer']

/** The engine's message about a request that it cannot answer. The position is in the puzzle's text, or 0. */
export class EngineError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message)
  }
}

/** The request was stopped by `stop`, or the engine ran out of memory. */
export class Stopped extends Error {}

/** The interface of a worker that a client needs. */
export interface WorkerLike {
  postMessage(message: WebAssembly.Module | Task): void
  terminate(): void
  onmessage: ((event: { data: Reply }) => void) | null
}

interface Waiting {
  resolve(line: string): void
  reject(error: Error): void
}

export class Client {
  #worker: WorkerLike | undefined
  #waiting = new Map<number, Waiting>()
  #next = 0
  #module: Promise<WebAssembly.Module>
  #makeWorker: () => WorkerLike
  #language: 'en' | 'fr' = 'en'

  constructor(module: Promise<WebAssembly.Module>, makeWorker: () => WorkerLike) {
    this.#module = module
    this.#makeWorker = makeWorker
  }

  /** The answer; throws EngineError or Stopped. */
  async ask<Call extends CallName>(call: Call, args: Arguments<Call>): Promise<Answer<Call>> {
    const module = await this.#module
    const line = await new Promise<string>((resolve, reject) => {
      const worker = this.#started(module)
      const id = this.#next++
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, request: JSON.stringify({ call, ...args }) })
    })
    const answer = JSON.parse(line) as Answer<Call> | Failure
    if (answer.event === 'error') {
      const { message, line: row, column } = answer as Failure
      throw new EngineError(message, row, column)
    }
    return answer as Answer<Call>
  }

  /** Sets the language of the engine's sentences from now on. */
  speak(language: 'en' | 'fr'): void {
    this.#language = language
    this.#worker?.postMessage(this.#inLanguage())
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0
  }

  /** All unanswered requests throw Stopped. */
  stop(): void {
    if (!this.isBusy) return
    this.#end(new Stopped('stopped'))
  }

  #inLanguage(): Task {
    return { id: -1, request: JSON.stringify({ call: 'speak', language: this.#language }) }
  }

  #end(error: Error): void {
    this.#worker?.terminate()
    this.#worker = undefined
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(error)
  }

  #started(module: WebAssembly.Module): WorkerLike {
    if (this.#worker) return this.#worker
    const worker = this.#makeWorker()
    worker.onmessage = ({ data }) => {
      if ('trap' in data) return this.#end(new Stopped(data.trap))
      this.#waiting.get(data.id)?.resolve(data.answer)
      this.#waiting.delete(data.id)
    }
    worker.postMessage(module)
    worker.postMessage(this.#inLanguage())
    this.#worker = worker
    return worker
  }
}
