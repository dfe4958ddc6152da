// Keeps the solved games of the player in the browser. Each has a key of its own, so that tabs do not overwrite each other's.
import { signal } from '@preact/signals'
import { resultIn, type Result } from '../game/results'
import { keysOf, read, write } from './storage'

const beginning = 'quadrille.result.'

const resultsInStorage = (): Result[] =>
  keysOf(beginning).flatMap(key => {
    try {
      return resultIn(JSON.parse(read(key) ?? 'null')) ?? []
    } catch {
      return []
    }
  })

/** In the order of solving. */
export const results = signal<readonly Result[]>([])

export const readResults = (): void => {
  results.value = resultsInStorage().sort((a, b) => a.solved - b.solved)
}

/** The first result of a game counts. */
export const noteResult = (result: Result): void => {
  if (read(beginning + result.id) === null) write(beginning + result.id, result)
  readResults()
}
