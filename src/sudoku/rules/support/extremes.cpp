#include "sudoku/rules/support/extremes.h"

#include <algorithm>
#include <variant>

namespace quadrille::sudoku {

std::vector<int> neighbours_to_compare(const Use& use, int cell) {
  std::vector<int> neighbours = use.puzzle().layout().cells_beside(cell);
  const auto leave_out = [&](const std::vector<int>& marked) {
    std::erase_if(neighbours, [&](int beside) { return std::ranges::find(marked, beside) != marked.end(); });
  };
  leave_out(use.cells("cells"));  // a use within any_of is not in the puzzle's list of uses
  for (const RuleUse& other : use.puzzle().rules())
    if (other.name == use.rule().name) leave_out(std::get<std::vector<int>>(other.values.front()));
  return neighbours;
}

void draw_extreme(const Use& use, Picture& picture, bool points_inwards) {
  constexpr double kFromCentre = 0.4, kDepth = 0.06, kHalfWidth = 0.12, kWidth = 0.03;
  const double tip = points_inwards ? kFromCentre - kDepth : kFromCentre + kDepth;
  for (const int cell : use.cells("cells")) {
    picture.shade(cell);
    const Point centre = picture.centre(cell);
    for (const int neighbour : neighbours_to_compare(use, cell)) {
      const Point other = picture.centre(neighbour);
      const double right = other.x - centre.x, down = other.y - centre.y;
      // The point at distance `along` towards the neighbour, and `aside` across.
      const auto point = [&](double along, double aside) {
        return Point{centre.x + along * right + aside * down, centre.y + along * down + aside * right};
      };
      picture.line({point(kFromCentre, -kHalfWidth), point(tip, 0), point(kFromCentre, kHalfWidth)},
                   kMiddleGrey, kWidth);
    }
  }
}

}  // namespace quadrille::sudoku
