// The course: its lessons, and the open lesson beside its puzzle.
import { batch } from '@preact/signals'
import { useState } from 'preact/hooks'
import { beginGame } from '../actions'
import { quick } from '../engine/engines'
import * as think from '../explain/think'
import { view } from '../explain/ThinkDoor'
import { cellNames } from '../game/grid'
import { puzzleOf } from '../game/puzzle'
import { lessonId } from '../game/save'
import { Icon, newId, Section } from '../parts'
import { openGame } from '../share/keep'
import * as store from '../store'
import type { LessonName } from '../words/words'
import { isRight, lessons, type Lesson } from './lessons'

/** Opens the lesson with its grid, as it is in the lesson: whatever was changed in it is a game of the player's own. */
const open = async (lesson: Lesson): Promise<void> => {
  const puzzle = puzzleOf(await quick.ask('read', { puzzle: lesson.puzzle }))
  batch(() => {
    openGame({
      id: lessonId(lesson.name),
      changed: 0,
      seconds: 0,
      hints: 0,
      savepoints: [],
      ...store.newGame(puzzle),
    })
    store.lesson.value = lesson.name
  })
}

/** Plays a copy of the grid, which is kept among the games. */
const playCopy = (): void => {
  batch(() => {
    beginGame(store.puzzle.value)
    store.door.value = 'play'
  })
}

const close = (): void => void (store.lesson.value = undefined)

/** Goes to the view that shows the subject of the lesson, and starts it. */
const tryIt = ({ view: shown, method, wantsAll = false, isUnfolded = false }: Lesson): void => {
  const { value: puzzle } = store.puzzle
  batch(() => {
    view.value = shown
    if (method) think.method.value = method
    think.wantsAll.value = wantsAll
    store.door.value = 'think'
  })
  if (shown === 'compare') void think.compare(puzzle)
  else
    void think.search(puzzle).then(() => {
      if (isUnfolded) think.foldsFailed.value = false
    })
}

const finish = (name: LessonName): void => {
  if (!store.lessonsDone.value.includes(name)) store.lessonsDone.value = [...store.lessonsDone.value, name]
}

const ExerciseForm = ({ lesson }: { lesson: Lesson }) => {
  const words = store.words.value.learn
  const said = words.lessons[lesson.name]
  const [answer, setAnswer] = useState('')
  const [outcome, setOutcome] = useState<boolean | undefined>(undefined)
  const [field] = useState(newId)
  const { cells } = store.selection.value
  const check = (event: Event) => {
    event.preventDefault()
    const right = isRight(lesson.exercise, answer, cells)
    setOutcome(right)
    if (right) finish(lesson.name)
  }
  return (
    <form class="card" onSubmit={check}>
      <h3>{words.exercise}</h3>
      <p>{said.question}</p>
      {lesson.exercise.kind === 'number' ? (
        <label for={field}>
          {words.answer}
          <input
            id={field}
            type="text"
            inputMode="numeric"
            autocomplete="off"
            value={answer}
            onInput={event => setAnswer(event.currentTarget.value)}
          />
        </label>
      ) : (
        <p class="quiet">
          {cells.length > 0 ? words.selected(cellNames(cells, store.layout.value)) : words.noneSelected}
        </p>
      )}
      <div class="row">
        <button type="submit" class="main">
          {words.check}
        </button>
      </div>
      <p role="status" class={outcome === true ? 'good' : 'error'}>
        {outcome === undefined ? '' : outcome ? said.right : said.wrong}
      </p>
    </form>
  )
}

const LessonView = ({ lesson }: { lesson: Lesson }) => {
  const words = store.words.value.learn
  const said = words.lessons[lesson.name]
  const place = lessons.indexOf(lesson)
  const next = lessons[place + 1]
  const isOther = store.gameId.value !== lessonId(lesson.name)
  return (
    <article class="lesson">
      <div class="row">
        <button type="button" onClick={close}>
          <Icon name="left" />
          {words.toCourse}
        </button>
        <span class="quiet">{words.lesson(place + 1)}</span>
      </div>
      <h2>{said.title}</h2>
      {said.text.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {lesson.hasSeveral && <p class="quiet">{words.hasSeveral}</p>}
      {isOther && (
        <div class="card">
          <p>{words.otherGrid}</p>
          <div class="row">
            <button type="button" class="main" onClick={() => void open(lesson)}>
              <Icon name="again" />
              {words.reset}
            </button>
          </div>
        </div>
      )}
      <div class="row">
        <button type="button" onClick={() => tryIt(lesson)} disabled={isOther}>
          <Icon name="play" />
          {said.tryIt}
        </button>
        <button type="button" onClick={playCopy}>
          <Icon name="edit" />
          {words.playCopy}
        </button>
      </div>
      <ExerciseForm lesson={lesson} />
      {store.lessonsDone.value.includes(lesson.name) &&
        (next ? (
          <button type="button" class="main" onClick={() => void open(next)}>
            {words.next}
          </button>
        ) : (
          <p>{words.finished}</p>
        ))}
    </article>
  )
}

const Course = () => {
  const words = store.words.value.learn
  return (
    <Section title={words.course}>
      <p>{words.intro}</p>
      <ol class="uses lessons">
        {lessons.map((lesson, i) => {
          const isDone = store.lessonsDone.value.includes(lesson.name)
          return (
            <li key={lesson.name}>
              <button type="button" class="use" onClick={() => void open(lesson)}>
                <span class="quiet">{i + 1}</span>
                {words.lessons[lesson.name].title}
              </button>
              {isDone && <span class="good">✓ {words.done}</span>}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

export const LearnDoor = () => {
  const lesson = lessons.find(({ name }) => name === store.lesson.value)
  return lesson ? <LessonView key={lesson.name} lesson={lesson} /> : <Course />
}
