// The digit of a cell is the number of cells that its region covers along arrows: the consecutive cells, from
// its own cell on, that are in it. The cells are given as the extra cells with region numbers of
// chaos_construction.
#include <array>
#include <compare>
#include <optional>
#include <set>
#include <utility>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/unknown_regions.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kChaosArrowLabel{"reach of the region of {}", "étendue de la région de {}"};

constexpr Sentence<Text> kCellOfTwoArms{"{} is in two arms, expected each cell once",
                                        "{} est dans deux bras, on attend chaque case une seule fois"};

constexpr std::array<std::string_view, 4> kArms{"arm", "second_arm", "third_arm", "fourth_arm"};

/// The state after some of the region numbers: the first one, the count so far, and whether the current arm
/// still counts.
struct Reach {
  std::size_t read;
  int region, count;
  bool goes_on;
  friend auto operator<=>(const Reach&, const Reach&) = default;
};

/// Reads the region of the cell, those along the arms, and then the digit. starts: where arms begin.
std::shared_ptr<const DigitAutomaton> reaching(const Layout& layout, std::size_t regions,
                                               const std::vector<bool>& starts, int left_out) {
  const int last = layout.last_value();
  const auto step = [=](const Reach& before, int value) -> std::optional<Reach> {
    auto [read, region, count, goes_on] = before;
    if (read == 0) return Reach{1, value, 1, true};
    if (read == regions)
      return value == count - left_out ? std::optional(Reach{read + 1, 0, 0, false}) : std::nullopt;
    if (read > regions) return std::nullopt;
    goes_on = (goes_on || starts[read]) && value == region;
    if (goes_on) ++count;
    if (count - left_out > last) return std::nullopt;
    return Reach{read + 1, region, count, goes_on};
  };
  return DigitAutomaton::from(
      layout, Reach{0, 0, 0, false}, step, [=](const Reach& state) { return state.read > regions; },
      2 * (regions + 2) * at(layout.digits + 1) * at(std::max(last, 0) + 2));
}

void add_chaos_arrow(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  std::vector<int> path{cells.back()};
  std::vector<bool> starts{false};
  for (const std::string_view arm : kArms) {
    const std::vector<int>& of_arm = use.cells(arm);
    for (std::size_t i = 0; i < of_arm.size(); ++i) starts.push_back(i == 0);
    path.insert(path.end(), of_arm.begin(), of_arm.end());
  }
  const std::size_t regions = path.size();
  path.push_back(cells.front());
  add.part(kChaosArrowLabel(cell_name(cells.front(), add.layout())),
           {DigitWord{path, reaching(add.layout(), regions, starts, use.integer("left_out"))}});
  add_least_count({path.back(), use.integer("left_out"), std::span(path).first(regions)}, add);
}

/// No cell may occur twice.
Parsed<void> fit_chaos_arrow(const Use& use) {
  std::set<int> seen;
  for (const std::string_view parameter : {std::string_view("cells"), kArms[0], kArms[1], kArms[2], kArms[3]})
    for (const int cell : use.cells(parameter))
      if (!seen.insert(cell).second) return bad_input(kCellOfTwoArms(cell_name(cell, use.puzzle().layout())));
  return {};
}

}  // namespace

Rule chaos_arrow_rule() {
  constexpr CellsParameter kArm{.least = 0, .most = kMaxSize, .is_path = true};
  return {
      .name = "chaos_arrow",
      .summary{"The first cell says how far the region numbered by the second one reaches along the arms.",
               "La première case dit jusqu’où la région numérotée par la deuxième s’étend le long des bras."},
      .parameters = {{"cells", pair_of_cells()},
                     {kArms[0], kArm},
                     {kArms[1], kArm},
                     {kArms[2], kArm},
                     {kArms[3], kArm},
                     {"left_out", NumberParameter{0, 1, 0}}},
      .needs_one_board = true,
      .fits = fit_chaos_arrow,
      .conditions = add_chaos_arrow};
}

}  // namespace quadrille::sudoku
