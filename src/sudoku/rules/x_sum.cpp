// The first digits of a line have the total that is written beside it; their number is the very first digit.
#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kXSumLabel{"x sum {} at {}", "somme X {} en {}"};
constexpr Sentence<Number, Text> kWaysLabel{"ways to the x sum {} at {}",
                                            "façons de faire la somme X {} en {}"};

/// The words whose first digit gives the number of digits, itself included, that have the total.
std::shared_ptr<const DigitAutomaton> words_with_x_sum(const Layout& layout, int total) {
  using Rest = std::pair<int, int>;  // the number of digits still to be added, and their sum
  constexpr Rest kStart{-1, 0};
  const int least = layout.first_value, greatest = layout.last_value();
  const auto step = [=](Rest rest, int digit) -> std::optional<Rest> {
    const bool is_first = rest == kStart;
    if (is_first) rest = {digit, total};
    if (rest.first == 0) return is_first && total != 0 ? std::nullopt : std::optional(rest);
    rest = {rest.first - 1, rest.second - digit};
    const auto [count, sum] = rest;
    return count * least <= sum && sum <= count * greatest ? std::optional(rest) : std::nullopt;
  };
  return DigitAutomaton::from(
      layout, kStart, step, [](Rest rest) { return rest.first == 0; },
      at(std::max(greatest, 0) + 1) * at(total + 1) + 1);
}

/// The alternatives for the total, one for each number of digits: in a line of different digits they infer
/// more than the automaton, since seven different digits have a sum of at least 28.
std::vector<std::vector<ConditionKind>> ways_to(int total, const std::vector<int>& line,
                                                const Layout& layout) {
  std::vector<std::vector<ConditionKind>> ways;
  for (int digit = 1; digit <= layout.digits; ++digit) {
    const int count = layout.value_of(digit);
    if (count < 0 || at(count) > line.size() || (count == 0 && total != 0)) continue;
    auto& way = ways.emplace_back();
    way.emplace_back(OneOf{line.front(), digit_bit(digit)});
    if (count > 0) way.emplace_back(Sum::of({line.begin(), line.begin() + count}, total).of_digits(layout));
  }
  return ways;
}

void add_x_sum(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const int total = use.integer("total");
  const Outside place = use.outside("place");
  const std::vector<int> line = line_from(place, layout);
  add.part(kXSumLabel(total, outside_name(place)), {DigitWord{line, words_with_x_sum(layout, total)}});
  const auto house = add.house_of(line);
  if (!house || !add.has_room_for(line.size() * line.size() / 2)) return;
  auto ways = ways_to(total, line, layout);
  if (ways.empty()) return;
  add.implied(kWaysLabel(total, outside_name(place)), {any_of(std::move(ways))}, {{add.last(), *house}, {}});
}

void draw_x_sum(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), std::to_string(use.integer("total")));
}

Sketch::Clue propose_x_sum(Sketch& sketch) {
  return sketch.beside(Sketch::Sides::all, [](const std::vector<int>& line) -> std::optional<int> {
    const int count = line.front();
    if (count < 1 || at(count) > line.size()) return std::nullopt;
    return std::accumulate(line.begin(), line.begin() + count, 0);
  });
}

}  // namespace

Rule x_sum_rule() {
  return {.name = "x_sum",
          .summary{"The first X digits of a line, where X is the first digit, add up to the total beside it.",
                   "Les X premiers chiffres d’une ligne, où X est son premier chiffre, font le total écrit à "
                   "côté d’elle."},
          .iss = "XSum~place~total",
          .fpuzzles = "xsum~cell:place~value:total",
          .parameters = {{"place", OutsideParameter{}}, {"total", total_of_digits()}},
          .conditions = add_x_sum,
          .draw = draw_x_sum,
          .propose = propose_x_sum};
}

}  // namespace quadrille::sudoku
