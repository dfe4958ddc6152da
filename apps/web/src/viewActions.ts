// The actions that change which part of a large grid is shown.
import { batch, effect, untracked } from '@preact/signals'
import { canBeClose, closeUpAt, pinched, withCell, withCells } from './game/closeUp'
import { selected } from './game/selection'
import * as store from './store'

/** Shows the part around the cell that has the focus. */
export const lookCloser = (): void => {
  const { layout, selection } = store
  if (canBeClose(layout.value)) store.closeUp.value = closeUpAt(selection.value.focus, layout.value)
}

/** The same for the cell, which is selected unless several cells are being selected. */
export const goCloser = (cell: number): void => {
  const { selection, selectsSeveral, typedField } = store
  const keeps = selectsSeveral.value || typedField.value !== undefined
  batch(() => {
    selection.value = keeps ? { ...selection.value, focus: cell } : selected(cell)
    lookCloser()
  })
}

export const showWhole = (): void => {
  store.closeUp.value = undefined
}

/** What is at a place of the grid comes to another, larger by a factor. */
export const pinch = (
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  factor: number,
): void => {
  store.closeUp.value = pinched(store.closeUp.value, from, to, factor, store.layout.value)
}

/** The state before the finger that is on the grid came down. */
let before: (() => void) | undefined

export const noteTouch = (): void => {
  const [history, played, selection] = [store.history.value, store.played.value, store.selection.value]
  before = () =>
    batch(() => {
      store.history.value = history
      store.played.value = played
      store.selection.value = selection
    })
}

/** The finger was the first of two: what it did is taken back. */
export const takeTouchBack = (): void => {
  before?.()
  before = undefined
}

/** The part that is shown follows the focus and what is lit; another grid, and paper, show the whole. */
export const followFocus = (): void => {
  effect(() => {
    void store.layout.value
    void store.door.value
    showWhole()
  })
  effect(() => {
    const { focus } = store.selection.value
    const closeUp = store.closeUp.peek()
    untracked(() => {
      if (closeUp) store.closeUp.value = withCell(closeUp, focus, store.layout.value)
    })
  })
  effect(() => {
    const cells = store.lit.value?.cells ?? []
    const closeUp = store.closeUp.peek()
    untracked(() => {
      if (closeUp && cells.length > 0) store.closeUp.value = withCells(closeUp, cells, store.layout.value)
    })
  })
  addEventListener('beforeprint', showWhole)
}
