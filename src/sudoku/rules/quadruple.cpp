// The digits at a corner of four cells stand in these.
#include <map>

#include <fmt/format.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr int kMostAtCorner = 4;

Parsed<void> fit_quadruple(const Use& use) {
  const std::size_t digits = use.digit_list("digits").size(), cells = use.cells("cells").size();
  if (digits <= cells) return {};
  return bad_input(fmt::format("found {} digits for {} cell{}, expected no more digits than cells", digits,
                               cells, cells == 1 ? "" : "s"));
}

void add_quadruple(const Use& use, ConditionAdder& add) {
  const std::vector<int>& cells = use.cells("cells");
  std::map<int, int> times;
  for (const int digit : use.digit_list("digits")) ++times[digit];
  std::vector<ConditionKind> counts;
  for (const auto& [digit, number] : times)
    counts.emplace_back(DigitCount{cells, digit_bit(digit), HowMany::at_least(number)});
  add.part("quadruple at " + cell_name(cells.front(), use.puzzle().layout()), std::move(counts));
}

void draw_quadruple(const Use& use, Picture& picture) {
  const std::vector<int>& cells = use.cells("cells");
  Point corner{0, 0};
  for (const int cell : cells) {
    const Point centre = picture.centre(cell);
    corner = {corner.x + centre.x / static_cast<double>(cells.size()),
              corner.y + centre.y / static_cast<double>(cells.size())};
  }
  std::string text;
  for (const int digit : use.digit_list("digits"))
    text += fmt::format("{}{}", text.empty() ? "" : " ", use.puzzle().layout().value_of(digit));
  picture.text(corner, 0.25, std::move(text));
}

}  // namespace

Rule quadruple_rule() {
  return {.name = "quadruple",
          .summary = "The digits at the corner of four cells stand in these; one named twice, twice.",
          .parameters = {{"cells", CellsParameter{.most = kMostAtCorner}},
                         {"digits", DigitListParameter{kMostAtCorner}}},
          .fits = fit_quadruple,
          .conditions = add_quadruple,
          .draw = draw_quadruple};
}

}  // namespace quadrille::sudoku
