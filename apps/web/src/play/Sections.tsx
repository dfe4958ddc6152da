// The sections below the keypad: settings, and kept games.
import { putEntries, say } from '../actions'
import { cellCount } from '../game/grid'
import { noEntries } from '../game/play'
import { mostSavepoints, progressOf } from '../game/save'
import { Icon } from '../parts'
import { backupText, restoreBackup } from '../share/backup'
import { saveFile } from '../share/file'
import { forgetGame, games, openGame } from '../share/keep'
import * as store from '../store'

export const SettingsSection = () => {
  const words = store.words.value
  const settings = store.settings.value
  const names = [
    'showConflicts',
    'removeMarks',
    'showSame',
    'doubleTap',
    'digitFirst',
    'checkFull',
    'keysAnywhere',
    'letters',
    'showTimer',
  ] as const
  return (
    <details>
      <summary>{words.play.settings}</summary>
      {names.map(name => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={event => (store.settings.value = { ...settings, [name]: event.currentTarget.checked })}
          />
          {words.play[name]}
        </label>
      ))}
      {location.protocol === 'file:' && (
        <label>
          {words.play.linkBase}
          <input
            type="url"
            value={settings.linkBase}
            onChange={event => (store.settings.value = { ...settings, linkBase: event.currentTarget.value })}
          />
        </label>
      )}
    </details>
  )
}

/** Saved states of this game. Returning to one is a step that can be undone. */
export const SavepointsSection = () => {
  const words = store.words.value
  const all = store.savepoints.value
  const { entries } = store.game.value
  const set = () => {
    store.savepoints.value = [...all, entries].slice(-mostSavepoints)
  }
  return (
    <details>
      <summary>{words.play.savepoints}</summary>
      <p class="quiet">{words.play.savepointsHelp}</p>
      <ul class="uses">
        {all.map((savepoint, i) => {
          const digits = savepoint.digits.filter(digit => digit !== 0).length
          const name = words.play.savepoint(i + 1, digits)
          return (
            <li key={i}>
              <button type="button" class="use" onClick={() => putEntries(savepoint)}>
                {name}
              </button>
              <button
                type="button"
                class="round"
                aria-label={words.play.forget(name)}
                onClick={() => (store.savepoints.value = all.filter(each => each !== savepoint))}
              >
                <Icon name="close" />
              </button>
            </li>
          )
        })}
      </ul>
      <button type="button" onClick={set} disabled={all.includes(entries)}>
        {words.play.setSavepoint}
      </button>
    </details>
  )
}

const restart = (): void => {
  putEntries(noEntries(cellCount(store.layout.value)))
  store.seconds.value = 0
  store.hints.value = 0
  say(store.words.value.play.restartSure)
}

const restore = async (input: HTMLInputElement): Promise<void> => {
  const words = store.words.value.play
  const text = (await input.files?.[0]?.text()) ?? ''
  input.value = ''
  const count = restoreBackup(text)
  if (count === undefined) say(words.noBackup, true)
  else say(words.restored(count))
}

export const GamesSection = () => {
  const words = store.words.value
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  const others = games.value.filter(game => game.id !== store.gameId.value)
  return (
    <details>
      <summary>{words.play.games}</summary>
      <div class="row">
        <button type="button" onClick={restart}>
          <Icon name="again" />
          {words.play.restart}
        </button>
        <button
          type="button"
          onClick={() =>
            saveFile('quadrille-games.json', new Blob([backupText()], { type: 'application/json' }))
          }
        >
          {words.play.backup}
        </button>
        <label class="button">
          {words.play.restoreBackup}
          <input
            type="file"
            class="hidden"
            accept=".json,application/json"
            onChange={event => void restore(event.currentTarget)}
          />
        </label>
      </div>
      {others.length === 0 && <p class="quiet">{words.play.noGames}</p>}
      <ul class="uses">
        {others.map(game => {
          const title = store.titleOf(game.puzzle)
          const { rows, columns } = game.puzzle.layout
          return (
            <li key={game.id}>
              <button type="button" class="use" onClick={() => openGame(game)}>
                <span>{title}</span>
                <span class="quiet">
                  {rows} × {columns}, {words.play.percent(progressOf(game))}, {date.format(game.changed)}
                </span>
              </button>
              <button
                type="button"
                class="round"
                aria-label={words.play.forget(title)}
                onClick={() => forgetGame(game.id)}
              >
                <Icon name="close" />
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
