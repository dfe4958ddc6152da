// How to search, and how it ends.
#pragma once

#include <optional>
#include <vector>

#include "cp/int_var.h"
#include "cp/limits.h"
#include "cp/restarts.h"

namespace quadrille::cp {

enum class SearchMode : std::uint8_t {
  fixed,      // a tree search that follows the branchings
  guided,     // learns clauses from failures, and follows the branchings
  free,       // learns clauses from failures, and branches where these come from
  mixed,      // guided and free in turn, from restart to restart
  automatic,  // fixed for as long as that seems easy, then free, with fixed search in turns
};

/// How learnt clauses are made shorter. Facts that the others imply are left out.
struct Shortening {
  /// How many explanations of constraints are asked for at most, for one clause.
  std::uint32_t most_explanations = 30;
  /// Whether one fact takes the place of several of a level that it implies (Fleury and Biere 2021). Shorter
  /// clauses, but weaker ones.
  bool shrinks = false;
};

struct SearchOptions {
  SearchMode mode = SearchMode::fixed;
  /// Length in failures of the first turn of learning, where a tree search and a learning one take turns;
  /// each later turn is twice as long. 0: learning alone; in automatic search, which always takes turns, a
  /// default. See cp/portfolio.h. A solution counts as a failure of learning, and lets the tree fail once
  /// more. Has no effect on SearchMode::fixed.
  std::uint64_t first_turn = 0;
  Limits limits{};
  /// By default a fixed search has none, a free one its own.
  Restarts restarts{};
  /// How many solutions a search that learns excludes by a clause each; it decides freely until then. Further
  /// solutions are found by searching one branch after the other, which takes no memory.
  std::size_t most_excluded = 256;
  /// Branch and bound: each solution must be better than the one before. It is branched on last.
  std::optional<IntVar> minimise{};
  std::uint64_t seed = 1;
  Shortening shortening{};
  /// Facts that hold in all solutions that are looked for. Free search tells which of them led to there being
  /// none.
  std::vector<Literal> assumptions{};
  /// Facts that hold together in some solution, if there is one that satisfies the assumptions: by symmetry,
  /// say. Learning looks for such a solution first, and is done where there is none; the core may then name
  /// them too. Not for what minimises.
  std::vector<Literal> without_loss{};
};

/// What another search found.
struct FoundBefore {
  std::vector<std::vector<Value>> solutions;  // see solution_of
  std::optional<Value> best{};                // of what is minimised
};

enum class SearchResult : std::uint8_t {
  solution,   // the store holds it until the next call
  exhausted,  // there is none, or no further one
  limit,      // a limit or the stop token ended the search
};

}  // namespace quadrille::cp
