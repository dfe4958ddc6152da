// A list of puzzles, and what each of them comes to.

export type Verdict = 'waiting' | 'unique' | 'several' | 'none' | 'unreadable'

export interface Entry {
  /** Quadrille's own JSON; empty where it cannot be read. */
  readonly text: string
  readonly line: number
  readonly verdict: Verdict
  /** Digits, where there is one solution. */
  readonly solution: readonly number[]
  /** Why it cannot be read. */
  readonly message: string
}

export interface Many {
  readonly entries: readonly Entry[]
  /** Whether the text had more than are listed. */
  readonly isMore: boolean
}
export const countOf = ({ entries }: Many, verdict: Verdict): number =>
  entries.filter(entry => entry.verdict === verdict).length

/** The solutions, one a line; a line is empty where there is none or more than one. */
export const solutionLines = ({ entries }: Many): string =>
  entries.map(({ solution }) => solution.join(Math.max(0, ...solution) > 9 ? ' ' : '')).join('\n')
