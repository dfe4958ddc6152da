// The first digits of a line, as many as the very first one says, come to the total that stands beside it.
#include <string>
#include <utility>

#include <fmt/format.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

/// The words whose first digit says how many of their digits, itself included, come to the total.
std::shared_ptr<const DigitAutomaton> words_with_x_sum(int size, int total) {
  using Rest = std::pair<int, int>;  // how many digits are still to be added, and what they come to
  constexpr Rest kStart{-1, 0};
  const auto step = [=](Rest rest, int digit) -> std::optional<Rest> {
    if (rest == kStart) rest = {digit, total};
    if (rest.first == 0) return rest;
    rest = {rest.first - 1, rest.second - digit};
    const auto [count, sum] = rest;
    return count <= sum && sum <= count * size ? std::optional(rest) : std::nullopt;
  };
  return DigitAutomaton::from(size, kStart, step, [](Rest rest) { return rest.first == 0; });
}

void add_x_sum(const Use& use, ConditionAdder& add) {
  const int size = use.puzzle().size();
  const int total = use.integer("total");
  const Outside place = use.outside("place");
  add.part(fmt::format("x sum {} at {}", total, outside_name(place)),
           {DigitWord{line_from(place, size), words_with_x_sum(size, total)}});
}

void draw_x_sum(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), std::to_string(use.integer("total")));
}

}  // namespace

Rule x_sum_rule() {
  return {.name = "x_sum",
          .summary = "The first X digits of a line, where X is the first one, come to a total beside it.",
          .parameters = {{"place", OutsideParameter{}}, {"total", total_of_digits()}},
          .conditions = add_x_sum,
          .draw = draw_x_sum};
}

}  // namespace quadrille::sudoku
