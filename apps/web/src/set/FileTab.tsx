// Puzzles as texts, links and files: in any format that the engine reads, out in any that it writes.
import { useEffect, useState } from 'preact/hooks'
import { openText, say } from '../actions'
import type { FormatEntry } from '../engine/calls'
import { quick } from '../engine/engines'
import { textOf } from '../game/puzzle'
import { Section } from '../parts'
import * as store from '../store'

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

/** Of those that the engine writes, these come first. */
const first = ['line', 'json', 'fpuzzles_link', 'sudokupad', 'iss', 'svg', 'pdf']
const files: Readonly<Record<string, string>> = { json: 'json', svg: 'svg', pdf: 'pdf', csv: 'csv' }
const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', pdf: 'application/pdf' }

const saveFile = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
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
  useEffect(() => {
    void quick.ask('formats', {}).then(found => {
      const written = found.formats.filter(each => each.isWritten)
      const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
      setFormats(written.sort((a, b) => rank(a.name) - rank(b.name)))
    })
  }, [language])
  useEffect(() => {
    let isOld = false
    quick.ask('convert', { puzzle: textOf(puzzle), to: format }).then(
      ({ text }) => isOld || setAnswer({ text }),
      (error: Error) => isOld || setAnswer({ error: error.message }),
    )
    return () => {
      isOld = true
    }
  }, [puzzle, format, language])
  const chosen = formats.find(each => each.name === format)
  const text = 'text' in answer ? answer.text : ''
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
        </select>
      </label>
      {chosen && <p class="quiet">{chosen.summary}</p>}
      {'error' in answer ? (
        <p class="error">{answer.error}</p>
      ) : (
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
        <button type="button" class="main" onClick={copy} disabled={text === ''}>
          {words.copy}
        </button>
        <button
          type="button"
          disabled={text === ''}
          onClick={() => saveFile(`quadrille.${files[format] ?? 'txt'}`, text, types[format] ?? 'text/plain')}
        >
          {words.save}
        </button>
      </div>
    </Section>
  )
}

export const FileTab = () => (
  <>
    <OpenSection />
    <SaveSection />
  </>
)
