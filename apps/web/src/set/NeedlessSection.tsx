// The redundant clues of the puzzle, and a button to remove them.
import { putPuzzle, say } from '../actions'
import { rulesOf } from '../game/puzzle'
import { Section } from '../parts'
import { stopWorking, working } from '../solve/explain'
import { findNeedless, needless, progress, withoutNeedless, type Needless } from '../solve/needless'
import { light } from '../settingActions'
import * as store from '../store'

const find = async (): Promise<void> => {
  if (store.status.value.kind !== 'unique') return say(store.words.value.needless.notUnique, true)
  const found = await findNeedless(store.puzzle.value)
  if (found) light(found.givens)
}

const remove = async (found: Needless): Promise<void> => {
  const next = await withoutNeedless(found)
  if (next) putPuzzle(next)
}

const Found = ({ found }: { found: Needless }) => {
  const words = store.words.value.needless
  const rules = rulesOf(found.puzzle)
  const names = found.rules.map(i => `${store.ruleName(rules[i]!.name)} ${rules[i]!.argument ?? ''}`.trim())
  return (
    <>
      <p role="status">
        {found.givens.length === 0 && names.length === 0
          ? words.none
          : [
              found.givens.length > 0 ? words.givens(found.givens.length) : '',
              names.length > 0 ? words.rules(names.join('; ')) : '',
            ]
              .filter(text => text !== '')
              .join(' ')}
      </p>
      {found.givens.length > 0 && (
        <button type="button" onClick={() => void remove(found)}>
          {words.remove}
        </button>
      )}
    </>
  )
}

export const NeedlessSection = () => {
  const words = store.words.value
  const found = needless.value
  const { done, all } = progress.value ?? { done: 0, all: 0 }
  return (
    <Section title={words.needless.title}>
      <p class="quiet">{words.needless.help}</p>
      <div class="row">
        <button type="button" onClick={() => void find()}>
          {words.needless.find}
        </button>
        {working.value === 'needless' && (
          <>
            <button type="button" onClick={stopWorking}>
              {words.stop}
            </button>
            <span class="quiet">{words.needless.progress(done, all)}</span>
          </>
        )}
      </div>
      {found?.puzzle === store.puzzle.value && <Found found={found} />}
    </Section>
  )
}
