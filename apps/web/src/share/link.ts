// A puzzle inside a link, after its #: packed, and encoded in characters that links may contain.

const marker = '#p='

const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))

/** A few hundred thousand characters are more than any puzzle has; a packed text may expand to far more. */
const mostCharacters = 4_000_000

const readAll = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    length += part.value.length
    if (length > mostCharacters) throw new Error('too long')
  }
  const all = new Uint8Array(length)
  let place = 0
  for (const part of parts) {
    all.set(part, place)
    place += part.length
  }
  return all
}

const through = (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  readAll(new Blob([bytes]).stream().pipeThrough(way) as ReadableStream<Uint8Array>)

// A value given to the build; bundle/bundle.mjs inserts it.
declare const process: { readonly env: { readonly QUADRILLE_ADDRESS?: string } }

const isOnline = (address: string): boolean => /^https?:\/\/\S+$/.test(address)

/** The address that links lead to: the page's own if others can open it, else the one that the user has set, or
 * the one given to the build. Undefined if there is none. */
export const baseOfLinks = (own: string, set: string): string | undefined =>
  [own, set.trim(), process.env.QUADRILLE_ADDRESS ?? ''].find(isOnline)

/** base: the address of a page; any part after # is dropped. */
export const linkOf = async (text: string, base: string): Promise<string> => {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate'))
  return base.replace(/#.*$/s, '') + marker + toBase64(packed)
}

/** The puzzle's text; undefined if this is not such a link. Throws if the link was truncated or changed. */
export const textInLink = async (link: string): Promise<string | undefined> => {
  const found = /#p=([\w-]+)\s*$/.exec(link)
  if (!found) return undefined
  const bytes = await through(fromBase64(found[1]!), new DecompressionStream('deflate'))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
