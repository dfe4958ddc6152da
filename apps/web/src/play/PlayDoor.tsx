// Play the puzzle: keypad, hints in three steps, check, time, and kept games.
import { computed } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { putEntries } from '../actions'
import { clockText } from '../game/clock'
import { withCentre } from '../game/play'
import { rulesOf } from '../game/puzzle'
import { Keypad, KeypadBar, Modes } from '../input/Keypad'
import { Dialog, Icon } from '../parts'
import { isCompact } from '../screen'
import { RulesInWords } from '../solve/RulesInWords'
import { ShareButtons } from '../solve/Share'
import { StartCard } from '../solve/StartCard'
import * as store from '../store'
import { beforeMistake, check } from './check'
import { EndCard } from './EndCard'
import { askHint, isHintOpen } from './hint'
import { HintCard } from './HintCard'
import { GamesSection, SavepointsSection, SettingsSection } from './Sections'
import { fillSingles } from './singles'
import { StatisticsSection } from './Statistics'

/** Runs while the game is being played and the page is visible. */
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

const fillMarks = (): void => putEntries(withCentre(store.game.value.entries, store.left.value))

const Head = () => {
  const { author } = store.puzzle.value.object.about ?? {}
  return (
    <div class="play-head">
      <div>
        <h2>{store.titleOf(store.puzzle.value)}</h2>
        {author !== undefined && <p class="quiet">{author}</p>}
      </div>
      <Clock />
    </div>
  )
}

const HintButton = () => (
  <button type="button" onClick={() => void askHint()}>
    <Icon name="hint" />
    <span>{store.words.value.hint}</span>
  </button>
)

const CheckButton = () => (
  <button type="button" onClick={() => void check()}>
    <Icon name="check" />
    <span>{store.words.value.play.check}</span>
  </button>
)

/** The actions that players need less often than a hint. */
const OtherActions = () => {
  const words = store.words.value
  return (
    <>
      <button type="button" onClick={() => void beforeMistake()}>
        <Icon name="undo" />
        {words.play.beforeMistake}
      </button>
      <button type="button" onClick={fillMarks}>
        <Icon name="edit" />
        {words.play.fillMarks}
      </button>
      <button type="button" title={words.play.fillSinglesHelp} onClick={() => void fillSingles()}>
        <Icon name="singles" />
        {words.play.fillSingles}
      </button>
      <ShareButtons />
    </>
  )
}

const Sections = () => (
  <>
    <RulesInWords />
    <SavepointsSection />
    <SettingsSection />
    <GamesSection />
    <StatisticsSection />
  </>
)

/** On a small screen: what is not needed all the time. */
const More = ({ onClose }: { onClose: () => void }) => {
  const words = store.words.value
  const { title, author } = store.puzzle.value.object.about ?? {}
  return (
    <Dialog kind="sheet" title={title ?? words.play.more} closeName={words.close} onClose={onClose}>
      {author !== undefined && <p class="quiet">{author}</p>}
      <div class="actions" onClick={onClose}>
        <OtherActions />
      </div>
      <Sections />
    </Dialog>
  )
}

/** Whether there is nothing to play. */
const isEmpty = computed(
  () => store.puzzle.value.givens.every(given => given === 0) && rulesOf(store.puzzle.value).length === 0,
)

const Verdict = () => {
  const words = store.words.value
  return (
    <>
      {isEmpty.value && <StartCard text={words.play.noGrid} />}
      {store.isFullButWrong.value && (
        <p class="card error" role="status">
          {words.play.fullButWrong(store.conflicts.value.size)}
        </p>
      )}
      {store.isSolved.value && <EndCard />}
    </>
  )
}

const WideControls = () => (
  <>
    <Modes />
    <Keypad />
    <div class="actions">
      <HintButton />
      <CheckButton />
      <OtherActions />
    </div>
  </>
)

/** A hint takes the place of the keypad, so that its cells stay in view. */
const CompactControls = () => {
  const words = store.words.value
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!isHintOpen.value && !store.isSolved.value && !isEmpty.value && (
        <>
          <Modes />
          <Keypad />
        </>
      )}
      <KeypadBar>
        <HintButton />
        <CheckButton />
        <button type="button" onClick={() => setOpen(true)}>
          <Icon name="more" />
          <span>{words.play.more}</span>
        </button>
      </KeypadBar>
      {isOpen && <More onClose={() => setOpen(false)} />}
    </>
  )
}

export const PlayDoor = () => {
  useClock()
  return (
    <div class="panel">
      <Head />
      <Verdict />
      <HintCard />
      {!store.isPaused.value && (isCompact.value ? <CompactControls /> : <WideControls />)}
      {!isCompact.value && <Sections />}
    </div>
  )
}
