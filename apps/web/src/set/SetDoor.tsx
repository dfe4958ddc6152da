// Set a puzzle: its grid, rules and givens, with what is to be said of it at hand.
import { Icon, onTabKey } from '../parts'
import * as store from '../store'
import { AnalyseTab } from './AnalyseTab'
import { FileTab } from './FileTab'
import { MakeTab } from './MakeTab'
import { RulesTab } from './RulesTab'
import { ShapeTab } from './ShapeTab'
import { StatusCard } from './StatusCard'

const views = { shape: ShapeTab, rules: RulesTab, analyse: AnalyseTab, make: MakeTab, file: FileTab } as const
type View = keyof typeof views

export const SetDoor = () => {
  const words = store.words.value
  const tab = store.tab.value as View
  const Shown = views[tab]
  return (
    <>
      <StatusCard />
      <div class="tabs" role="tablist" aria-label={words.tabsLabel} onKeyDown={onTabKey}>
        {(Object.keys(views) as View[]).map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="tab-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => (store.tab.value = name)}
          >
            {words.tabs[name]}
          </button>
        ))}
      </div>
      <div class="panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        <Shown />
      </div>
      <button type="button" class="main" onClick={() => (store.door.value = 'play')}>
        <Icon name="play" />
        {words.play.start}
      </button>
    </>
  )
}
