// Work that may be restarted while it runs; only the last result counts.

/** Runs the work; if it is called again meanwhile, runs it once more afterwards, with the newest input. */
export const latest = <T>(work: (input: T) => Promise<void>): ((input: T) => Promise<void>) => {
  let waiting: { input: T } | undefined
  let running: Promise<void> | undefined
  const loop = async () => {
    while (waiting) {
      const { input } = waiting
      waiting = undefined
      await work(input)
    }
    running = undefined
  }
  return input => {
    waiting = { input }
    running ??= loop()
    return running
  }
}
