// Tree search over a store: one solution at a time, so that whoever asks may stop, or come back for the next.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "cp/brancher.h"
#include "cp/limits.h"
#include "cp/store.h"

namespace quadrille::cp {

/// After how many failures a search starts again from the root; never by default.
struct Restarts {
  enum class Kind : std::uint8_t {
    none,
    luby,       // scale * 1, 1, 2, 1, 1, 2, 4, .. (Luby, Sinclair and Zuckerman 1993)
    geometric,  // scale * factor^k
    linear,     // scale * 1, 2, 3, ..
  };
  Kind kind = Kind::none;
  std::uint64_t scale = 100;
  double factor = 1.5;
};

struct SearchOptions {
  Limits limits{};
  Restarts restarts{};
  /// Limited discrepancy search (Harvey and Ginsberg 1995, in Korf's form): first the paths that follow the
  /// value order everywhere, then those that depart from it once, and so on. It remembers every solution, as
  /// later passes come to it again. Not together with restarts.
  bool limited_discrepancy = false;
  /// Branch and bound: each solution must be better than the one before. It is branched on last.
  std::optional<IntVar> minimise{};
  std::uint64_t seed = 1;
};

/// The store's observer is told of its nodes. A search propagates at the store's level at its making, owns
/// the levels above, and gives them back when it is destroyed.
class Search {
 public:
  enum class Result : std::uint8_t {
    solution,   // the store holds it until the next call
    exhausted,  // there is none, or no further one
    limit,      // a limit or the stop token ended the search
  };

  /// Variables outside the branchings are left to propagation.
  Search(Store& store, std::vector<Branching> branchings, SearchOptions options = {});
  ~Search();
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  /// The next solution; none is found twice. Unless something is minimised, restarts end with the first
  /// solution.
  [[nodiscard]] Result next();

  /// Lets a search that a limit ended go on. They still count from the search's beginning.
  void set_limits(const Limits& limits) { options_.limits = limits; }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

 private:
  struct Decision {
    Literal literal;
    std::uint32_t discrepancies;  // on the path before it
    bool is_auxiliary;
  };

  [[nodiscard]] bool out_of_limits();
  /// Propagates a node that begins with the decision, already imposed. False when it fails.
  [[nodiscard]] bool enter(Literal decision, bool imposed);
  [[nodiscard]] bool start();
  [[nodiscard]] bool resume();
  [[nodiscard]] Result run();
  /// Takes decisions back until one's other branch is open and survives propagation. False at the end of the
  /// tree.
  [[nodiscard]] bool backtrack();
  [[nodiscard]] bool descend(const Brancher::Choice& choice);
  /// Back to the root, to go down again. False when even the root fails.
  [[nodiscard]] bool restart();
  [[nodiscard]] bool next_discrepancy();
  /// For limited discrepancy, whose passes come to a solution again: at other depths, where orders change.
  [[nodiscard]] bool is_new_solution();
  void accept_solution();

  [[nodiscard]] std::uint64_t restart_length() const;

  Store& store_;
  SearchOptions options_;
  Brancher brancher_;
  Statistics statistics_;
  std::uint32_t root_;  // the store's level at the making
  std::vector<Decision> path_;
  std::optional<Value> best_;
  std::uint64_t run_failures_ = 0;   // since the last restart
  std::uint32_t discrepancies_ = 0;  // on the current path
  std::uint32_t discrepancy_limit_ = 0;
  std::set<std::vector<Value>> found_;    // with limited discrepancy: all solutions
  std::uint64_t next_clock_reading_ = 0;  // in nodes
  bool cut_ = false;                      // the discrepancy limit cut a branch off
  enum class Phase : std::uint8_t { fresh, at_node, at_solution, finished };
  Phase phase_ = Phase::fresh;
};

}  // namespace quadrille::cp
