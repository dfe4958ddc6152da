// The options of a search, and its possible results.
#pragma once

#include <optional>
#include <vector>

#include "cp/branching.h"
#include "cp/int_var.h"
#include "cp/limits.h"
#include "cp/restarts.h"

namespace quadrille::cp {

enum class SearchMode : std::uint8_t {
  fixed,      // a tree search that follows the branchings
  guided,     // learns clauses from failures, and follows the branchings
  free,       // learns clauses from failures, and branches on the variables of recent failures
  mixed,      // guided and free alternately, from restart to restart
  automatic,  // fixed as long as the search seems easy, then free and fixed in turns
};

/// How learnt clauses are shortened. Facts that the others imply are always left out.
struct Shortening {
  /// The maximum number of explanations to request from constraints for one clause.
  std::uint32_t most_explanations = 30;
  /// Whether one fact may replace several facts of its level that it implies (Fleury and Biere 2021). That
  /// makes clauses shorter, but weaker.
  bool shrinks = false;
};

struct SearchOptions {
  SearchMode mode = SearchMode::fixed;
  /// Length in failures of the first turn of learning, where a tree search and a learning one take turns;
  /// each later turn is twice as long. 0 means that only the learning search works or, for automatic search,
  /// a default length. See cp/search/portfolio.h. A solution counts as a failure of learning, and lets the
  /// tree fail once more. Has no effect on SearchMode::fixed.
  std::uint64_t first_turn = 0;
  /// Whether automatic search gives the tree most of the time, because learning hardly helps.
  bool favours_tree = false;
  /// Another order of variables for automatic search. Unless the tree has found a solution in its first turn,
  /// it has a second one from the root, in this order; then it continues in the order that has got further.
  std::optional<VariableOrder> second_order{};
  /// The limits of the whole search, from its first solution to its last; the time begins with the first
  /// call.
  Limits limits{};
  /// By default a fixed search does not restart, and a free one has its own schedule.
  Restarts restarts{};
  /// A learning search excludes each of the first solutions by a clause, up to this number. It finds further
  /// solutions by searching one branch after another, which takes no memory but restricts its decisions.
  std::size_t most_excluded = 256;
  /// Whether such a clause names the values of all variables, as proofs need it, instead of the decisions
  /// that led to the solution.
  bool excludes_values = false;
  /// Branch and bound: each solution must have a smaller value of this variable than the one before. The
  /// search branches on it last.
  std::optional<IntVar> minimise{};
  std::uint64_t seed = 1;
  Shortening shortening{};
  /// Facts that must hold in each solution. If there is no solution, a free search determines which of them
  /// are responsible (see Search::core).
  std::vector<Literal> assumptions{};
  /// Facts that hold together in some solution if any solution satisfies the assumptions, for example because
  /// of a symmetry. Learning looks for such a solution first, and if there is none, it is done; the core may
  /// then name these facts too. Not for searches that minimise.
  std::vector<Literal> without_loss{};
};

/// The solutions of another search.
struct FoundBefore {
  std::vector<std::vector<Value>> solutions;  // see solution_of
  std::optional<Value> best{};                // the least value of the minimised variable
};

enum class SearchResult : std::uint8_t {
  solution,   // the store holds it until the next call
  exhausted,  // there is no solution, or no further one
  limit,      // a limit or the stop token ended the search
};

}  // namespace quadrille::cp
