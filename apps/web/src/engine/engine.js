// The engine in WebAssembly. It needs only a clock, an output for its last message, and memory, so it runs in the same way in
// a page, in a worker and in Node.
//
//   const engine = await Engine.load(bytes)
//   engine.ask('check', { puzzle: '1234..............' })

/** The functions of WASI, the system that the module was compiled for, that the module imports from its host. */
const hostOf = memory => {
  const view = () => new DataView(memory().buffer)
  return {
    // No environment variables.
    environ_sizes_get(count, bytes) {
      view().setUint32(count, 0, true)
      view().setUint32(bytes, 0, true)
      return 0
    },
    environ_get: () => 0,
    clock_time_get(_clock, _precision, time) {
      view().setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true)
      return 0
    },
    fd_write(_file, pieces, count, written) {
      let text = ''
      let bytes = 0
      for (let i = 0; i < count; ++i) {
        const begin = view().getUint32(pieces + 8 * i, true)
        const length = view().getUint32(pieces + 8 * i + 4, true)
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, begin, length))
        bytes += length
      }
      console.error(text)
      view().setUint32(written, bytes, true)
      return 0
    },
    fd_close: () => 0,
    fd_fdstat_get: () => 0,
    fd_seek: () => 0,
    proc_exit(code) {
      throw new Error(`The engine ended with the code ${code}.`)
    },
  }
}

/** One engine. An exception ends it: make another one from the same compiled module. */
export class Engine {
  #exports

  /** From the bytes of quadrille.wasm, or from a module that was compiled before. */
  static async load(source) {
    const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source)
    return new Engine(module)
  }

  constructor(module) {
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: hostOf(() => instance.exports.memory),
    })
    instance.exports._initialize()
    this.#exports = instance.exports
  }

  /** The answer to a request in JSON, as a line of JSON. */
  answer(request) {
    const bytes = new TextEncoder().encode(request)
    const room = this.#exports.room(bytes.length)
    new Uint8Array(this.#exports.memory.buffer, room, bytes.length).set(bytes)
    const length = this.#exports.answer()
    return new TextDecoder().decode(
      new Uint8Array(this.#exports.memory.buffer, this.#exports.answer_text(), length))
  }

  /** The answer to a call of calls.ts, or a Failure. */
  ask(call, args = {}) {
    return JSON.parse(this.answer(JSON.stringify({ call, ...args })))
  }
}
