// The bytes of a text that bundle/base85.mjs has written.

/** alphabet: 85 characters of ASCII. */
export const decode = (text: string, alphabet: string): Uint8Array<ArrayBuffer> => {
  const values = new Uint8Array(128)
  for (let i = 0; i < alphabet.length; ++i) values[alphabet.charCodeAt(i)] = i
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5))
  for (let from = 0, to = 0; from < text.length; from += 5, to += 4) {
    const count = Math.min(5, text.length - from)
    let number = 0
    for (let i = 0; i < 5; ++i) number = number * 85 + (i < count ? values[text.charCodeAt(from + i)]! : 84)
    for (let i = 0; i < count - 1; ++i) bytes[to + i] = Math.floor(number / 256 ** (3 - i)) % 256
  }
  return bytes
}

/** What an element of the one file holds, packed by gzip. */
export const unpacked = ({ textContent, dataset }: HTMLElement): Response => {
  const bytes = decode(textContent ?? '', dataset.alphabet ?? '')
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')))
}
