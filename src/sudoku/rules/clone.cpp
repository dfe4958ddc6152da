// Two areas of cells hold the same digits in the same positions.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text> kCloneLabel{"clone {} of {}", "clone {} de {}"};
constexpr Counted<Number> kCloneLengths{"found {} cell and {} in its clone, expected as many",
                                        "found {} cells and {} in their clone, expected as many",
                                        "on trouve {} case et {} dans son clone, on en attend autant",
                                        "on trouve {} cases et {} dans leur clone, on en attend autant"};

Parsed<void> fit_clone(const Use& use) {
  const std::size_t cells = use.cells("cells").size(), clones = use.cells("clone").size();
  if (cells == clones) return {};
  return bad_input(kCloneLengths(cells, clones));
}

void add_clone(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const std::vector<int>& clones = use.cells("clone");
  const auto equal = DigitPairs::where(use.puzzle().layout(), [](int a, int b) { return a == b; });
  std::vector<ConditionKind> pairs;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (cells[i] != clones[i]) pairs.emplace_back(Relation{cells[i], clones[i], equal});
  add.part(kCloneLabel(use.ends("clone"), use.ends("cells")), std::move(pairs));
}

void draw_clone(const Use& use, Picture& picture) {
  for (const std::string_view area : {"cells", "clone"})
    for (const int cell : use.cells(area))
      picture.add(kShadeSand, Layer::kShades, Square{picture.centre(cell), 1});
}

}  // namespace

Rule clone_rule() {
  const CellsParameter area{.most = kMostCells, .is_path = true};
  return {.name = "clone",
          .summary{"Two areas hold the same digits, cell by cell in the given order.",
                   "Deux zones contiennent les mêmes chiffres, case par case dans l’ordre donné."},
          .parameters = {{"cells", area}, {"clone", area}},
          .fits = fit_clone,
          .conditions = add_clone,
          .draw = draw_clone};
}

}  // namespace quadrille::sudoku
