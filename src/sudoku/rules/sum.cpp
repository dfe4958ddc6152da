// Some cells, each multiplied by a factor, have a given sum. Digits may be repeated, and a cell may occur
// twice.
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kSumLabel{"sum {} at {}", "somme {} en {}"};
constexpr Sentence<Number, Number> kFactorsForCells{
    "found {} factors for {} cells, expected one for each, or none if all are 1",
    "on trouve {} facteurs pour {} cases, on en attend un par case, ou aucun s’ils valent tous 1"};
constexpr Sentence<> kSumOfNothing{"the factors of each cell add up to 0, so the sum has no cells",
                                   "les facteurs de chaque case font 0, la somme n’a donc pas de cases"};

constexpr int kMostFactor = 1000;

Sum sum_of(const Use& use) {
  const std::vector<int>& cells = use.cells("cells");
  const std::vector<int>& factors = use.number_list("factors");
  std::vector<Sum::Term> terms;
  for (std::size_t i = 0; i < cells.size(); ++i)
    terms.push_back({factors.empty() ? 1 : factors[i], cells[i]});
  return Sum::of_terms(std::move(terms), use.integer("total"));
}

Parsed<void> fit_sum(const Use& use) {
  const std::size_t factors = use.number_list("factors").size(), cells = use.cells("cells").size();
  if (factors != 0 && factors != cells) return bad_input(kFactorsForCells(factors, cells));
  if (sum_of(use).terms.empty()) return bad_input(kSumOfNothing());
  return {};
}

void add_sum(const Use& use, ConditionAdder& add) {
  add.part(kSumLabel(use.integer("total"), cell_name(use.cells("cells").front(), use.puzzle().layout())),
           {sum_of(use)});
}

/// Draws the total in the first cell, and each factor other than 1 below the middle of its cell.
void draw_sum(const Use& use, Picture& picture) {
  const Sum sum = sum_of(use);
  for (const auto& [factor, cell] : sum.terms) {
    picture.shade(cell);
    const Point centre = picture.centre(cell);
    if (factor != 1) picture.text({centre.x + 0.3, centre.y + 0.36}, 0.2, std::to_string(factor) + "x");
  }
  picture.corner_text(sum.terms.front().cell, std::to_string(sum.total));
}

}  // namespace

Rule sum_rule() {
  return {
      .name = "sum",
      .summary{
          "The digits of the cells, each times its factor, add up to a total. Digits may repeat.",
          "Les chiffres des cases, chacun multiplié par son facteur, font un total. Ils peuvent se répéter."},
      .parameters = {{"cells", CellsParameter{.most = kMostCells, .is_path = true, .may_repeat = true}},
                     {"total", NumberParameter{-kMostFactor * kMostCells, kMostFactor * kMostCells}},
                     {"factors", NumberListParameter{-kMostFactor, kMostFactor, 0}}},
      .fits = fit_sum,
      .conditions = add_sum,
      .draw = draw_sum};
}

}  // namespace quadrille::sudoku
