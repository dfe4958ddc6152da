// Options of every command that searches: the method, the limits, and the output about the search.
#pragma once

#include <optional>

#include "cli/options/bulk_use.h"
#include "options/values.h"
#include "sudoku/solve/solve.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

struct SearchFlags {
  options::Engine engine = options::Engine::automatic;
  cp::Consistency consistency = cp::Consistency::automatic;
  options::Branch branch;
  std::uint64_t seed = 1;
  std::optional<std::chrono::nanoseconds> time_limit;  // per puzzle
  std::optional<std::uint64_t> memory_limit;           // in bytes, per puzzle
  int threads = 1;
  bool stats = false;
};

void add_search_options(CLI::App& command, SearchFlags& options);
/// Adds those for the order of branching.
void add_branch_options(CLI::App& command, SearchFlags& options);

/// Which part of the requested answer the bulk kernel can give.
enum class KernelTells {
  nothing,
  only_solution,  // all of it if there is a single solution: the engine answers the other puzzles
  everything,
};

/// Which files the bulk kernel may answer: none if the options require a certain search, or a result that it
/// cannot give. Error if --engine lanes requires it nevertheless.
[[nodiscard]] Parsed<Bulk> bulk_for(const SearchFlags& options, KernelTells tells);

/// Whether each puzzle has a limit, so that the kernel leaves long searches to the engine.
[[nodiscard]] inline bool has_limits(const SearchFlags& options) {
  return options.time_limit || options.memory_limit;
}

/// The limits of each call, such as for one puzzle; Ctrl-C is one of them.
[[nodiscard]] cp::Limits limits_of(const SearchFlags& options);

/// The same limits, with the rest of the time of a call that began at `begin`.
[[nodiscard]] cp::Limits limits_left(const SearchFlags& options, std::chrono::steady_clock::time_point begin);

/// The options for one puzzle, with these limits. All threads work on it, unless it is one of many.
[[nodiscard]] sudoku::SolveOptions solve_options(const SearchFlags& options, bool is_batch = false);

/// The reason why a search that began at `begin` or later ended early: "the time limit ended the search",
/// "the memory limit ended the search", "it was interrupted".
[[nodiscard]] std::string why_stopped(const SearchFlags& options,
                                      std::chrono::steady_clock::time_point begin);

/// Solvers for one puzzle after another. Without a time limit it is always the same solver, which builds data
/// shared by puzzles only once.
class Solvers {
 public:
  Solvers(const SearchFlags& options, bool is_batch) : options_(options), is_batch_(is_batch) {}
  [[nodiscard]] sudoku::Solver& for_next_puzzle();

 private:
  const SearchFlags& options_;
  bool is_batch_;
  std::optional<sudoku::Solver> solver_;
};

}  // namespace quadrille::cli
