import { batch, effect } from '@preact/signals'
import { render } from 'preact'
import { follow, goTo, openText } from './actions'
import { App } from './App'
import { keep } from './share/keep'
import { readResults } from './share/keepResults'
import * as store from './store'
import { followFocus } from './viewActions'
import type { LessonName } from './words/words'
import './style/page.css'
import './style/regions.css'

if (navigator.language.toLowerCase().startsWith('fr')) store.language.value = 'fr'
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const systemHasContrast = matchMedia('(prefers-contrast: more)')
const showTheme = () => {
  const theme = store.theme.value
  const { dataset } = document.documentElement
  const isOfSystem = theme !== 'light' && theme !== 'dark'
  dataset.theme = isOfSystem ? (systemIsDark.matches ? 'dark' : 'light') : theme
  dataset.contrast = theme === 'contrast' || (theme === 'auto' && systemHasContrast.matches) ? 'more' : ''
  dataset.grey = theme === 'grey' ? 'all' : ''
}
systemIsDark.addEventListener('change', showTheme)
systemHasContrast.addEventListener('change', showTheme)
effect(showTheme)
effect(() => {
  document.title = `Quadrille – ${store.words.value.tagline}`
})
keep()
readResults()
follow()
followFocus()

/** The back button of the browser leads through the views and the lessons. */
const followBackButton = () => {
  const placeNow = () => JSON.stringify({ door: store.door.value, lesson: store.lesson.value ?? '' })
  history.replaceState(placeNow(), '')
  effect(() => {
    const place = placeNow()
    if (history.state !== place) history.pushState(place, '')
  })
  addEventListener('popstate', ({ state }) => {
    // Without a state, another link was opened.
    if (typeof state !== 'string') return
    const { door, lesson } = JSON.parse(state) as { door: store.Door; lesson: LessonName | '' }
    batch(() => {
      goTo(door)
      store.lesson.value = lesson === '' ? undefined : lesson
    })
  })
}
followBackButton()

/** A link to a puzzle is there to be played. Its part of the address is dropped, so that reloading goes on with the game. */
const openAddress = async () => {
  const { href, hash, pathname, search } = location
  if (!hash.startsWith('#p=')) return
  history.replaceState(history.state, '', pathname + search)
  await openText(href, 'play')
}
void openAddress()
addEventListener('hashchange', () => void openAddress())
// From the static folder, the page can also be opened without a network. A browser may forbid it.
if (location.protocol.startsWith('http') && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('offline.js').catch(() => undefined)
render(<App />, document.getElementById('app')!)
