// Keeps games, settings and the language in the browser, and restores them.
import { batch, effect, signal, untracked } from '@preact/signals'
import { started } from '../game/history'
import { isBlank } from '../game/puzzle'
import { gamesIn, historyIn, textOfHistory, withGame, type SavedGame } from '../game/save'
import * as store from '../store'
import { openKeptRules } from './keepRules'
import { read, write, writeText } from './storage'

const gamesKey = 'quadrille.games'
const historyKey = 'quadrille.history'
const settingsKey = 'quadrille.settings'
const delay = 400

export const games = signal<readonly SavedGame[]>([])

export const keepNow = (): void => {
  const game = store.game.value
  if (isBlank(game.puzzle)) return
  const saved = {
    id: store.gameId.value,
    changed: Date.now(),
    seconds: store.seconds.value,
    savepoints: store.savepoints.value,
    ...game,
  }
  games.value = withGame(games.value, saved)
  write(gamesKey, games.value)
  writeText(historyKey, textOfHistory(store.gameId.value, store.history.value))
}

export const openGame = (saved: SavedGame): void => {
  batch(() => {
    keepNow()
    store.gameId.value = saved.id
    store.seconds.value = saved.seconds
    store.savepoints.value = saved.savepoints
    store.isPaused.value = false
    store.history.value = started({ puzzle: saved.puzzle, entries: saved.entries })
    store.selection.value = { cells: [0], focus: 0 }
    store.lit.value = undefined
  })
}

export const forgetGame = (id: string): void => {
  games.value = games.value.filter(game => game.id !== id)
  write(gamesKey, games.value)
}

const restoreSettings = (): void => {
  const kept = JSON.parse(read(settingsKey) ?? '{}') as Record<string, unknown>
  if (kept.language === 'en' || kept.language === 'fr') store.language.value = kept.language
  store.theme.value = store.themes.find(theme => theme === kept.theme) ?? store.theme.value
  if (kept.door === 'play') store.door.value = 'play'
  if (Array.isArray(kept.lessons))
    store.lessonsDone.value = kept.lessons.filter(name => typeof name === 'string')
  const usual = store.settings.value
  const chosen = (kept.settings ?? {}) as Partial<Record<keyof store.Settings, unknown>>
  const is = (name: Exclude<keyof store.Settings, 'linkBase'>) =>
    typeof chosen[name] === 'boolean' ? chosen[name] : usual[name]
  store.settings.value = {
    showConflicts: is('showConflicts'),
    removeMarks: is('removeMarks'),
    showTimer: is('showTimer'),
    showSame: is('showSame'),
    doubleTap: is('doubleTap'),
    letters: is('letters'),
    linkBase: typeof chosen.linkBase === 'string' ? chosen.linkBase : usual.linkBase,
  }
}

/** Restores the stored state, and stores changes from now on. */
export const keep = (): void => {
  games.value = gamesIn(read(gamesKey))
  openKeptRules()
  try {
    restoreSettings()
  } catch {
    // The stored text is not JSON.
  }
  const [last] = games.value
  if (last) {
    openGame(last)
    store.history.value = historyIn(read(historyKey), last)
  }
  effect(() => {
    const { value: settings } = store.settings
    write(settingsKey, {
      language: store.language.value,
      theme: store.theme.value,
      door: store.door.value,
      settings,
      lessons: store.lessonsDone.value,
    })
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  effect(() => {
    void store.game.value
    void store.savepoints.value
    untracked(() => {
      clearTimeout(timer)
      timer = setTimeout(keepNow, delay)
    })
  })
  addEventListener('pagehide', keepNow)
}
