// Proofs of numbers of solutions: those of the engine, with each rule, judged by the checker.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "check_proof/cutting_planes.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/prove/cutting_planes.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace check_proof {
namespace {

using quadrille::Random;
using quadrille::sudoku::Puzzle;
namespace sudoku = quadrille::sudoku;
namespace test = quadrille::test;

struct Written {
  sudoku::CountProof count;
  std::string formula, proof;
};

Written written(const Puzzle& puzzle, std::uint64_t most = 1'000'000) {
  std::string proof, formula;
  auto count = sudoku::prove_count(sudoku::conditions_of(puzzle), most, {},
                                   [&](std::string_view text) { proof += text; });
  count.formula.formula().write([&](std::string_view text) { formula += text; });
  return {std::move(count), std::move(formula), std::move(proof)};
}

std::variant<Shown, Complaint> judged(const std::string& formula, const std::string& proof) {
  const auto read = read_opb(formula);
  if (const auto* complaint = std::get_if<Complaint>(&read)) return *complaint;
  return check_cutting_planes(std::get<PseudoBooleanFormula>(read), proof);
}

/// Empty if the proof is accepted, and shows that number.
std::string complaint(const Written& written, std::uint64_t expected, bool is_complete = true) {
  const auto found = judged(written.formula, written.proof);
  if (const auto* refused = std::get_if<Complaint>(&found)) return refused->text;
  const Shown& shown = std::get<Shown>(found);
  if (shown.solutions != expected || shown.is_complete != is_complete)
    return "shows " + std::to_string(shown.solutions) + ", not " + std::to_string(expected);
  return {};
}

/// The proof without one of its solutions, all the others, and the number less by one.
std::string without_solution(const std::string& proof, std::size_t dropped, std::uint64_t solutions) {
  std::istringstream lines(proof);
  std::string text;
  std::size_t seen = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("solx") && seen++ == dropped) {
      // A trivial constraint takes its number.
      line = "rup >= 0 ;";
    } else if (line.starts_with("conclusion")) {
      const auto id = line.substr(line.find(':'));
      line = "conclusion ENUMERATION_COMPLETE " + std::to_string(solutions - 1) + " " + id;
    }
    text += line + "\n";
  }
  return text;
}

/// A small grid with the rule and some givens; it has few solutions.
Puzzle small_puzzle(std::string_view rule, Random& random) {
  const int size = 4 + static_cast<int>(random.below(2));
  Puzzle puzzle = test::random_shape(size, random);
  constexpr std::size_t kNodes = 20'000;
  const auto found = test::reference_solutions(puzzle, 1 + random.below(20), kNodes);
  if (!found || found->empty()) return small_puzzle(rule, random);
  const sudoku::Grid& grid = found->back();
  test::add_obeyed_rules(1 + static_cast<int>(random.below(2)), grid, puzzle, random, rule);
  const std::uint64_t percent = size == 4 ? 10 : 35;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (random.below(100) < percent) puzzle.set_given(cell, grid[static_cast<std::size_t>(cell)]);
  if (random.below(8) == 0) puzzle.set_given(0, 1 + grid[0] % puzzle.layout().digits);
  return puzzle;
}

struct Seen {
  int none = 0, one = 0, several = 0;
};

/// Compares with the reference solver, and leaves out a solution of some proofs.
void expect_counts(std::string_view rule, int rounds, Random& random, Seen& seen) {
  constexpr std::size_t kMost = 100;
  for (int round = 0; round < rounds; ++round) {
    const Puzzle puzzle = small_puzzle(rule, random);
    const auto expected = test::reference_solutions(puzzle, kMost);
    if (!expected || expected->size() == kMost) continue;
    ++(expected->empty() ? seen.none : expected->size() == 1 ? seen.one : seen.several);
    const Written proof = written(puzzle);
    ASSERT_EQ(complaint(proof, expected->size()), "") << test::describe(puzzle) << proof.proof;
    if (expected->empty()) continue;
    const std::string changed =
        without_solution(proof.proof, random.below(expected->size()), expected->size());
    ASSERT_TRUE(std::holds_alternative<Complaint>(judged(proof.formula, changed))) << changed;
  }
}

void expect_counts_with_each_rule(int rounds) {
  Random random(12);
  Seen seen;
  for (const sudoku::Rule& rule : sudoku::rules()) {
    if (rule.is_shape()) continue;
    SCOPED_TRACE(rule.name);
    expect_counts(rule.name, rounds, random, seen);
  }
  EXPECT_GT(seen.none, rounds);
  EXPECT_GT(seen.one, rounds);
  EXPECT_GT(seen.several, 20 * rounds);
}

TEST(CountProofs, AreAcceptedWithEachRule) { expect_counts_with_each_rule(test::rounds(4)); }

TEST(CountProofsSlow, AreAcceptedWithEachRuleOnManyPuzzles) {
  expect_counts_with_each_rule(test::random_rounds(100));
}

/// The text with a word replaced by another one of the text, by another number, or by its opposite; or with a
/// line dropped, doubled or exchanged.
std::string changed(const std::string& text, Random& random) {
  std::vector<std::vector<std::string>> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    std::istringstream words(line);
    std::vector<std::string>& of_line = lines.emplace_back();
    for (std::string word; words >> word;) of_line.push_back(word);
  }
  const auto any_line = [&] { return static_cast<std::ptrdiff_t>(random.below(lines.size())); };
  const auto any_word = [&]() -> std::string& {
    std::vector<std::string>& line = lines[random.below(lines.size())];
    return line[random.below(line.size())];
  };
  for (std::uint64_t changes = 1 + random.below(2); changes > 0; --changes) {
    std::string& word = any_word();
    switch (random.below(8)) {
      case 0: lines.erase(lines.begin() + any_line()); break;
      case 1: lines.insert(lines.begin() + any_line(), lines[random.below(lines.size())]); break;
      case 2: std::swap(lines[random.below(lines.size())], lines[random.below(lines.size())]); break;
      case 3:
      case 4: word = any_word(); break;
      case 5: word = word[0] == '~' ? word.substr(1) : "~" + word; break;
      default: word = std::to_string(random.below(200)); break;
    }
  }
  std::string result;
  for (const auto& line : lines) {
    for (const std::string& word : line) result += word + " ";
    result += "\n";
  }
  return result;
}

/// Changed proofs, and those of other puzzles, may be accepted, but only for what is true.
void expect_no_false_claims(int puzzles, int changes) {
  Random random(13);
  int refused = 0, accepted = 0;
  std::string proof_of_another;
  const auto expect_true = [&](const std::string& formula, const std::string& proof, std::size_t solutions) {
    const auto found = judged(formula, proof);
    const Shown* shown = std::get_if<Shown>(&found);
    ++(shown == nullptr ? refused : accepted);
    if (shown == nullptr) return;
    EXPECT_LE(shown->solutions, solutions) << formula << proof;
    if (!shown->is_complete) return;
    EXPECT_EQ(shown->solutions, solutions) << formula << proof;
  };
  for (int i = 0; i < puzzles; ++i) {
    const auto& rules = sudoku::rules();
    const auto& rule = rules[random.below(rules.size())];
    const Puzzle puzzle = rule.is_shape() ? test::random_shape(4, random) : small_puzzle(rule.name, random);
    constexpr std::size_t kMost = 100;
    const auto expected = test::reference_solutions(puzzle, kMost);
    if (!expected || expected->size() == kMost) continue;
    const Written proof = written(puzzle);
    for (int k = 0; k < changes; ++k)
      expect_true(proof.formula, changed(proof.proof, random), expected->size());
    if (!proof_of_another.empty()) expect_true(proof.formula, proof_of_another, expected->size());
    proof_of_another = proof.proof;
  }
  EXPECT_GT(refused, puzzles * changes / 4);
  EXPECT_GT(accepted, puzzles * changes / 100);
}

TEST(CountProofs, AreAcceptedForNoFalseClaim) { expect_no_false_claims(test::rounds(60), 20); }

TEST(CountProofsSlow, AreAcceptedForNoFalseClaimAfterManyChanges) {
  expect_no_false_claims(test::random_rounds(100), 100);
}

TEST(CountProofs, OfAllGridsOfFour) {
  Puzzle puzzle(4);
  ASSERT_TRUE(puzzle.set_boxes(2, 2));
  EXPECT_EQ(complaint(written(puzzle), 288), "");
  EXPECT_EQ(complaint(written(Puzzle(4)), 576), "");
}

TEST(CountProofs, OfSomeSolutions) {
  const Written some = written(Puzzle(5), 20);
  EXPECT_FALSE(some.count.is_complete);
  EXPECT_EQ(complaint(some, 20, false), "");
}

TEST(CountProofs, OfPuzzlesThatEndAtTheRoot) {
  Puzzle puzzle(4);
  puzzle.set_given(0, 1);
  puzzle.set_given(1, 1);
  EXPECT_EQ(complaint(written(puzzle), 0), "");
  Puzzle one(1);
  EXPECT_EQ(complaint(written(one), 1), "");
}

TEST(CountProofs, StopAtLimits) {
  quadrille::cp::Limits limits;
  limits.time = std::chrono::seconds(0);
  const auto count =
      sudoku::prove_count(sudoku::conditions_of(Puzzle(6)), 10, limits, [](std::string_view) {});
  EXPECT_FALSE(count.is_complete);
  EXPECT_FALSE(count.is_written);
  EXPECT_EQ(count.solutions, 0U);
}

}  // namespace
}  // namespace check_proof
