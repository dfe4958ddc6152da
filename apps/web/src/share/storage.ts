// The browser's storage for the page. It may be forbidden or full; the page works all the same.

export const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeText = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full, or forbidden.
  }
}

export const write = (key: string, value: unknown): void => writeText(key, JSON.stringify(value))
