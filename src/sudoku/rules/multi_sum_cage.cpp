// The cells of a cage hold different digits, whose sum is one of several totals.
#include <algorithm>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text> kMultiSumLabel{"cage {} at {}", "cage {} de {}"};

std::string totals_of(const Use& use) { return fmt::format("{}", fmt::join(use.number_list("totals"), "/")); }

std::shared_ptr<const DigitAutomaton> words_with_totals(const Layout& layout,
                                                        const std::vector<int>& totals) {
  const int most = std::ranges::max(totals);
  const auto step = [=](int sum, int digit) {
    return sum + digit <= most ? std::optional(sum + digit) : std::nullopt;
  };
  std::vector<bool> is_total(at(most + 1));
  for (const int total : totals) is_total[at(total)] = true;
  return DigitAutomaton::from(
      layout, 0, step, [is_total](int sum) { return is_total[at(sum)]; }, at(most + 1));
}

void add_multi_sum_cage(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  add.part(kMultiSumLabel(totals_of(use), cell_name(cells.front(), use.puzzle().layout())),
           {Distinct{cells}, DigitWord{cells, words_with_totals(add.layout(), use.number_list("totals"))}});
}

void draw_multi_sum_cage(const Use& use, Picture& picture) {
  picture.cage(use.cells("cells"));
  picture.corner_text(use.cells("cells"), totals_of(use));
}

}  // namespace

Rule multi_sum_cage_rule() {
  return {.name = "multi_sum_cage",
          .summary{"The cells of a cage hold different digits that add up to one of several totals.",
                   "Les cases d’une cage contiennent des chiffres différents dont la somme est l’un de "
                   "plusieurs totaux."},
          .parameters = {{"cells", CellsParameter{}}, {"totals", NumberListParameter{0, kMostTotal}}},
          .conditions = add_multi_sum_cage,
          .draw = draw_multi_sum_cage};
}

}  // namespace quadrille::sudoku
