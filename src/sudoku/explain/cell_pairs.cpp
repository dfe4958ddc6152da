#include "sudoku/explain/cell_pairs.h"

#include "sudoku/conditions/conditions.h"

#include <algorithm>
#include <optional>

namespace quadrille::sudoku {

namespace {

class PairSearch {
 public:
  PairSearch(const TrueCandidates& candidates, const cp::Limits& limits)
      : limits_(limits), known_(candidates.solutions().begin(), candidates.solutions().end()) {
    const Puzzle& puzzle = candidates.puzzle();
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      const Digits left = candidates.true_digits(cell) | candidates.undecided_digits(cell);
      possible_.push_back(puzzle.layout().is_hole(cell) ? puzzle.allowed(cell) : left);
    }
    see_each_other_.assign(possible_.size(), std::vector<bool>(possible_.size()));
    const auto conditions = conditions_within(puzzle, limits);
    is_over_ = !conditions || !questions_.begin(puzzle, possible_, {}, limits);
    if (!conditions) return;
    for (const auto house : houses_of(*conditions)) {
      for (const int a : house)
        for (const int b : house) see_each_other_[at(a)][at(b)] = true;
    }
  }

  [[nodiscard]] PairReport run() {
    std::vector<int> open;
    for (int cell = 0; cell < static_cast<int>(possible_.size()); ++cell)
      if (!is_single(possible_[at(cell)])) open.push_back(cell);
    for (const bool is_equal : {true, false}) {
      for (auto a = open.begin(); a != open.end(); ++a) {
        const std::vector<bool>& seen = see_each_other_[at(*a)];
        const Digits digits = possible_[at(*a)];
        for (auto b = a + 1; b != open.end(); ++b) {
          const bool may_agree = (digits & possible_[at(*b)]) != 0;
          if (seen[at(*b)] || (is_equal && !may_agree)) continue;
          if (is_over_ && may_agree && known_.empty())
            ++report_.undecided;  // a grid of 64x64 has 8 million pairs
          else
            look_at({*a, *b}, is_equal);
        }
      }
    }
    return std::move(report_);
  }

 private:
  void look_at(const CellPair& pair, bool is_equal) {
    if (!is_in_question(pair, is_equal)) return;
    const auto holds = always(pair, is_equal);
    if (!holds) ++report_.undecided;
    if (holds == true) (is_equal ? report_.equal : report_.different).push_back(pair);
  }

  /// Whether the known solutions agree with it.
  [[nodiscard]] bool is_in_question(const CellPair& pair, bool is_equal) const {
    return std::ranges::all_of(known_, [&](const Grid& grid) {
      return (grid[at(pair.first)] == grid[at(pair.second)]) == is_equal;
    });
  }

  /// Nullopt if a limit left it open.
  [[nodiscard]] std::optional<bool> always(const CellPair& pair, bool is_equal) {
    const Digits breaching = is_equal ? ~Digits{0} : possible_[at(pair.second)];
    for (const int i : Bits(possible_[at(pair.first)] & breaching)) {
      if (is_over_) return std::nullopt;
      const cp::Literal there = Questions::is(pair.second, i + 1);
      const std::vector<cp::Literal> breach{Questions::is(pair.first, i + 1), is_equal ? ~there : there};
      questions_.ask(breach);
      const cp::SearchResult result = questions_.next(limits_);
      is_over_ = result == cp::SearchResult::limit;
      if (is_over_) return std::nullopt;
      if (result == cp::SearchResult::exhausted) continue;
      known_.push_back(questions_.solution());
      return false;
    }
    return true;
  }

  cp::Limits limits_;
  std::vector<Grid> known_;
  std::vector<Digits> possible_;  // by cell
  std::vector<std::vector<bool>> see_each_other_;
  Questions questions_;
  bool is_over_ = false;  // a limit was reached
  PairReport report_;
};

}  // namespace

PairReport find_pairs(const TrueCandidates& candidates, const cp::Limits& limits) {
  if (candidates.solutions().empty() && candidates.undecided() == 0) return {};
  return PairSearch(candidates, limits.started()).run();
}

}  // namespace quadrille::sudoku
