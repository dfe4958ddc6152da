// Copies a link to the puzzle to the clipboard, or shows it as a QR code.
import { signal } from '@preact/signals'
import { say } from '../actions'
import { quick } from '../engine/engines'
import { textOf } from '../game/puzzle'
import { linkElsewhere } from './elsewhere'
import { baseOfLinks, linkOf } from './link'
import { qrOf, type QrCode } from './qr'
import * as store from '../store'

/** A link of this page if others can open it; else a link of another site, its name, and the rules that it loses. */
const linkOfPuzzle = async (): Promise<{ link: string; about: string }> => {
  const words = store.words.value
  const puzzle = store.puzzle.value
  const base = baseOfLinks(location.href, store.settings.value.linkBase)
  if (base !== undefined) return { link: await linkOf(textOf(puzzle), base), about: '' }
  const found = await linkElsewhere((call, args) => quick.ask(call, args), puzzle)
  if (!found) throw new Error(words.noLink)
  const names = (rules: readonly string[]) => rules.map(store.ruleName).join(', ')
  const kept = found.lostBySudokuPad.filter(rule => !found.lost.includes(rule))
  const about = [
    found.site === 'sudokupad' ? words.linkOfSudokuPad : words.linkOfFPuzzles(names(kept)),
    found.lost.length > 0 ? words.linkLoses(names(found.lost)) : '',
    words.linkSettings,
  ]
  return { link: found.link, about: about.filter(text => text !== '').join(' ') }
}

const withLink = async (use: (link: string, about: string) => Promise<void> | void): Promise<void> => {
  if (store.puzzle.value.draft) return say(store.words.value.regionTool.notYet, true)
  try {
    const { link, about } = await linkOfPuzzle()
    await use(link, about)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true)
  }
}

export const share = (): Promise<void> =>
  withLink(async (link, about) => {
    await navigator.clipboard.writeText(link)
    say(`${store.words.value.copied} ${about}`.trim())
  })

export interface ShownQr extends QrCode {
  readonly link: string
  readonly about: string
}
/** The QR code in a dialog; undefined: none. */
export const shownQr = signal<ShownQr | undefined>(undefined)

export const showQr = (): Promise<void> =>
  withLink((link, about) => {
    const code = qrOf(link)
    if (code) shownQr.value = { ...code, link, about }
    else say(store.words.value.qrTooLong(link.length), true)
  })
