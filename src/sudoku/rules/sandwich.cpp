// The digits between the least and the greatest digit of a line come to the total that stands beside it.
#include <string>
#include <tuple>

#include "base/sentence.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kSandwichLabel{"sandwich {} at {}"};
constexpr Sentence<> kNoLeastAndGreatest{
    "found a grid of size 1, expected one with a least and a greatest digit"};

/// Whether each end was passed, and the sum of the digits between them.
using Filling = std::tuple<bool, bool, int>;

std::shared_ptr<const DigitAutomaton> sandwiches(const Layout& layout, int total) {
  const int first = layout.first_value, last = layout.last_value();
  const auto step = [=](const Filling& before, int value) -> std::optional<Filling> {
    auto [least, greatest, sum] = before;
    if (value == first) {
      if (least) return std::nullopt;
      least = true;
    } else if (value == last) {
      if (greatest) return std::nullopt;
      greatest = true;
    } else if (least != greatest) {
      sum += value;
    }
    const bool is_full = least && greatest;
    if (sum > total || (is_full && sum < total)) return std::nullopt;
    return Filling{least, greatest, sum};
  };
  const auto is_end = [](const Filling& f) { return std::get<0>(f) && std::get<1>(f); };
  return DigitAutomaton::from(layout, Filling{false, false, 0}, step, is_end);
}

Parsed<void> fit_sandwich(const Use& use) {
  if (use.puzzle().layout().digits >= 2) return {};
  return bad_input(kNoLeastAndGreatest());
}

void add_sandwich(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const int total = use.integer("total");
  const Outside place = use.outside("place");
  add.part(kSandwichLabel(total, outside_name(place)),
           {DigitWord{line_from(place, layout), sandwiches(layout, total)}});
}

void draw_sandwich(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), std::to_string(use.integer("total")));
}

}  // namespace

Rule sandwich_rule() {
  return {.name = "sandwich",
          .summary{"The digits between the least and the greatest one of a line come to a total beside it."},
          .parameters = {{"place", OutsideParameter{}}, {"total", NumberParameter{0, kMostTotal}}},
          .fits = fit_sandwich,
          .conditions = add_sandwich,
          .draw = draw_sandwich};
}

}  // namespace quadrille::sudoku
