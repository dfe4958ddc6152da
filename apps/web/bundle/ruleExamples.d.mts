/** By the name of a rule, a puzzle with it. */
export const ruleExamplesIn: (markdown: string) => Record<string, object>
