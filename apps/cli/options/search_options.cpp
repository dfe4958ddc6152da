#include "cli/options/search_options.h"

#include <fmt/format.h>

#include "base/threads.h"
#include "cli/interrupt.h"
#include "cli/options/options.h"
#include "cli/options/sentences.h"
#include "cli/output/console.h"

namespace quadrille::cli {

namespace {

const std::string kGroup = "How to search";

}  // namespace

void add_branch_options(CLI::App& command, SearchFlags& options) {
  add_parsed(command, "--branch", options.branch, parse_branch,
             fmt::format("Which cell to guess next, and after a comma which digit first: crowded,min where "
                         "not given. Cells: {}. Digits: {}.",
                         list_of(kVariableOrders), list_of(kValueOrders)))
      ->type_name("CELL[,DIGIT]")
      ->group(kGroup);
  add_parsed(command, "--seed", options.seed, parse_seed, "Seed of the random orders; 1 where not given.")
      ->type_name("N")
      ->group(kGroup);
}

void add_limits(CLI::App& command, SearchFlags& options, const std::string& what) {
  using std::chrono::seconds;
  std::string usual;
  if (options.time_limit)
    usual = fmt::format(", {}s where not given",
                        std::chrono::duration_cast<seconds>(*options.time_limit).count());
  add_parsed(command, "--time-limit", options.time_limit, parse_duration,
             fmt::format("The longest time for {}{}: 2 or 2s, 500ms, 1m.", what, usual))
      ->type_name("TIME")
      ->group(kGroup);
  add_parsed(command, "--memory-limit", options.memory_limit, parse_bytes,
             fmt::format("The most memory that the search for {} may hold: 500M, 2G, 64K, or bytes.", what))
      ->type_name("SIZE")
      ->group(kGroup);
}

void add_search_options(CLI::App& command, SearchFlags& options) {
  add_parsed(
      command, "--engine", options.engine, parse_engine,
      "What searches: cp is constraint propagation; learning adds clauses learnt from failures; lanes is "
      "the bulk kernel, for files of one grid a line; adaptive repairs full grids, finds and never proves; "
      "auto takes the best for the input, and goes from propagation to learning where a puzzle is hard.")
      ->type_name(choices(kEngines))
      ->group(kGroup);
  add_parsed(command, "--consistency", options.consistency, parse_consistency,
             "How much propagation infers: value is forward checking, bounds looks at the ends of domains, "
             "domain at every value, auto (the default) as far as it pays.")
      ->type_name(choices(kConsistencies))
      ->group(kGroup);
  add_branch_options(command, options);
  add_limits(command, options, "each puzzle");
  add_parsed(
      command, "--threads", options.threads, parse_threads,
      "How many threads work: each at another puzzle, with the same output as one, or where there is but "
      "one puzzle all at that. Which of several solutions comes first does not depend on N, from 2 on. 1 "
      "where not given.")
      ->type_name("N")
      ->group(kGroup);
  command
      .add_flag("--stats", options.stats,
                "Tell on standard error how many nodes, failures and propagations there were, how deep the "
                "search went, and the time it took.")
      ->group(kGroup);
}

Parsed<Bulk> bulk_for(const SearchFlags& options, bool fits) {
  const bool is_free = fits && !options.stats && !options.time_limit && !options.memory_limit &&
                       options.consistency == cp::Consistency::automatic && options.branch == Branch{};
  if (options.engine == Engine::lanes && !is_free) {
    return bad_input(say::kLanesTellsLess());
  }
  if (options.engine == Engine::adaptive) {
    return bad_input(say::kAdaptiveProvesNothing());
  }
  if (options.engine == Engine::lanes && !kHasThreads) return bad_input(say::kLanesNeedsThreads());
  if (options.engine == Engine::lanes) return Bulk::always;
  return kHasThreads && is_free && options.engine == Engine::automatic ? Bulk::where_it_suits : Bulk::never;
}

namespace {

cp::SearchMode search_mode(const SearchFlags& options) {
  if (options.engine == Engine::learning) return cp::SearchMode::free;
  const bool is_fixed = options.engine == Engine::cp || options.branch != Branch{};
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
  result.limits = limits_from_now(options);
  return result;
}

cp::Limits limits_from_now(const SearchFlags& options) {
  cp::Limits limits;
  limits.stop = interrupt_token();
  if (options.time_limit) limits.deadline = std::chrono::steady_clock::now() + *options.time_limit;
  if (options.memory_limit) limits.memory = *options.memory_limit;
  return limits;
}

std::string why_stopped(const SearchFlags& options, std::chrono::steady_clock::time_point begin) {
  if (interrupted()) return say::kInterrupted();
  const bool was_in_time =
      !options.time_limit || std::chrono::steady_clock::now() < begin + *options.time_limit;
  return options.memory_limit && was_in_time ? say::kMemoryLimit() : say::kTimeLimit();
}

std::string statistics_text(const cp::Statistics& statistics) {
  const auto& [nodes, failures, propagations] =
      std::tie(statistics.nodes, statistics.failures, statistics.propagations);
  const std::string time = time_text(statistics.time);
  if (statistics.learnt == 0)
    return say::kStatistics(nodes, failures, propagations, statistics.peak_depth, time);
  return say::kStatisticsOfLearning(nodes, failures, propagations, statistics.learnt, statistics.backjumps,
                                    statistics.restarts, statistics.peak_depth, time);
}

sudoku::Solver& Solvers::for_next_puzzle() {
  if (!solver_ || options_.time_limit) solver_.emplace(solve_options(options_, is_batch_));
  return *solver_;
}

}  // namespace quadrille::cli
