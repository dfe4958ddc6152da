import { effect } from '@preact/signals'
import { render } from 'preact'
import { follow, openText } from './actions'
import { App } from './App'
import { keep } from './share/keep'
import * as store from './store'
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
follow()
const openAddress = () => {
  if (location.hash.startsWith('#p=')) void openText(location.href)
}
openAddress()
addEventListener('hashchange', openAddress)
// From the static folder, the page can also be opened without a network. A browser may forbid it.
if (location.protocol.startsWith('http') && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('offline.js').catch(() => undefined)
render(<App />, document.getElementById('app')!)
