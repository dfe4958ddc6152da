// The digits between the least and the greatest digit of a line have the total that is written beside it.
#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kSandwichLabel{"sandwich {} at {}", "sandwich {} en {}"};
constexpr Sentence<Number, Text> kFillingsLabel{"fillings of the sandwich {} at {}",
                                                "garnitures du sandwich {} en {}"};
constexpr Sentence<> kNoLeastAndGreatest{
    "found a grid of size 1, expected one with a least and a greatest digit",
    "on trouve une grille de taille 1, on en attend une qui a un plus petit et un plus grand chiffre"};

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
  return DigitAutomaton::from(layout, Filling{false, false, 0}, step, is_end, 4 * at(total + 1));
}

Parsed<void> fit_sandwich(const Use& use) {
  if (use.puzzle().layout().digits >= 2) return {};
  return bad_input(kNoLeastAndGreatest());
}

/// The alternatives for the positions i < j of the least and the greatest digit, in either order, in a line
/// that holds each digit once. The digits between them have the total, and the others the rest of the sum.
/// This infers more than the automaton, since the digits of each sum differ.
///
///   total 18 of 1 to 9:  [3 4] 1 [5 7 6] 9 [2 8]    the middle 18, the others 45 - 1 - 9 - 18 = 17
std::vector<std::vector<ConditionKind>> fillings(int total, const std::vector<int>& line,
                                                 const Layout& layout) {
  const Digits ends = digit_bit(1) | digit_bit(layout.digits);
  int rest = -total;
  for (int digit = 2; digit < layout.digits; ++digit) rest += layout.value_of(digit);
  std::vector<std::vector<ConditionKind>> lists;
  const auto add_sum = [&](const std::vector<int>& cells, int sum) {
    if (!cells.empty()) lists.back().emplace_back(Sum::of(cells, sum).of_digits(layout));
    return !cells.empty() || sum == 0;
  };
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t j = i + 1; j < line.size(); ++j) {
      auto& list = lists.emplace_back();
      std::vector<int> inside, outside;
      for (std::size_t k = 0; k < line.size(); ++k) {
        const bool is_end = k == i || k == j;
        list.emplace_back(OneOf{line[k], is_end ? ends : layout.all_digits() & ~ends});
        if (!is_end) (i < k && k < j ? inside : outside).push_back(line[k]);
      }
      if (!add_sum(inside, total) || !add_sum(outside, rest)) lists.pop_back();
    }
  }
  return lists;
}

void add_sandwich(const Use& use, ConditionAdder& add) {
  const Layout& layout = use.puzzle().layout();
  const int total = use.integer("total");
  const Outside place = use.outside("place");
  const std::vector<int> line = line_from(place, layout);
  add.part(kSandwichLabel(total, outside_name(place)), {DigitWord{line, sandwiches(layout, total)}});
  const auto house = add.house_of(line);
  if (!house || !add.has_room_for(line.size() * line.size() * line.size() / 2)) return;
  auto lists = fillings(total, line, layout);
  if (lists.empty()) return;  // the total is impossible, as the automaton shows
  add.implied(kFillingsLabel(total, outside_name(place)), {any_of(std::move(lists))},
              {{add.last(), *house}, {}});
}

void draw_sandwich(const Use& use, Picture& picture) {
  picture.clue(use.outside("place"), std::to_string(use.integer("total")));
}

Sketch::Clue propose_sandwich(Sketch& sketch) {
  const int least = sketch.layout().first_value, greatest = sketch.layout().last_value();
  return sketch.beside(Sketch::Sides::top_and_left, [=](const std::vector<int>& line) -> std::optional<int> {
    const auto is_end = [=](int value) { return value == least || value == greatest; };
    const auto first = std::ranges::find_if(line, is_end);
    if (first == line.end()) return std::nullopt;
    const auto last = std::find_if(first + 1, line.end(), is_end);
    if (last == line.end()) return std::nullopt;
    return std::accumulate(first + 1, last, 0);
  });
}

}  // namespace

Rule sandwich_rule() {
  return {
      .name = "sandwich",
      .summary{
          "The digits between the least and the greatest digit of a line add up to the total beside it.",
          "Les chiffres entre le plus petit et le plus grand d’une ligne font le total écrit à côté d’elle."},
      .fpuzzles = "sandwichsum~cell:place~value:total",
      .parameters = {{"place", OutsideParameter{}}, {"total", NumberParameter{0, kMostTotal}}},
      .fits = fit_sandwich,
      .conditions = add_sandwich,
      .draw = draw_sandwich,
      .propose = propose_sandwich};
}

}  // namespace quadrille::sudoku
