// A list of puzzles, and the verdict on each of them.

export type Verdict = 'waiting' | 'unique' | 'several' | 'none' | 'unreadable'

export interface Entry {
  /** Quadrille's own JSON; empty if it cannot be read. */
  readonly text: string
  readonly line: number
  readonly verdict: Verdict
  /** Digits, if there is one solution. */
  readonly solution: readonly number[]
  /** The reason why it cannot be read. */
  readonly message: string
}

export interface Many {
  readonly entries: readonly Entry[]
  /** Whether the text contained more puzzles than are listed. */
  readonly isMore: boolean
}
export const countOf = ({ entries }: Many, verdict: Verdict): number =>
  entries.filter(entry => entry.verdict === verdict).length

/** The solutions, one per line; a line is empty if there is none or more than one. */
export const solutionLines = ({ entries }: Many): string =>
  entries.map(({ solution }) => solution.join(Math.max(0, ...solution) > 9 ? ' ' : '')).join('\n')
