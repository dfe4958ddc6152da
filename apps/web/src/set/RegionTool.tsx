// The tool for irregular regions: what is painted, how, and what to start from.
import { useState } from 'preact/hooks'
import { hueOf } from '../board/Regions'
import {
  boxesFor,
  boxRegions,
  cellsOfRegion,
  doFit,
  emptyRegions,
  isOfSquares,
  noRegion,
  regionName,
  regionsOf,
  restOf,
  sizesOf,
  symmetriesOf,
  textOfRegions,
  type Symmetry,
} from '../game/regions'
import { Choice, Icon } from '../parts'
import {
  closeRegionTool,
  fillRest,
  openRegionTool,
  putRandomRegions,
  putRegions,
  putRegionText,
  setRegionTool,
} from '../regionActions'
import { redo, undo } from '../actions'
import * as store from '../store'

const manners = ['paint', 'swap'] as const

/** One button for each region, with the number of its cells, and one for none. */
const Palette = ({ tool }: { tool: store.RegionTool }) => {
  const words = store.words.value.regionTool
  const layout = store.layout.value
  const most = cellsOfRegion(layout)
  const sizes = sizesOf(regionsOf(store.puzzle.value), layout)
  return (
    <div class="region-palette" role="group" aria-label={words.palette}>
      {sizes.map((size, region) => (
        <button
          key={region}
          type="button"
          style={hueOf(region)}
          class={size === most ? 'is-full' : size > most ? 'is-over' : ''}
          aria-pressed={tool.region === region}
          title={words.region(regionName(region), size, most)}
          onClick={() => setRegionTool({ region, manner: 'paint' })}
        >
          <strong>{regionName(region)}</strong> <span>{size === most ? '✓' : `${size}/${most}`}</span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={tool.region === noRegion}
        aria-label={words.noRegion}
        onClick={() => setRegionTool({ region: noRegion, manner: 'paint' })}
      >
        <Icon name="clear" />
      </button>
    </div>
  )
}

/** Ways to begin: boxes, no regions, a text of letters, a random jigsaw. */
const Beginnings = () => {
  const words = store.words.value.regionTool
  const layout = store.layout.value
  const [text, setText] = useState<string | undefined>(undefined)
  return (
    <>
      <div class="row" role="group" aria-label={words.begin}>
        <span>{words.begin}</span>
        {isOfSquares(layout) &&
          boxesFor(layout).map(boxes => (
            <button key={boxes[0]} type="button" onClick={() => putRegions(boxRegions(layout, boxes))}>
              {words.boxes(...boxes)}
            </button>
          ))}
        <button type="button" onClick={() => putRegions(emptyRegions(layout))}>
          {words.nothing}
        </button>
        {isOfSquares(layout) && !layout.boards && (
          <button type="button" onClick={() => void putRandomRegions()}>
            {words.random}
          </button>
        )}
        <button
          type="button"
          aria-expanded={text !== undefined}
          onClick={() =>
            setText(text === undefined ? textOfRegions(regionsOf(store.puzzle.value), layout) : undefined)
          }
        >
          {words.letters}
        </button>
      </div>
      {text !== undefined && (
        <>
          <label class="wide">
            {words.lettersHelp}
            <textarea
              class="region-text"
              rows={Math.min(layout.rows, 10)}
              spellcheck={false}
              value={text}
              onInput={event => setText(event.currentTarget.value)}
            />
          </label>
          <div class="row">
            <button
              type="button"
              disabled={text.trim() === ''}
              onClick={() => putRegionText(text) && setText(undefined)}
            >
              {words.useLetters}
            </button>
          </div>
        </>
      )}
    </>
  )
}

const Opened = ({ tool }: { tool: store.RegionTool }) => {
  const words = store.words.value
  const { regionTool } = words
  const layout = store.layout.value
  const regions = regionsOf(store.puzzle.value)
  const { past, future } = store.history.value
  const most = cellsOfRegion(layout)
  const rest = restOf(regions, layout).length
  const size = tool.region === noRegion ? 0 : (sizesOf(regions, layout)[tool.region] ?? 0)
  const canFill = tool.region !== noRegion && rest > 0 && size + rest <= most
  return (
    <div class="region-tool">
      <Palette tool={tool} />
      <p role="status">
        {tool.region === noRegion
          ? regionTool.noRegion
          : regionTool.region(regionName(tool.region), size, most)}
        {rest > 0 && ` ${regionTool.rest(rest)}`}
        {rest === 0 && doFit(regions, layout) && ` ${regionTool.allFit}`}
      </p>
      <p class="quiet">{tool.manner === 'swap' ? regionTool.swapHelp : regionTool.paintHelp}</p>
      <div class="row">
        <Choice
          label={regionTool.manner}
          values={manners}
          value={tool.manner}
          nameOf={manner => regionTool.manners[manner]}
          onChoose={manner => setRegionTool({ manner })}
        />
        <label>
          {regionTool.symmetry}
          <select
            value={tool.symmetry}
            onChange={event => setRegionTool({ symmetry: event.currentTarget.value as Symmetry })}
          >
            {symmetriesOf(layout).map(symmetry => (
              <option key={symmetry} value={symmetry}>
                {words.symmetries[symmetry]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Beginnings />
      <div class="row">
        <button
          type="button"
          class="round"
          aria-label={words.undo}
          onClick={undo}
          disabled={past.length === 0}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="round"
          aria-label={words.redo}
          onClick={redo}
          disabled={future.length === 0}
        >
          <Icon name="redo" />
        </button>
        <button type="button" onClick={fillRest} disabled={!canFill}>
          {regionTool.fillRest(tool.region === noRegion ? '' : regionName(tool.region))}
        </button>
        <button type="button" class="main" onClick={closeRegionTool}>
          {regionTool.done}
        </button>
      </div>
    </div>
  )
}

export const RegionTool = () => {
  const tool = store.regionTool.value
  if (tool) return <Opened tool={tool} />
  return (
    <div class="row">
      <button type="button" onClick={openRegionTool}>
        {store.words.value.regionTool.open}
      </button>
    </div>
  )
}
