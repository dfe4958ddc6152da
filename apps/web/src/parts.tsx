// Small components that all views use.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

/** Line drawings of 24 by 24. */
const paths: Readonly<Record<string, string>> = {
  undo: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-3',
  redo: 'm15 7 5 5-5 5m5-5H9a5 5 0 0 0 0 10h3',
  clear: 'M9 5h11v14H9l-6-7zM12 9l5 6m0-6-5 6',
  several: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17h6m-3-3v6',
  check: 'm5 13 4 4L19 7',
  hint: 'M9 18h6m-5 3h4M12 3a6 6 0 0 1 3.5 10.9c-.5.4-.8 1-.8 1.6h-5.4c0-.6-.3-1.2-.8-1.6A6 6 0 0 1 12 3z',
  close: 'M6 6l12 12M18 6 6 18',
  pen: 'M4 20l1-4L15 6l3 3L8 19zM13 8l3 3M14 20h6',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  contrast: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 3v18M12 7l4 0M12 11h6M12 15h5',
  grey: 'M4 4h16v16H4zM4 12h16M12 4v16M4 4l16 16',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4m0 3v.5',
  pause: 'M8 5v14M16 5v14',
  resume: 'M7 5l12 7-12 7z',
  again: 'M4 12a8 8 0 1 1 2.5 5.8M4 20v-5h5',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  closeUp: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14.5 14.5 20 20M7.5 10h5M10 7.5v5',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2m4-2v2m-6 4h2m2-3h2v3',
  back: 'M9 9h11v11H9zM4 15V4h11',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  play: 'M7 5l12 7-12 7z',
  paste: 'M8 5H5v16h14V5h-3M9 3h6v4H9zM8 12h8M8 16h5',
  singles: 'M4 4h16v16H4zM4 12h16M12 4v16M14.5 8l1.5 1.5L19 6.5M6.5 16.5 8 18l2.5-3',
  learn: 'M3 9l9-4 9 4-9 4zM7 11v5c3 2.5 7 2.5 10 0v-5M21 9v6',
}

export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

export const Section = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="section">
    <h2>{title}</h2>
    {children}
  </section>
)

/** A dialog over the page, which Escape, its button and a click beside it close. */
export const Dialog = ({
  kind,
  title,
  closeName,
  onClose,
  children,
}: {
  kind: string
  title: string
  closeName: string
  onClose: () => void
  children: ComponentChildren
}) => {
  const [id] = useState(newId)
  return (
    <dialog
      class={kind}
      aria-labelledby={id}
      ref={dialog => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div>
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="round" aria-label={closeName} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

let lastId = 0
export const newId = (): string => `id${++lastId}`

/** A choice among these values, as a row of buttons of which one is pressed. */
export const Choice = <T extends string>({
  label,
  values,
  value,
  nameOf,
  onChoose,
}: {
  label: string
  values: readonly T[]
  value: T
  nameOf: (value: T) => ComponentChildren
  onChoose: (value: T) => void
}) => (
  <div class="choice" role="group" aria-label={label}>
    {values.map(each => (
      <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
        {nameOf(each)}
      </button>
    ))}
  </div>
)

/** Moves between tabs by arrow keys, as the ARIA pattern of tabs requires. */
const onTabKey = (event: KeyboardEvent): void => {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role="tab"]')]
  const place = tabs.indexOf(document.activeElement as HTMLElement)
  const next = tabs[(place + step + tabs.length) % tabs.length]
  next?.focus()
  next?.click()
  event.preventDefault()
}

/** A row of tabs, and the panel of the chosen one. */
export const Tabs = <T extends string>({
  label,
  names,
  value,
  nameOf,
  onChoose,
  children,
}: {
  label: string
  names: readonly T[]
  value: T
  nameOf: (name: T) => string
  onChoose: (name: T) => void
  children: ComponentChildren
}) => (
  <>
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={onTabKey}>
      {names.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === value}
          aria-controls="tab-panel"
          tabIndex={name === value ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {nameOf(name)}
        </button>
      ))}
    </div>
    <div class="panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${value}`}>
      {children}
    </div>
  </>
)
