// The examples of rules in docs/rules.md, of which the page draws its pictograms.

/** By the name of a rule, the puzzle of its picture there, as Quadrille's JSON. */
export const ruleExamplesIn = markdown =>
  Object.fromEntries(
    markdown
      .split(/^## /m)
      .slice(1)
      .flatMap(section => {
        const name = /^\w+/.exec(section)?.[0]
        const [, text, argument] = /<!-- picture: (\{.*\}) \|(.*) -->/.exec(section) ?? []
        if (!name || text === undefined) return []
        const puzzle = JSON.parse(text)
        const own = argument.trim() === '' ? { name } : { name, argument: argument.trim() }
        return [[name, { ...puzzle, rules: [...(puzzle.rules ?? []), own] }]]
      }),
  )
