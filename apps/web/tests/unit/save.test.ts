import { expect, test } from 'vitest'
import { clockText } from '../../src/game/clock'
import { entered, noEntries } from '../../src/game/play'
import { emptyPuzzle, withGivens } from '../../src/game/puzzle'
import { did, redone, started, undone } from '../../src/game/history'
import { gamesIn, progressOf, stepsIn, textOfSteps, withGame, type SavedGame } from '../../src/game/save'

const puzzle = withGivens(emptyPuzzle(4), [0], 1)
const game = (id: string): SavedGame => ({
  id,
  changed: 5,
  seconds: 61,
  hints: 2,
  puzzle,
  entries: entered(puzzle, noEntries(16), [1, 2, 3], 'digit', 2),
  savepoints: [entered(puzzle, noEntries(16), [5], 'centre', 3)],
})

test('games are the same after they were kept', () => {
  expect(gamesIn(JSON.stringify([game('a'), game('b')]))).toEqual([game('a'), game('b')])
})

test('a game that was kept before there were savepoints has none', () => {
  const { savepoints: _none, ...old } = game('a')
  expect(gamesIn(JSON.stringify([old]))).toEqual([{ ...old, savepoints: [] }])
})

test('what is no game is left out, and the others stay', () => {
  const broken = [
    null,
    7,
    { id: 'x' },
    { ...game('x'), puzzle: { ...puzzle, givens: [1] } },
    { ...game('x'), puzzle: { ...puzzle, layout: { ...puzzle.layout, rows: 1e9 } } },
  ]
  expect(gamesIn(JSON.stringify([...broken, game('a')])).map(({ id }) => id)).toEqual(['a'])
  for (const text of [null, '', '{', '{}', '"a"']) expect(gamesIn(text)).toEqual([])
})

test('a game of a version that knew no colours can be opened', () => {
  const { colour: _colour, ...entries } = game('a').entries
  const [old] = gamesIn(JSON.stringify([{ ...game('a'), entries }]))
  expect(old?.entries).toEqual(game('a').entries)
})

test('the newest is in front, and an older version never replaces a newer one', () => {
  const at = (id: string, changed: number) => ({ ...game(id), changed })
  const games = [at('a', 1), at('b', 3), at('c', 2)].reduce(withGame, [] as SavedGame[])
  expect(games.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  expect(withGame(games, at('a', 4)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(withGame(games, at('b', 2))).toEqual(games)
})

test('progress in percent, and the time', () => {
  expect(progressOf(game('a'))).toBe(20)
  expect([clockText(0), clockText(67), clockText(3765)]).toEqual(['0:00', '1:07', '1:02:45'])
})

test('undo goes on after a reload, and what cannot be read is left out', () => {
  const none = { entries: { ...noEntries(16), corner: Array<number[]>(16).fill([2]) } }
  const first = { puzzle: emptyPuzzle(4), entries: noEntries(16) }
  const second = {
    puzzle: first.puzzle,
    entries: { ...first.entries, digits: [1, ...Array<number>(15).fill(0)] },
  }
  const third = { ...second, puzzle: withGivens(second.puzzle, [3], 2) }
  const history = redone(undone(undone(did(did(started(first), second), third))))
  const played = undone(did(did(started(none.entries), first.entries), second.entries))
  const game = {
    id: 'a',
    changed: 0,
    seconds: 0,
    hints: 0,
    savepoints: [],
    ...second,
    entries: played.present,
  }
  const text = textOfSteps('a', { history, played })
  const kept = stepsIn(text, game)
  expect(kept.history).toMatchObject({ past: history.past, future: history.future })
  expect(kept.played).toEqual(played)
  expect(kept.history.past[0]!.puzzle).toBe(game.puzzle)
  expect(undone(kept.history).present.entries).toEqual(first.entries)
  const without = {
    history: { past: [], present: { puzzle: game.puzzle, entries: game.entries }, future: [] },
    played: { past: [], present: game.entries, future: [] },
  }
  expect(stepsIn(text, { ...game, id: 'b' })).toEqual(without)
  expect(stepsIn(text.replace('"past":[{"puzzle":0', '"past":[{"puzzle":7'), game)).toEqual(without)
  for (const bad of [null, '', '[]', '{"id":"a","puzzles":[1],"past":3}', text.slice(9)])
    expect(stepsIn(bad, game)).toEqual(without)
})

test('a game on boards that overlap: holes are not open cells, and its boards lie in its grid', () => {
  const layout = { rows: 6, columns: 6, digits: 4, firstValue: 1, boards: [0, 14] }
  const grid = { layout, object: { boards: ['r1c1', 'r3c3'] }, givens: Array<number>(36).fill(0) }
  const saved = {
    ...game('a'),
    puzzle: grid,
    entries: entered(grid, noEntries(36), [0, 1, 2, 3, 6, 7, 8], 'digit', 1),
    savepoints: [],
  }
  expect(gamesIn(JSON.stringify([saved]))).toEqual([saved])
  expect(progressOf(saved)).toBe(25)
  for (const boards of [[], [0, 36], [0, 15], 'samurai', null, [0, 'x'], {}])
    expect(
      gamesIn(JSON.stringify([{ ...saved, puzzle: { ...grid, layout: { ...layout, boards } } }])),
    ).toEqual([])
})
