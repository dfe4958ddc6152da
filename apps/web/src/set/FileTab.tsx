// Puzzles as texts, links and files: reads any format of the engine, and writes any that it writes.
import { useEffect, useState } from 'preact/hooks'
import { openText, say } from '../actions'
import type { FormatEntry } from '../engine/calls'
import { quick } from '../engine/engines'
import { textOf } from '../game/puzzle'
import { Icon, Section } from '../parts'
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
const first = ['line', 'json', 'fpuzzles_link', 'sudokupad', 'iss', 'svg', 'pdf']
const files: Readonly<Record<string, string>> = {
  json: 'json',
  png: 'png',
  svg: 'svg',
  pdf: 'pdf',
  csv: 'csv',
}
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

const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const SaveSection = () => {
  const words = store.words.value
  const [formats, setFormats] = useState<readonly FormatEntry[]>([])
  const [format, setFormat] = useState('line')
  const [answer, setAnswer] = useState<{ text: string } | { error: string }>({ text: '' })
  const puzzle = store.puzzle.value
  const language = store.language.value
  const isPng = format === 'png'
  useEffect(() => {
    void quick.ask('formats', {}).then(found => {
      const written = found.formats.filter(each => each.isWritten)
      const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
      setFormats(written.sort((a, b) => rank(a.name) - rank(b.name)))
    })
  }, [language])
  useEffect(() => {
    let isOld = false
    quick.ask('convert', { puzzle: textOf(puzzle), to: isPng ? 'svg' : format }).then(
      ({ text }) => isOld || setAnswer({ text }),
      (error: Error) => isOld || setAnswer({ error: error.message }),
    )
    return () => {
      isOld = true
    }
  }, [puzzle, format, language])
  const chosen = formats.find(each => each.name === format)
  const text = 'text' in answer ? answer.text : ''
  const save = async () =>
    saveFile(
      `quadrille.${files[format] ?? 'txt'}`,
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
        <select value={format} onChange={event => setFormat(event.currentTarget.value)}>
          {formats.map(each => (
            <option key={each.name} value={each.name}>
              {each.name.replaceAll('_', ' ')}
            </option>
          ))}
          <option value="png">{words.png}</option>
        </select>
      </label>
      {(chosen || isPng) && <p class="quiet">{isPng ? words.pngHelp : chosen?.summary}</p>}
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
        <button type="button" class="main" onClick={copy} disabled={text === '' || isPng}>
          {words.copy}
        </button>
        <button type="button" disabled={text === ''} onClick={() => void save()}>
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
