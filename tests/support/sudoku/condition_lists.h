// The conditions of a puzzle, sorted by kind, for tests of what rules add.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/overloaded.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::test {

struct House {
  std::string name;
  std::vector<int> cells;
};

/// digit(a) != digit(b) + offset.
struct UnequalPair {
  int a, b;
  int offset;
  std::string name;
};

struct ConditionLists {
  explicit ConditionLists(const sudoku::Puzzle& puzzle) : ConditionLists(sudoku::conditions_of(puzzle)) {}
  explicit ConditionLists(const sudoku::Conditions& conditions) {
    for (const sudoku::Condition& condition : conditions.list) {
      const std::string& name = condition.origin->label;
      if (condition.is_implied()) implied.push_back(condition);
      condition.visit(Overloaded{
          [&](const sudoku::Distinct& d) { houses.push_back({name, d.members}); },
          [&](const sudoku::Relation& r) {
            if (const auto offset = r.pairs->forbidden_offset())
              pairs.push_back({r.first, r.second, *offset, name});
          },
          [&](const auto&) {},
      });
    }
  }

  std::vector<House> houses;
  std::vector<UnequalPair> pairs;
  std::vector<sudoku::Condition> implied;
};

}  // namespace quadrille::test
