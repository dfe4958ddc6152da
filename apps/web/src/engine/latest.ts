// Work that is begun anew while it runs, of which only the last counts.

/** Runs the work; when called again meanwhile, once more afterwards, with the newest input. */
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
