#include "sudoku/puzzle/full_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

namespace {

constexpr std::string_view kBlue = "#1f5fbf";
constexpr std::string_view kSoot = "#555555";

/// The lines between the cells of a rectangle.
void draw_cell_lines(double left, double top, double width, double height, Picture& picture) {
  for (double i = 1; i < std::max(width, height); ++i) {
    const double x = left + i, y = top + i;
    if (i < width) picture.add(kMiddleGrey, Layer::kGrid, Line{{{x, top}, {x, top + height}}, 0.025});
    if (i < height) picture.add(kMiddleGrey, Layer::kGrid, Line{{{left, y}, {left + width, y}}, 0.025});
  }
}

void draw_lines(const Puzzle& puzzle, Picture& picture) {
  picture.begin_role(kCellLines);
  const Layout& layout = puzzle.layout();
  if (layout.boards == nullptr) draw_cell_lines(0, 0, layout.columns, layout.rows, picture);
  for (std::size_t i = 0; layout.boards != nullptr && i < layout.boards->corners.size(); ++i) {
    const auto [row, column] = layout.boards->corners[i];
    draw_cell_lines(column, row, layout.boards->size, layout.boards->size, picture);
  }
  picture.begin_role(kRegionLines);
  constexpr double kBorder = 0.075;
  for (const auto& region : puzzle.region_cells()) picture.border(region, kBlack, kBorder);
  std::vector<int> all(at(puzzle.layout().grid_cell_count()));
  std::iota(all.begin(), all.end(), 0);
  std::erase_if(all, [&](int cell) { return layout.is_hole(cell); });
  picture.border(all, kBlack, kBorder);
}

/// Draws a box for each extra cell, with its name at the bottom.
void draw_extra_cells(const Layout& layout, Picture& picture) {
  constexpr double kBorder = 0.04, kHeight = 0.2;
  picture.begin_role(kExtraCell);
  for (int cell = layout.grid_cell_count(); cell < layout.cell_count(); ++cell) {
    const Point centre = picture.centre(cell);
    picture.border(std::array{cell}, kBlack, kBorder);
    picture.add(
        kDarkGrey, Layer::kClues,
        Lettering{
            {centre.x - 0.44, centre.y + 0.36}, kHeight, cell_name(cell, layout), /*begins_there=*/true});
  }
}

void draw_digit(const Puzzle& puzzle, int cell, int digit, Picture& picture) {
  const bool is_given = puzzle.given(cell) != 0;
  picture.begin_role(is_given ? kGivenDigit : kSolvedDigit);
  picture.add(is_given ? kBlack : kBlue, Layer::kDigits,
              Lettering{picture.centre(cell), 0.55, std::to_string(puzzle.layout().value_of(digit)), false,
                        is_given});
}

/// Draws each candidate at its own position in a small square, which is smaller if there is a text in the
/// cell's corner.
void draw_candidates(const Puzzle& puzzle, int cell, Picture& picture) {
  picture.begin_role(kCandidateDigit);
  const int side = static_cast<int>(std::ceil(std::sqrt(puzzle.layout().digits)));
  const double left = picture.has_corner_text(cell) ? 0.1 : 0;
  const double top = picture.has_corner_text(cell) ? 0.34 : 0;
  const double right = (1 - 2 * left) / side;
  const double down = (1 - top) / side;
  const Point centre = picture.centre(cell);
  for (const int i : Bits(puzzle.candidates(cell))) {
    const int row = i / side;
    const int column = i % side;
    const Point place{centre.x - 0.5 + left + (column + 0.5) * right,
                      centre.y - 0.5 + top + (row + 0.5) * down};
    picture.add(kSoot, Layer::kDigits,
                Lettering{place, 0.7 * down, std::to_string(puzzle.layout().value_of(i + 1))});
  }
}

void draw_digits(const Puzzle& puzzle, const Grid& digits, Picture& picture) {
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    if (digits[at(cell)] != 0) {
      draw_digit(puzzle, cell, digits[at(cell)], picture);
    } else if (puzzle.candidates(cell) != puzzle.all_digits()) {
      draw_candidates(puzzle, cell, picture);
    }
  }
}

/// A use that contains uses of other rules draws what these draw, which may be nothing.
bool is_drawn(const Use& use) {
  if (use.rule().draw == nullptr) return false;
  Picture picture(use.puzzle().layout());
  use.rule().draw(use, picture);
  return !picture.shapes().empty();
}

std::vector<std::string> names_of_undrawn_rules(const Puzzle& puzzle) {
  std::vector<std::string> names;
  for (const Use& use : uses_of(puzzle)) {
    std::string name(use.rule().name);
    std::ranges::replace(name, '_', ' ');
    if (!is_drawn(use) && std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
  }
  return names;
}

/// Writes the names in lines that are no wider than the grid, if the names allow that.
void draw_caption(const Puzzle& puzzle, Picture& picture) {
  constexpr double kHeight = 0.35;
  constexpr double kLine = 0.45;
  const auto most = static_cast<std::size_t>(puzzle.layout().columns / (0.6 * kHeight));
  std::vector<std::string> lines;
  for (const std::string& name : names_of_undrawn_rules(puzzle)) {
    if (!lines.empty()) lines.back() += ',';
    if (lines.empty() || lines.back().size() + 1 + name.size() > most) {
      lines.push_back(name);
    } else {
      lines.back() += " " + name;
    }
  }
  picture.begin_role(kCaption);
  double y = picture.area().bottom + kLine / 2 + 0.1;
  for (std::string& line : lines) {
    picture.add(kDarkGrey, Layer::kClues, Lettering{{0, y}, kHeight, std::move(line), /*begins_there=*/true});
    y += kLine;
  }
}

}  // namespace

Picture full_picture(const Puzzle& puzzle, const Grid& digits) {
  Picture picture = picture_of(puzzle);
  draw_lines(puzzle, picture);
  draw_extra_cells(puzzle.layout(), picture);
  draw_digits(puzzle, digits, picture);
  draw_caption(puzzle, picture);
  return picture;
}

}  // namespace quadrille::sudoku
