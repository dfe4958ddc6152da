// The bytes of a text that bundle/base85.mjs has written.

/** alphabet: 85 characters of ASCII. */
export const decode = (text: string, alphabet: string): Uint8Array<ArrayBuffer> => {
  const values = new Uint8Array(128)
  for (let i = 0; i < alphabet.length; ++i) values[alphabet.charCodeAt(i)] = i
  const whole = Math.floor(text.length / 5)
  // Five characters are four bytes; the last group, which may be shorter, is padded.
  const bytes = new Uint8Array(4 * Math.ceil(text.length / 5))
  const view = new DataView(bytes.buffer)
  const value = (i: number) => values[text.charCodeAt(i)]!
  for (let group = 0, i = 0; group < whole; ++group, i += 5)
    view.setUint32(
      4 * group,
      (((value(i) * 85 + value(i + 1)) * 85 + value(i + 2)) * 85 + value(i + 3)) * 85 + value(i + 4),
    )
  if (5 * whole < text.length) {
    let number = 0
    for (let i = 5 * whole; i < 5 * whole + 5; ++i) number = number * 85 + (i < text.length ? value(i) : 84)
    view.setUint32(4 * whole, number)
  }
  return bytes.subarray(0, Math.floor((text.length * 4) / 5))
}

/** The content of an element of the single file, packed by gzip. */
export interface Packed {
  readonly text: string
  readonly alphabet: string
}

export const packedIn = ({ textContent, dataset }: HTMLElement): Packed => ({
  text: textContent ?? '',
  alphabet: dataset.alphabet ?? '',
})

export const unpacked = ({ text, alphabet }: Packed): Response =>
  new Response(new Blob([decode(text, alphabet)]).stream().pipeThrough(new DecompressionStream('gzip')))
