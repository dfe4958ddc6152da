#include "sudoku/solve/adaptive_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/random.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

namespace {

// The number of exchanges for which a cell at a local minimum is tabu; the number of such cells that triggers
// a shuffle; and the number of rows of which one, on average, is shuffled.
constexpr std::uint64_t kTabu = 10;
constexpr int kTabuCells = 6;
constexpr std::uint64_t kShuffled = 8;

/// A full grid whose rows hold different digits, with its distance from a solution. Rows are as long as there
/// are digits, so that each digit has a place: after the cells of the grid there are spare places, which
/// break no rule, for the digits that a row does not hold. If lines are not houses, each cell is a row.
class Repair {
 public:
  /// All arguments must outlive this object.
  Repair(const Conditions& conditions, const cp::Limits& limits, Random& random)
      : limits_(limits), conditions_(conditions), random_(random), digits_(conditions.layout.digits) {
    const std::size_t cells = conditions.candidates.size();
    add_rows();
    houses_of_.resize(cells);
    others_of_.resize(cells);
    tabu_until_.resize(row_of_.size());
    for (const Condition& condition : conditions.stated()) {
      if (const auto* const house = std::get_if<Distinct>(&condition.kind)) {
        // The rows need no count: they always hold each digit once.
        if (!is_row(house->members)) add_house(house->members);
      } else {
        add_other(condition);
      }
    }
    counts_.assign(houses_.size() * at(digits_ + 1), 0);
    fill_rows();
  }

  /// Whether the rows could be filled: no digit is fixed twice in a row.
  [[nodiscard]] bool is_possible() const { return is_possible_; }
  [[nodiscard]] int breaches() const { return breaches_; }
  /// Whether a limit ended the last step early.
  [[nodiscard]] bool is_over() const { return is_over_; }
  [[nodiscard]] Grid grid() const { return {grid_.begin(), grid_.end() - spare_count()}; }

  /// Makes one exchange, or none at a local minimum.
  void improve(cp::Statistics& statistics) {
    ++statistics.nodes;
    const int worst = worst_cell(statistics.nodes);
    if (is_over_) return;
    if (worst < 0) return shuffle(statistics);
    const auto [partner, breaches] = best_partner(worst, statistics.nodes);
    if (is_over_) return;
    if (partner >= 0 && breaches < breaches_ + (random_.below(2) == 0 ? 1 : 0))
      return exchange(worst, partner);
    tabu_until_[at(worst)] = statistics.nodes + kTabu;
    ++statistics.failures;
    if (++tabu_cells_ >= kTabuCells) shuffle(statistics);
  }

 private:
  [[nodiscard]] int& count(std::size_t house, int digit) {
    return counts_[house * at(digits_ + 1) + at(digit)];
  }
  void add_rows() {
    const Layout& layout = conditions_.layout;
    const int length = layout.lines ? layout.columns : 1;
    for (int cell = 0; cell < layout.cell_count(); ++cell) {
      if (cell % length == 0 || layout.is_extra(cell)) rows_.emplace_back();
      rows_.back().push_back(cell);
      row_of_.push_back(rows_.size() - 1);
    }
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      while (static_cast<int>(rows_[row].size()) < digits_) {
        rows_[row].push_back(static_cast<int>(row_of_.size()));
        row_of_.push_back(row);
      }
    }
  }
  [[nodiscard]] int cell_count() const { return conditions_.layout.cell_count(); }
  [[nodiscard]] std::ptrdiff_t spare_count() const { return std::ssize(row_of_) - cell_count(); }
  [[nodiscard]] bool is_spare(int place) const { return place >= cell_count(); }
  [[nodiscard]] bool is_row(const std::vector<int>& cells) const {
    return conditions_.layout.lines && !conditions_.layout.is_extra(cells.front()) &&
           cells == conditions_.layout.row_cells(cells.front() / conditions_.layout.columns);
  }
  void add_house(const std::vector<int>& cells) {
    for (const int cell : cells) houses_of_[at(cell)].push_back(houses_.size());
    houses_.emplace_back(cells);
  }
  void add_other(const Condition& condition) {
    condition.visit([this](const auto& kind) {
      for (const int cell : kind.cells()) others_of_[at(cell)].push_back(others_.size());
    });
    others_.push_back(&condition);
  }
  [[nodiscard]] bool is_open(int place) const {
    return is_spare(place) || count_of(conditions_.candidates[at(place)]) > 1;
  }
  [[nodiscard]] int breaches_of(std::size_t other) const {
    return others_[other]->visit([this](const auto& kind) { return kind.breaches(grid_); });
  }
  [[nodiscard]] bool is_excluded(int cell) const {
    return (conditions_.candidates[at(cell)] & digit_bit(grid_[at(cell)])) == 0;
  }

  void fill_rows() {
    grid_.assign(row_of_.size(), 0);
    for (const std::vector<int>& row : rows_) {
      Digits missing = conditions_.layout.all_digits();
      for (const int cell : row) {
        if (is_spare(cell)) continue;
        const Digits digits = conditions_.candidates[at(cell)];
        is_possible_ &= digits != 0 && (is_open(cell) || (missing & digits) != 0);
        if (digits == 0 || is_open(cell)) continue;
        grid_[at(cell)] = lowest(digits) + 1;
        missing &= ~digits;
      }
      if (!is_possible_) return;
      std::vector<int> left;
      for (const int i : Bits(missing)) left.push_back(i + 1);
      random_.shuffle(left);
      for (const int cell : row) {
        if (grid_[at(cell)] != 0) continue;
        grid_[at(cell)] = left.back();
        left.pop_back();
      }
    }
    count_all();
  }

  void count_all() {
    for (std::size_t h = 0; h < houses_.size(); ++h)
      for (const int cell : houses_[h]) breaches_ += count(h, grid_[at(cell)])++ > 0 ? 1 : 0;
    for (std::size_t i = 0; i < others_.size(); ++i) breaches_ += breaches_of(i);
    for (int cell = 0; cell < cell_count(); ++cell) breaches_ += is_excluded(cell) ? 1 : 0;
  }

  /// Changes the digit of a cell, and updates the number of breaches.
  void put(int cell, int digit) {
    if (is_spare(cell)) {
      grid_[at(cell)] = digit;
      return;
    }
    breaches_ -= broken_besides_houses(cell);
    for (const std::size_t h : houses_of_[at(cell)]) {
      breaches_ -= --count(h, grid_[at(cell)]) > 0 ? 1 : 0;
      breaches_ += count(h, digit)++ > 0 ? 1 : 0;
    }
    grid_[at(cell)] = digit;
    breaches_ += broken_besides_houses(cell);
  }
  [[nodiscard]] int broken_besides_houses(int cell) const {
    int broken = is_excluded(cell) ? 1 : 0;
    for (const std::size_t i : others_of_[at(cell)]) broken += breaches_of(i);
    return broken;
  }
  void exchange(int a, int b) {
    const int digit = grid_[at(a)];
    put(a, grid_[at(b)]);
    put(b, digit);
  }

  /// Whether testing them takes so long that the limits are looked at for each cell.
  [[nodiscard]] bool has_many_conditions(int cell) const {
    return others_of_[at(cell)].size() >= kManyConditions;
  }
  [[nodiscard]] int error(int cell) {
    int error = broken_besides_houses(cell);
    for (const std::size_t h : houses_of_[at(cell)]) error += count(h, grid_[at(cell)]) - 1;
    return error;
  }

  /// -1 if all cells that break a rule are tabu.
  [[nodiscard]] int worst_cell(std::uint64_t now) {
    int worst = -1;
    int most = 0;
    std::uint64_t ties = 0;
    for (int cell = 0; cell < cell_count() && !is_over_; ++cell) {
      is_over_ = (cell % kCellsBetweenLooks == 0 || has_many_conditions(cell)) && cp::is_over(limits_);
      if (!is_open(cell) || tabu_until_[at(cell)] > now) continue;
      const int found = error(cell);
      if (found == 0 || found < most) continue;
      ties = found > most ? 1 : ties + 1;
      if (random_.below(ties) == 0) worst = cell;
      most = found;
    }
    return worst;
  }

  /// The cell of the row to exchange with, and the breaches after that; -1 if there is none.
  [[nodiscard]] std::pair<int, int> best_partner(int cell, std::uint64_t now) {
    int best = -1;
    int fewest = 0;
    std::uint64_t ties = 0;
    for (const int other : rows_[row_of_[at(cell)]]) {
      if (other == cell || !is_open(other) || tabu_until_[at(other)] > now) continue;
      is_over_ = has_many_conditions(cell) && cp::is_over(limits_);
      if (is_over_) return {-1, 0};
      exchange(cell, other);
      const int found = breaches_;
      exchange(cell, other);
      if (best >= 0 && found > fewest) continue;
      ties = best < 0 || found < fewest ? 1 : ties + 1;
      if (random_.below(ties) == 0) best = other;
      fewest = found;
    }
    return {best, fewest};
  }

  void shuffle(cp::Statistics& statistics) {
    ++statistics.restarts;
    tabu_cells_ = 0;
    std::ranges::fill(tabu_until_, 0);
    for (const std::vector<int>& row : rows_) {
      if (random_.below(kShuffled) != 0) continue;
      std::vector<int> open;
      for (const int cell : row) {
        if (is_open(cell)) open.push_back(cell);
      }
      for (std::size_t i = open.size(); i > 1; --i) {
        const int other = open[random_.below(i)];
        if (other != open[i - 1]) exchange(open[i - 1], other);
      }
    }
  }

  static constexpr int kCellsBetweenLooks = 64;
  static constexpr std::size_t kManyConditions = 16;

  const cp::Limits& limits_;
  bool is_over_ = false;  // whether a limit was reached within a step
  const Conditions& conditions_;
  Random& random_;
  int digits_;
  std::vector<std::vector<int>> rows_;               // the places of each row: cells, then spare ones
  std::vector<std::size_t> row_of_;                  // by place
  Grid grid_;                                        // by place
  std::vector<std::span<const int>> houses_;         // without rows
  std::vector<const Condition*> others_;             // those that are not houses
  std::vector<std::vector<std::size_t>> houses_of_;  // by cell
  std::vector<std::vector<std::size_t>> others_of_;  // by cell
  std::vector<int> counts_;                          // by house and digit
  std::vector<std::uint64_t> tabu_until_;            // by place
  int tabu_cells_ = 0;                               // number of cells since the last shuffle
  int breaches_ = 0;
  bool is_possible_ = true;
};

}  // namespace

SolveResult adaptive_search(const Puzzle& puzzle, const SolveOptions& options_of_call,
                            const OnSolution& on_solution) {
  const SolveOptions options = options_of_call.started();
  const auto begin = std::chrono::steady_clock::now();
  const auto within = conditions_within(puzzle, options.limits);
  if (!within) return {.ending = Ending::stopped};
  const Conditions& conditions = *within;
  Random random(options.seed);
  Repair repair(conditions, options.limits, random);
  SolveResult result{.ending = Ending::stopped};
  cp::Limits limits = options.limits;
  limits.nodes = std::min(limits.nodes, kMostExchanges);
  cp::LimitWatch watch;
  while (repair.is_possible() && repair.breaches() > 0 && !repair.is_over() &&
         !watch.is_reached(limits, result.statistics))
    repair.improve(result.statistics);
  if (repair.is_possible() && repair.breaches() == 0) {
    assert(is_solution(conditions, repair.grid()));
    result.solutions = result.statistics.solutions = 1;
    result.ending = Ending::enough;
    static_cast<void>(on_solution(puzzle.layout().without_holes(repair.grid())));
  }
  result.statistics.time = std::chrono::steady_clock::now() - begin;
  return result;
}

}  // namespace quadrille::sudoku
