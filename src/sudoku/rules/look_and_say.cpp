// Each pair of numbers gives the number of times that a digit occurs in some cells: 2 3 means that 3 occurs
// exactly twice.
#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "base/sentence.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kLookAndSayLabel{"look and say at {}", "regarde et dis en {}"};
constexpr Sentence<Number> kNoPairs{
    "found {} numbers, expected pairs of them: how often, and which digit, such as 2 3 for two 3s",
    "on trouve {} nombres, on en attend des paires : combien de fois, et quel chiffre, comme 2 3 pour deux "
    "3"};
constexpr Sentence<Number, Number, Number> kNoDigitToCount{
    "found {} as a digit, expected one from {} to {}", "on lit {} comme chiffre, on en attend un de {} à {}"};
constexpr Sentence<Number> kCountedTwice{"found two numbers of {}s, expected one for each digit",
                                         "on trouve deux nombres de {}, on en attend un par chiffre"};

Parsed<void> fit_look_and_say(const Use& use) {
  const std::vector<int>& says = use.number_list("says");
  const Layout& layout = use.puzzle().layout();
  if (says.size() % 2 != 0) return bad_input(kNoPairs(says.size()));
  Digits counted = 0;
  for (std::size_t i = 1; i < says.size(); i += 2) {
    const int digit = layout.digit_of(says[i]);
    if (digit == 0) return bad_input(kNoDigitToCount(says[i], layout.first_value, layout.last_value()));
    if ((counted & digit_bit(digit)) != 0) return bad_input(kCountedTwice(says[i]));
    counted |= digit_bit(digit);
  }
  return {};
}

void add_look_and_say(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  const std::vector<int>& says = use.number_list("says");
  std::vector<ConditionKind> counts;
  for (std::size_t i = 1; i < says.size(); i += 2)
    counts.emplace_back(
        DigitCount{cells, digit_bit(add.layout().digit_of(says[i])), HowMany::exactly(says[i - 1])});
  add.part(kLookAndSayLabel(cell_name(cells.front(), use.puzzle().layout())), std::move(counts));
}

/// Draws the pairs without a space inside, as authors write them: 12 23.
void draw_look_and_say(const Use& use, Picture& picture) {
  const std::vector<int>& says = use.number_list("says");
  picture.cage(use.cells("cells"));
  std::string text;
  for (std::size_t i = 1; i < says.size(); i += 2)
    text += fmt::format("{}{}{}", text.empty() ? "" : " ", says[i - 1], says[i]);
  picture.corner_text(use.cells("cells"), text);
}

}  // namespace

Rule look_and_say_rule() {
  return {.name = "look_and_say",
          .summary{
              "Pairs of a number and a digit say how often the digit occurs in the cells.",
              "Des paires d’un nombre et d’un chiffre disent combien de fois le chiffre est dans les cases."},
          .parameters = {{"cells", any_cells()}, {"says", NumberListParameter{0, kMostCells, 2}}},
          .fits = fit_look_and_say,
          .conditions = add_look_and_say,
          .draw = draw_look_and_say};
}

}  // namespace quadrille::sudoku
