#include "sudoku/trace/trace_writer.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/conditions.h"

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

}  // namespace
}  // namespace quadrille::sudoku
