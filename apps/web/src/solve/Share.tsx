// The buttons for a link to the puzzle, and its QR code.
import { Dialog, Icon } from '../parts'
import { share, showQr, shownQr } from '../share/sharing'
import * as store from '../store'

export const ShareButtons = () => {
  const words = store.words.value
  return (
    <>
      <button type="button" title={words.shareHelp} onClick={() => void share()}>
        <Icon name="share" />
        {words.share}
      </button>
      <button type="button" title={words.qrHelp} onClick={() => void showQr()}>
        <Icon name="qr" />
        {words.qr}
      </button>
    </>
  )
}

/** In pixels of the page: the greatest width of a code, and what the dialog needs beside it. All modules get the same whole number. */
const mostWidth = 352
const beside = 52
/** The light modules around a code that scanners need. */
const margin = 4

export const QrDialog = () => {
  const words = store.words.value
  const code = shownQr.value
  if (!code) return null
  const side = code.size + 2 * margin
  const pixels = Math.floor(Math.min(mostWidth, window.innerWidth - beside) / side)
  return (
    <Dialog
      kind="help qr"
      title={words.qr}
      closeName={words.close}
      onClose={() => (shownQr.value = undefined)}
    >
      <svg
        class="code"
        role="img"
        aria-label={words.qrHelp}
        width={side * Math.max(1, pixels)}
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
      >
        <rect x={-margin} y={-margin} width={side} height={side} />
        <path d={code.path} />
      </svg>
      <p>{code.about || words.shareHelp}</p>
      <p class="quiet link">{code.link}</p>
    </Dialog>
  )
}
