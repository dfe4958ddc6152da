// The boxes divide a line into segments, which all have the same sum.
#include <algorithm>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/equal_sums.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kRegionSumLabel{"region sum line {}", "tracé à sommes égales {}"};
constexpr Sentence<> kNoRegionsForSums{"found no boxes or regions, expected some that cut the line",
                                       "on ne trouve ni blocs ni régions, on en attend qui coupent le tracé"};

/// A line that returns to a box begins a new segment there. Cells without a region are left out, and do not
/// end a segment.
std::vector<std::vector<int>> pieces_of(const std::vector<int>& path, const std::vector<int>& regions) {
  std::vector<std::vector<int>> pieces;
  int last = kNoRegion;
  for (const int cell : path) {
    const int region = regions[at(cell)];
    if (region == kNoRegion) continue;
    if (region != last) pieces.emplace_back();
    last = region;
    pieces.back().push_back(cell);
  }
  return pieces;
}

Parsed<void> fit_region_sum_line(const Use& use) {
  if (use.puzzle().has_regions()) return {};
  return bad_input(kNoRegionsForSums());
}

void add_region_sum_line(const Use& use, ConditionAdder& add) {
  add.part(kRegionSumLabel(use.ends("cells")),
           equal_sums(pieces_of(use.cells("cells"), use.puzzle().regions())));
}

void draw_region_sum_line(const Use& use, Picture& picture) {
  picture.line(use.cells("cells"), kLightBlue, 0.16);
}

}  // namespace

Rule region_sum_line_rule() {
  return {.name = "region_sum_line",
          .summary{"Boxes or regions cut the line into pieces, which all have the same sum.",
                   "Les blocs ou les régions coupent le tracé en morceaux qui ont tous la même somme."},
          .iss = "RegionSumLine~cells",
          .fpuzzles = "regionsumline~lines:cells",
          .parameters = {{"cells",
                          CellsParameter{.least = 2, .most = kMostCells, .is_path = true, .in_grid = true}}},
          .fits = fit_region_sum_line,
          .conditions = add_region_sum_line,
          .draw = draw_region_sum_line};
}

}  // namespace quadrille::sudoku
