// Undo and redo: immutable values, the current one between those before and those after it.

export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
}

/** The number of steps that can be undone. */
const most = 2000

export const started = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** With a new current value; undone values are dropped. The same value is not a step. */
export const did = <T>(history: History<T>, present: T): History<T> =>
  present === history.present
    ? history
    : { past: [...history.past, history.present].slice(-most), present, future: [] }

export const undone = <T>({ past, present, future }: History<T>): History<T> =>
  past.length === 0
    ? { past, present, future }
    : { past: past.slice(0, -1), present: past[past.length - 1]!, future: [present, ...future] }

export const redone = <T>({ past, present, future }: History<T>): History<T> =>
  future.length === 0
    ? { past, present, future }
    : { past: [...past, present], present: future[0]!, future: future.slice(1) }
