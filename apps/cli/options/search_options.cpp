#include "cli/options/search_options.h"

#include <fmt/format.h>

#include "base/threads.h"
#include "cli/options/bind.h"
#include "cli/options/sentences.h"
#include "cli/process/interrupt.h"
#include "options/options.h"
#include "sudoku/solve/sentences.h"

namespace quadrille::cli {

void add_branch_options(CLI::App& command, SearchFlags& options) {
  bind(command, options::kBranch, options.branch, options::parse_branch);
  bind(command, options::kSeed, options.seed);
}

void add_search_options(CLI::App& command, SearchFlags& options) {
  bind(command, options::kEngine, options.engine, options::parse_engine);
  bind(command, options::kConsistency, options.consistency, options::parse_consistency);
  add_branch_options(command, options);
  bind(command, options::kTimeLimit, options.time_limit, parse_duration);
  bind(command, options::kMemoryLimit, options.memory_limit, parse_bytes);
  bind(command, options::kThreads, options.threads, options::parse_threads);
  bind(command, options::kStats, options.stats);
}

namespace {

/// Whether the limits allow much more work than the kernel spends on a puzzle before it leaves it to the
/// engine: some ten milliseconds, and the memory of its lanes.
bool leave_room_for_kernel(const SearchFlags& options) {
  constexpr std::chrono::milliseconds kLeastTime{100};
  constexpr std::uint64_t kLeastMemory = std::uint64_t{16} << 20;
  return (!options.time_limit || *options.time_limit >= kLeastTime) &&
         (!options.memory_limit || *options.memory_limit >= kLeastMemory);
}

}  // namespace

Parsed<Bulk> bulk_for(const SearchFlags& options, KernelTells tells) {
  const bool is_free = tells != KernelTells::nothing && !options.stats &&
                       options.consistency == cp::Consistency::automatic &&
                       options.branch == options::Branch{} && leave_room_for_kernel(options);
  if (options.engine == options::Engine::lanes &&
      (!is_free || tells != KernelTells::everything || has_limits(options))) {
    return bad_input(say::kLanesTellsLess());
  }
  if (options.engine == options::Engine::adaptive) {
    return bad_input(say::kAdaptiveProvesNothing());
  }
  if (options.engine == options::Engine::lanes && !kHasThreads) return bad_input(say::kLanesNeedsThreads());
  if (options.engine == options::Engine::lanes) return Bulk::always;
  return kHasThreads && is_free && options.engine == options::Engine::automatic ? Bulk::where_it_suits
                                                                                : Bulk::never;
}

namespace {

cp::SearchMode search_mode(const SearchFlags& options) {
  if (options.engine == options::Engine::learning) return cp::SearchMode::free;
  const bool is_fixed = options.engine == options::Engine::cp || options.branch != options::Branch{};
  return is_fixed ? cp::SearchMode::fixed : cp::SearchMode::automatic;
}

}  // namespace

sudoku::SolveOptions solve_options(const SearchFlags& options, bool is_batch) {
  sudoku::SolveOptions result;
  result.mode = search_mode(options);
  result.consistency = options.consistency;
  result.variable_order = options.branch.variable_order;
  result.value_order = options.branch.value_order;
  result.seed = options.seed;
  result.parallel.threads = is_batch ? 1 : options.threads;
  result.limits = limits_of(options);
  return result;
}

cp::Limits limits_of(const SearchFlags& options) {
  cp::Limits limits;
  limits.stop = interrupt_token();
  if (options.time_limit) limits.time = *options.time_limit;
  if (options.memory_limit) limits.memory = *options.memory_limit;
  return limits;
}

cp::Limits limits_left(const SearchFlags& options, std::chrono::steady_clock::time_point begin) {
  cp::Limits limits = limits_of(options);
  if (options.time_limit) limits.time = begin + *options.time_limit - std::chrono::steady_clock::now();
  return limits;
}

std::string why_stopped(const SearchFlags& options, std::chrono::steady_clock::time_point begin) {
  if (interrupted()) return say::kInterrupted();
  const bool was_in_time =
      !options.time_limit || std::chrono::steady_clock::now() < begin + *options.time_limit;
  return options.memory_limit && was_in_time ? sudoku::say::kMemoryLimit() : sudoku::say::kTimeLimit();
}

sudoku::Solver& Solvers::for_next_puzzle() {
  if (!solver_) solver_.emplace(solve_options(options_, is_batch_));
  return *solver_;
}

}  // namespace quadrille::cli
