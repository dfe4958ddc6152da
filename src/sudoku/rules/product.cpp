// Some cells have a given product. Digits may be repeated.
#include <algorithm>
#include <cstdint>
#include <string>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Number, Text> kProductLabel{"product {} at {}", "produit {} en {}"};

constexpr int kMostProduct = 1000000000;

/// The state is the product so far: a divisor of the required product. If the required product is 0, the
/// state is only whether a 0 has occurred.
std::shared_ptr<const DigitAutomaton> words_with_product(const Layout& layout, int product) {
  const auto step = [product](int before, int value) -> std::optional<int> {
    if (product == 0) return std::min(before, value);
    const std::int64_t next = static_cast<std::int64_t>(before) * value;
    if (next == 0 || product % next != 0) return std::nullopt;
    return static_cast<int>(next);
  };
  constexpr std::size_t kMostDivisors = 1344;
  return DigitAutomaton::from(
      layout, 1, step, [product](int reached) { return reached == product; }, kMostDivisors);
}

void add_product(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const int product = use.integer("product");
  add.part(kProductLabel(product, cell_name(cells.front(), use.puzzle().layout())),
           {DigitWord{cells, words_with_product(add.layout(), product)}});
}

void draw_product(const Use& use, Picture& picture) {
  picture.cage(use.cells("cells"));
  picture.corner_text(use.cells("cells"), std::to_string(use.integer("product")) + "x");
}

}  // namespace

Rule product_rule() {
  return {.name = "product",
          .summary{"The product of the cells is given. Digits may repeat.",
                   "Le produit des cases est donné. Les chiffres peuvent se répéter."},
          .parameters = {{"cells", any_cells()}, {"product", NumberParameter{0, kMostProduct}}},
          .conditions = add_product,
          .draw = draw_product};
}

}  // namespace quadrille::sudoku
