import type { RegionWords } from './words'

export const regionsEn: RegionWords = {
  open: 'Draw irregular regions',
  paintHelp:
    'Drag over cells to paint them into the region that is chosen; a click on one of its own cells takes it out. Keys: arrows, with Shift to paint, Enter, and the letters of the regions.',
  swapHelp: 'Drag from one cell to another, or click both: they exchange their regions.',
  palette: 'Regions',
  region: (name, size, most) => `Region ${name}: ${size} of ${most} cells.`,
  noRegion: 'Cells in no region',
  inRegion: name => `region ${name}`,
  rest: cells => (cells === 1 ? '1 cell is in no region.' : `${cells} cells are in no region.`),
  allFit: 'All regions fit.',
  manner: 'What a drag does',
  manners: { paint: 'Paint', swap: 'Swap two cells' },
  symmetry: 'Symmetry',
  begin: 'Start from:',
  boxes: (rows, columns) => `Boxes ${rows} × ${columns}`,
  nothing: 'Nothing',
  random: 'A random jigsaw',
  letters: 'Letters …',
  lettersHelp:
    'One character for each cell; cells with the same character are a region, and a point is in none',
  useLetters: 'Use these letters',
  badText: (found, rows, columns) =>
    `Found ${found} ${found === 1 ? 'character' : 'characters'}; expected ${rows * columns}, one for each cell of ${rows} rows and ${columns} columns.`,
  fillRest: name => (name === '' ? 'Fill in the rest' : `The rest into ${name}`),
  done: 'Done',
  unfinished: (name, cells, most, others) =>
    `Region ${name} has ${cells} of ${most} cells${others === 0 ? '' : others === 1 ? ', and another one does not fit either' : `, and ${others} others do not fit either`}. The puzzle is checked when all regions fit.`,
  notYet: 'The regions do not fit yet; a puzzle can leave this page only with regions that fit.',
}
