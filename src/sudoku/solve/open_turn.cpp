#include "sudoku/solve/open_turn.h"

#include <algorithm>
#include <deque>
#include <utility>

#include "lanes/batch.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::sudoku {

namespace {

class TurnExchange final : public lanes::Exchange {
 public:
  TurnExchange(const OpenGrid& grid, const cp::AskPace& ask) : grid_(grid), ask_(ask) {}

  [[nodiscard]] lanes::Taken take(lanes::Candidates candidates) override {
    if (is_barren())
      for (; next_ < grid_.parts.size(); ++next_) turn_.rare.push_back(grid_.parts[next_]);
    if (pace_ != cp::Pace::go_on || next_ >= grid_.parts.size()) return lanes::Taken::end;
    if (begun_.size() > answered_ / 8) return lanes::Taken::later;
    begun_.push_back(next_);
    fill_candidates(grid_.puzzle, candidates);
    for (const cp::Literal fact : grid_.parts[next_++])
      lanes::restrict_cell(grid_.puzzle.layout().digits, candidates, static_cast<int>(fact.variable),
                           bit(static_cast<int>(fact.value - 1)));
    return lanes::Taken::grid;
  }

  void give(const lanes::Answer& answer) override {
    const cp::Cube& part = grid_.parts[begun_.front()];
    begun_.pop_front();
    ++answered_;
    if (answer.complete) {
      turn_.solutions += answer.solutions;
    } else {
      (pace_ == cp::Pace::stop ? turn_.unfinished : turn_.rare).push_back(part);
    }
  }

  void tick(const lanes::BatchStatistics& /*work*/) override {
    pace_ = std::max(pace_, ask_());
    if (pace_ == cp::Pace::stop) stop_.request_stop();
  }

  [[nodiscard]] StopToken stop() { return StopToken(stop_); }
  [[nodiscard]] cp::OpenTurn turn() && {
    turn_.next = next_;
    return std::move(turn_);
  }

 private:
  /// Whether solutions are rare in most parts.
  [[nodiscard]] bool is_barren() const {
    constexpr std::size_t kMostRare = 32;
    return turn_.rare.size() > kMostRare && 2 * turn_.rare.size() > answered_;
  }

  const OpenGrid& grid_;
  const cp::AskPace& ask_;
  cp::OpenTurn turn_;
  std::size_t next_ = 0;           // the first part that was not begun
  std::deque<std::size_t> begun_;  // parts without an answer
  std::size_t answered_ = 0;
  cp::Pace pace_ = cp::Pace::go_on;
  StopSource stop_;
};

}  // namespace

cp::OpenTurn count_turn(const OpenGrid& grid, const cp::AskPace& ask) {
  TurnExchange exchange(grid, ask);
  lanes::solve_batch(grid.shape, exchange,
                     {.most_branches = grid.branches,
                      .branches_per_solution = kBranchesPerSolution,
                      .stop = exchange.stop()});
  return std::move(exchange).turn();
}

}  // namespace quadrille::sudoku
