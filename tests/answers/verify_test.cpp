#include "answers/verify.h"

#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/answers/puzzle_of.h"
#include "support/base/rounds.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::answers {
namespace {

using sudoku::at;
using sudoku::Grid;
using sudoku::Puzzle;
using sudoku::State;

constexpr std::string_view kUnique = "1.....2..3.....4";  // 1243 3421 4312 2134

State state_of(const Puzzle& puzzle, std::string_view digits) {
  State state{std::make_shared<const Puzzle>(puzzle), {}};
  for (const char symbol : digits) state.digits.push_back(symbol == '.' ? 0 : symbol - '0');
  return state;
}

VerifyAnswer answer_about(std::string_view puzzle, std::string_view digits,
                          const VerifyOptions& options = {}) {
  return verify(state_of(puzzle_of(puzzle), digits), options);
}

TEST(VerifyAnswer, SaysWhatIsViolated) {
  EXPECT_EQ(
      to_json(answer_about(kUnique, "11..............")),
      R"json({"valid":false,"solved":false,"sentence":"2 violations: row 1 (r1c1 r1c2), box 1 (r1c1 r1c2)",)json"
      R"json("violations":[{"rule":"lines","name":"row 1","cells":["r1c1","r1c2"]},)json"
      R"json({"rule":"boxes","name":"box 1","cells":["r1c1","r1c2"]}],"placed":1,"open":11})json");
}

TEST(VerifyAnswer, OfASolution) {
  const VerifyAnswer answer = answer_about(kUnique, "1243342143122134", {.limit = 2, .compares = true});
  EXPECT_TRUE(answer.solved);
  EXPECT_EQ(answer.completable, true);
  EXPECT_EQ(answer.correct, 12);
  EXPECT_EQ(answer.sentence(),
            "solved: every cell is filled, and nothing is violated; the 12 placed digits are right");
}

TEST(VerifyAnswer, TellsWhetherAStateCanBeCompleted) {
  const VerifyAnswer right = answer_about(kUnique, ".2..............", {.limit = 1});
  EXPECT_EQ(right.completable, true);
  EXPECT_FALSE(right.completions);
  EXPECT_EQ(right.sentence(), "nothing is violated; 11 cells are empty; a solution has all of these digits");
  const VerifyAnswer wrong = answer_about(kUnique, ".4..............", {.limit = 1});
  EXPECT_TRUE(wrong.valid);
  EXPECT_EQ(wrong.completable, false);
}

TEST(VerifyAnswer, CountsCompletionsUpToTheLimit) {
  const VerifyAnswer few =
      answer_about("................", "1234............", {.limit = 100, .counts = true});
  EXPECT_EQ(few.completions, 12U);
  EXPECT_EQ(few.all_counted, true);
  const VerifyAnswer many =
      answer_about("................", "................", {.limit = 7, .counts = true});
  EXPECT_EQ(many.completions, 7U);
  EXPECT_EQ(many.all_counted, false);
}

TEST(VerifyAnswer, ComparesWithTheOnlySolution) {
  const VerifyAnswer answer = answer_about(kUnique, ".24.............", {.compares = true});
  EXPECT_EQ(answer.unique, true);
  EXPECT_EQ(answer.placed, 2);
  EXPECT_EQ(answer.correct, 2);
  const VerifyAnswer wrong = answer_about(kUnique, ".4..............", {.compares = true});
  EXPECT_EQ(wrong.correct, 0);
  EXPECT_EQ(wrong.wrong, (std::vector<std::string>{"r1c2"}));
  const VerifyAnswer open = answer_about("................", "1...............", {.compares = true});
  EXPECT_EQ(open.unique, false);
  EXPECT_FALSE(open.correct);
}

TEST(VerifyAnswer, SaysThatALimitEndedTheSearch) {
  VerifyOptions options{.limit = 1, .why_stopped = [] { return std::string("no nodes were left"); }};
  options.solve.limits.nodes = 0;
  const VerifyAnswer answer = answer_about("................", "1...............", options);
  EXPECT_TRUE(answer.is_stopped);
  EXPECT_FALSE(answer.completable);
  EXPECT_NE(answer.sentence().find("no nodes were left"), std::string::npos);
}

/// Compares the answers about states of one puzzle, and of others between them, with the reference solver.
TEST(StateVerifier, AgreesWithTheReferenceSolver) {
  Random random(test::random_seed(11));
  for (int round = 0; round < test::random_rounds(150); ++round) {
    std::vector<State> states;
    const Puzzle puzzle = test::random_puzzle(2, 4, random);
    const auto shared = std::make_shared<const Puzzle>(puzzle);
    for (int i = 0; i < 4; ++i) {
      Puzzle other = test::random_puzzle(2, 4, random);
      for (const auto& of : {shared, std::make_shared<const Puzzle>(std::move(other))}) {
        State& state = states.emplace_back(State{of, of->givens()});
        for (int& digit : state.digits)
          if (random.below(4) == 0) digit = 1 + static_cast<int>(random.below(at(of->layout().digits)));
        state.digits = of->layout().without_holes(std::move(state.digits));
      }
    }
    const auto answers = StateVerifier({.limit = 5, .counts = true, .compares = true}).verify(states);
    ASSERT_EQ(answers.size(), states.size());
    for (std::size_t i = 0; i < states.size(); ++i) {
      const auto all = test::reference_solutions(*states[i].puzzle, 1000);
      if (!all) continue;
      std::uint64_t fitting = 0;
      for (const Grid& solution : *all) {
        bool fits = true;
        for (std::size_t cell = 0; cell < solution.size(); ++cell)
          fits &= states[i].digits[cell] == 0 || states[i].digits[cell] == solution[cell];
        fitting += fits ? 1 : 0;
      }
      const std::string puzzle_text = test::describe(*states[i].puzzle);
      if (all->size() < 1000) {
        EXPECT_EQ(answers[i].completions, std::min<std::uint64_t>(fitting, 5)) << puzzle_text;
        EXPECT_EQ(answers[i].completable, fitting > 0) << puzzle_text;
      }
      EXPECT_EQ(answers[i].unique, all->size() == 1) << puzzle_text;
      if (all->size() != 1) continue;
      int right = 0;
      for (std::size_t cell = 0; cell < all->front().size(); ++cell)
        right += states[i].puzzle->givens()[cell] == 0 && states[i].digits[cell] == all->front()[cell] &&
                         !states[i].puzzle->layout().is_hole(static_cast<int>(cell))
                     ? 1
                     : 0;
      EXPECT_EQ(answers[i].correct, right) << puzzle_text;
    }
  }
}

/// Many states of a classic puzzle, for the bulk kernel, against those answered singly.
TEST(StateVerifier, AnswersManyLikeOne) {
  const Puzzle puzzle =
      puzzle_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const auto shared = std::make_shared<const Puzzle>(puzzle);
  Random random(7);
  std::vector<State> states;
  for (int i = 0; i < 1000; ++i) {
    State& state = states.emplace_back(State{shared, Grid(81)});
    for (std::uint64_t digits = random.below(4); digits > 0; --digits)
      state.digits[random.below(81)] = 1 + static_cast<int>(random.below(9));
  }
  const VerifyOptions options{.limit = 2, .counts = true, .compares = true};
  const auto answers = StateVerifier(options).verify(states);
  for (std::size_t i = 0; i < states.size(); i += 10)
    EXPECT_EQ(to_json(answers[i]), to_json(verify(states[i], options)));
}

}  // namespace
}  // namespace quadrille::answers
