#include "sudoku/trace/trace_writer.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {
namespace {

TEST(JsonTrace, SaysWhyAFactHolds) {
  const auto writer = json_trace_writer();
  std::string out;
  const Conditions conditions = conditions_of(Puzzle(4));
  cp::Store store;
  writer->puzzle(conditions, post(conditions, store, cp::Consistency::value), out);
  out.clear();
  writer->node({.number = 3,
                .parent = 1,
                .depth = 1,
                .decision = {.variable = 5, .relation = cp::Relation::equal, .value = 2}},
               out);
  const std::vector<cp::Literal> reasons{{.variable = 5, .relation = cp::Relation::equal, .value = 2}};
  writer->reasons("row 2", cp::Literal{.variable = 6, .relation = cp::Relation::not_equal, .value = 2},
                  reasons, out);
  writer->reasons("row 2", std::nullopt, reasons, out);
  EXPECT_EQ(
      out,
      R"({"event":"node","node":3,"parent":1,"depth":1,"decision":{"cell":"r2c2","relation":"=","digit":2}}
{"event":"reasons","node":3,"constraint":"row 2","fact":{"cell":"r2c3","relation":"!=","digit":2},"reasons":[{"cell":"r2c2","relation":"=","digit":2}]}
{"event":"reasons","node":3,"constraint":"row 2","fact":null,"reasons":[{"cell":"r2c2","relation":"=","digit":2}]}
)");
}

TEST(JsonTrace, NamesWhatConditionsAndDifferentCellsImply) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 r2c1 total=7"));
  const Conditions conditions = conditions_of(puzzle);
  cp::Store store;
  const Posting posting = post(conditions, store, cp::Consistency::automatic);
  ASSERT_EQ(posting.joint().size(), 1U);
  std::string out;
  json_trace_writer()->puzzle(conditions, posting, out);
  EXPECT_NE(
      out.find(
          R"({"event":"constraint","name":"sets of cage 7 at r1c1","kind":"joint","of":["cage 7 at r1c1"]})"),
      std::string::npos)
      << out;
  EXPECT_EQ(posted_conditions(conditions, posting).size(), conditions.list.size());
}

}  // namespace
}  // namespace quadrille::sudoku
