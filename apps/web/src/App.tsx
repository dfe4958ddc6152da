// The page: its header, the grid, and the panel of the current view beside it.
import { useEffect, useState } from 'preact/hooks'
import { Board } from './board/Board'
import { ThinkDoor } from './explain/ThinkDoor'
import { commandOf } from './input/keys'
import { carryOut, goTo, mostValue, openText, say } from './actions'
import { Dialog, Icon } from './parts'
import { PlayDoor } from './play/PlayDoor'
import { isCompact } from './screen'
import { SetDoor } from './set/SetDoor'
import { copyPuzzle } from './share/copying'
import { keepTrouble } from './share/keep'
import { RulesInWords } from './solve/RulesInWords'
import { QrDialog } from './solve/Share'
import { LearnDoor } from './teach/LearnDoor'
import * as store from './store'

const doors: readonly store.Door[] = ['set', 'play', 'think', 'learn']
const sides = { set: SetDoor, play: PlayDoor, think: ThinkDoor, learn: LearnDoor } as const
const themeIcons = { auto: 'auto', light: 'sun', dark: 'moon', contrast: 'contrast', grey: 'grey' } as const

/** The language, the colours and the help; on a small screen in a menu, with their names. */
const HeadSettings = () => {
  const words = store.words.value
  const theme = store.theme.value
  const nextTheme = store.themes[(store.themes.indexOf(theme) + 1) % store.themes.length]!
  const [isOpen, setOpen] = useState(false)
  const other = store.language.value === 'en' ? 'fr' : 'en'
  const themeName = `${words.theme}: ${words.themeNames[theme]}`
  const isMenu = isCompact.value
  const kind = isMenu ? undefined : 'round'
  const buttons = (
    <>
      <button
        type="button"
        class={kind}
        lang={other}
        title={words.switchLanguage}
        aria-label={`${other.toUpperCase()}: ${words.switchLanguage}`}
        onClick={() => (store.language.value = other)}
      >
        {isMenu ? words.switchLanguage : other.toUpperCase()}
      </button>
      <button
        type="button"
        class={kind}
        title={themeName}
        aria-label={themeName}
        onClick={() => (store.theme.value = nextTheme)}
      >
        <Icon name={themeIcons[theme]} />
        {isMenu && ` ${themeName}`}
      </button>
      <button
        type="button"
        class={kind}
        title={words.help}
        aria-label={words.help}
        onClick={() => {
          setOpen(false)
          store.isHelpOpen.value = true
        }}
      >
        <Icon name="help" />
        {isMenu && ` ${words.help}`}
      </button>
    </>
  )
  if (!isMenu) return <div class="settings">{buttons}</div>
  return (
    <div class="settings">
      <button type="button" class="round" aria-label={words.menu} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {isOpen && (
        <Dialog kind="sheet" title={words.menu} closeName={words.close} onClose={() => setOpen(false)}>
          {buttons}
        </Dialog>
      )}
    </div>
  )
}

const Head = () => {
  const words = store.words.value
  return (
    <header class="head">
      <a class="skip" href="#grid">
        {words.skip}
      </a>
      <h1>
        <svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2" y="2" width="20" height="20" rx="4" />
          <path d="M12 2v20M2 12h20" />
          <rect class="logo-cell" x="12" y="12" width="10" height="10" />
        </svg>
        Quadrille
      </h1>
      <nav class="doors" aria-label={words.doorsLabel}>
        {doors.map(door => (
          <button
            key={door}
            type="button"
            aria-current={store.door.value === door ? 'page' : undefined}
            onClick={() => goTo(door)}
          >
            {words.doors[door]}
          </button>
        ))}
      </nav>
      <HeadSettings />
    </header>
  )
}

const Help = () => {
  const words = store.words.value
  if (!store.isHelpOpen.value) return null
  return (
    <Dialog
      kind="help"
      title={words.help}
      closeName={words.close}
      onClose={() => (store.isHelpOpen.value = false)}
    >
      <dl>
        {words.keysHelp.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The message about the last action: a line below the grid or, on a small screen, over the header. */
const Notice = () => {
  const words = store.words.value
  const notice = store.notice.value
  return (
    <div class="notice-place" role="status">
      {notice && (
        <div class={`notice${notice.isError ? ' is-error' : ''}`}>
          <p>{notice.text}</p>
          <button type="button" class="round" aria-label={words.close} onClick={() => say('')}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}

/** Shown only on paper. */
const PrintedHead = () => {
  const { title, author } = store.puzzle.value.object.about ?? {}
  return (
    <div class="printed">
      {title && <p class="printed-title">{title}</p>}
      {author && <p>{author}</p>}
    </div>
  )
}

/** Where keys belong to the field, the list or the dialog that has the focus; a checkbox or a slider takes no text. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'textarea, select, dialog, [role=tree], input:not([type=checkbox], [type=radio], [type=range], [type=file])',
  ) !== null

/** Undo, redo, and what enters or clears digits, wherever the focus is; fields have keys of their own. */
const onKeyDown = (event: KeyboardEvent) => {
  if (isField(event.target)) return
  const command = commandOf(event, mostValue())
  if (!command) return
  const { door, isPaused, regionTool, settings } = store
  const isEntry = command.kind === 'enter' || command.kind === 'clear' || command.kind === 'mode'
  const takesEntries =
    settings.value.keysAnywhere &&
    !regionTool.value &&
    (door.value === 'set' || (door.value === 'play' && !isPaused.value))
  if (command.kind !== 'undo' && command.kind !== 'redo' && !(isEntry && takesEntries)) return
  event.preventDefault()
  carryOut(command)
}

/** Pasting a text anywhere except in a field opens it. */
const onPaste = (event: ClipboardEvent) => {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (isField(event.target) || text.trim() === '') return
  event.preventDefault()
  void openText(text)
}

/** Copying in the grid copies the puzzle: as a line, or as JSON if a line cannot express all of it. */
const onCopy = (event: ClipboardEvent) => {
  if (!(event.target instanceof HTMLElement) || !event.target.closest('#grid')) return
  event.preventDefault()
  void copyPuzzle()
}

/** Dropping a file on the page opens it. */
const onDrop = (event: DragEvent) => {
  const file = event.dataTransfer?.files[0]
  if (!file) return
  event.preventDefault()
  void file.text().then(openText)
}

export const App = () => {
  const words = store.words.value
  const trouble = store.engineTrouble.value
  const Side = sides[store.door.value]
  useEffect(() => {
    // Without focus, the body receives the paste event.
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  return (
    <div
      class={`page ${store.door.value}${isCompact.value ? ' compact' : ''}`}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onDragOver={event => event.preventDefault()}
      onDrop={onDrop}
    >
      <Head />
      {trouble !== undefined && <p class="trouble">{words.noEngine(trouble)}</p>}
      {keepTrouble.value && (
        <p class="trouble" role="alert">
          {words.notKept[keepTrouble.value]}
        </p>
      )}
      <main>
        <div class="board-place">
          <PrintedHead />
          <Board />
          {!isCompact.value && <Notice />}
          <div class="printed">
            <RulesInWords />
          </div>
        </div>
        <div class="side">
          {store.door.value === 'think' && store.lesson.value && (
            <button type="button" onClick={() => (store.door.value = 'learn')}>
              <Icon name="left" />
              {words.learn.toLesson}
            </button>
          )}
          <Side />
        </div>
      </main>
      {isCompact.value && <Notice />}
      <Help />
      <QrDialog />
    </div>
  )
}
