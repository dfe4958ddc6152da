// Puzzles as texts, links and files: reads any format of the engine, and writes any that it writes.
import { useEffect, useState } from 'preact/hooks'
import { openText, say } from '../actions'
import type { FormatEntry } from '../engine/calls'
import { quick } from '../engine/engines'
import { Icon, Section } from '../parts'
import { saveFile } from '../share/file'
import { bestFormat, savedAs, type Saved } from '../solve/saving'
import * as store from '../store'
import { ManySection } from './ManySection'

const OpenSection = () => {
  const words = store.words.value
  const [text, setText] = useState('')
  const open = () => {
    if (text.trim() !== '') void openText(text)
  }
  return (
    <Section title={words.open}>
      <p class="quiet">{words.openHelp}</p>
      <label class="wide">
        {words.paste}
        <textarea
          id="paste"
          rows={5}
          spellcheck={false}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="main" onClick={open} disabled={text.trim() === ''}>
          {words.readIt}
        </button>
        <label class="button">
          {words.chooseFile}
          <input
            type="file"
            class="hidden"
            onChange={event => {
              const file = event.currentTarget.files?.[0]
              if (file) void file.text().then(openText)
            }}
          />
        </label>
      </div>
    </Section>
  )
}

/** The formats that are listed first, of those that the engine writes. */
const first = ['line', 'boards', 'json', 'fpuzzles_link', 'sudokupad', 'iss', 'svg', 'pdf']
/** The formats of which the first that holds the puzzle is taken. */
const complete: readonly string[] = ['line', 'boards', 'json']
const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', pdf: 'application/pdf' }

/** Renders an SVG drawing with that many points across. */
const pngOf = async (svg: string, across: number): Promise<Blob> => {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = across
  canvas.height = Math.round((across * image.naturalHeight) / image.naturalWidth)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('png')))),
  )
}

/** The name of a file for the puzzle: its title, or that of the program. */
const fileName = (extension: string): string => {
  const title = store.puzzle.value.object.about?.title ?? ''
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return `${name === '' ? 'quadrille' : name.slice(0, 60)}${extension === '' ? '.txt' : extension}`
}

const png: FormatEntry = { name: 'png', summary: '', isRead: false, isWritten: true, extension: '.png' }

const SaveSection = () => {
  const words = store.words.value
  const [formats, setFormats] = useState<readonly FormatEntry[]>([])
  // Until the user chooses a format, the first one that holds the puzzle.
  const [chosenName, choose] = useState<string | undefined>(undefined)
  const [bestName, setBest] = useState<string | undefined>(undefined)
  const [answer, setAnswer] = useState<Saved | { error: string }>({ text: '', rules: [], parts: [] })
  const puzzle = store.puzzle.value
  const language = store.language.value
  const format = chosenName ?? bestName ?? 'line'
  const isPng = format === 'png'
  const chosen = isPng ? png : formats.find(each => each.name === format)
  useEffect(() => {
    void quick.ask('formats', {}).then(found => {
      const written = found.formats.filter(each => each.isWritten)
      const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
      setFormats(written.sort((a, b) => rank(a.name) - rank(b.name)))
    })
  }, [language])
  useEffect(() => {
    let isOld = false
    const candidates = formats.filter(each => complete.includes(each.name))
    void bestFormat(puzzle, candidates).then(name => isOld || setBest(name))
    return () => {
      isOld = true
    }
  }, [puzzle, formats])
  useEffect(() => {
    let isOld = false
    const written = isPng ? formats.find(each => each.name === 'svg') : chosen
    if (!written) return
    savedAs(puzzle, written).then(
      saved => isOld || setAnswer(saved),
      (error: Error) => isOld || setAnswer({ error: error.message }),
    )
    return () => {
      isOld = true
    }
  }, [puzzle, chosen, formats, language])
  const text = 'text' in answer ? answer.text : ''
  const lost =
    'text' in answer
      ? [...answer.rules.map(store.ruleName), ...answer.parts.map(part => words.lostParts[part])]
      : []
  const save = async () =>
    saveFile(
      fileName(chosen?.extension ?? ''),
      isPng ? await pngOf(text, 1600) : new Blob([text], { type: types[format] ?? 'text/plain' }),
    )
  const copy = () =>
    void navigator.clipboard.writeText(text.trimEnd()).then(
      () => say(words.copied),
      (error: unknown) => say(String(error), true),
    )
  return (
    <Section title={words.export}>
      <label class="wide">
        {words.exportAs}
        <select value={format} onChange={event => choose(event.currentTarget.value)}>
          {formats.map(each => (
            <option key={each.name} value={each.name}>
              {each.name.replaceAll('_', ' ')}
            </option>
          ))}
          <option value="png">{words.png}</option>
        </select>
      </label>
      {(chosen || isPng) && <p class="quiet">{isPng ? words.pngHelp : chosen?.summary}</p>}
      {lost.length > 0 && (
        <p class="error" role="status">
          {words.saveLoses(lost.join(', '))}
        </p>
      )}
      {puzzle.draft && (
        <p class="error" role="status">
          {words.regionTool.notYet}
        </p>
      )}
      {'error' in answer ? (
        <p class="error">{answer.error}</p>
      ) : isPng ? null : (
        <textarea
          class="output"
          rows={5}
          readOnly
          spellcheck={false}
          aria-label={words.export}
          value={text}
        />
      )}
      <div class="row">
        <button
          type="button"
          class="main"
          onClick={copy}
          disabled={text === '' || isPng || puzzle.draft !== undefined}
        >
          {words.copy}
        </button>
        <button
          type="button"
          disabled={text === '' || puzzle.draft !== undefined}
          onClick={() => void save()}
        >
          {words.save}
        </button>
        <button type="button" onClick={() => window.print()}>
          <Icon name="print" />
          {words.print}
        </button>
      </div>
    </Section>
  )
}

export const FileTab = () => (
  <>
    <OpenSection />
    <ManySection />
    <SaveSection />
  </>
)
