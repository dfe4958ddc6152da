// Keeps games, settings and the language in the browser, and restores them. Each game has a key of its own, so that several tabs with
// this page do not overwrite each other's games; a tab follows what the others write.
import { batch, effect, signal, untracked } from '@preact/signals'
import { did, started } from '../game/history'
import { isBlank } from '../game/puzzle'
import { gamesIn, isLesson, mostGames, stepsIn, textOfSteps, withGame, type SavedGame } from '../game/save'
import { first } from '../game/selection'
import * as store from '../store'
import * as database from './database'
import { openKeptRules, rulesKey } from './keepRules'
import { keysOf, read, remove, write, writeText, type Outcome } from './storage'

const gameKey = (id: string): string => `quadrille.game.${id}`
/** Under which earlier versions kept all games. */
const oldGamesKey = 'quadrille.games'
const stepsKey = 'quadrille.history'
const settingsKey = 'quadrille.settings'
/** The view that a new tab shows. */
const doorKey = 'quadrille.door'
/** The game and the view of this tab, which it shows again after a reload. */
const tabKey = 'quadrille.tab'
const delay = 400

/** The player's games, the newest first. */
export const games = signal<readonly SavedGame[]>([])
/** Why the browser cannot keep the games, if it cannot. */
export const keepTrouble = signal<Exclude<Outcome, 'kept'> | undefined>(undefined)

/** The current game as it was last read or written. */
let known: Pick<SavedGame, 'changed' | 'seconds' | 'puzzle' | 'entries' | 'savepoints'> | undefined

const storedGame = (id: string): SavedGame | undefined => {
  const [game] = gamesIn(`[${read(gameKey(id)) ?? ''}]`)
  return game
}

/** The database answers too late when the page is being closed, so nothing may wait until then. */
let isStorageFull = false

/** Into the storage or, if there is no room, into the database. */
const writeGame = async (game: SavedGame): Promise<void> => {
  const [key, text] = [gameKey(game.id), JSON.stringify(game)]
  let outcome = writeText(key, text)
  if (outcome === 'full') {
    remove(stepsKey)
    outcome = writeText(key, text)
  }
  isStorageFull = outcome !== 'kept'
  try {
    if (outcome === 'kept') await database.removeText(game.id).catch(() => undefined)
    else await database.putText(game.id, text)
    keepTrouble.value = undefined
  } catch {
    keepTrouble.value = outcome === 'kept' ? undefined : outcome
  }
}

/** The games of others are not touched: neither the open one nor lessons. */
const dropSurplus = (): void => {
  for (const { id } of games.value.slice(mostGames)) if (id !== store.gameId.value) forgetGame(id)
}

const isEdited = (): boolean => {
  const { puzzle, entries } = store.game.value
  return known?.puzzle !== puzzle || known.entries !== entries || known.savepoints !== store.savepoints.value
}

/** Shows the version that another tab has written; undo leads back. */
const adopt = (game: SavedGame): void => {
  const { puzzle, entries } = store.game.value
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  batch(() => {
    if (!isSame(game.puzzle, puzzle))
      store.history.value = did(store.history.value, { puzzle: game.puzzle, entries: game.entries })
    if (!isSame(game.entries, entries)) store.played.value = did(store.played.value, game.entries)
    if (!isSame(game.savepoints, store.savepoints.value)) store.savepoints.value = game.savepoints
    store.seconds.value = Math.max(store.seconds.value, game.seconds)
    store.hints.value = Math.max(store.hints.value, game.hints)
  })
  known = {
    ...store.game.value,
    savepoints: store.savepoints.value,
    changed: game.changed,
    seconds: game.seconds,
  }
}

const keepSteps = (): void => {
  const text = textOfSteps(store.gameId.value, { history: store.history.value, played: store.played.value })
  writeText(stepsKey, text)
  writeText(stepsKey, text, 'session')
}

const keepTab = (): void => {
  writeText(tabKey, JSON.stringify({ id: store.gameId.value, door: store.door.value }), 'session')
}

/** Writes the current game, if it has changed. The newest edit wins: a version that another tab has written since is adopted instead
 * if nothing has been edited here. */
export const keepNow = (): void => {
  keepTab()
  const game = store.game.value
  if (isBlank(game.puzzle)) return
  if (isLesson(store.gameId.value)) {
    if (!isEdited()) return
    // A lesson keeps its grid: what is changed in it is a game of the player's own.
    store.gameId.value = store.newId()
    keepTab()
  }
  const id = store.gameId.value
  const stored = storedGame(id)
  const edited = isEdited()
  if (!edited && stored && known && stored.changed > known.changed) return adopt(stored)
  if (!edited && stored?.seconds === store.seconds.value) return
  const saved: SavedGame = {
    id,
    changed: edited ? Math.max(Date.now(), (stored?.changed ?? 0) + 1) : known!.changed,
    seconds: store.seconds.value,
    hints: store.hints.value,
    savepoints: store.savepoints.value,
    ...game,
  }
  known = saved
  games.value = withGame(games.value, saved)
  void writeGame(saved)
  keepSteps()
  dropSurplus()
}

/** Takes over a game from elsewhere, unless a newer version of it is known. */
export const takeGame = (game: SavedGame): void => {
  const old = games.value.find(({ id }) => id === game.id)
  if (old && old.changed >= game.changed) return
  if (game.id === store.gameId.value) adopt(game)
  games.value = withGame(games.value, game)
  void writeGame(game)
  dropSurplus()
}

/** Shows a game instead of the current one, which is kept. */
export const openGame = (saved: SavedGame): void => {
  keepNow()
  batch(() => {
    store.gameId.value = saved.id
    store.seconds.value = saved.seconds
    store.hints.value = saved.hints
    store.savepoints.value = saved.savepoints
    store.isPaused.value = false
    store.history.value = started({ puzzle: saved.puzzle, entries: saved.entries })
    store.played.value = started(saved.entries)
    store.selection.value = first(saved.puzzle.layout)
    store.lit.value = undefined
    known = saved
  })
  keepTab()
}

export const forgetGame = (id: string): void => {
  games.value = games.value.filter(game => game.id !== id)
  remove(gameKey(id))
  database.removeText(id).catch(() => undefined)
}

const restoreSettings = (text: string | null): void => {
  const kept = JSON.parse(text ?? '{}') as Record<string, unknown>
  if (kept.language === 'en' || kept.language === 'fr') store.language.value = kept.language
  store.theme.value = store.themes.find(theme => theme === kept.theme) ?? store.theme.value
  const done = (Array.isArray(kept.lessons) ? kept.lessons : []).filter(name => typeof name === 'string')
  store.lessonsDone.value = [...new Set([...store.lessonsDone.value, ...done])]
  const usual = store.settings.value as unknown as Readonly<Record<string, unknown>>
  const known = Object.entries(kept.settings ?? {}).filter(
    ([name, value]) =>
      name in usual &&
      typeof value === typeof usual[name] &&
      Array.isArray(value) === Array.isArray(usual[name]),
  )
  store.settings.value = { ...store.settings.value, ...Object.fromEntries(known) }
}

/** Games of earlier versions get keys of their own. */
const splitOldGames = (): void => {
  const old = gamesIn(read(oldGamesKey)).filter(({ id }) => !isLesson(id))
  const isDone = old
    .filter(game => read(gameKey(game.id)) === null)
    .every(game => write(gameKey(game.id), game) === 'kept')
  if (isDone) remove(oldGamesKey)
  else games.value = old
}

const tabIn = (text: string | null): { id?: unknown; door?: unknown } => {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as { id?: unknown; door?: unknown }
  } catch {
    return {}
  }
}

/** Opens the game of this tab or, in a new one, the newest. */
const openLast = (): void => {
  const { id } = tabIn(read(tabKey, 'session'))
  const last = games.value.find(game => game.id === id) ?? games.value[0]
  if (!last) return
  openGame(last)
  const own = stepsIn(read(stepsKey, 'session'), last)
  const isOwn = own.played.past.length + own.history.past.length > 0
  const steps = isOwn ? own : stepsIn(read(stepsKey), last)
  store.history.value = steps.history
  store.played.value = steps.played
}

/** Follows what other tabs write. */
const onStorage = ({ key, newValue }: StorageEvent): void => {
  if (key === rulesKey) return openKeptRules()
  if (key === settingsKey) {
    try {
      restoreSettings(newValue)
    } catch {
      // Not written by this page.
    }
    return
  }
  if (!key?.startsWith(gameKey(''))) return
  const id = key.slice(gameKey('').length)
  if (newValue === null) {
    if (id !== store.gameId.value) games.value = games.value.filter(game => game.id !== id)
    return
  }
  const [game] = gamesIn(`[${newValue}]`)
  if (!game) return
  games.value = withGame(games.value, game)
  if (game.id === store.gameId.value && !isEdited() && game.changed > (known?.changed ?? 0)) adopt(game)
}

/** Adds the games that did not fit into the storage. */
const openDatabase = async (): Promise<void> => {
  const first = games.value[0]?.id
  const { id } = tabIn(read(tabKey, 'session'))
  for (const text of await database.allTexts()) {
    const [game] = gamesIn(`[${text}]`)
    if (game) games.value = withGame(games.value, game)
  }
  if (isEdited() && !isBlank(store.puzzle.value)) return
  const own = games.value.find(game => game.id === id)
  const last = own ?? (games.value[0]?.id !== first ? games.value[0] : undefined)
  if (last && last.changed > (last.id === store.gameId.value ? (known?.changed ?? 0) : 0)) openGame(last)
}

/** Restores the stored state, and stores changes from now on. */
export const keep = (): void => {
  splitOldGames()
  for (const key of keysOf(gameKey(''))) {
    const game = storedGame(key.slice(gameKey('').length))
    if (game) games.value = withGame(games.value, game)
  }
  openKeptRules()
  try {
    restoreSettings(read(settingsKey))
  } catch {
    // The stored text is not JSON.
  }
  const door = tabIn(read(tabKey, 'session')).door ?? read(doorKey)
  if (door === 'play') store.door.value = 'play'
  openLast()
  const isReady = openDatabase().catch(() => undefined)
  effect(() => {
    const { value: settings } = store.settings
    write(settingsKey, {
      language: store.language.value,
      theme: store.theme.value,
      settings,
      lessons: store.lessonsDone.value,
    })
  })
  effect(() => {
    writeText(doorKey, store.door.value)
    keepTab()
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  effect(() => {
    void store.game.value
    void store.savepoints.value
    untracked(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void isReady.then(keepNow), isStorageFull ? 0 : delay)
    })
  })
  addEventListener('pagehide', keepNow)
  addEventListener('storage', onStorage)
}
