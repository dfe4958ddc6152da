// The page's engines, each in a worker of its own: one for short questions, one for the search that follows each change of the puzzle,
// and one for the user's requests.
import { Client } from './client'
import { firstWorker, loadModule, makeWorker } from './load'

const module = loadModule()
const client = () => new Client(module, () => makeWorker() as never)

export const quick = new Client(module, () => firstWorker() as never)
export const live = client()
export const asked = client()

export const engineReady: Promise<unknown> = module

export const speakAll = (language: 'en' | 'fr'): void => {
  for (const engine of [quick, live, asked]) engine.speak(language)
}
