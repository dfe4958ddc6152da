// Set a puzzle: its grid, rules and givens, with the verdict beside it.
import { goTo } from '../actions'
import { isBlank } from '../game/puzzle'
import { Icon, Tabs } from '../parts'
import { ShareButtons } from '../solve/Share'
import { StartCard } from '../solve/StartCard'
import { openTab } from '../settingActions'
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
      {tab === 'shape' && isBlank(store.puzzle.value) && !store.regionTool.value && (
        <StartCard text={words.begin.samples} />
      )}
      <Tabs
        label={words.tabsLabel}
        names={Object.keys(views) as View[]}
        value={tab}
        nameOf={name => words.tabs[name]}
        onChoose={openTab}
      >
        <Shown />
      </Tabs>
      <div class="row">
        <button type="button" class="main" onClick={() => goTo('play')}>
          <Icon name="play" />
          {words.play.start}
        </button>
        <ShareButtons />
      </div>
    </>
  )
}
