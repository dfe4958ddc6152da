#include "check_proof/cutting_planes.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "sudoku/generate/generate.h"
#include "sudoku/prove/cutting_planes.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"

namespace check_proof {
namespace {

namespace sudoku = quadrille::sudoku;
using TextLines = std::vector<std::string>;

/// Three cells that may hold two digits only: a Hall set with one cell too many.
constexpr std::string_view kThreeInTwo =
    "* #variable= 6 #constraint= 5\n"
    "+1 a1 +1 a2 >= 1 ;\n"
    "+1 b1 +1 b2 >= 1 ;\n"
    "+1 c1 +1 c2 >= 1 ;\n"
    "-1 a1 -1 b1 -1 c1 >= -1 ;\n"
    "-1 a2 -1 b2 -1 c2 >= -1;\n";

constexpr std::string_view kHead = "pseudo-Boolean proof version 2.0\nf 5\n";
constexpr std::string_view kTail = "output NONE\nconclusion UNSAT : -1\nend pseudo-Boolean proof\n";

std::string verdict(std::string_view opb, const std::string& proof) {
  const auto formula = read_opb(opb);
  if (const auto* complaint = std::get_if<Complaint>(&formula)) return complaint->text;
  const auto found = check_cutting_planes(std::get<PseudoBooleanFormula>(formula), proof);
  if (const auto* complaint = std::get_if<Complaint>(&found)) return complaint->text;
  const Shown& shown = std::get<Shown>(found);
  if (shown.solutions == 0 && shown.is_complete) return "accepted";
  return (shown.is_complete ? "exactly " : "at least ") + std::to_string(shown.solutions);
}

std::string with_steps(const std::string& steps) { return std::string(kHead) + steps + std::string(kTail); }

TEST(CuttingPlanes, AddUpTheHallSet) {
  EXPECT_EQ(verdict(kThreeInTwo, with_steps("pol 1 2 + 3 + 4 + 5 +\n")), "accepted");
  EXPECT_EQ(verdict(kThreeInTwo, with_steps("p 1 2 + 3 + 4 5 + +\n* a comment\ndel id 1\n")), "accepted");
  EXPECT_EQ(verdict(kThreeInTwo, with_steps("pol 1 2 + 3 + 4 + 5 +\npol 1\n")),
            "line 6: the constraint of the conclusion can be satisfied");
}

TEST(CuttingPlanes, EveryStepLeftOutIsMissed) {
  const std::string steps[] = {"pol 1 2 + 3 + 4 +\n",
                               "pol 1 2 + 3 + 5 +\n",
                               "pol 1 2 + 4 + 5 +\n",
                               "pol 1 2 +\n",
                               "rup >= 1 ;\n",
                               "rup 1 a1 >= 1 ;\n",
                               ""};
  for (const auto& step : steps) EXPECT_NE(verdict(kThreeInTwo, with_steps(step)), "accepted") << step;
}

TEST(CuttingPlanes, PropagateWithReverseUnits) {
  constexpr std::string_view kTwo = "1 x 1 y >= 1 ;\n1 x 1 ~y >= 1;\n1 ~x 1 y >= 1;\n1 ~x 1 ~y >= 1 ;\n";
  const std::string head = "pseudo-Boolean proof version 2.0\nf\n";
  EXPECT_EQ(verdict(kTwo, head + "rup 1 x >= 1 ;\nrup >= 1 ;\n" + std::string(kTail)), "accepted");
  EXPECT_NE(verdict(kTwo, head + "rup >= 1 ;\n" + std::string(kTail)), "accepted");
}

TEST(CuttingPlanes, DivideSaturateAndWeaken) {
  const std::string head = "pseudo-Boolean proof version 2.0\nf 2\n";
  // 2x + 2y + 2z = 3: half of it is x + y + z >= 2, and <= 1. Without division, sums find nothing.
  constexpr std::string_view kOdd = "2 x 2 y 2 z = 3 ;\n";
  EXPECT_EQ(verdict(kOdd, head + "pol 1 2 d\npol 2 2 d\npol 3 4 +\n" + std::string(kTail)), "accepted");
  EXPECT_NE(verdict(kOdd, head + "pol 1 2 +\n" + std::string(kTail)), "accepted");
  EXPECT_NE(verdict(kOdd, head + "pol 1 3 d\npol 2 3 d\npol 3 4 +\n" + std::string(kTail)), "accepted");
  // 5x + 1y >= 2 saturated is 2x + y >= 2, without y x >= 1.
  constexpr std::string_view kLarge = "5 x 1 y >= 2 ;\n1 ~x >= 1 ;\n";
  EXPECT_EQ(verdict(kLarge, head + "pol 1 s y w\npol -1 s 2 +\n" + std::string(kTail)), "accepted");
  EXPECT_EQ(verdict(kLarge, head + "pol 1 ~y + 2 5 * +\n" + std::string(kTail)), "accepted")
      << "by a literal axiom";
  EXPECT_NE(verdict(kLarge, head + "pol 1 ~x + 2 5 * +\n" + std::string(kTail)), "accepted");
}

TEST(CuttingPlanes, AreReadInBothVersions) {
  EXPECT_EQ(verdict(kThreeInTwo,
                    "pseudo-Boolean proof version 3.0\nf 5 ; % all\n% a comment ; with a semicolon\n"
                    "pol 1 2 +\n 3 + 4 + 5 + ;output NONE;\nconclusion UNSAT : -1;end pseudo-Boolean proof;"),
            "accepted");
  EXPECT_EQ(verdict(kThreeInTwo, "pseudo-Boolean proof version 3.0\nf 5 ;\npol 1 2 +"),
            "line 3: expected ; after the step");
  EXPECT_EQ(verdict(kThreeInTwo, "pseudo-Boolean proof version 4.0\nf 5 ;\n"),
            "line 1: expected \"2.0\" or \"3.0\"");
}

/// Exactly one of three, with a helper variable that is free.
constexpr std::string_view kOneOfThree =
    "preserved: a1 b1 c1 ;\n1 a1 1 b1 1 c1 1 h1 1 ~h1 = 2 ;\n1 a1 1 h1 >= 0 ;\n";
constexpr std::string_view kThird = "pseudo-Boolean proof version 3.0\nf 3 ;\n";
constexpr std::string_view kEnd =
    "output NONE ;\nconclusion ENUMERATION_COMPLETE 3 : -1 ;\nend pseudo-Boolean proof ;\n";

TEST(Solutions, AreCounted) {
  const std::string head(kThird), end(kEnd);
  EXPECT_EQ(verdict(kOneOfThree, head + "solx a1 ; solx ~a1 b1 ; solx ~a1 ~b1 ; rup >= 1 ; " + end),
            "exactly 3");
  EXPECT_EQ(verdict(kOneOfThree, head + "solx c1 h1 ; output NONE ; conclusion ENUMERATION_PARTIAL 1 ;"
                                        " end pseudo-Boolean proof ;"),
            "at least 1");
  // A helper variable does not weaken what the step excludes.
  EXPECT_EQ(verdict(kOneOfThree, head +
                                     "solx a1 h1 ; rup 1 ~a1 >= 1 ; solx b1 h1 ; rup 1 ~b1 >= 1 ; "
                                     "solx c1 h1 ; rup 1 ~c1 >= 1 ; rup >= 1 ; " +
                                     end),
            "exactly 3");
  // Only what is preserved tells solutions apart; without such a line, every variable does.
  EXPECT_EQ(verdict(kOneOfThree, head + "solx c1 h1 ; solx c1 ~h1 ; " + end),
            "line 3: the literals contradict the constraints");
  EXPECT_EQ(verdict(kOneOfThree, head + "solx c1 h1 ; del id 4 ; solx c1 ~h1 ; " + end),
            "line 3: the solution is there already");
  EXPECT_EQ(verdict(kOneOfThree.substr(kOneOfThree.find('\n') + 1), head + "solx c1 ; " + end),
            "line 3: the literals leave a variable open");
}

TEST(Solutions, ThatAreNoneOrLeaveOthersAreRefused) {
  const std::string head(kThird), end(kEnd);
  for (const std::string steps :
       {"solx a1 ; solx b1 ; rup >= 1 ;", "solx a1 ; solx b1 ; solx b1 ; rup >= 1 ;",
        "solx a1 ; solx b1 ; solx a1 b1 ; rup >= 1 ;", "solx a1 ; solx b1 ; solx c1 ; pol 1 ;",
        "solx a1 ; del id 4 ; solx b1 ; solx a1 ; rup >= 1 ;", "solx h1 ;", "solx ;", "solx a1 ~a1 ;",
        "solx a1 ; solx b1 ; solx c1 ; rup >= 1 ; solx 1 ;"})
    EXPECT_NE(verdict(kOneOfThree, head + steps + " " + end), "exactly 3") << steps;
  const std::string all = head + "solx a1 ; solx b1 ; solx c1 ; rup >= 1 ; output NONE ; conclusion ";
  for (const std::string conclusion :
       {"UNSAT : -1", "ENUMERATION_COMPLETE 2 : -1", "ENUMERATION_COMPLETE 4 : -1", "ENUMERATION_COMPLETE 3",
        "ENUMERATION_COMPLETE 3 : 1", "ENUMERATION_PARTIAL 4", "ENUMERATION", "SAT"}) {
    const std::string said = verdict(kOneOfThree, all + conclusion + " ; end pseudo-Boolean proof ;");
    EXPECT_TRUE(said.starts_with("line")) << conclusion << ": " << said;
  }
}

TEST(CuttingPlanes, RefuseWhatIsNoProof) {
  for (const std::string step :
       {"pol 1 +", "pol 1 2", "pol 9", "pol *", "pol 1 -2 *", "pol 1 0 d", "pol 1 w", "rup 1 a1",
        "rup 1 a1 >= x ;", "del id 9", "red 1 a1 >= 1 ; a1 -> 1", "pol 1 99999999999999999999 *",
        "pol 1 4611686018427387904 * 4 *", "conclusion SAT", "conclusion UNSAT"})
    EXPECT_NE(verdict(kThreeInTwo, with_steps(step + "\n")), "accepted") << step;
  EXPECT_EQ(verdict(kThreeInTwo, ""), "line 1: expected \"pseudo-Boolean\"");
  EXPECT_EQ(verdict(kThreeInTwo, "pseudo-Boolean proof version 2.0\nf 4\n"),
            "line 2: the formula has 5 constraints");
  EXPECT_EQ(verdict(kThreeInTwo, std::string(kHead)), "line 3: the proof ends without a conclusion");
}

TEST(Opb, ReadsEquationsAsTwo) {
  const auto read = read_opb("2 x -3 ~y = 1 ;");
  const auto& formula = std::get<PseudoBooleanFormula>(read);
  ASSERT_EQ(formula.inequalities.size(), 2U);
  // 2x - 3(1 - y) = 1 is 2x + 3y = 4.
  EXPECT_EQ(formula.inequalities[0].terms,
            (std::vector<std::pair<std::uint32_t, std::int64_t>>{{0, 2}, {1, 3}}));
  EXPECT_EQ(formula.inequalities[0].bound, 4);
  EXPECT_EQ(formula.inequalities[1].bound, -4);
}

TEST(Opb, Complains) {
  for (const std::string_view text : {"min: 1 x ;", "1 x >= ", "1 x >= 1", "x >= 1 ;", "1 1 >= 1 ;",
                                      "1 x > 1 ;", "1 x >= 1 ;; 1 y >= 1 ;", "1 x >= 1 1 ;"})
    EXPECT_TRUE(std::holds_alternative<Complaint>(read_opb(text))) << text;
}

std::string joined(const TextLines& lines) {
  std::string text;
  for (const auto& line : lines) text += line + "\n";
  return text;
}

TextLines split(const std::string& text) {
  std::istringstream stream(text);
  TextLines lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// Minimal puzzles of a random kind; few, if it admits few.
std::vector<sudoku::Puzzle> minimal_puzzles(std::uint64_t count, int size, quadrille::Random& random) {
  sudoku::Puzzle kind(size);
  EXPECT_TRUE(kind.set_regions(quadrille::test::random_regions(size, true, random)));
  quadrille::test::add_random_rules(1, kind, random);
  std::vector<sudoku::Puzzle> puzzles;
  static_cast<void>(sudoku::generate(
      kind, {.minimal = true, .most_attempts = 1},
      [index = std::uint64_t{0}, count]() mutable {
        return index < count ? std::optional(index++) : std::nullopt;
      },
      [&puzzles](std::uint64_t, const sudoku::Puzzle* puzzle) {
        if (puzzle != nullptr) puzzles.push_back(*puzzle);
      }));
  return puzzles;
}

/// Puzzles of 9x9 with boxes that are known as hard.
std::vector<sudoku::Puzzle> hard_puzzles() {
  std::vector<sudoku::Puzzle> puzzles;
  for (const std::string_view givens :
       {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"}) {
    sudoku::Puzzle& puzzle = puzzles.emplace_back(9);
    EXPECT_TRUE(puzzle.set_boxes(3, 3));
    for (int cell = 0; cell < puzzle.cell_count(); ++cell)
      if (const char c = givens[static_cast<std::size_t>(cell)]; c != '.') puzzle.set_given(cell, c - '0');
  }
  return puzzles;
}

struct Proof {
  TextLines opb;    // the last line excludes the solution, if there is one
  TextLines steps;  // all lines
  std::optional<sudoku::Grid> solution;
  int size;
};

/// nullopt if there are several solutions.
std::optional<Proof> proof_of(const sudoku::Puzzle& puzzle) {
  std::string opb, steps;
  const auto found = sudoku::prove_by_cutting_planes(sudoku::conditions_of(puzzle), {},
                                                     [&steps](std::string_view piece) { steps += piece; });
  if (steps.empty()) return std::nullopt;
  found.formula.formula().write([&opb](std::string_view piece) { opb += piece; });
  EXPECT_EQ(verdict(opb, steps), "accepted") << quadrille::test::describe(puzzle) << steps;
  return Proof{split(opb), split(steps), found.solution, puzzle.size()};
}

TEST(ProofsOfPuzzles, AreAccepted) {
  quadrille::Random random(8);
  std::map<std::string, int> sums;
  const auto note = [&sums](const sudoku::Puzzle& puzzle) {
    const auto proof = proof_of(puzzle);
    if (!proof) return;
    for (const std::string& line : proof->steps)
      for (const std::string kind : {"leftovers", " and ", ": cells", ": digits"})
        if (line.starts_with("*") && line.find(kind) != std::string::npos) ++sums[kind];
  };
  for (int round = 0; round < quadrille::test::rounds(200); ++round)
    note(quadrille::test::random_puzzle(1, 7, random));
  for (int round = 0; round < quadrille::test::rounds(16); ++round)
    for (const auto& puzzle : minimal_puzzles(5, 6 + round % 4, random)) note(puzzle);
  for (const auto& puzzle : hard_puzzles()) note(puzzle);
  for (const auto& [kind, count] : sums) EXPECT_GT(count, quadrille::test::rounds(10)) << kind;
  EXPECT_EQ(sums.size(), 4U);
}

/// Proofs that the engine writes, and how they are changed.
class ChangedProofs : public testing::Test {
 protected:
  /// Proofs that there is no other solution.
  template <class F>
  void for_each_proof(int hard_ones, int random_ones, F f) {
    const auto puzzles = hard_puzzles();
    for (int i = 0; i < hard_ones; ++i) f(*proof_of(puzzles[static_cast<std::size_t>(i)]));
    for (int i = 0; i < random_ones; ++i) {
      const auto proof = proof_of(quadrille::test::random_puzzle(4, 7, random_));
      if (proof && proof->solution) f(*proof);
    }
  }

  /// Whether a literal "~r1c2_3" holds in the solution.
  static bool holds(const Proof& proof, std::string_view literal) {
    const bool is_negated = literal.starts_with('~');
    const std::string name(literal.substr(is_negated ? 1 : 0));
    const std::size_t digit_at = name.find('_');
    const auto cell = *sudoku::cell_named(name.substr(0, digit_at), proof.size);
    return ((*proof.solution)[static_cast<std::size_t>(cell)] == std::stoi(name.substr(digit_at + 1))) !=
           is_negated;
  }

  void expect_refused(const TextLines& opb, const TextLines& proof) {
    EXPECT_NE(verdict(joined(opb), joined(proof)), "accepted") << joined(proof);
    ++refused_;
  }

  quadrille::Random random_{8};
  int refused_ = 0;
};

TEST_F(ChangedProofs, OfWhatHasASolutionAreRefused) {
  for_each_proof(1, quadrille::test::rounds(100), [this](const Proof& proof) {
    std::istringstream words(proof.opb.back());
    for (std::string sign, name; words >> sign >> name && sign != ">=";) {
      // Instead of the exclusion of the solution: nothing, and what the solution satisfies.
      TextLines opb = proof.opb;
      opb.back() = ">= 0 ;";
      expect_refused(opb, proof.steps);
      opb.back() = "+1 " + name + " >= 1 ;";
      expect_refused(opb, proof.steps);
    }
  });
  EXPECT_GT(refused_, quadrille::test::rounds(1000));
}

TEST_F(ChangedProofs, ThatClaimWhatTheSolutionBreaksAreRefused) {
  int accepted = 0;
  for_each_proof(quadrille::test::rounds(5), 0, [&](const Proof& proof) {
    TextLines opb = proof.opb;
    opb.back() = ">= 0 ;";
    TextLines steps;
    const auto is_accepted = [&] {
      return verdict(joined(opb), joined(steps) + std::string(kTail)).ends_with("can be satisfied");
    };
    for (const std::string& line : proof.steps) {
      steps.push_back(line);
      if (!line.starts_with("rup 1")) continue;
      if (!is_accepted()) break;  // it follows from there being no other solution
      ++accepted;
      std::istringstream words(line.substr(4));
      std::string broken = "rup ";
      for (std::string one, literal; words >> one >> literal && one == "1";) {
        const std::string opposite = literal[0] == '~' ? literal.substr(1) : "~" + literal;
        broken += "1 " + (holds(proof, literal) ? opposite : literal) + " ";
      }
      for (const std::string& wrong : {broken + ">= 1 ;", line.substr(0, line.find(">=")) + ">= 1000 ;"}) {
        steps.back() = wrong;
        EXPECT_FALSE(is_accepted()) << wrong;
        ++refused_;
      }
      steps.back() = line;
    }
  });
  EXPECT_GT(accepted, quadrille::test::rounds(50));
  EXPECT_GT(refused_, quadrille::test::rounds(100));
}

TEST_F(ChangedProofs, ThatEndTooSoonOrNameWhatIsNotThereAreRefused) {
  for_each_proof(1, 0, [this](const Proof& proof) {
    for (std::size_t i = 0; i < proof.steps.size(); i += quadrille::test::kEvery) {
      const std::string& line = proof.steps[i];
      TextLines steps(proof.steps.begin(), proof.steps.begin() + static_cast<std::ptrdiff_t>(i));
      expect_refused(proof.opb, steps);
      steps = proof.steps;
      if (line.starts_with("output") || line.starts_with("conclusion")) {
        steps[i].clear();
        expect_refused(proof.opb, steps);
      }
      if (!line.starts_with("pol")) continue;
      for (const std::string_view wrong : {" 99999 +", " +", " 0 +", " -1 *"}) {
        steps[i] = line + std::string(wrong);
        expect_refused(proof.opb, steps);
      }
    }
  });
  EXPECT_GT(refused_, quadrille::test::rounds(300));
}

}  // namespace
}  // namespace check_proof
