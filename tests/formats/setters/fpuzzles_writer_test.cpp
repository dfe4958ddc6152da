#include "formats/setters/fpuzzles_writer.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "formats/reading.h"
#include "formats/setters/fpuzzles_names.h"
#include "fuzz/format_invariants.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::formats {
namespace {

std::string text_of(const Puzzle& puzzle) { return fpuzzles_text({.puzzle = puzzle}); }

TEST(FpuzzlesWriter, WritesOneObject) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 2);
  puzzle.restrict_candidates(1, 1);
  puzzle.about.title = "A \"b\"";
  puzzle.about.description = "Two\nlines";
  ASSERT_TRUE(puzzle.add_rule("anti_king") && puzzle.add_rule("odd", "r1c2 r2c1") &&
              puzzle.add_rule("killer_cage", "r1c1 r1c2 total=3"));
  const Grid solution{2, 1, 0, 0};
  EXPECT_EQ(fpuzzles_text({.puzzle = puzzle, .solution = &solution}),
            R"({"size":2,"title":"A \"b\"","ruleset":"Two\nlines","grid":[[{"value":2,"given":true},)"
            R"({"givenPencilMarks":[1]}],[{},{}]],"antiking":true,"odd":[{"cell":"R1C2"},{"cell":"R2C1"}],)"
            R"("killercage":[{"cells":["R1C1","R1C2"],"value":"3"}],"solution":[2,1,0,0]})");
}

TEST(FpuzzlesWriter, WritesWhatTheInputHadBesides) {
  const std::string text =
      R"({"size":1,"grid":[[{"c":"#ff0000","centerPencilMarks":[1]}]],"line":[{"lines":[["R1C1"]]}],"fogofwar":["R1C1"]})";
  const Item item = read_item("fpuzzles", text);
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(fpuzzles_text({.puzzle = *item.puzzle, .extras = &item.extras}), text);
}

TEST(FpuzzlesWriter, WritesRegions) {
  Puzzle latin(4);
  EXPECT_NE(text_of(latin).find(R"({"region":null})"), std::string::npos);
  EXPECT_TRUE(fits_fpuzzles(latin));
  Puzzle boxes(6);
  ASSERT_TRUE(boxes.set_boxes(3, 2));
  EXPECT_FALSE(fits_fpuzzles(boxes));
  EXPECT_TRUE(is_said_by_fpuzzles(boxes));
  ASSERT_TRUE(boxes.set_boxes(2, 3));
  EXPECT_EQ(text_of(boxes).find("region"), std::string::npos);
  EXPECT_TRUE(fits_fpuzzles(boxes));
}

TEST(FpuzzlesWriter, TellsWhatItCannotSay) {
  const auto is_said = [](std::string_view rule, std::string_view argument) {
    Puzzle puzzle(4);
    EXPECT_TRUE(puzzle.set_boxes(2, 2) && puzzle.add_rule(rule, argument));
    return is_said_by_fpuzzles(puzzle);
  };
  EXPECT_FALSE(is_said("windoku", "") || is_said("lunchbox", "r1c1 r1c2 total=1"));
  EXPECT_TRUE(is_said("whispers", "r1c1 r1c2"));
  EXPECT_FALSE(is_said_by_fpuzzles(Puzzle(17)));
  Puzzle none(4);
  none.restrict_candidates(0, 0);
  EXPECT_FALSE(is_said_by_fpuzzles(none));
  Puzzle dots(4);
  ASSERT_TRUE(dots.add_rule("non_consecutive") && dots.add_rule("ratio", "r1c1 r1c2"));
  EXPECT_FALSE(is_said_by_fpuzzles(dots)) << "f-puzzles exempts the pair with the dot";
  EXPECT_TRUE(is_said("negative_kropki", "") && is_said("negative_xv", ""));
  EXPECT_TRUE(is_said("negative_kropki", "dots=black"));
  EXPECT_FALSE(is_said("negative_kropki", "dots=white")) << "without dots the member says non_consecutive";
  EXPECT_FALSE(is_said("negative_kropki", "dots=black ratio=3")) << "without dots the member is of ratio 2";
  Puzzle thirds(4);
  ASSERT_TRUE(thirds.set_boxes(2, 2) && thirds.add_rule("negative_kropki", "dots=black ratio=3") &&
              thirds.add_rule("ratio", "r1c1 r1c2 ratio=3"));
  EXPECT_TRUE(is_said_by_fpuzzles(thirds));
  EXPECT_FALSE(is_said("non_consecutive", "difference=2"));
}

TEST(FpuzzlesWriter, GivesBackRandomPuzzlesOfEveryRuleItHas) {
  Random random(11);
  std::vector<std::string> held;
  const Format& format = *find_format("fpuzzles");
  for (int i = 0; i < 4000 / test::kEvery; ++i) {
    Puzzle puzzle = test::random_shape(1 + static_cast<int>(random.below(12)), random);
    for (const sudoku::Rule& rule : sudoku::rules()) {
      if (random.below(12) != 0) continue;
      const Puzzle before = puzzle;
      static_cast<void>(puzzle.add_rule(rule.name, test::random_argument(rule, puzzle.size(), random)));
      if (!is_said_by_fpuzzles(puzzle)) puzzle = before;
    }
    puzzle.set_given(0, puzzle.size());
    test::add_random_restrictions(puzzle, random);
    if (!format.holds(puzzle)) continue;
    EXPECT_EQ(fault_of_round_trip(puzzle, format), "") << test::describe(puzzle);
    for (const sudoku::RuleUse& use : puzzle.rules()) held.push_back(use.name);
  }
  if (test::kEvery > 1) return;
  for (const ForeignName& member : fpuzzles_names())
    EXPECT_NE(std::ranges::find(held, member.rule->name), held.end()) << member.name;
  for (const std::string_view name :
       {"diagonals", "non_consecutive", "negative_xv", "arrow", "little_killer", "sum_pair", "quadruple"})
    EXPECT_NE(std::ranges::find(held, name), held.end()) << name;
}

}  // namespace
}  // namespace quadrille::formats
