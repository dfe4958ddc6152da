// The solved games of the player, by difficulty.
import { levels } from '../game/levels'
import { clockText } from '../game/clock'
import { statisticsOf } from '../game/results'
import { results } from '../share/keepResults'
import * as store from '../store'

export const StatisticsSection = () => {
  const words = store.words.value
  const all = results.value
  const rows = [...levels, ''].flatMap(level => {
    const statistics = statisticsOf(all.filter(result => result.level === level))
    return statistics ? [{ name: words.levels[level] ?? words.beyondLevels, ...statistics }] : []
  })
  return (
    <details>
      <summary>{words.play.statistics}</summary>
      {rows.length === 0 ? (
        <p class="quiet">{words.play.noResults}</p>
      ) : (
        <table class="efforts">
          <thead>
            <tr>
              <th scope="col">{words.level}</th>
              <th scope="col">{words.play.solvedGames}</th>
              <th scope="col">{words.play.withoutHint}</th>
              <th scope="col">{words.play.bestTime}</th>
              <th scope="col">{words.play.meanTime}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, withoutHint, best, mean }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count}</td>
                <td>{withoutHint}</td>
                <td>{clockText(best)}</td>
                <td>{clockText(mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
