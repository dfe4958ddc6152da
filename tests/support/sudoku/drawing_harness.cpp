#include "support/sudoku/drawing_harness.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include <fmt/format.h>

#include "sudoku/puzzle/picture.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::test {

namespace {

using sudoku::Layout;
using sudoku::Picture;
using sudoku::Point;

template <class... F>
struct ShapeCases : F... {
  using F::operator()...;
};

/// The points that define the position of a shape.
std::vector<Point> points_of(const sudoku::Shape& shape, const Picture& picture) {
  return std::visit(ShapeCases{[](const sudoku::Line& line) { return line.points; },
                               [&](const sudoku::Outline& outline) {
                                 std::vector<Point> centres;
                                 for (const int cell : outline.cells) centres.push_back(picture.centre(cell));
                                 return centres;
                               },
                               [](const auto& other) { return std::vector{other.centre}; }},
                    shape.kind);
}

/// Everything visible of a shape, as text.
std::string look_of(const sudoku::Shape& shape, const Picture& picture) {
  std::string look = fmt::format("{} {} {}", shape.kind.index(), shape.colour, static_cast<int>(shape.layer));
  for (const Point p : points_of(shape, picture)) look += fmt::format(" {:.3f},{:.3f}", p.x, p.y);
  if (const auto* text = std::get_if<sudoku::Lettering>(&shape.kind)) look += " " + text->text;
  return look + "\n";
}

/// Points on a side or a corner are in each cell there.
bool is_in(Point p, Point centre) {
  constexpr double kHalf = 0.5 + 1e-6;
  return std::abs(p.x - centre.x) <= kHalf && std::abs(p.y - centre.y) <= kHalf;
}

std::set<int> cells_named(const sudoku::RuleUse& use) {
  std::set<int> cells;
  for (const sudoku::Value& value : use.values)
    if (const auto* named = std::get_if<std::vector<int>>(&value)) cells.insert(named->begin(), named->end());
  return cells;
}

/// The mistake in the marks of a use that names these cells.
std::string wrong_marks(const Picture& picture, const std::set<int>& cells, const Layout& layout) {
  if (picture.shapes().empty()) return "it leaves no mark";
  if (cells.empty()) return "";
  std::vector<Point> points;
  for (const sudoku::Shape& shape : picture.shapes())
    std::ranges::copy(points_of(shape, picture), std::back_inserter(points));
  for (const int cell : cells)
    if (std::ranges::none_of(points, [&](Point p) { return is_in(p, picture.centre(cell)); }))
      return cell_name(cell, layout) + " has no mark";
  for (const sudoku::Shape& shape : picture.shapes()) {
    const bool is_text = std::holds_alternative<sudoku::Lettering>(shape.kind);
    for (const Point p : points_of(shape, picture)) {
      const bool is_beside = p.x < 0 || p.y < 0 || p.x > layout.columns || p.y > layout.rows;
      const auto is_in_cell = [&](int cell) { return is_in(p, picture.centre(cell)); };
      if (!is_beside && !is_text && std::ranges::none_of(cells, is_in_cell))
        return fmt::format("there is a mark at {},{}, in no cell that the use names", p.x, p.y);
    }
  }
  return "";
}

constexpr std::string_view kInWords = "setters say below the puzzle in words what goes along the line";

constexpr std::array kUnshown{
    Unshown{"regex", "pattern", kInWords},
    Unshown{"nfa", "machine", kInWords},
    Unshown{"pairwise", "pairs", kInWords},
    Unshown{"pairwise_all", "pairs", kInWords},
    Unshown{"full_rank", "ties", "it is the same for all clues, so that setters say it once for the puzzle"},
};

bool is_shown(std::string_view rule, std::string_view parameter) {
  return std::ranges::none_of(kUnshown, [&](const Unshown& unshown) {
    return unshown.rule == rule && unshown.parameter == parameter;
  });
}

/// Whether the use has uses of rules that have no picture.
bool holds_undrawn(const sudoku::RuleUse& use) {
  return std::ranges::any_of(use.values, [](const sudoku::Value& value) {
    const auto* uses = std::get_if<sudoku::Uses>(&value);
    return uses != nullptr && std::ranges::any_of(uses->list, [](const sudoku::RuleUse& nested) {
             return sudoku::find_rule(nested.name)->draw == nullptr || holds_undrawn(nested);
           });
  });
}

}  // namespace

std::span<const Unshown> unshown_parameters() { return kUnshown; }

std::string wrong_drawing(const sudoku::Rule& rule, Random& random) {
  std::map<std::string, std::string> said_by;  // by size and look
  int drawn = 0;
  for (int round = 0; round < 64; ++round) {
    sudoku::Puzzle puzzle = random_shape(2 + round % 8, random);
    if (!puzzle.add_rule(rule.name, random_argument(rule, puzzle.layout(), random))) continue;
    const std::vector<sudoku::Use> uses = uses_of(puzzle);
    for (std::size_t i = 0; i < uses.size(); ++i) {
      Picture picture(puzzle.layout());
      rule.draw(uses[i], picture);
      const sudoku::RuleUse& use = puzzle.rules()[i];
      if (holds_undrawn(use)) continue;
      std::string says;
      for (std::size_t k = 0; k < use.values.size(); ++k)
        if (is_shown(rule.name, rule.parameters[k].name))
          says += text_of(use.values[k], puzzle.layout()) + " ";
      if (const std::string wrong = wrong_marks(picture, cells_named(use), puzzle.layout()); !wrong.empty())
        return fmt::format("{} {}: {}", rule.name, says, wrong);
      std::string look = fmt::format("{}\n", puzzle.size());
      for (const sudoku::Shape& shape : picture.shapes()) look += look_of(shape, picture);
      const auto [like, is_new] = said_by.emplace(look, says);
      if (!is_new && like->second != says)
        return fmt::format("{} {}: it looks like {}", rule.name, says, like->second);
      ++drawn;
    }
  }
  return drawn > 0 ? "" : fmt::format("{}: no random use fits", rule.name);
}

}  // namespace quadrille::test
