// The puzzles of a text with many: the verdict on each, and a button to open it.
import { openText, say } from '../actions'
import { countOf, solutionLines, type Entry } from '../game/many'
import { Section } from '../parts'
import { refusal, stopWorking, working } from '../solve/explain'
import { checkMany, closeMany, many } from '../solve/many'
import * as store from '../store'

const Row = ({ entry, number }: { entry: Entry; number: number }) => {
  const words = store.words.value
  return (
    <li>
      <span class="use">
        <span class="use-name">{number}</span>
        <span class={entry.verdict === 'unique' ? 'good' : 'quiet'}>
          {words.many.verdicts[entry.verdict]}
          {entry.message !== '' && ` ${words.at(entry.line, 0)}${entry.message}`}
        </span>
      </span>
      {entry.text !== '' && (
        <button
          type="button"
          aria-label={words.many.openOne(number)}
          onClick={() => void openText(entry.text)}
        >
          {words.open}
        </button>
      )}
    </li>
  )
}

export const ManySection = () => {
  const words = store.words.value
  const list = many.value
  if (!list) return null
  const waiting = countOf(list, 'waiting')
  const counts = (['unique', 'several', 'none', 'unreadable'] as const)
    .map(verdict => [verdict, countOf(list, verdict)] as const)
    .filter(([, count]) => count > 0)
  const copy = () =>
    void navigator.clipboard.writeText(solutionLines(list)).then(
      () => say(words.copied),
      (error: unknown) => say(String(error), true),
    )
  return (
    <Section title={words.many.title(list.entries.length)}>
      {list.isMore && <p class="quiet">{words.many.more}</p>}
      <p role="status">
        {counts.map(([verdict, count]) => `${count} ${words.many.verdicts[verdict]}`).join(', ')}
        {waiting > 0 && ` – ${words.many.waiting(waiting)}`}
      </p>
      {refusal.value !== '' && <p class="error">{refusal.value}</p>}
      <div class="row">
        {working.value === 'many' ? (
          <button type="button" onClick={stopWorking}>
            {words.stop}
          </button>
        ) : (
          waiting > 0 && (
            <button type="button" onClick={() => void checkMany()}>
              {words.goOn}
            </button>
          )
        )}
        <button type="button" onClick={copy} disabled={waiting > 0}>
          {words.many.copySolutions}
        </button>
        <button type="button" onClick={closeMany}>
          {words.close}
        </button>
      </div>
      <ul class="uses many" tabIndex={0} aria-label={words.many.title(list.entries.length)}>
        {list.entries.map((entry, i) => (
          <Row key={i} entry={entry} number={i + 1} />
        ))}
      </ul>
    </Section>
  )
}
