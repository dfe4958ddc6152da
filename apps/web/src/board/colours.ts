// Colours of drawings on paper, and their counterparts on a dark background: the same hue, as light as they were dark.

const parts = (colour: string): [number, number, number] => {
  const number = parseInt(colour.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

/** colour: "#e3edf9". The background itself is white, or --paper in dark mode. */
export const onDark = (colour: string): string => {
  const [red, green, blue] = parts(colour).map(part => part / 255) as [number, number, number]
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const lightness = (most + least) / 2
  const range = most - least
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1))
  const hue =
    range === 0
      ? 0
      : most === red
        ? ((green - blue) / range + 6) % 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4
  // Black becomes nearly white, and white becomes the background.
  const flipped = 12 + (1 - lightness) * 78
  return `hsl(${Math.round(hue * 60)} ${Math.round(saturation * 70)}% ${Math.round(flipped)}%)`
}

/** Rules whose usual drawings are all grey. Here they differ in hue as well as in shape, also for people who see few colours. */
const distinct: Readonly<Record<string, string>> = {
  thermometer: '#bcc3cf',
  palindrome: '#c3addf',
  between: '#d8b58a',
  odd: '#f0c79e',
  even: '#a6cbe8',
  clone: '#c6e2c3',
}

/** The colour of a shape on paper. */
export const colourOf = ({ role, colour }: { role: string; colour: string }): string =>
  distinct[role] ?? colour
