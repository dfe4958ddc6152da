// The cells of a cage hold different digits such that no digit, and no sum of two or more of them, equals the
// total.
#include <algorithm>
#include <bit>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kRellikLabel{"rellik cage {} at {}", "cage interdite {} en {}"};
constexpr Sentence<Number, Number> kTooManySets{
    "more than {} sets of digits come to {}, expected a smaller total or fewer cells",
    "plus de {} ensembles de chiffres ont pour somme {}, on attend un plus petit total ou moins de cases"};

constexpr std::size_t kMostSets = 5000;

/// All sets of at most that many digits whose values have the total, which is at least 1.
class SetsOfTotal {
 public:
  SetsOfTotal(const Layout& layout, int total, int most_members) : layout_(layout) {
    extend(0, layout.last_value(), total, most_members);
  }

  /// If there are too many, the result has one more set than the maximum.
  [[nodiscard]] const std::vector<Digits>& sets() const { return sets_; }

 private:
  /// Adds values up to `greatest`. Each call finds a set, since values up to v have all sums from 1 to the
  /// sum of the greatest ones.
  void extend(Digits set, int greatest, int total, int members) {
    if (total == 0) return sets_.push_back(set);
    for (int value = std::min(greatest, total); value >= 1 && sets_.size() <= kMostSets; --value) {
      const int count = std::min(members, value);
      if (count * value - count * (count - 1) / 2 < total) return;
      extend(set | digit_bit(layout_.digit_of(value)), value - 1, total - value, members - 1);
    }
  }

  const Layout& layout_;
  std::vector<Digits> sets_;
};

std::vector<Digits> sets_of(const Use& use) {
  const int total = use.integer("total"), cells = static_cast<int>(use.cells("cells").size());
  if (total == 0) return {digit_bit(1)};  // if digits begin at 0
  return SetsOfTotal(use.puzzle().layout(), total, cells).sets();
}

Parsed<void> fit_rellik_cage(const Use& use) {
  if (sets_of(use).size() <= kMostSets) return {};
  return bad_input(kTooManySets(kMostSets, use.integer("total")));
}

void add_rellik_cage(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  std::vector<ConditionKind> kinds{Distinct{cells}};
  for (const Digits set : sets_of(use))
    kinds.emplace_back(DigitCount{cells, set, {0, std::popcount(set) - 1}});
  add.part(kRellikLabel(use.integer("total"), cell_name(cells.front(), use.puzzle().layout())),
           std::move(kinds));
}

void draw_rellik_cage(const Use& use, Picture& picture) {
  picture.cage(use.cells("cells"));
  picture.corner_text(use.cells("cells"), "\u2260" + std::to_string(use.integer("total")));
}

}  // namespace

Rule rellik_cage_rule() {
  return {.name = "rellik_cage",
          .summary{"Different digits, of which no selection adds up to the total.",
                   "Des chiffres différents, dont aucune sélection n’a pour somme le total."},
          .iss = "RellikCage~total~cells",
          .parameters = {{"cells", CellsParameter{}}, {"total", total_of_digits()}},
          .fits = fit_rellik_cage,
          .conditions = add_rellik_cage,
          .draw = draw_rellik_cage};
}

}  // namespace quadrille::sudoku
