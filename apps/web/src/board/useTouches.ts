// Two fingers on the grid: they move a large one, and make it larger or smaller.
import { useRef } from 'preact/hooks'
import { canBeClose } from '../game/closeUp'
import * as store from '../store'
import { noteTouch, pinch, takeTouchBack } from '../viewActions'

type Place = readonly [x: number, y: number]

/** A place on the screen, in cells of the grid as it lies now. */
export const placeOn = (
  grid: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Place => {
  const { rows, columns } = store.layout.value
  const { left, top, width, height } = grid.getBoundingClientRect()
  return [((clientX - left) / width) * columns, ((clientY - top) / height) * rows]
}

const middleOf = (places: readonly Place[]): Place => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, y]) => sum + y, 0) / places.length,
]
const distanceOf = (places: readonly Place[]): number => {
  const [[x, y], [right, down]] = places as [Place, Place]
  return Math.hypot(right - x, down - y) || 1
}

/** The fingers on the grid. Each function says whether they are two, so that the event is about no cell. */
export const useTouches = () => {
  const fingers = useRef(new Map<number, PointerEvent>()).current
  /** Where they were when the grid was moved last: once for each frame, as it lies where it was drawn. */
  const last = useRef<readonly PointerEvent[] | undefined>(undefined)
  const isWaiting = useRef(false)
  const moveGrid = (grid: HTMLElement): void => {
    isWaiting.current = false
    if (!last.current || fingers.size < 2) return
    const [before, now] = [last.current, [...fingers.values()]].map(events =>
      events.map(event => placeOn(grid, event)),
    )
    last.current = [...fingers.values()]
    pinch(middleOf(before!), middleOf(now!), distanceOf(now!) / distanceOf(before!))
  }
  return {
    down: (event: PointerEvent): boolean => {
      if (event.pointerType !== 'touch' || !canBeClose(store.layout.value)) return false
      if (fingers.size === 0) noteTouch()
      fingers.set(event.pointerId, event)
      if (fingers.size === 2) takeTouchBack()
      last.current = [...fingers.values()]
      return fingers.size > 1
    },
    move: (event: PointerEvent, grid: HTMLElement): boolean => {
      if (fingers.size < 2 || !fingers.has(event.pointerId)) return false
      fingers.set(event.pointerId, event)
      if (!isWaiting.current) requestAnimationFrame(() => moveGrid(grid))
      isWaiting.current = true
      return true
    },
    up: (event: PointerEvent): boolean => {
      const wereTwo = fingers.size > 1
      fingers.delete(event.pointerId)
      last.current = [...fingers.values()]
      return wereTwo
    },
  }
}
