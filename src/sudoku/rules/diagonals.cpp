// Both long diagonals (Sudoku X) hold different digits, or one of them does.
#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<> kMainDiagonal{"main diagonal", "diagonale principale"};
constexpr Sentence<> kAntiDiagonal{"anti-diagonal", "antidiagonale"};
constexpr Sentence<Text, Number> kNoDiagonals{
    "found a {} grid of {} digits, expected a square one with a digit for each cell of a diagonal",
    "on trouve une grille {} de {} chiffres, on en attend une carrée, avec un chiffre pour chaque case d’une "
    "diagonale"};

constexpr std::string_view kMain = "main", kAnti = "anti";

Parsed<void> fit_diagonals(const Use& use) {
  const Layout& layout = use.puzzle().layout();
  if (layout.rows == layout.columns && layout.rows <= layout.digits) return {};
  return bad_input(kNoDiagonals(grid_name(layout), layout.digits));
}

void add_diagonals(const Use& use, ConditionAdder& add) {
  const int n = use.puzzle().layout().columns;
  std::vector<int> falling, rising;
  for (int row = 0; row < n; ++row) {
    falling.push_back(row * n + row);
    rising.push_back(row * n + n - 1 - row);
  }
  if (use.choice("diagonal") != kAnti) add.distinct(kMainDiagonal(), std::move(falling));
  if (use.choice("diagonal") != kMain) add.distinct(kAntiDiagonal(), std::move(rising));
}

void draw_diagonals(const Use& use, Picture& picture) {
  const double n = use.puzzle().layout().columns;
  if (use.choice("diagonal") != kAnti) picture.line({{0, 0}, {n, n}}, kGrey, 0.05);
  if (use.choice("diagonal") != kMain) picture.line({{0, n}, {n, 0}}, kGrey, 0.05);
}

}  // namespace

Rule diagonals_rule() {
  return {.name = "diagonals",
          .summary{
              "Both main diagonals hold different digits, or only one: main starts at the upper left corner.",
              "Les deux grandes diagonales contiennent des chiffres différents, ou une seule : main part du "
              "coin supérieur gauche."},
          .parameters = {{"diagonal", ChoiceParameter{"both main anti", "both"}}},
          .needs_one_board = true,
          .fits = fit_diagonals,
          .conditions = add_diagonals,
          .draw = draw_diagonals};
}

}  // namespace quadrille::sudoku
