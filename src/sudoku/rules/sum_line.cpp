// A line splits into segments that each have the total. It may be a loop, in which a segment may begin at any
// cell.
//
//   total 10:   3 7 | 4 1 5 | 8 2
#include <algorithm>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Number, Number> kLoopTooLong{
    "found a loop of {} cells with the total {}, expected at most {} cells for that total",
    "on trouve une boucle de {} cases au total {}, on attend au plus {} cases pour ce total"};
constexpr Sentence<Number, Text> kSumLineLabel{"sum line {} {}", "tracé à sommes {} {}"};

/// The words that split into such segments. The state is the sum of the current segment; once it has the
/// total, the next digit begins a new one.
std::shared_ptr<const DigitAutomaton> words_in_pieces(const Layout& layout, int total) {
  const auto step = [=](int sum, int digit) {
    const int next = (sum == total ? 0 : sum) + digit;
    // Zeros belong to the segment before them.
    return next > total ? std::nullopt : std::optional(sum == total && digit == 0 ? total : next);
  };
  return DigitAutomaton::from(layout, 0, step, [=](int sum) { return sum == total; }, at(total + 1));
}

/// The number of cells of a loop that may be the first of a segment. A segment has at most as many cells as
/// its total, since their values are at least 1, so one of the first cells begins a segment.
std::size_t turns_of_loop(const Use& use) {
  const std::size_t length = use.cells("cells").size();
  if (use.puzzle().layout().first_value == 0) return length;
  return std::min(length, at(use.integer("total")));
}

Parsed<void> fit_sum_line(const Use& use) {
  constexpr std::size_t kMostCellsInTurns = 100'000;
  const std::size_t length = use.cells("cells").size(), turns = turns_of_loop(use);
  if (use.choice("ends") != "joined" || length * turns <= kMostCellsInTurns) return {};
  return bad_input(kLoopTooLong(length, use.integer("total"), kMostCellsInTurns / turns));
}

void add_sum_line(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int total = use.integer("total");
  const auto words = words_in_pieces(add.layout(), total);
  const bool is_loop = use.choice("ends") == "joined";
  std::vector<std::vector<ConditionKind>> turns;
  for (std::size_t first = 0; first < (is_loop ? turns_of_loop(use) : 1); ++first) {
    std::vector<int> turned = cells;
    std::ranges::rotate(turned, turned.begin() + static_cast<std::ptrdiff_t>(first));
    turns.push_back({DigitWord{std::move(turned), words}});
  }
  const std::string label = kSumLineLabel(total, use.ends("cells"));
  if (turns.size() == 1) return add.part(label, std::move(turns.front()));
  add.part(label, {any_of(std::move(turns))});
}

void draw_sum_line(const Use& use, Picture& picture) {
  std::vector<int> cells = use.cells("cells");
  const Point place = picture.middle(cells[0], cells[1]);
  if (use.choice("ends") == "joined") cells.push_back(cells.front());
  picture.line(cells, kPaleYellow, 0.2);
  picture.text_on_lines(place, 0.26, std::to_string(use.integer("total")));
}

}  // namespace

Rule sum_line_rule() {
  return {.name = "sum_line",
          .summary{"The line, which may be a loop, splits into pieces that each add up to the total.",
                   "Le tracé, qui peut être une boucle, se coupe en morceaux qui font chacun le total."},
          .parameters = {{"cells", path_of_cells()},
                         {"total", NumberParameter{1, kMostTotal}},
                         {"ends", ChoiceParameter{"open joined", "open"}}},
          .fits = fit_sum_line,
          .conditions = add_sum_line,
          .draw = draw_sum_line};
}

}  // namespace quadrille::sudoku
