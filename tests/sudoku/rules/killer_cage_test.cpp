#include <sstream>

#include <gtest/gtest.h>

#include "sudoku/puzzle/picture.h"
#include "sudoku/solve/solve.h"
#include "support/base/shared_data.h"
#include "support/sudoku/condition_lists.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

TEST(KillerCageRule, IsAHouseAndASumOfOnePart) {
  const Puzzle puzzle = test::with_rule(Puzzle(4), "killer_cage", "r2c2 r1c1 total=4");
  const Conditions conditions = conditions_of(puzzle);
  const auto stated = conditions.stated();
  const Condition& house = stated[8];
  const Condition& sum = stated.back();
  EXPECT_EQ(house.origin->label, "cage 4 at r1c1");
  EXPECT_EQ(house.origin, sum.origin);
  EXPECT_EQ(std::get<Distinct>(house.kind).members, (std::vector{0, 5}));
  EXPECT_EQ(std::get<Sum>(sum.kind).sentence(4), "r1c1 + r2c2 = 4");
}

TEST(KillerCageRule, LeavesTheDigitsOfItsSets) {
  const Conditions conditions = conditions_of(test::with_rule(Puzzle(4), "killer_cage", "r1c1 r2c2 total=4"));
  const Condition& last = conditions.list.back();
  ASSERT_TRUE(last.is_implied());
  EXPECT_EQ(std::get<OneOf>(last.kind).digits, 0b101U);
  EXPECT_EQ(last.origin->label, "digits of cage 4 at r1c1");
  const std::vector<std::size_t>& sources = last.origin->follows_from.added;
  ASSERT_EQ(sources.size(), 2U);
  EXPECT_TRUE(std::holds_alternative<Distinct>(conditions.list[sources[0]].kind));
  EXPECT_TRUE(std::holds_alternative<Sum>(conditions.list[sources[1]].kind));
}

TEST(KillerCageRule, HasNoTotalWhereNoneIsGiven) {
  EXPECT_EQ(test::last_condition(test::with_rule(Puzzle(4), "killer_cage", "r1c1 r2c2")).origin->label,
            "cage at r1c1");
}

TEST(KillerCageRule, MeansWhatItSays) {
  EXPECT_EQ(test::grids_left_by("killer_cage", "r1c1 r2c2", Puzzle(4)), 384u);
  EXPECT_EQ(test::grids_left_by("killer_cage", "r1c1 r2c2 total=5", Puzzle(4)), 128u);
  EXPECT_EQ(test::grids_left_by("killer_cage", "r1c1 r1c2 r2c3 total=6", Puzzle(4)), 48u);
  EXPECT_EQ(test::grids_left_by("killer_cage", "r1c1 r2c2 total=8", Puzzle(4)), 0u);
}

TEST(KillerCageRule, MayComeToZeroWhereDigitsBeginThere) {
  const Puzzle from_zero(Layout(2, 2, 2, 0));
  EXPECT_EQ(test::grids_left_by("killer_cage", "r1c1 total=0", from_zero), 1u);
  EXPECT_EQ(test::grids_left_by("killer_cage", "r1c1 r1c2 total=0", from_zero), 0u);
  EXPECT_EQ(Puzzle(2).add_rule("killer_cage", "r1c1 total=0").error().message,
            "rule killer_cage: found \"0\" as the total, expected a number from 1 or more");
}

TEST(KillerCageRule, DrawsADashedOutlineWithItsTotalInTheFirstCell) {
  const Picture picture =
      picture_of(test::with_rule(Puzzle(4), "killer_cage", "r2c2 r1c1 r2c1 total=8; r4c4"));
  ASSERT_EQ(picture.shapes().size(), 3U);
  const auto& outline = std::get<Outline>(picture.shapes()[0].kind);
  EXPECT_EQ(outline.cells, (std::vector{0, 4, 5}));
  EXPECT_TRUE(outline.is_dashed);
  ASSERT_EQ(outline.rings.size(), 1U);
  EXPECT_EQ(outline.rings[0].size(), 6U);
  const auto& total = std::get<Lettering>(picture.shapes()[1].kind);
  EXPECT_EQ(total.text, "8");
  EXPECT_LT(total.centre.x, 0.5);
  EXPECT_LT(total.centre.y, 0.5);
  EXPECT_TRUE(picture.has_corner_text(0));
  EXPECT_FALSE(picture.has_corner_text(15)) << "it has no total";
}

/// Puzzles as Interactive Sudoku Solver writes them: ".Cage~10~R1C1~R1C2.~R2C3_5".
class KillerCageData : public test::SharedData {
 protected:
  static std::vector<std::string> parts(const std::string& text, char separator) {
    std::vector<std::string> found;
    std::istringstream rest(text);
    for (std::string part; std::getline(rest, part, separator);) found.push_back(part);
    return found;
  }
  static Puzzle puzzle_of(const std::string& text, int size) {
    Puzzle puzzle(size);
    const BoxShape boxes = usual_boxes(size);
    EXPECT_TRUE(puzzle.set_boxes(boxes.rows, boxes.columns));
    for (const std::string& item : parts(text, '.')) {
      const auto words = parts(item, '~');
      if (words.size() < 2) continue;
      if (words[0] == "Cage") {
        std::string argument = "total=" + words[1] + " cells=";
        for (std::size_t i = 2; i < words.size(); ++i) argument += words[i] + " ";
        EXPECT_TRUE(puzzle.add_rule("killer_cage", argument)) << argument;
      } else if (words[0] == "Diagonal") {
        EXPECT_TRUE(puzzle.add_rule("diagonals"));
      } else if (words[0].empty()) {
        const auto given = parts(words[1], '_');
        puzzle.set_given(cell_named(given[0], size).value(), std::stoi(given[1]));
      } else {
        EXPECT_EQ(words[0], "Shape");
      }
    }
    return puzzle;
  }
};

TEST_F(KillerCageData, HaveTheOneSolutionThatIsKnown) {
  std::size_t seen = 0;
  for (const std::string& line : lines("variants/killer.tsv")) {
    const auto fields = parts(line, '\t');
    if (fields.front() == "id") continue;
    const Puzzle puzzle = puzzle_of(fields[12], std::stoi(fields[3]));
    cp::Limits limits;
    limits.nodes = 20'000;
    std::vector<std::string> found;
    const auto result = Solver({.limits = limits}).solve(puzzle, [&](const Grid& grid) {
      std::string& digits = found.emplace_back();
      for (const int digit : grid) digits += std::to_string(digit);
      return true;
    });
    EXPECT_EQ(result.ending, Ending::complete) << fields.front();
    EXPECT_EQ(found, std::vector{fields[8]}) << fields.front();
    ++seen;
  }
  EXPECT_EQ(seen, 273U);
}

}  // namespace
}  // namespace quadrille::sudoku
