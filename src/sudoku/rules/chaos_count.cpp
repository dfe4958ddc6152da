// The digit of a cell is the number of the given cells that are in the region of the first one. The cells are
// given as the extra cells with region numbers of chaos_construction.
#include <algorithm>
#include <compare>
#include <optional>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/unknown_regions.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kChaosCountLabel{"count of region cells {}", "compte des cases de région {}"};

/// The state after some of the region numbers: the first one, and the number of others that are equal.
struct Tally {
  int read, region, count;
  friend auto operator<=>(const Tally&, const Tally&) = default;
};

/// Reads the region numbers, and then the digit that counts them.
std::shared_ptr<const DigitAutomaton> counting(const Layout& layout, int regions, int left_out) {
  const int last = layout.last_value();
  const auto step = [=](const Tally& before, int value) -> std::optional<Tally> {
    const auto [read, region, count] = before;
    if (read == 0) return Tally{1, value, 1};
    if (read < regions) {
      const int more = count + (value == region ? 1 : 0);
      if (more - left_out > last) return std::nullopt;
      return Tally{read + 1, region, more};
    }
    if (read > regions || value != count - left_out) return std::nullopt;
    return Tally{read + 1, 0, 0};
  };
  return DigitAutomaton::from(
      layout, Tally{0, 0, 0}, step, [=](const Tally& state) { return state.read > regions; },
      at(regions + 2) * at(layout.digits + 1) * at(std::max(last, 0) + 2));
}

void add_chaos_count(const Use& use, ConditionAdder& add) {
  std::vector<int> path = use.cells("cells");
  std::ranges::rotate(path, path.begin() + 1);
  const int regions = static_cast<int>(path.size()) - 1;
  add.part(kChaosCountLabel(cell_name(path.back(), add.layout())),
           {DigitWord{path, counting(add.layout(), regions, use.integer("left_out"))}});
  add_least_count({path.back(), use.integer("left_out"), std::span(path).first(at(regions))}, add);
}

}  // namespace

Rule chaos_count_rule() {
  return {.name = "chaos_count",
          .summary{"The first cell says how many of the other region numbers equal the second one.",
                   "La première case dit combien des autres numéros de région sont égaux au deuxième."},
          .parameters = {{"cells", CellsParameter{.least = 2, .most = 100, .is_path = true}},
                         {"left_out", NumberParameter{0, 1, 0}}},
          .needs_one_board = true,
          .conditions = add_chaos_count};
}

}  // namespace quadrille::sudoku
