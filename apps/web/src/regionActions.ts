// The actions of a setter who draws regions. Each stroke is one step, which can be undone.
import { batch } from '@preact/signals'
import { putPuzzle, say } from './actions'
import { quick } from './engine/engines'
import { did } from './game/history'
import { textOf, withBoxes } from './game/puzzle'
import * as regions from './game/regions'
import { moved } from './game/grid'
import { selected } from './game/selection'
import type { RegionCommand } from './input/regionKeys'
import * as store from './store'

const firstTool: store.RegionTool = { region: 0, manner: 'paint', symmetry: 'none', first: undefined }

/** Opens the tool with the first region that is not full. */
export const openRegionTool = (): void => {
  const layout = store.layout.value
  const sizes = regions.sizesOf(regions.regionsOf(store.puzzle.value), layout)
  const open = sizes.findIndex(size => size < regions.cellsOfRegion(layout))
  store.openedRegionTool.value = { ...firstTool, region: Math.max(0, open) }
}

export const closeRegionTool = (): void => {
  store.openedRegionTool.value = undefined
}

/** Another region to paint, another manner or symmetry. */
export const setRegionTool = (change: Partial<store.RegionTool>): void => {
  const tool = store.openedRegionTool.value
  if (tool) store.openedRegionTool.value = { ...tool, first: undefined, ...change }
}

/** A stroke: the steps before it, its first cell, and whether that cell was already in the region. */
let stroke: { before: typeof store.history.value; first: number; wasOwn: boolean } | undefined

const isOfLayout = (region: number): boolean =>
  region < regions.sizesOf(regions.regionsOf(store.puzzle.value), store.layout.value).length

/** The current step with other regions, as part of the stroke if there is one. */
const put = (next: regions.Regions): void => {
  const { puzzle, entries } = store.game.value
  if (regions.areSame(next, regions.regionsOf(puzzle))) return
  const game = { puzzle: regions.withRegions(puzzle, next), entries }
  store.history.value = did(stroke?.before ?? store.history.value, game)
}

const paint = (cells: readonly number[], region: number, tool: store.RegionTool): void => {
  const { layout, puzzle } = store
  let next = regions.regionsOf(puzzle.value)
  for (const cell of cells) next = regions.painted(next, cell, region, tool.symmetry, layout.value)
  put(next)
}

/** After a region has become full, the next one is painted. */
const goOn = (tool: store.RegionTool): void => {
  const next = regions.nextRegion(regions.regionsOf(store.puzzle.value), tool.region, store.layout.value)
  if (next !== tool.region) setRegionTool({ region: next })
}

/** Exchanges the cell with the one that was chosen before it, or chooses it as the first. */
const swapWith = (cell: number, tool: store.RegionTool): void => {
  if (tool.first === undefined) return setRegionTool({ first: cell })
  const now = regions.regionsOf(store.puzzle.value)
  put(regions.swapped(now, tool.first, cell, tool.symmetry, store.layout.value))
  setRegionTool({})
}

export const beginStroke = (cell: number): void => {
  const tool = store.regionTool.value
  if (!tool) return
  const wasOwn = regions.regionsOf(store.puzzle.value)[cell] === tool.region
  batch(() => {
    store.selection.value = selected(cell)
    if (tool.manner === 'swap') return swapWith(cell, tool)
    stroke = { before: store.history.value, first: cell, wasOwn }
    paint([cell], tool.region, tool)
  })
}

/** The pointer has passed over these cells. */
export const continueStroke = (cells: readonly number[]): void => {
  const tool = store.regionTool.value
  const [last] = cells.slice(-1)
  if (!tool || last === undefined) return
  batch(() => {
    store.selection.value = selected(last)
    if (tool.manner === 'swap') return
    paint(cells, tool.region, tool)
    if (stroke) stroke.wasOwn = false
  })
}

/** Ends the stroke at this cell. A single cell that was in the region already leaves it; a drag to another cell swaps the two. */
export const endStroke = (): void => {
  const tool = store.regionTool.value
  const { focus } = store.selection.value
  if (!tool) return
  batch(() => {
    if (tool.manner === 'swap' && tool.first !== undefined && tool.first !== focus) swapWith(focus, tool)
    if (!stroke) return
    if (stroke.wasOwn) paint([stroke.first], regions.noRegion, tool)
    stroke = undefined
    goOn(tool)
  })
}

/** Carries out a key of the tool. */
export const carryOutRegionKey = (command: RegionCommand): void => {
  const tool = store.regionTool.value
  const { focus } = store.selection.value
  if (!tool) return
  batch(() => {
    switch (command.kind) {
      case 'move': {
        const cell = moved(focus, command.down, command.right, store.layout.value)
        if (command.isPainting && tool.manner === 'paint') {
          paint([focus, cell], tool.region, tool)
          goOn(tool)
        }
        store.selection.value = selected(cell)
        return
      }
      case 'cell': {
        if (tool.manner === 'swap') return swapWith(focus, tool)
        const isOwn = regions.regionsOf(store.puzzle.value)[focus] === tool.region
        paint([focus], isOwn ? regions.noRegion : tool.region, tool)
        return goOn(tool)
      }
      case 'clear':
        return paint([focus], regions.noRegion, tool)
      case 'region':
        if (isOfLayout(command.region)) setRegionTool({ region: command.region })
        return
      case 'swap':
        return setRegionTool({ manner: tool.manner === 'swap' ? 'paint' : 'swap' })
      case 'end':
        return tool.first === undefined ? closeRegionTool() : setRegionTool({})
    }
  })
}

/** Replaces all regions by others, in one step. */
export const putRegions = (next: regions.Regions): void => {
  batch(() => {
    putPuzzle(regions.withRegions(store.puzzle.value, next))
    const tool = store.openedRegionTool.value
    const sizes = regions.sizesOf(next, store.layout.value)
    const open = sizes.findIndex(size => size < regions.cellsOfRegion(store.layout.value))
    if (tool) setRegionTool({ region: Math.max(0, open) })
  })
}

/** Boxes of that many rows and columns, or none. */
export const putBoxes = (boxes: readonly [number, number] | null): void =>
  putPuzzle(withBoxes(store.puzzle.value, boxes))

/** All cells in no region into the one that is being painted. */
export const fillRest = (): void => {
  const tool = store.regionTool.value
  if (!tool || tool.region === regions.noRegion) return
  put(regions.withRest(regions.regionsOf(store.puzzle.value), tool.region, store.layout.value))
  goOn(tool)
}

/** Regions from a text of letters; false, with a sentence, if it does not have one for each cell. */
export const putRegionText = (text: string): boolean => {
  const layout = store.layout.value
  const found = regions.regionsInText(text, layout)
  if (typeof found !== 'number') {
    putRegions(found)
    return true
  }
  say(store.words.value.regionTool.badText(found, layout.rows, layout.columns), true)
  return false
}

const triesOfRandom = 30
const nodesOfRandom = 300

/** A random jigsaw. Some jigsaws have no solution at all; of those that are found out quickly none is taken. */
export const putRandomRegions = async (): Promise<void> => {
  const { puzzle } = store.game.value
  const empty = { ...puzzle, object: { size: puzzle.layout.digits }, givens: puzzle.givens.map(() => 0) }
  for (let tries = 1; ; ++tries) {
    const next = regions.randomRegions(puzzle.layout, Math.random)
    const text = textOf(regions.withRegions(empty, next))
    const { count, ending } = await quick.ask('count', { puzzle: text, most: 1, nodes: nodesOfRandom })
    if (count === 0 && ending === 'complete' && tries < triesOfRandom) continue
    if (store.game.value.puzzle === puzzle) putRegions(next)
    return
  }
}
