// Any two of some cells hold one of some pairs of digits, in either order.
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kPairwiseAllLabel{"pairwise all at {}", "toutes deux à deux en {}"};

void add_pairwise_all(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const DigitPairs& given = *use.pairs("pairs");
  std::vector<Digits> seconds;
  for (int digit = 1; digit <= given.size(); ++digit)
    seconds.push_back(given.seconds_for(digit) & given.firsts_for(digit));
  const auto pairs = std::make_shared<const DigitPairs>(std::move(seconds));
  std::vector<ConditionKind> relations;
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = i + 1; j < cells.size(); ++j)
      relations.emplace_back(Relation{cells[i], cells[j], pairs});
  add.part(kPairwiseAllLabel(cell_name(cells.front(), add.layout())), std::move(relations));
}

void draw_pairwise_all(const Use& use, Picture& picture) { picture.cage(use.cells("cells")); }

}  // namespace

Rule pairwise_all_rule() {
  return {
      .name = "pairwise_all",
      .summary{"Any two of the cells hold one of the given pairs of digits, in either order.",
               "Deux cases quelconques contiennent l’un des couples de chiffres donnés, dans un ordre ou "
               "dans l’autre."},
      .parameters = {{"cells", CellsParameter{.least = 2, .most = kMostCells}}, {"pairs", PairsParameter{}}},
      .conditions = add_pairwise_all,
      .draw = draw_pairwise_all};
}

}  // namespace quadrille::sudoku
