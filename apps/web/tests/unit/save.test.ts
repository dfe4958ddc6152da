import { expect, test } from 'vitest'
import { clockText } from '../../src/game/clock'
import { entered, noEntries } from '../../src/game/play'
import { emptyPuzzle, withGivens } from '../../src/game/puzzle'
import { did, redone, started, undone } from '../../src/game/history'
import {
  gamesIn,
  historyIn,
  mostGames,
  progressOf,
  textOfHistory,
  withGame,
  type SavedGame,
} from '../../src/game/save'

const puzzle = withGivens(emptyPuzzle(4), [0], 1)
const game = (id: string): SavedGame => ({
  id,
  changed: 5,
  seconds: 61,
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

test('the last one is in front, and too many are forgotten', () => {
  let games: SavedGame[] = []
  for (let i = 0; i < mostGames + 5; ++i) games = withGame(games, game(String(i)))
  games = withGame(games, game('20'))
  expect(games).toHaveLength(mostGames)
  expect(games[0]?.id).toBe('20')
})

test('progress in percent, and the time', () => {
  expect(progressOf(game('a'))).toBe(20)
  expect([clockText(0), clockText(67), clockText(3765)]).toEqual(['0:00', '1:07', '1:02:45'])
})

test('undo goes on after a reload, and what cannot be read is left out', () => {
  const first = { puzzle: emptyPuzzle(4), entries: noEntries(16) }
  const second = {
    puzzle: first.puzzle,
    entries: { ...first.entries, digits: [1, ...Array<number>(15).fill(0)] },
  }
  const third = { ...second, puzzle: withGivens(second.puzzle, [3], 2) }
  const history = redone(undone(undone(did(did(started(first), second), third))))
  const game = { id: 'a', changed: 0, seconds: 0, savepoints: [], ...second }
  const text = textOfHistory('a', history)
  const kept = historyIn(text, game)
  expect(kept).toEqual(history)
  expect(kept.past[0]!.puzzle).toBe(game.puzzle)
  expect(undone(kept).present.entries).toEqual(first.entries)
  const none = { past: [], present: second, future: [] }
  expect(historyIn(text, { ...game, id: 'b' })).toEqual(none)
  expect(historyIn(text.replace('"past":[{"puzzle":0', '"past":[{"puzzle":7'), game)).toEqual(none)
  for (const bad of [null, '', '[]', '{"id":"a","puzzles":[1],"past":3}', text.slice(9)])
    expect(historyIn(bad, game)).toEqual(none)
})
