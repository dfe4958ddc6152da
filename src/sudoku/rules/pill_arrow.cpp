// The two or three cells of a pill, read in order, form a number: the sum of the digits along the arm.
#include <algorithm>
#include <array>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kPillArrowLabel{"pill arrow {}", "flèche à pilule {}"};
constexpr Sentence<Text> kInPillAndArm{
    "{} is in the pill and in the arm, expected it in one of them",
    "{} est dans la pilule et dans la tige, on l’attend dans l’une des deux"};

constexpr int kTen = 10;

Parsed<void> fit_pill_arrow(const Use& use) {
  for (const int cell : use.cells("pill")) {
    if (std::ranges::count(use.cells("arm"), cell) == 0) continue;
    return bad_input(kInPillAndArm(cell_name(cell, use.puzzle().layout())));
  }
  return {};
}

/// The first digit of the number may be 10 or more, or 0; the others are at most 9.
void add_pill_arrow(const Use& use, ConditionAdder& add) {
  const std::vector<int>& pill = use.cells("pill");
  Sum sum = Sum::of(use.cells("arm"), 0);
  int factor = -1;
  for (std::size_t i = pill.size(); i > 0; --i, factor *= kTen) sum.terms.push_back({factor, pill[i - 1]});
  std::vector<ConditionKind> kinds{std::move(sum)};
  if (const int last = add.layout().digit_of(kTen - 1); last != 0 && last < add.layout().digits)
    for (std::size_t i = 1; i < pill.size(); ++i) kinds.emplace_back(OneOf{pill[i], low_bits(last)});
  add.part(kPillArrowLabel(use.ends("pill")), std::move(kinds));
}

void draw_pill_arrow(const Use& use, Picture& picture) {
  constexpr double kWidth = 0.06, kPill = 0.8;
  const std::vector<int>& pill = use.cells("pill");
  std::vector<int> arm = use.cells("arm");
  // Starts at the cell of the pill that is nearest to the arm.
  const auto distance = [&](int cell) {
    const Point from = picture.centre(cell), to = picture.centre(arm.front());
    return (from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y);
  };
  arm.insert(arm.begin(), *std::ranges::min_element(pill, {}, distance));
  picture.line(pill, kMiddleGrey, kPill);
  picture.line(pill, kWhite, kPill - 2 * kWidth);
  picture.arrow(picture.from_ring(arm), kMiddleGrey, kWidth);
}

}  // namespace

Rule pill_arrow_rule() {
  return {.name = "pill_arrow",
          .summary{"The digits along the arm add up to the number in the pill of two or three cells.",
                   "La somme des chiffres de la tige est le nombre de la pilule, qui a deux ou trois cases."},
          .parameters = {{"pill", CellsParameter{.least = 2, .most = 3, .is_path = true}},
                         {"arm", CellsParameter{.least = 1, .most = kMostCells, .is_path = true}}},
          .fits = fit_pill_arrow,
          .conditions = add_pill_arrow,
          .draw = draw_pill_arrow};
}

}  // namespace quadrille::sudoku
