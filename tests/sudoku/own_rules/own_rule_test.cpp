#include "sudoku/own_rules/own_rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "sudoku/explain/check.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"
#include "support/sudoku/own_rules.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

/// Built-in rules, written in the language of definitions.
const std::vector<Definition>& rewritten_rules() {
  static const std::vector<Definition> kRules{
      {"thermometer", "", {{"cells", "path"}}, {"all(a, b in neighbours(cells): a < b)"}, {}},
      {"killer_cage",
       "",
       {{"cells", "cells"}, {"total", "number 0..4096 default 0"}},
       {"all_different(cells)", "total > 0 implies sum(cells) = total"},
       {}},
      {"arrow", "", {{"cells", "path"}}, {"first(cells) = sum(cells[2..])"}, {}},
      {"whispers",
       "",
       {{"cells", "path"}, {"difference", "number 0..63 default 0"}},
       {"all(a, b in neighbours(cells): difference > 0 and abs(a - b) >= difference or difference = 0 and "
        "abs(a - b) >= (greatest_digit + 1) / 2)"},
       {}},
      {"little_killer",
       "",
       {{"place", "outside corners"},
        {"direction", "choice down_right down_left up_right up_left"},
        {"total", "number 1..4096"}},
       {"sum(cells_from(place, direction)) = total"},
       {}},
      {"sandwich",
       "",
       {{"place", "outside"}, {"total", "number 0..4096"}},
       {"count(x in cells_from(place): x = least_digit) = 1 and count(x in cells_from(place): x = "
        "greatest_digit) = 1",
        "any(i in 1..size(cells_from(place)): any(j in i + 1..size(cells_from(place)): cells_from(place)[i] "
        "+ "
        "cells_from(place)[j] = least_digit + greatest_digit and abs(cells_from(place)[i] - "
        "cells_from(place)[j]) = "
        "greatest_digit - least_digit and sum(cells_from(place)[i + 1..j - 1]) = total))"},
       {}},
      {"odd", "", {{"cells", "cells"}}, {"all(x in cells: x % 2 = 1)"}, {}},
      {"even", "", {{"cells", "cells"}}, {"all(x in cells: x in {0, 2, 4..4, 6, 8, 10..10})"}, {}}};
  return kRules;
}

Definition renamed(const Definition& rewritten) {
  Definition own = rewritten;
  own.name = "own";
  return own;
}

/// Puzzles that differ only in the use of a rule: the built-in one, and the one defined by a text.
struct Twins {
  Puzzle built_in, own;
};

std::optional<Twins> random_twins(const Definition& rewritten, int size, Random& random) {
  const Puzzle shape = test::random_shape(size, random);
  Twins twins{shape, shape};
  const std::string argument = test::random_argument(*find_rule(rewritten.name), size, random);
  if (!twins.built_in.add_rule(rewritten.name, argument)) return std::nullopt;
  const auto defined = define(twins.own, renamed(rewritten));
  EXPECT_TRUE(defined.has_value()) << rewritten.name << ": " << defined.error().message;
  const auto added = twins.own.add_rule("own", argument);
  // A built-in line may cross itself; a path of a defined rule has each cell once.
  if (!added && added.error().message.find("is named twice") != std::string::npos) return std::nullopt;
  EXPECT_TRUE(added.has_value()) << argument << ": " << added.error().message;
  for (int i = 0; i < size; ++i) {
    const int cell = static_cast<int>(random.below(at(shape.cell_count())));
    const int digit = 1 + static_cast<int>(random.below(at(size)));
    if (random.below(2) == 0) continue;
    twins.built_in.set_given(cell, digit);
    twins.own.set_given(cell, digit);
  }
  return twins;
}

TEST(OwnRule, GivesTheAnswersOfBuiltInRules) {
  Random random(3);
  Solver solver;
  for (const Definition& rewritten : rewritten_rules()) {
    for (int round = 0; round < test::rounds(400); ++round) {
      const int size = 2 + static_cast<int>(random.below(5));
      const auto twins = random_twins(rewritten, size, random);
      if (!twins) continue;
      constexpr std::uint64_t kMost = 300;
      const auto expected = solver.count(twins->built_in, kMost).solutions;
      ASSERT_EQ(solver.count(twins->own, kMost).solutions, expected) << rewritten.name << "\n"
                                                                     << test::describe(twins->built_in);
      const Conditions built_in = conditions_of(twins->built_in), own = conditions_of(twins->own);
      for (const Grid& grid : test::any_grids(size, random))
        ASSERT_EQ(is_solution(own, grid), is_solution(built_in, grid)) << rewritten.name << "\n"
                                                                       << test::describe(twins->built_in);
    }
  }
}

std::vector<std::size_t> kinds_of(const Puzzle& puzzle) {
  std::vector<std::size_t> kinds;
  const Conditions conditions = conditions_of(puzzle);
  for (const Condition& condition : conditions.stated()) kinds.push_back(condition.kind.index());
  return kinds;
}

TEST(OwnRule, IsOfTheKindsOfBuiltInRules) {
  const std::vector<std::string> arguments{"r1c1 r2c2 r3c3 r3c4",
                                           "r1c1 r1c2 r2c1 total=9",
                                           "r1c1 r2c2 r3c3",
                                           "r1c1 r1c2 r1c3",
                                           "r0c2 direction=down_right total=11",
                                           "r0c2 total=5",
                                           "r1c1 r2c3",
                                           "r1c1 r2c3"};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Definition& rewritten = rewritten_rules()[i];
    Puzzle built_in(6), own(6);
    ASSERT_TRUE(built_in.add_rule(rewritten.name, arguments[i]).has_value()) << rewritten.name;
    ASSERT_TRUE(define(own, renamed(rewritten)).has_value()) << rewritten.name;
    ASSERT_TRUE(own.add_rule("own", arguments[i]).has_value()) << rewritten.name;
    EXPECT_EQ(kinds_of(own), kinds_of(built_in)) << rewritten.name;
  }
}

struct Meant {
  std::string condition;
  std::function<bool(const Grid&)> accepts;
};

TEST(OwnRule, IsTakenForWhatItMeansByAll) {
  Random random(5);
  const std::vector<Meant> rules{
      {"sum(rows[1][1..3]) % 3 = 0 and rows[2] matches '.*12.*'",
       [](const Grid& g) {
         const bool has_pair =
             (g[4] == 1 && g[5] == 2) || (g[5] == 1 && g[6] == 2) || (g[6] == 1 && g[7] == 2);
         return (g[0] + g[1] + g[2]) % 3 == 0 && has_pair;
       }},
      {"grid[1] > max(grid[2], grid[5]) or 2 * grid[16] / grid[6] = 3",
       [](const Grid& g) { return g[0] > std::max(g[1], g[4]) || 2 * g[15] / g[5] == 3; }},
      {"count(x in columns[2]: x > row(x)) in {0, 2..3} implies grid[1] != 4",
       [](const Grid& g) {
         int count = 0;
         for (int row = 0; row < 4; ++row) count += g[at(4 * row + 1)] > row + 1 ? 1 : 0;
         return !(count == 0 || count == 2 || count == 3) || g[0] != 4;
       }},
      {"abs(grid[1] - grid[16]) <= 1 and min(rows[2][2..]) + 1 < columns[4][1] + columns[4][4]",
       [](const Grid& g) {
         return std::abs(g[0] - g[15]) <= 1 && std::min({g[5], g[6], g[7]}) + 1 < g[3] + g[15];
       }}};
  const std::vector<Grid> squares = test::reference_solutions(Puzzle(4), 1000).value();
  for (const auto& [condition, accepts] : rules) {
    const Puzzle puzzle = test::with_own_rule(Puzzle(4), {}, condition, "");
    const auto is_accepted = [&](const Grid& grid) {
      return std::ranges::find(squares, grid) != squares.end() && accepts(grid);
    };
    std::vector<Grid> grids = test::any_grids(4, random);
    grids.insert(grids.end(), squares.begin(), squares.end());
    std::ranges::sort(grids);
    const auto again = std::ranges::unique(grids);
    grids.erase(again.begin(), again.end());
    EXPECT_EQ(test::disagreement(conditions_of(puzzle), grids, is_accepted, random), "") << condition;
  }
}

TEST(OwnRule, IsAPartOfThePuzzle) {
  const auto puzzle = test::with_own_rule(Puzzle(4), {{"line", "path"}}, "line[1] < line[2]", "r1c1 r1c2");
  Puzzle other = puzzle;
  EXPECT_EQ(other, puzzle);
  other = test::with_own_rule(Puzzle(4), {{"line", "path"}}, "line[1] > line[2]", "r1c1 r1c2");
  EXPECT_FALSE(other.has_same_rules(puzzle));
  EXPECT_NE(other, puzzle);
  Solver solver;
  Puzzle first_cell = puzzle, other_first_cell = other;
  first_cell.set_given(0, 4);
  other_first_cell.set_given(0, 4);
  EXPECT_EQ(solver.count(first_cell).solutions, 0u);
  EXPECT_GT(solver.count(other_first_cell).solutions, 0u);
  EXPECT_EQ(find_rule(puzzle, "own")->own->definition().conditions.front(), "line[1] < line[2]");
  EXPECT_EQ(find_rule("own"), nullptr);
}

TEST(OwnRule, NamesItsUses) {
  const auto label = [](const std::string& kind, const std::string& argument) {
    const Puzzle puzzle = test::with_own_rule(Puzzle(4), {{"of", kind}}, "grid[1] != grid[2] + 1", argument);
    for (const Condition& condition : conditions_of(puzzle).list)
      if (condition.origin->rule == "own") return condition.origin->label;
    return std::string();
  };
  EXPECT_EQ(label("path", "r1c1 r2c1"), "own r1c1-r2c1");
  EXPECT_EQ(label("cells", "r2c1 r1c3"), "own at r1c3");
  EXPECT_EQ(label("outside", "r0c1"), "own at r0c1");
  EXPECT_EQ(label("number 1..3", "2"), "own 1");
}

TEST(OwnRule, DrawsItsShapes) {
  Definition definition =
      test::own_definition({{"line", "path"}, {"total", "number 1..9"}}, "sum(line) = total");
  definition.drawings = {{"line", "line", "", "red"},      {"bulb", "first(line)", "", ""},
                         {"circle", "last(line)", "", ""}, {"square", "line[2]", "", ""},
                         {"shade", "line", "", ""},        {"text", "total", "first(line)", ""}};
  Puzzle puzzle(4);
  ASSERT_TRUE(define(puzzle, definition).has_value());
  ASSERT_TRUE(puzzle.add_rule("own", "r1c1 r1c2 r2c2 total=9").has_value());
  const Picture picture = picture_of(puzzle);
  ASSERT_EQ(picture.shapes().size(), 8u);
  EXPECT_TRUE(std::ranges::all_of(picture.shapes(), [](const Shape& shape) { return shape.role == "own"; }));
  EXPECT_EQ(std::get<Lettering>(picture.shapes().back().kind).text, "9");
}

std::string error_of(const Definition& definition) {
  const auto own = OwnRule::read(definition);
  return own ? std::string()
             : fmt::format("{}:{}: {}", own.error().line, own.error().column, own.error().message);
}

TEST(OwnRule, SaysWhichTextIsWrongAndWhere) {
  const auto with = [](auto change) {
    Definition definition = test::own_definition({{"line", "path"}}, "line[1] < line[2]");
    definition.drawings = {{"line", "line", "", "green"}};
    change(definition);
    return error_of(definition);
  };
  EXPECT_EQ(with([](Definition&) {}), "");
  EXPECT_EQ(with([](Definition& d) { d.name = "arrow"; }),
            "1:1: \"arrow\" is a built-in rule, expected another name");
  EXPECT_EQ(with([](Definition& d) { d.name = "My rule"; }),
            "1:1: found \"My rule\" as the name of a rule, expected lower-case letters, digits and _, "
            "starting with a letter");
  EXPECT_EQ(with([](Definition& d) { d.parameters[0].first = "rows"; }),
            "3:1: the name \"rows\" is taken, expected another one");
  EXPECT_EQ(with([](Definition& d) { d.parameters[0].second = "path 0.."; }),
            "4:6: found \"0..\", expected how many cells, such as 4, 2..5 or 3..");
  EXPECT_EQ(with([](Definition& d) { d.conditions = {"1 = 1", "1 + sum(line)"}; }),
            "6:1: found a number, expected a condition, such as one with = or <");
  EXPECT_EQ(with([](Definition& d) { d.drawings[0].shape = "star"; }),
            "6:1: found \"star\" as a shape, expected one of line, bulb, circle, square, shade, cage, text");
  EXPECT_EQ(with([](Definition& d) { d.drawings[0].of = "1 + size(line)"; }),
            "7:1: found a number that does not depend on digits, expected cells");
  EXPECT_EQ(
      with([](Definition& d) { d.drawings[0].colour = "pink"; }),
      "9:1: found \"pink\" as a colour, expected one of grey, blue, green, red, orange, yellow, purple");
}

TEST(OwnRule, SpeaksOfExtraCells) {
  const Puzzle empty(Layout(2, 2, 3).with_extra_cells({{"x", 2}, {"y", 1}}));
  const Puzzle puzzle = test::with_own_rule(empty, {}, "sum(extra('x')) = sum(rows[1]) + extra('y')[1]", "");
  const Conditions conditions = conditions_of(puzzle);
  EXPECT_TRUE(is_solution(conditions, {1, 2, 2, 1, 2, 3, 2}));
  EXPECT_FALSE(is_solution(conditions, {1, 2, 2, 1, 2, 3, 1}));

  const auto complaint = [&](std::string condition) {
    Puzzle with = empty;
    EXPECT_TRUE(define(with, test::own_definition({}, std::move(condition))));
    const auto added = with.add_rule("own");
    return added ? std::string() : added.error().message;
  };
  EXPECT_EQ(complaint("sum(extra('z')) = 1"),
            "rule own: the puzzle has no extra cells named 'z', expected the name of existing ones");
  EXPECT_EQ(complaint("row(extra('y')[1]) = 1"),
            "rule own: the extra cell y is in no row, expected a cell of the grid");
  EXPECT_EQ(complaint("column(extra('x')[2]) = 1"),
            "rule own: the extra cell x2 is in no column, expected a cell of the grid");
  EXPECT_EQ(complaint("all(cell in grid: cell > 0)"), "") << "the grid has no extra cells";
}

TEST(OwnRule, SaysWhatIsTooLarge) {
  Puzzle puzzle(9);
  ASSERT_TRUE(
      define(puzzle, test::own_definition({}, "1 = 1 and sum(i in 1..30: grid[i] * grid[61 - i]) = 900"))
          .has_value());
  const auto added = puzzle.add_rule("own");
  ASSERT_FALSE(added.has_value());
  EXPECT_EQ(added.error().line, 3);
  EXPECT_EQ(added.error().column, 11);
  EXPECT_EQ(added.error().message,
            "rule own: this needs an automaton of more than 20000 states over 60 cells, or too long to find "
            "one; expected parts joined by \"and\", or fewer cells");
}

}  // namespace
}  // namespace quadrille::sudoku
