#include <set>
#include <string>

#include <gtest/gtest.h>

#include "formats/foreign_names.h"
#include "sudoku/puzzle/layout.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {
namespace {

TEST(ForeignNames, HaveOnlyParametersOfTheirRules) {
  for (const auto notation : {&sudoku::Rule::iss, &sudoku::Rule::fpuzzles}) {
    std::set<std::string_view> names;
    for (const ForeignName& name : foreign_names(notation)) {
      EXPECT_TRUE(names.insert(name.name).second) << name.name << " is two rules";
      for (const ForeignArgument& argument : name.arguments)
        EXPECT_NE(name.rule->parameter(argument.parameter), nullptr)
            << name.name << " has the parameter " << argument.parameter;
      if (name.implied.empty()) continue;
      const auto equals = name.implied.find('=');
      ASSERT_NE(equals, std::string_view::npos) << name.name;
      EXPECT_NE(name.rule->parameter(name.implied.substr(0, equals)), nullptr) << name.name;
    }
    EXPECT_GT(names.size(), 20u);
  }
}

TEST(ForeignNames, AreReadFromTheTextOfTheRule) {
  const auto names = foreign_names(&sudoku::Rule::iss);
  const ForeignName* const cage = find_foreign_name(names, "Cage");
  ASSERT_NE(cage, nullptr);
  EXPECT_EQ(cage->rule->name, "killer_cage");
  ASSERT_EQ(cage->arguments.size(), 2u);
  EXPECT_EQ(cage->arguments[0].parameter, "total");
  EXPECT_EQ(cage->arguments[0].number, "0");
  EXPECT_TRUE(cage->arguments[0].is_optional_number(*cage->rule));
  EXPECT_EQ(cage->arguments[1].parameter, "cells");
  EXPECT_FALSE(cage->arguments[1].is_optional_number(*cage->rule));
  EXPECT_EQ(find_foreign_name(names, "X")->implied, "sum=10");
  EXPECT_EQ(find_foreign_name(names, "V")->implied, "sum=5");
  EXPECT_EQ(find_foreign_name(names, "Cages"), nullptr);
  const auto members = foreign_names(&sudoku::Rule::fpuzzles);
  const ForeignName* const whispers = find_foreign_name(members, "whispers");
  ASSERT_NE(whispers, nullptr);
  EXPECT_EQ(whispers->arguments.at(0).key, "lines");
  EXPECT_EQ(whispers->arguments.at(1).key, "value");
  EXPECT_EQ(whispers->arguments.at(1).parameter, "difference");
}

TEST(ForeignNames, SayAUseOnlyIfTheySayAllOfIt) {
  const auto items = foreign_names(&sudoku::Rule::iss), members = foreign_names(&sudoku::Rule::fpuzzles);
  const auto name_of = [](const std::vector<ForeignName>& names, std::string_view rule,
                          std::string_view argument) {
    sudoku::Puzzle puzzle(9);
    EXPECT_TRUE(puzzle.set_boxes(3, 3) && puzzle.add_rule(rule, argument)) << rule;
    const ForeignName* const name =
        foreign_name_of(names, sudoku::UseValues(puzzle.rules().front()), puzzle.layout());
    return name == nullptr ? "none" : std::string(name->name);
  };
  EXPECT_EQ(name_of(items, "sum_pair", "r1c1 r1c2 sum=10"), "X");
  EXPECT_EQ(name_of(items, "sum_pair", "r1c1 r1c2 sum=5"), "V");
  EXPECT_EQ(name_of(items, "sum_pair", "r1c1 r1c2 sum=6"), "none");
  EXPECT_EQ(name_of(items, "non_consecutive", ""), "AntiConsecutive");
  EXPECT_EQ(name_of(items, "non_consecutive", "difference=2"), "none");
  EXPECT_EQ(name_of(members, "indexer", "r1c1 names=boxes"), "boxindexer");
  EXPECT_EQ(name_of(members, "modular_line", "r1c1 r1c2"), "modularline");
  EXPECT_EQ(name_of(members, "modular_line", "r1c1 r1c2 modulus=4"), "none");
}

}  // namespace
}  // namespace quadrille::formats
