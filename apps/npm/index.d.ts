import type { Engine } from './engine.js'

export { Engine } from './engine.js'
export type { Calls, Failure, FormatEntry, RuleEntry, Step } from './engine.js'

/** An engine of the module that the package holds. It takes some ten milliseconds; keep the engine for all that you ask. */
export function load(): Promise<Engine>
