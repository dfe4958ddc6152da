// Play the puzzle: keypad, hints in three steps, check, time, and the games that are kept.
import { useEffect, useState } from 'preact/hooks'
import { putEntries, say } from '../actions'
import { asked, quick } from '../engine/engines'
import { clockText } from '../game/clock'
import { cellCount } from '../game/grid'
import { noEntries, withCentre } from '../game/play'
import { rulesOf, textOf } from '../game/puzzle'
import { progressOf } from '../game/save'
import { Keypad, Modes } from '../input/Keypad'
import { Icon } from '../parts'
import { forgetGame, games, openGame } from '../share/keep'
import { baseOfLinks, linkOf } from '../share/link'
import { refusal, stopWorking, work, working } from '../solve/explain'
import { StepView } from '../solve/StepView'
import * as store from '../store'
import { applyHint, askHint, hint, tellMore } from './hint'

/** Counts while the game is played and seen. */
const useClock = () => {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!store.isPaused.value && !document.hidden && !store.isSolved.value) store.seconds.value++
    }, 1000)
    return () => clearInterval(timer)
  }, [])
}

const Clock = () => {
  const words = store.words.value
  const isPaused = store.isPaused.value
  if (!store.settings.value.showTimer) return null
  return (
    <div class="clock">
      <span aria-label={words.play.timer}>{clockText(store.seconds.value)}</span>
      <button
        type="button"
        class="round"
        aria-label={isPaused ? words.play.resume : words.play.pause}
        onClick={() => (store.isPaused.value = !isPaused)}
      >
        <Icon name={isPaused ? 'resume' : 'pause'} />
      </button>
    </div>
  )
}

/** Marks the digits that are not those of the solution. */
const check = async (): Promise<void> => {
  const words = store.words.value
  const puzzle = store.puzzle.value
  const found = await work('why', () => asked.ask('check', { puzzle: textOf(puzzle) }))
  if (!found) return
  const [solution] = found.solutions
  if (found.verdict !== 'unique' || !solution) return say(words.play.unchecked, true)
  const { entries } = store.game.value
  const wrong = entries.digits.flatMap((digit, cell) =>
    digit !== 0 && puzzle.givens[cell] === 0 && digit !== solution[cell] ? [cell] : [],
  )
  store.wrong.value = new Set(wrong)
  say(wrong.length === 0 ? words.play.correct : words.play.wrong(wrong.length))
}

const fillMarks = (): void => putEntries(withCentre(store.game.value.entries, store.left.value))

const restart = (): void => {
  putEntries(noEntries(cellCount(store.layout.value)))
  store.seconds.value = 0
  say(store.words.value.play.restartSure)
}

/** A link of this page where others can open one; else of SudokuPad. */
const share = async (): Promise<void> => {
  const words = store.words.value
  const text = textOf(store.puzzle.value)
  const base = baseOfLinks(location.href, store.settings.value.linkBase)
  try {
    const link =
      base === undefined
        ? (await quick.ask('convert', { puzzle: text, to: 'sudokupad' })).text.trim()
        : await linkOf(text, base)
    await navigator.clipboard.writeText(link)
    say(base === undefined ? `${words.copied} ${words.noBase}` : words.copied)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true)
  }
}

const HintCard = () => {
  const words = store.words.value
  const found = hint.value
  if (working.value === 'hint')
    return (
      <div class="card row">
        <span class="quiet">{words.status.searching}</span>
        <button type="button" onClick={stopWorking}>
          {words.stop}
        </button>
      </div>
    )
  if (refusal.value !== '')
    return (
      <p class="card error" role="alert">
        {refusal.value}
      </p>
    )
  if (!found || (found.step && !store.lit.value)) return null
  if (!found.step) return <p class="card">{words.noStep}</p>
  return (
    <div class="card" role="status">
      {found.stage === 'where' ? (
        <p>{words.play.hintWhere}</p>
      ) : found.stage === 'rule' ? (
        <p>
          <strong>{found.step.name}</strong>
        </p>
      ) : (
        <StepView step={found.step} />
      )}
      <div class="row">
        {found.stage === 'where' && (
          <button type="button" onClick={() => void tellMore('rule')}>
            {words.play.hintRule}
          </button>
        )}
        {found.stage !== 'all' ? (
          <button type="button" onClick={() => void tellMore('all')}>
            {words.play.hintAll}
          </button>
        ) : (
          <button type="button" class="main" onClick={applyHint}>
            {words.play.hintApply}
          </button>
        )}
        <button
          type="button"
          class="round"
          aria-label={words.close}
          onClick={() => {
            hint.value = undefined
            store.lit.value = undefined
          }}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}

const RulesInWords = () => {
  const words = store.words.value
  const puzzle = store.puzzle.value
  const names = [...new Set(rulesOf(puzzle).map(rule => rule.name))]
  const description = puzzle.object.about?.description
  if (names.length === 0 && !description) return null
  return (
    <details open>
      <summary>{words.play.rules}</summary>
      {description && <p class="description">{description}</p>}
      <dl class="rules-in-words">
        {names.map(name => (
          <div key={name}>
            <dt>{store.ruleName(name)}</dt>
            <dd>{store.rules.value.find(rule => rule.name === name)?.summary}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const SettingsSection = () => {
  const words = store.words.value
  const settings = store.settings.value
  const names = ['showConflicts', 'removeMarks', 'showTimer'] as const
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

const GamesSection = () => {
  const words = store.words.value
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  const others = games.value.filter(game => game.id !== store.gameId.value)
  return (
    <details>
      <summary>{words.play.games}</summary>
      {others.length === 0 && <p class="quiet">{words.play.noGames}</p>}
      <ul class="uses">
        {others.map(game => {
          const title = game.puzzle.object.about?.title ?? words.play.untitled
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

const Head = () => {
  const words = store.words.value
  const { title, author } = store.puzzle.value.object.about ?? {}
  return (
    <div class="play-head">
      <div>
        <h2>{title ?? words.play.untitled}</h2>
        {author !== undefined && <p class="quiet">{author}</p>}
      </div>
      <Clock />
    </div>
  )
}

export const PlayDoor = () => {
  useClock()
  const words = store.words.value
  const [wasSolved, setSolved] = useState(false)
  const isSolved = store.isSolved.value
  useEffect(() => setSolved(isSolved), [isSolved])
  const isEmpty =
    store.puzzle.value.givens.every(given => given === 0) && rulesOf(store.puzzle.value).length === 0
  return (
    <div class="panel">
      <Head />
      {isEmpty && <p class="card quiet">{words.play.noGrid}</p>}
      {isSolved && (
        <p class={`card solved-card${wasSolved ? '' : ' is-new'}`} role="status">
          {words.play.solved(clockText(store.seconds.value))}
        </p>
      )}
      <HintCard />
      <Modes />
      <Keypad />
      <div class="actions">
        <button type="button" onClick={() => void askHint()}>
          <Icon name="hint" />
          {words.hint}
        </button>
        <button type="button" onClick={() => void check()}>
          <Icon name="check" />
          {words.play.check}
        </button>
        <button type="button" onClick={fillMarks}>
          <Icon name="edit" />
          {words.play.fillMarks}
        </button>
        <button type="button" onClick={restart}>
          <Icon name="again" />
          {words.play.restart}
        </button>
        <button type="button" title={words.shareHelp} onClick={() => void share()}>
          <Icon name="share" />
          {words.share}
        </button>
      </div>
      <RulesInWords />
      <SettingsSection />
      <GamesSection />
    </div>
  )
}
