// A search as a tree, made of the events of docs/trace.md: those of a puzzle, whose variables are cells, and those of any model.

/** A set of numbers as ranges; null is no bound. */
export type Values = readonly (readonly [least: number | null, most: number | null])[]

export interface Fact {
  readonly variable: string
  readonly relation: string
  readonly value: number
}

export interface Removal {
  /** null: a decision. */
  readonly constraint: string | null
  readonly variable: number
  readonly removed: Values
  readonly left: Values
}

export interface Constraint {
  readonly name: string
  readonly kind: string
  readonly scope: readonly string[]
}

/** The reasons of a fact or, if it is null, of a constraint's failure. */
export interface Reasons {
  readonly constraint: string
  readonly fact: Fact | null
  readonly reasons: readonly Fact[]
}

export interface TreeNode {
  /** Positions in the list of nodes; -1 for a root. */
  readonly parent: number
  readonly children: number[]
  /** From the root down. A decision's opposite, whose depth docs/trace.md counts differently, is a child like the others. */
  readonly level: number
  readonly decision: Fact | null
  readonly removals: Removal[]
  /** The constraint that failed; null: the decision left no value. */
  failure?: string | null
  isSolution: boolean
  readonly reasons: Reasons[]
  learnt?: { readonly facts: readonly Fact[]; readonly depth: number }
}

export interface Trace {
  readonly isPuzzle: boolean
  readonly names: string[]
  /** Before any removal. */
  readonly domains: Values[]
  readonly constraints: Constraint[]
  /** Before the first node. */
  readonly first: Removal[]
  readonly nodes: TreeNode[]
  ending: string
}

/** The mistake in a stream of events. */
export class StreamError extends Error {
  constructor(
    readonly line: number,
    readonly found: string,
  ) {
    super(found)
  }
}

type Raw = Readonly<Record<string, unknown>>
const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Digits one by one, or ranges. */
const valuesIn = (value: unknown): Values =>
  listIn(value).map(part =>
    Array.isArray(part)
      ? ([part[0], part[1]] as [number | null, number | null])
      : [numberIn(part), numberIn(part)],
  )

const factIn = (value: unknown): Fact | null =>
  isRaw(value)
    ? {
        variable: textIn(value.cell ?? value.variable),
        relation: textIn(value.relation),
        value: numberIn(value.digit ?? value.value),
      }
    : null
const factsIn = (value: unknown): Fact[] => listIn(value).flatMap(each => factIn(each) ?? [])

/** The variables of a constraint, of any kind. */
const scopeIn = (event: Raw): string[] =>
  [event.scope, event.cells, event.as, [event.cell, event.place, event.other, event.number]].flatMap(list =>
    listIn(list).filter(name => typeof name === 'string'),
  )

/** Reads the events one after another; ignores the rest of a search with more than `mostNodes`. */
export const traceOf = (events: readonly unknown[], mostNodes = 20_000): Trace => {
  const trace: Trace = {
    isPuzzle: events.some(event => isRaw(event) && event.event === 'puzzle'),
    names: [],
    domains: [],
    constraints: [],
    first: [],
    nodes: [],
    ending: '',
  }
  const placeOf = new Map<string, number>()
  const nodeAt = new Map<number, number>()
  const present = () => trace.nodes[trace.nodes.length - 1]
  for (const event of events) {
    if (!isRaw(event)) continue
    const node = present()
    switch (event.event) {
      case 'variable': {
        const name = textIn(event.cell ?? event.name)
        if (name === '' || 'is' in event) break
        placeOf.set(name, trace.names.length)
        trace.names.push(name)
        trace.domains.push(valuesIn(event.digits ?? event.domain))
        break
      }
      case 'constraint':
        trace.constraints.push({
          name: textIn(event.name),
          kind: textIn(event.kind),
          scope: scopeIn(event),
        })
        break
      case 'node': {
        if (trace.nodes.length >= mostNodes) return { ...trace, ending: 'stopped' }
        const place = trace.nodes.length
        const parent = nodeAt.get(numberIn(event.parent)) ?? -1
        nodeAt.set(numberIn(event.node), place)
        trace.nodes[parent]?.children.push(place)
        trace.nodes.push({
          parent,
          children: [],
          level: (trace.nodes[parent]?.level ?? -1) + 1,
          decision: factIn(event.decision),
          removals: [],
          isSolution: false,
          reasons: [],
        })
        break
      }
      case 'removal': {
        const variable = placeOf.get(textIn(event.cell ?? event.variable))
        if (variable === undefined) break
        const constraint = typeof event.constraint === 'string' ? event.constraint : null
        const removal = {
          constraint,
          variable,
          removed: valuesIn(event.removed),
          left: valuesIn(event.left),
        }
        ;(node?.removals ?? trace.first).push(removal)
        break
      }
      case 'failure':
        if (node) node.failure = typeof event.constraint === 'string' ? event.constraint : null
        break
      case 'reasons':
        node?.reasons.push({
          constraint: textIn(event.constraint),
          fact: factIn(event.fact),
          reasons: factsIn(event.reasons),
        })
        break
      case 'learnt':
        if (node) node.learnt = { facts: factsIn(event.facts), depth: numberIn(event.depth) }
        break
      case 'solution':
        if (node) node.isSolution = true
        break
      case 'end':
        trace.ending = textIn(event.ending)
        break
    }
  }
  return trace
}

/** The events in a text with one JSON object per line; throws StreamError. */
export const eventsIn = (text: string): unknown[] => {
  const events: unknown[] = []
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    try {
      const event: unknown = JSON.parse(line)
      if (!isRaw(event) || typeof event.event !== 'string') throw new SyntaxError()
      events.push(event)
    } catch {
      throw new StreamError(i + 1, line.slice(0, 40))
    }
  }
  return events
}

/** The values of a small set, one by one. Sets without bounds have no list. */
export const listOf = (values: Values): number[] =>
  values.flatMap(([least, most]) =>
    least === null || most === null
      ? []
      : Array.from({ length: Math.min(most - least, 99) + 1 }, (_, i) => least + i),
  )

/** "1 2 5..9" */
export const textOfValues = (values: Values): string => {
  const merged: [number | null, number | null][] = []
  for (const [least, most] of values) {
    const last = merged[merged.length - 1]
    if (last && last[1] !== null && least === last[1] + 1) last[1] = most
    else merged.push([least, most])
  }
  return merged
    .map(([least, most]) => {
      if (least !== null && least === most) return String(least)
      if (least !== null && most === least + 1) return `${least} ${most}`
      return `${least ?? '−∞'}..${most ?? '∞'}`
    })
    .join(' ')
}

const signs: Readonly<Record<string, string>> = { '!=': '≠', '<=': '≤', '>=': '≥' }
export const textOfFact = ({ variable, relation, value }: Fact): string =>
  `${variable} ${signs[relation] ?? relation} ${value}`

const holdsFor = ({ relation, value }: Fact, other: number): boolean => {
  switch (relation) {
    case '=':
      return other === value
    case '!=':
      return other !== value
    case '<=':
      return other <= value
    default:
      return other >= value
  }
}

/** The domains at a node after the first of its removals: those of its parent, minus the values that its decision and these removed. */
export const domainsAt = (trace: Trace, place: number, removals = Infinity): Values[] => {
  const domains = trace.domains.slice()
  for (const { variable, left } of trace.first) domains[variable] = left
  const path: number[] = []
  for (let at = place; at >= 0; at = trace.nodes[at]!.parent) path.unshift(at)
  for (const at of path) {
    const { decision, removals: all } = trace.nodes[at]!
    const variable = decision ? trace.names.indexOf(decision.variable) : -1
    if (decision && variable >= 0 && trace.isPuzzle)
      domains[variable] = listOf(domains[variable]!)
        .filter(value => holdsFor(decision, value))
        .map(value => [value, value])
    for (const { variable, left } of at === place ? all.slice(0, removals) : all) domains[variable] = left
  }
  return domains
}
