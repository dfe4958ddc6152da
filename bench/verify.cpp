// How many states of puzzles are verified in a second: violations alone, and with the questions whether they
// can be completed and are right?
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "answers/verify.h"
#include "base/random.h"
#include "sudoku/solve/solve.h"
#include "support/cpu_clock.h"
#include "support/median.h"
#include "support/puzzle_file.h"

namespace quadrille::bench {
namespace {

using answers::StateVerifier;
using answers::VerifyAnswer;
using answers::VerifyOptions;
using sudoku::at;
using sudoku::Puzzle;
using sudoku::State;

struct Options {
  std::vector<std::string> files;
  std::string format;
  std::size_t states = 20;  // of each puzzle
  int rounds = 5;
};

/// Of each puzzle a solution of which is found soon: its digits in a random part of the cells and, in every
/// other state, one wrong digit.
struct States {
  std::vector<State> list;
  std::vector<sudoku::Grid> solutions;  // of each state's puzzle
};

States states_of(const std::vector<Puzzle>& puzzles, std::size_t count) {
  sudoku::Solver solver({.limits = {.nodes = 10'000}});
  Random random(1);
  States states;
  for (const Puzzle& puzzle : puzzles) {
    const auto solution = solver.first_solution(puzzle).grid;
    if (!solution) continue;
    const auto shared = std::make_shared<const Puzzle>(puzzle);
    for (std::size_t i = 0; i < count; ++i) {
      State& state = states.list.emplace_back(State{shared, puzzle.givens()});
      states.solutions.push_back(*solution);
      const std::uint64_t share = random.below(100);
      for (std::size_t cell = 0; cell < solution->size(); ++cell)
        if (random.below(100) < share) state.digits[cell] = (*solution)[cell];
      const int wrong = static_cast<int>(random.below(solution->size()));
      if (i % 2 == 1 && !puzzle.layout().is_hole(wrong) && puzzle.given(wrong) == 0)
        state.digits[at(wrong)] = 1 + static_cast<int>(random.below(at(puzzle.layout().digits)));
    }
  }
  return states;
}

/// Whether the answers are those that the solutions require: a state whose digits are all in the solution is
/// valid and can be completed, and no state that cannot be completed is solved.
bool are_right(const States& states, const std::vector<VerifyAnswer>& answers) {
  for (std::size_t i = 0; i < answers.size(); ++i) {
    bool agrees = true;
    for (std::size_t cell = 0; cell < states.solutions[i].size(); ++cell)
      agrees &= states.list[i].digits[cell] == 0 || states.list[i].digits[cell] == states.solutions[i][cell];
    if (agrees && (!answers[i].valid || !answers[i].completable.value_or(true))) return false;
    if (!answers[i].valid && answers[i].completable.value_or(false)) return false;
    if (answers[i].unique.value_or(false) && answers[i].wrong->empty() != agrees) return false;
  }
  return true;
}

bool measure(const std::string& name, std::string_view question, const States& states, int rounds,
             const VerifyOptions& options) {
  std::vector<double> seconds;
  StateVerifier verifier(options);
  for (int round = 0; round < rounds; ++round) {
    const double start = cpu_seconds();
    const std::vector<VerifyAnswer> answers = verifier.verify(states.list);
    seconds.push_back(cpu_seconds() - start);
    if (round == 0 && !are_right(states, answers)) return false;
  }
  const double time = median(seconds);
  const auto count = static_cast<double>(states.list.size());
  fmt::print("| {} | {} | {} | {:.0f} | {:.2f} |\n", name, question, states.list.size(), count / time,
             1e6 * time / count);
  std::fflush(stdout);
  return true;
}

int run(const Options& options) {
  fmt::print("| set | question | states | a second | us a state |\n|---|---|---|---|---|\n");
  for (const std::string& file : options.files) {
    const auto puzzles = read_puzzles(file, options.format);
    if (!puzzles) return fmt::print(stderr, "verify: {}\n", puzzles.error().message), 2;
    const States states = states_of(*puzzles, options.states);
    const std::string name = file.substr(file.rfind('/') + 1);
    const bool is_right =
        measure(name, "violations", states, options.rounds, {}) &&
        measure(name, "completable", states, options.rounds, {.limit = 1}) &&
        measure(name, "completable, correct", states, options.rounds, {.limit = 1, .compares = true});
    if (!is_right) return fmt::print(stderr, "verify: {}: wrong answer\n", name), 1;
  }
  return 0;
}

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  quadrille::bench::Options options;
  CLI::App app(
      "Measures how many states of the puzzles of each file are verified in a second. Prints a table.");
  app.add_option("files", options.files, "Files of puzzles.")->required();
  app.add_option("--format", options.format, "Of the files (default: recognised).");
  app.add_option("--states", options.states, "Of each puzzle (default: 20).");
  app.add_option("--rounds", options.rounds,
                 "Measurements of each, of which the median counts (default: 5).");
  CLI11_PARSE(app, argc, argv);
  return quadrille::bench::run(options);
}
