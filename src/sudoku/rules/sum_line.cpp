// A line falls into pieces that each come to a total. It may be a loop, of which any cell may be the first of
// a piece.
//
//   total 10:   3 7 | 4 1 5 | 8 2
#include <algorithm>
#include <string>

#include "base/sentence.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kSumLineLabel{"sum line {} {}", "tracé à sommes {} {}"};

/// Words that fall into such pieces. The state is what the present piece comes to; once it has the total, the
/// next digit begins another.
std::shared_ptr<const DigitAutomaton> words_in_pieces(const Layout& layout, int total) {
  const auto step = [=](int sum, int digit) {
    const int next = (sum == total ? 0 : sum) + digit;
    // Zeros belong to the piece before them.
    return next > total ? std::nullopt : std::optional(sum == total && digit == 0 ? total : next);
  };
  return DigitAutomaton::from(layout, 0, step, [=](int sum) { return sum == total; });
}

void add_sum_line(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int total = use.integer("total");
  const auto words = words_in_pieces(add.layout(), total);
  // A piece has a cell for each of its parts, which are 1 or more. So one of the first cells of a loop begins
  // a piece.
  const bool is_loop = use.choice("ends") == "joined";
  const auto length = static_cast<std::ptrdiff_t>(cells.size());
  const std::ptrdiff_t longest = add.layout().first_value == 0 ? length : total;
  std::vector<std::vector<ConditionKind>> turns;
  for (std::ptrdiff_t first = 0; first < (is_loop ? std::min(length, longest) : 1); ++first) {
    std::vector<int> turned = cells;
    std::ranges::rotate(turned, turned.begin() + first);
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
          .summary{"The line, which may be a loop, falls into pieces that each come to a total.",
                   "Le tracé, qui peut être une boucle, se coupe en morceaux qui font chacun le total."},
          .parameters = {{"cells", path_of_cells()},
                         {"total", NumberParameter{1, kMostTotal}},
                         {"ends", ChoiceParameter{{"open", "joined"}, "open"}}},
          .conditions = add_sum_line,
          .draw = draw_sum_line};
}

}  // namespace quadrille::sudoku
