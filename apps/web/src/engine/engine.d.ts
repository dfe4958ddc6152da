import type { Calls, Failure } from './calls.js'

export type { Calls, Failure, FormatEntry, RuleEntry, Step } from './calls.js'

/** One engine. An exception ends it: make another one from the same compiled module. */
export class Engine {
  /** From the bytes of quadrille.wasm, or from a module that was compiled before. */
  static load(source: BufferSource | WebAssembly.Module): Promise<Engine>
  constructor(module: WebAssembly.Module)
  /** The answer to a request in JSON, as a line of JSON. */
  answer(request: string): string
  /** The answer to a call, or a Failure. An unfinished search continues when the same request is repeated. */
  ask<Call extends keyof Calls>(call: Call, args: Calls[Call]['arguments']): Calls[Call]['answer'] | Failure
}
