// The browser's storage for the page. It may be forbidden or full; the page works all the same.

/** Whether a text was kept or, if not, why. */
export type Outcome = 'kept' | 'full' | 'forbidden'

export const read = (key: string, storage: 'local' | 'session' = 'local'): string | null => {
  try {
    return (storage === 'local' ? localStorage : sessionStorage).getItem(key)
  } catch {
    return null
  }
}

export const writeText = (key: string, text: string, storage: 'local' | 'session' = 'local'): Outcome => {
  try {
    ;(storage === 'local' ? localStorage : sessionStorage).setItem(key, text)
    return 'kept'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    return /quota/i.test(name) ? 'full' : 'forbidden'
  }
}

export const write = (key: string, value: unknown): Outcome => writeText(key, JSON.stringify(value))

export const remove = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Forbidden, so there is nothing to remove.
  }
}

/** The keys with this beginning. */
export const keysOf = (beginning: string): string[] => {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(beginning))
  } catch {
    return []
  }
}
