// The ways to begin while the grid is empty: a sample of each kind, a text, a new puzzle, the lessons.
import { goTo } from '../actions'
import { Icon } from '../parts'
import { working } from './explain'
import { playDaily, tally } from './make'
import { goToTab, openField, playSample } from '../settingActions'
import * as store from '../store'
import { samples, type SampleName } from './samples'

const nameOf = (sample: SampleName): string => {
  const words = store.words.value
  switch (sample) {
    case 'classic':
      return words.begin.classic
    case 'small':
      return '6 × 6'
    case 'regions':
      return words.regions
    case 'samurai':
      return words.arrangements.samurai
    default:
      return store.ruleName(sample)
  }
}

/** The puzzle of today has its date as its title. */
const playToday = (): void => {
  const words = store.words.value
  const today = new Date()
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(today)
  void playDaily(today, words.begin.dailyOf(date))
}

/** text: what the samples are for. */
export const StartCard = ({ text }: { text: string }) => {
  const words = store.words.value
  return (
    <section class="card start" aria-label={words.begin.title}>
      <p>{text}</p>
      <div class="chips">
        <button type="button" class="daily" onClick={playToday}>
          {words.begin.daily}
        </button>
        {(Object.keys(samples) as SampleName[]).map(sample => (
          <button
            key={sample}
            type="button"
            aria-label={words.begin.playSample(nameOf(sample))}
            onClick={() => void playSample(samples[sample], nameOf(sample))}
          >
            {nameOf(sample)}
          </button>
        ))}
      </div>
      {working.value === 'make' && (
        <p class="quiet" role="status">
          {words.making(tally.value.tries)}
        </p>
      )}
      <div class="ways">
        <button type="button" aria-label={words.begin.pasteOne} onClick={openField}>
          <Icon name="paste" />
          {words.begin.paste}
        </button>
        <button type="button" aria-label={words.make} onClick={() => goToTab('make')}>
          <Icon name="again" />
          {words.tabs.make}
        </button>
        <button type="button" aria-label={words.begin.learnMore} onClick={() => goTo('learn')}>
          <Icon name="learn" />
          {words.doors.learn}
        </button>
      </div>
    </section>
  )
}
