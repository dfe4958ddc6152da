// The digits along a line read the same from both ends.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kPalindromeLabel{"palindrome {}", "palindrome {}"};

void add_palindrome(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const auto equal = DigitPairs::where(use.puzzle().layout(), [](int a, int b) { return a == b; });
  std::vector<ConditionKind> pairs;
  for (std::size_t i = 0; i < cells.size() / 2; ++i)
    pairs.emplace_back(Relation{cells[i], cells[cells.size() - 1 - i], equal});
  add.part(kPalindromeLabel(use.ends("cells")), std::move(pairs));
}

void draw_palindrome(const Use& use, Picture& picture) { picture.line(use.cells("cells"), kPaleGrey, 0.15); }

Sketch::Clue propose_palindrome(Sketch& sketch) { return sketch.line({.least = 3, .most = 5}); }

}  // namespace

Rule palindrome_rule() {
  return {.name = "palindrome",
          .summary{"The digits along the line read the same from both ends.",
                   "Les chiffres du tracé se lisent de la même façon dans les deux sens."},
          .iss = "Palindrome~cells",
          .fpuzzles = "palindrome~lines:cells",
          .parameters = {{"cells", path_of_cells()}},
          .conditions = add_palindrome,
          .draw = draw_palindrome,
          .propose = propose_palindrome};
}

}  // namespace quadrille::sudoku
