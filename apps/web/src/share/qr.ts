// The QR code of a link, for a phone that is held before the screen.
import { generate } from 'lean-qr/nano'

/** The largest code that phones read from a screen without trouble, in modules: for some 1,400 characters. */
const mostSize = 125

export interface QrCode {
  /** The number of modules in each direction, without a margin. */
  readonly size: number
  /** The dark modules, as a path of SVG in units of one module. */
  readonly path: string
}

/** Undefined if the link is too long. */
export const qrOf = (link: string): QrCode | undefined => {
  try {
    const bitmap = generate(link)
    const { size } = bitmap
    if (size > mostSize) return undefined
    const places = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const)
    const path = places.map(([x, y]) => (bitmap.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')
    return { size, path }
  } catch {
    return undefined
  }
}
