// All games of the player in one file, and back.
import { gamesIn } from '../game/save'
import { resultIn } from '../game/results'
import { games, keepNow, takeGame } from './keep'
import { noteResult, results } from './keepResults'

const kind = 'quadrille games'

export const backupText = (): string => {
  keepNow()
  return JSON.stringify({ kind, games: games.value, results: results.value })
}

/** Of each game, the newest version is kept. Returns the number of games in the text; undefined if it is no backup. */
export const restoreBackup = (text: string): number | undefined => {
  let backup: unknown
  try {
    backup = JSON.parse(text)
  } catch {
    return undefined
  }
  const found = backup as { kind?: unknown; games?: unknown; results?: unknown } | null
  if (found?.kind !== kind) return undefined
  const restored = gamesIn(JSON.stringify(found.games))
  restored.forEach(takeGame)
  for (const each of Array.isArray(found.results) ? (found.results as unknown[]) : []) {
    const result = resultIn(each)
    if (result) noteResult(result)
  }
  return restored.length
}
