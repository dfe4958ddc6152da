#include "techniques/technique.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/base/shared_data.h"
#include "support/base/speaking.h"
#include "support/techniques/step_cases.h"
#include "support/techniques/step_proof.h"
#include "techniques/path.h"

namespace quadrille::techniques {
namespace {

std::string french_name(const TechniqueInfo& info) {
  const test::Speaking french(Language::french);
  return info.name();
}

TEST(Technique, KeysNamesAndCodesAreEachOfOneTechnique) {
  std::set<std::string_view> keys;
  std::set<std::string_view> names;
  std::set<std::string> in_french;
  std::set<std::string_view> codes;
  for (const TechniqueInfo& info : all_techniques()) {
    EXPECT_TRUE(keys.insert(info.key).second) << info.key;
    EXPECT_TRUE(names.insert(info.name.english()).second) << info.key;
    EXPECT_TRUE(in_french.insert(french_name(info)).second) << info.key;
    EXPECT_TRUE(codes.insert(info.code).second) << info.code;
    EXPECT_EQ(technique_of_key(info.key), info.id);
    EXPECT_EQ(info_of(info.id).key, info.key);
  }
  EXPECT_EQ(technique_of_key("guess"), std::nullopt);
}

TEST(Technique, AGroupIsLedByItsFirstMember) {
  for (const TechniqueInfo& info : all_techniques()) {
    EXPECT_LE(info.group, info.id) << info.key;
    EXPECT_EQ(info_of(info.group).group, info.group) << info.key;
  }
}

TEST(Technique, SomeReadConditions) {
  EXPECT_TRUE(info_of(Technique::sum).reads_conditions());
  EXPECT_FALSE(info_of(Technique::forcing_net_verity).reads_conditions());
}

TEST(Technique, LevelsHaveNames) {
  EXPECT_EQ(name_of(Level::easy)(), "Easy");
  EXPECT_EQ(name_of(Level::extreme)(), "Extreme");
}

// The cases of HoDoKu's library of techniques: positions, and the result of one technique in each.
//
//   :0603:3:14+8..+9+72..:224 524:364 365::     Uniqueness Test 4 removes 3 from r6c4 and r6c5, once 2 and 5
//   are
//                                               removed from r2c4

/// One line of the library.
struct Case {
  std::string line;
  std::string code;
  sudoku::Puzzle puzzle;
  Position position;
  std::vector<Candidate> eliminations, placements;
  [[nodiscard]] bool must_fail() const { return code.ends_with("-x"); }
};

/// "364 365": digit, row, column.
std::vector<Candidate> candidates_in(std::string_view text) {
  std::vector<Candidate> list;
  for (std::size_t i = 0; i + 2 < text.size(); i += 4)
    list.push_back({(text[i + 1] - '1') * 9 + (text[i + 2] - '1'), text[i] - '0'});
  std::ranges::sort(list, comes_before);
  return list;
}

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields(1);
  for (const char c : line) {
    if (c == ':') {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

/// Digits after a '+' were placed later; the others are givens.
Case case_of(const std::string& line) {
  const std::vector<std::string> fields = fields_of(line);
  std::string givens;
  std::vector<Candidate> placed;
  for (std::size_t i = 0; i < fields.at(3).size(); ++i) {
    if (fields[3][i] == '+') {
      placed.push_back({static_cast<int>(givens.size()), fields[3][++i] - '0'});
      givens += '.';
    } else {
      givens += fields[3][i];
    }
  }
  sudoku::Puzzle puzzle = test::classic_puzzle(givens);
  Position position = test::start_of(puzzle);
  for (const Candidate& candidate : placed) position.place(candidate);
  for (const Candidate& candidate : candidates_in(fields.at(4))) position.remove(candidate);
  return {line,
          fields.at(1),
          std::move(puzzle),
          std::move(position),
          candidates_in(fields.at(5)),
          candidates_in(fields.at(6))};
}

/// HoDoKu's options extend a technique, where Quadrille has a technique of its own. One with
/// five digits is siamese: one of two fish may remove everything that both do.
TechniqueSet techniques_of(const Case& of) {
  static const std::map<std::string, std::string_view> kOthers{
      {"0710-4", "0710-3"}, {"0711-4", "0711-3"}, {"0903", "0903-1"}};
  const auto other = kOthers.find(of.code);
  const std::string_view own = other == kOthers.end() ? of.code : other->second;
  const std::string usual = of.code.substr(0, 4);
  TechniqueSet set;
  for (const TechniqueInfo& info : all_techniques())
    if (info.code == own || info.code == usual) set.set(static_cast<std::size_t>(info.id));
  return set;
}

/// Whether a step of the technique has the conclusion of the case.
bool passes(const Case& of) {
  const std::vector<Step> steps = all_steps(of.position, techniques_of(of));
  if (of.must_fail()) return steps.empty();
  return std::ranges::any_of(steps, [&](Step step) {
    step.sort_eliminations();
    std::ranges::sort(step.placements, comes_before);
    return step.eliminations == of.eliminations && step.placements == of.placements &&
           test::follows(step, of.position, of.puzzle);
  });
}

using LibraryData = test::SharedData;

/// HoDoKu itself passes 1,106.
constexpr int kCasesThatPass = 1111;

TEST_F(LibraryData, ItsCasesPass) {
  int passed = 0;
  for (const std::string& line : lines("rated/technique_cases.txt")) {
    if (passes(case_of(line))) {
      ++passed;
    } else {
      std::cout << "fails: " << line << '\n';
    }
  }
  std::cout << passed << " cases pass\n";
  EXPECT_GE(passed, kCasesThatPass);
}

}  // namespace
}  // namespace quadrille::techniques
