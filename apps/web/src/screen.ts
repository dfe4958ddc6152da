// The shape of the screen: small ones show the grid with its keypad, and everything else in a sheet.
import { signal } from '@preact/signals'

const compact = matchMedia('(max-width: 800px), (max-height: 500px), (max-aspect-ratio: 9/10)')

/** Whether the screen is that of a phone, or of a tablet held upright. */
export const isCompact = signal(compact.matches)
compact.addEventListener('change', () => (isCompact.value = compact.matches))
