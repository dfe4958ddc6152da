// The displayed search: its events, the current node, and the number of its removals that have been made.
import { batch, computed, signal } from '@preact/signals'
import type { Method } from '../engine/calls'
import { asked, live } from '../engine/engines'
import { EngineError, Stopped } from '../engine/client'
import { cellsOf as cellsOfGrid, isHole } from '../game/grid'
import { textOf, type Puzzle } from '../game/puzzle'
import { refusal, work } from '../solve/explain'
import * as store from '../store'
import { domainsAt, eventsIn, listOf, StreamError, traceOf, type Trace, type Values } from './trace'
import { everything } from './icicle'
import { failedSubtrees } from './tree'

/** The limit of nodes when a puzzle's tree is searched. */
export const mostNodes = 10_000

export const method = signal<Exclude<Method, 'test'>>('domain')
export const wantsAll = signal(false)

interface Shown {
  readonly trace: Trace
  /** The puzzle of the trace; undefined if it was opened as a stream. */
  readonly puzzle: Puzzle | undefined
}
const shown = signal<Shown | undefined>(undefined)
/** The trace of the current puzzle, or of a stream. */
export const trace = computed(() => {
  const { puzzle, trace } = shown.value ?? {}
  return puzzle && puzzle !== store.puzzle.value ? undefined : trace
})
export const failed = computed(() => (trace.value ? failedSubtrees(trace.value) : []))

export const node = signal(0)
/** The number of removals of the node. */
export const removalCount = signal(0)
/** Nodes that are folded although they would not be by default, or the other way round. */
export const turned = signal<ReadonlySet<number>>(new Set())
export const foldsFailed = signal(true)
export const bookmarks = signal<readonly number[]>([])
export const hasLabels = signal(true)
export const drawing = signal<'nodes' | 'icicle'>('nodes')
/** The node whose subtree the icicle shows. */
export const top = signal(everything)

/** A failed subtree is folded unless opened; a single failure has nothing to fold. */
export const isFolded = (place: number): boolean =>
  (foldsFailed.value && failed.value[place] === true && trace.value!.nodes[place]!.children.length > 0) !==
  turned.value.has(place)

/** Whether the trace is about the current grid: its variables are the names of its cells. */
const isOfGrid = (found: Trace): boolean =>
  found.isPuzzle && found.names.length === store.puzzle.value.givens.length

/** The variables and their domains, without those of holes between boards. */
export const variablesOf = (found: Trace): Pick<Trace, 'names' | 'domains'> => {
  if (!isOfGrid(found)) return found
  const isCell = (_: unknown, cell: number) => !isHole(cell, store.layout.value)
  return { names: found.names.filter(isCell), domains: found.domains.filter(isCell) }
}

const digitsOf = (values: Values): number[] =>
  listOf(values).map(value => value - store.layout.value.firstValue + 1)

const cellsOf = (found: Trace, names: readonly string[]): number[] =>
  names.map(name => found.names.indexOf(name)).filter(cell => cell >= 0)

/** Highlights the cells of a constraint. */
export const lightConstraint = (name: string): void => {
  const found = trace.value
  const constraint = found?.constraints.find(each => each.name === name)
  if (!found || !constraint || !isOfGrid(found)) return
  const cells = cellsOf(found, constraint.scope)
  store.lit.value = { ...store.lit.value, cells }
}

/** Shows the domains in the grid, with the values of the last removal. */
const light = (): void => {
  const found = trace.value
  if (!found || !isOfGrid(found)) return void (store.lit.value = undefined)
  const removals = found.nodes[node.value]?.removals ?? []
  const last = removals[removalCount.value - 1]
  const domains = domainsAt(found, node.value, removalCount.value)
  const gone = last ? digitsOf(last.removed) : []
  const scope = found.constraints.find(each => each.name === last?.constraint)?.scope ?? []
  const decided = found.nodes[node.value]?.decision?.variable ?? ''
  store.lit.value = {
    cells: last ? [...new Set([...cellsOf(found, scope), last.variable])] : cellsOf(found, [decided]),
    candidates: domains.map((values, cell) =>
      cell === last?.variable ? [...digitsOf(values), ...gone].sort((a, b) => a - b) : digitsOf(values),
    ),
    step: {
      placements: [],
      eliminations: gone.map(digit => [last!.variable, digit] as [number, number]),
      chains: [],
    },
  }
}

/** Shows a node after some of its removals; by default after all of them. */
export const lookAt = (place: number, removals = Infinity): void => {
  const found = trace.value?.nodes[place]
  if (!found) return
  batch(() => {
    node.value = place
    removalCount.value = Math.min(removals, found.removals.length)
    light()
  })
}

/** Goes to the next removal, or to the next node after the last one; likewise backwards. */
export const walk = (step: 1 | -1): void => {
  const nodes = trace.value?.nodes ?? []
  const next = removalCount.value + step
  if (next >= 0 && next <= (nodes[node.value]?.removals.length ?? 0)) return lookAt(node.value, next)
  if (nodes[node.value + step]) lookAt(node.value + step, step > 0 ? 0 : Infinity)
}

const show = (found: Trace, puzzle: Puzzle | undefined): void => {
  batch(() => {
    shown.value = { trace: found, puzzle }
    turned.value = new Set()
    bookmarks.value = []
    top.value = everything
    foldsFailed.value = true
    lookAt(0, puzzle ? 0 : Infinity)
  })
}

/** Searches the puzzle, and shows the search. */
export const search = async (puzzle: Puzzle): Promise<void> => {
  const most = wantsAll.value ? 1_000_000 : 1
  const request = { puzzle: textOf(puzzle), method: method.value, most, nodes: mostNodes }
  const found = await work('trace', () => asked.ask('trace', request))
  if (found) show(traceOf(found.events, mostNodes), puzzle)
}

/** Opens the events that a program wrote; reports any mistake in them. */
export const openStream = (text: string): void => {
  const words = store.words.value.think
  refusal.value = ''
  try {
    const found = traceOf(eventsIn(text))
    if (found.nodes.length === 0) refusal.value = words.noEvents
    else show(found, undefined)
  } catch (error) {
    if (!(error instanceof StreamError)) throw error
    refusal.value = words.badEvent(error.line, error.found)
  }
}

export interface Effort {
  readonly nodes: number
  readonly failures: number
  readonly propagations: number
  readonly solutions: number
  readonly state: 'waiting' | 'running' | 'complete' | 'gaveUp' | 'stopped'
}
export const methods: readonly Method[] = ['test', 'value', 'bounds', 'domain', 'automatic', 'learning']
export const efforts = signal<Partial<Record<Method, Effort>>>({})
export const isComparing = signal(false)
/** The power of ten of the years that generate and test would need for all grids; undefined until it has given up. */
export const yearsToTest = signal<number | undefined>(undefined)

const firstNodes = 64
const growth = 4
/** The amount of work after which a method gives up. */
const mostEffort = (each: Method): number => (each === 'test' ? 4_000_000 : 300_000)

const put = (each: Method, effort: Effort): void => {
  efforts.value = { ...efforts.value, [each]: effort }
}

const millisecondsPerYear = 1000 * 60 * 60 * 24 * 365.25

/** perMillisecond: the number of full grids that are tested. Each open cell may hold each digit. */
const powerOfYears = ({ layout, givens }: Puzzle, perMillisecond: number): number => {
  const open = cellsOfGrid(layout).filter(cell => givens[cell] === 0).length
  return Math.round(open * Math.log10(layout.digits) - Math.log10(perMillisecond * millisecondsPerYear))
}

/** Counts solutions, up to two, with all methods in turn, in slices that grow, so that all are seen at work. */
export const compare = async (puzzle: Puzzle): Promise<void> => {
  const none = { nodes: 0, failures: 0, propagations: 0, solutions: 0 }
  live.stop()
  refusal.value = ''
  efforts.value = Object.fromEntries(methods.map(each => [each, { ...none, state: 'waiting' }]))
  isComparing.value = true
  yearsToTest.value = undefined
  let open: readonly Method[] = methods
  try {
    for (let nodes = firstNodes; open.length > 0; nodes *= growth) {
      const left: Method[] = []
      for (const each of open) {
        const most = Math.min(nodes, mostEffort(each))
        const begin = performance.now()
        const found = await live.ask('effort', { puzzle: textOf(puzzle), method: each, most: 2, nodes: most })
        const isLast = most === mostEffort(each)
        put(each, { ...found, state: found.isComplete ? 'complete' : isLast ? 'gaveUp' : 'running' })
        if (each === 'test' && isLast && !found.isComplete)
          yearsToTest.value = powerOfYears(puzzle, found.nodes / (performance.now() - begin))
        if (!found.isComplete && !isLast) left.push(each)
      }
      open = left
    }
  } catch (error) {
    if (error instanceof EngineError) refusal.value = error.message
    else if (!(error instanceof Stopped)) throw error
    for (const each of open) put(each, { ...(efforts.value[each] ?? none), state: 'stopped' })
  } finally {
    isComparing.value = false
  }
}
export const stopComparing = (): void => live.stop()

/** The number of full grids that generate and test would try: the product of the numbers of candidates, as a power of ten. */
export const gridsToTry = (found: Trace): number =>
  found.domains.reduce((sum, values) => sum + Math.log10(Math.max(1, listOf(values).length)), 0)
