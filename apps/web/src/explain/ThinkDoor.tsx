// Shows how constraints think: the puzzle as X, D and C; methods side by side; a search, step by step.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Method } from '../engine/calls'
import { isBlank } from '../game/puzzle'
import { Icon, Section, Tabs } from '../parts'
import { refusal, stopWorking, working } from '../solve/explain'
import * as store from '../store'
import * as think from './think'
import { domainsAt, textOfFact, textOfValues, type Removal, type Trace, type TreeNode } from './trace'
import { TreeView } from './TreeView'

const number = (value: number): string => new Intl.NumberFormat(store.words.value.language).format(value)

const MethodChoice = () => {
  const words = store.words.value.think
  return (
    <label>
      {words.method}
      <select
        value={think.method.value}
        onChange={event => (think.method.value = event.currentTarget.value as typeof think.method.value)}
      >
        {think.methods
          .filter(each => each !== 'test')
          .map(each => (
            <option key={each} value={each}>
              {words.methods[each]}
            </option>
          ))}
      </select>
    </label>
  )
}

const SearchIt = () => {
  const words = store.words.value.think
  return (
    <Section title={words.search}>
      <p class="quiet">{words.searchHelp}</p>
      <MethodChoice />
      <label class="check">
        <input
          type="checkbox"
          checked={think.wantsAll.value}
          onChange={() => (think.wantsAll.value = !think.wantsAll.value)}
        />
        {words.allSolutions}
      </label>
      <div class="row">
        <button type="button" class="main" onClick={() => void think.search(store.puzzle.value)}>
          {words.run}
        </button>
        {working.value === 'trace' && (
          <button type="button" onClick={stopWorking}>
            {store.words.value.stop}
          </button>
        )}
      </div>
    </Section>
  )
}

/** "row 1: r1c2 loses 3 4, keeps 1 2" */
const removalText = (trace: Trace, { constraint, variable, removed, left }: Removal): string => {
  const words = store.words.value.think
  return words.loses(
    constraint ?? words.decision,
    trace.names[variable]!,
    textOfValues(removed),
    textOfValues(left) || words.nothing,
  )
}

const Conflict = ({ node }: { node: TreeNode }) => {
  const words = store.words.value.think
  if (node.failure === undefined) return null
  return (
    <div class="conflict-story">
      <p class="error">{node.failure === null ? words.emptied : words.cannotHold(node.failure)}</p>
      {node.reasons.length > 0 && (
        <details>
          <summary>{words.reasons(node.reasons.length)}</summary>
          <ol class="story">
            {node.reasons.map(({ constraint, fact, reasons }, i) => (
              <li key={i}>
                {words.because(
                  fact ? textOfFact(fact) : words.fails,
                  constraint,
                  reasons.map(textOfFact).join(', ') || words.noReason,
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
      {node.learnt && (
        <p>{words.learnt(node.learnt.facts.map(textOfFact).join(words.or), node.learnt.depth)}</p>
      )}
    </div>
  )
}

/** The variables that a grid cannot show. */
const Domains = ({ trace, place }: { trace: Trace; place: number }) => {
  const words = store.words.value.think
  const domains = domainsAt(trace, place, think.removalCount.value)
  return (
    <details open>
      <summary>{words.domains}</summary>
      <div class="domains" tabIndex={0} role="group" aria-label={words.domains}>
        <dl>
          {trace.names.slice(0, 500).map((name, i) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{textOfValues(domains[i]!) || '∅'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

const NodeCard = ({ trace }: { trace: Trace }) => {
  const words = store.words.value.think
  const place = think.node.value
  const node = trace.nodes[place]
  if (!node) return null
  const done = think.removalCount.value
  const last = node.removals[done - 1]
  return (
    <div class="steps">
      <p class="step-name">
        {words.node(place + 1, trace.nodes.length)}{' '}
        <span class="quiet">{node.decision ? textOfFact(node.decision) : words.root}</span>
      </p>
      <div class="row">
        <button
          type="button"
          class="round"
          aria-label={words.back}
          disabled={place === 0 && done === 0}
          onClick={() => think.walk(-1)}
        >
          <Icon name="left" />
        </button>
        <input
          type="range"
          aria-label={words.removals(done, node.removals.length)}
          min={0}
          max={node.removals.length}
          value={done}
          onInput={event => think.lookAt(place, Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="round"
          aria-label={words.forth}
          disabled={place === trace.nodes.length - 1 && done === node.removals.length}
          onClick={() => think.walk(1)}
        >
          <Icon name="right" />
        </button>
      </div>
      <p class="quiet">{words.removals(done, node.removals.length)}</p>
      <div aria-live="polite">
        {last && <p class="step-text">{removalText(trace, last)}</p>}
        {done === node.removals.length && (
          <>
            {node.isSolution && <p class="good">{words.isSolution}</p>}
            <Conflict node={node} />
          </>
        )}
      </div>
      {!(trace.isPuzzle && store.lit.value?.candidates) && <Domains trace={trace} place={place} />}
    </div>
  )
}

const Stream = () => {
  const words = store.words.value
  return (
    <details>
      <summary>{words.think.stream}</summary>
      <p class="quiet">{words.think.streamHelp}</p>
      <form
        class="section"
        onSubmit={event => {
          event.preventDefault()
          const field = event.currentTarget.elements.namedItem('stream') as HTMLTextAreaElement
          think.openStream(field.value)
        }}
      >
        <textarea id="stream" name="stream" rows={3} aria-label={words.think.stream} />
        <div class="row">
          <button type="submit">{words.think.openStream}</button>
          <label class="button">
            {words.chooseFile}
            <input
              class="hidden"
              type="file"
              onChange={event => {
                const file = event.currentTarget.files?.[0]
                if (file) void file.text().then(think.openStream)
                event.currentTarget.value = ''
              }}
            />
          </label>
        </div>
      </form>
    </details>
  )
}

const TreeTab = () => {
  const words = store.words.value.think
  const trace = think.trace.value
  return (
    <>
      <SearchIt />
      {trace && (
        <>
          <p role="status">
            {words.summary(
              trace.nodes.length,
              trace.nodes.filter(node => node.failure !== undefined).length,
              trace.nodes.filter(node => node.isSolution).length,
            )}{' '}
            {trace.ending === 'stopped' && words.cut}
          </p>
          <TreeView trace={trace} />
          <NodeCard trace={trace} />
          <details>
            <summary>{words.treeKeys}</summary>
            <p class="quiet">{words.treeKeysHelp}</p>
          </details>
        </>
      )}
      <Stream />
    </>
  )
}

/** A grid with at most that many cells is shown as a problem at once; the search of a larger one could take long. */
const mostCellsAtOnce = 100

const ProblemTab = () => {
  const words = store.words.value.think
  const trace = think.trace.value
  const puzzle = store.puzzle.value
  useEffect(() => {
    const isReady = !think.trace.value && working.value === undefined && refusal.value === ''
    if (isReady && !isBlank(puzzle) && puzzle.givens.length <= mostCellsAtOnce) void think.search(puzzle)
  }, [puzzle])
  if (!trace)
    return (
      <>
        <p>{words.problemHelp}</p>
        <button type="button" class="main" onClick={() => void think.search(store.puzzle.value)}>
          {words.showProblem}
        </button>
      </>
    )
  const { constraints } = trace
  const { names, domains } = think.variablesOf(trace)
  const sizes = domains.map(values => values.reduce((sum, [a, b]) => sum + ((b ?? 0) - (a ?? 0)) + 1, 0))
  return (
    <>
      <p class="quiet">{words.problemHelp}</p>
      <Section title={words.variables}>
        <p>{words.variablesAre(names.length, names[0] ?? '', names[names.length - 1] ?? '')}</p>
      </Section>
      <Section title={words.domains}>
        <p>{words.domainsAre(number(sizes.reduce((a, b) => a + b, 0)))}</p>
        <p>{words.gridsToTry(Math.round(think.gridsToTry(trace)))}</p>
        <button type="button" onClick={() => think.lookAt(0, 0)}>
          {words.showDomains}
        </button>
      </Section>
      <Section title={words.constraints}>
        <p>{words.constraintsAre(constraints.length)}</p>
        <ul class="uses constraints">
          {constraints.slice(0, 400).map(({ name, kind, scope }, i) => (
            <li key={i}>
              <button type="button" class="use" onClick={() => think.lightConstraint(name)}>
                {name}
                <span class="quiet">
                  {words.kinds[kind] ?? kind.replaceAll('_', ' ')} {scope.slice(0, 12).join(' ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const EffortRow = ({ method }: { method: Method }) => {
  const words = store.words.value.think
  const effort = think.efforts.value[method]
  const most = Math.log10(4_000_000)
  const part = effort ? Math.min(1, Math.log10(1 + effort.nodes) / most) : 0
  return (
    <tr>
      <th scope="row">
        {words.methods[method]}
        <span class={`bar ${effort?.state ?? ''}`} style={`--part:${part}`} />
      </th>
      <td>{effort ? number(effort.nodes) : ''}</td>
      <td>{effort ? number(effort.failures) : ''}</td>
      <td>{effort ? number(effort.propagations) : ''}</td>
      <td>{effort ? words.states[effort.state](effort.solutions) : ''}</td>
    </tr>
  )
}

const CompareTab = () => {
  const words = store.words.value.think
  return (
    <Section title={words.compare}>
      <p class="quiet">{words.compareHelp}</p>
      <div class="row">
        <button type="button" class="main" onClick={() => void think.compare(store.puzzle.value)}>
          {words.compareIt}
        </button>
        {think.isComparing.value && (
          <button type="button" onClick={think.stopComparing}>
            {store.words.value.stop}
          </button>
        )}
      </div>
      <table class="efforts">
        <thead>
          <tr>
            <th scope="col">{words.method}</th>
            <th scope="col">{words.nodes}</th>
            <th scope="col">{words.failures}</th>
            <th scope="col">{words.propagations}</th>
            <th scope="col">{words.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {think.methods.map(method => (
            <EffortRow key={method} method={method} />
          ))}
        </tbody>
      </table>
      <p class="quiet">{words.barsHelp}</p>
      {think.yearsToTest.value !== undefined && (
        <p role="status">{words.atThisRate(think.yearsToTest.value)}</p>
      )}
    </Section>
  )
}

const views = { problem: ProblemTab, compare: CompareTab, tree: TreeTab } as const
type View = keyof typeof views
export const view = signal<View>('problem')

export const ThinkDoor = () => {
  const words = store.words.value
  const Shown = views[view.value]
  return (
    <Tabs
      label={words.tabsLabel}
      names={Object.keys(views) as View[]}
      value={view.value}
      nameOf={name => words.think.tabs[name]}
      onChoose={name => (view.value = name)}
    >
      {refusal.value !== '' && (
        <p class="error" role="alert">
          {refusal.value}
        </p>
      )}
      <Shown />
    </Tabs>
  )
}
