// Searches one piece of a search tree after another, for processes that share the search of one model: the
// result of a piece, and the parts of it that are left for others, are data, which can be sent and stored.
//
//   the tree             a piece that takes long is split when others are idle
//      |  begin()             |  search()
//   [ 1 ][ 2 ][ 3 ]  ..  [ 2: 5 solutions ][ 4 ][ 5 ]
//
// Each process has one PieceSearch during its whole lifetime, so that clauses learnt in one piece help in the
// next.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "cp/branching.h"
#include "cp/learning/learner.h"
#include "cp/parallel/open_counter.h"
#include "cp/parallel/piece.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

class PieceSearch {
 public:
  struct Setting {
    /// Makes a propagated store with the same model at each call; the store outlives the search.
    std::function<Store&()> make_store;
    std::vector<Branching> branchings;
    SearchOptions options;
    bool counts = false;  // count all solutions; otherwise one is enough
    OpenCounter* open = nullptr;
    std::chrono::milliseconds turn{5};  // after each turn, others are asked for their requests
  };
  /// A request of others to a running search.
  enum class Wish : std::uint8_t { go_on, leave_parts, drop };
  using AskWish = std::function<Wish()>;

  /// For counting, the variables that are not auxiliary must determine the others.
  explicit PieceSearch(Setting setting);

  /// Searches the whole tree up to this number of failures, and splits the rest into at least `count` pieces,
  /// if possible. The result depends only on the arguments.
  [[nodiscard]] PieceResult begin(std::uint64_t failures, std::size_t count);
  /// Nullopt: it was dropped.
  [[nodiscard]] std::optional<PieceResult> search(Piece piece, const AskWish& wish);
  /// The clauses that it learns, and those received from others.
  [[nodiscard]] ClausePool& clauses() { return clauses_; }
  [[nodiscard]] const void* name_in_pool() const { return learning_.get(); }

 private:
  struct Task {
    Piece piece;
    const AskWish& wish;
    PieceResult result;
    std::uint64_t by_branches = 0;  // number of solutions that are not in piece.found
  };
  enum class Ending : std::uint8_t { done, left, dropped };

  [[nodiscard]] Ending search_by_learning(Task& task);
  [[nodiscard]] bool is_better_by_tree(const Task& task, std::uint64_t failures) const;
  void leave_open(Task& task);
  /// False if the rest is one part that cannot be split.
  [[nodiscard]] bool leave_parts(Task& task);
  /// Adds the parts to those that are left, each with its subset of the solutions found.
  void leave(Task& task, std::vector<Cube> parts);
  [[nodiscard]] Ending count_open(Task& task);
  [[nodiscard]] Ending search_rare(Task& task, std::vector<Cube> parts);
  [[nodiscard]] Ending search_by_tree(Task& task);
  [[nodiscard]] Limits limits_of_turn() const;
  [[nodiscard]] std::vector<Piece> cut(const Piece& piece, std::size_t count);
  [[nodiscard]] std::set<Piece::Solution> take_those_in(const Cube& facts,
                                                        std::set<Piece::Solution>& solutions) const;
  [[nodiscard]] bool lies_in(const Piece::Solution& solution, const Cube& facts) const;
  [[nodiscard]] Piece::Solution solution(const Store& store) const;

  Setting setting_;
  std::vector<IntVar> variables_;                      // of the branchings, without auxiliary ones
  std::vector<IntVar> to_split_;                       // those of them to split
  std::vector<std::pair<std::size_t, IntVar>> place_;  // by variable: its index in a solution, and the view
                                                       // there
  Store& store_;                  // of the learning search; facts at its root may exclude solutions that were
                                  // found
  Store* plain_store_ = nullptr;  // for tree searches, and for splitting
  Statistics statistics_;
  ClausePool clauses_;
  std::unique_ptr<Learner> learning_;
  std::set<Piece::Solution> excluded_;           // excluded by clauses at least in part; learning does not
                                                 // find them again
  std::uint64_t turn_failures_ = Limits::kNone;  // for the first search; later turns end by the clock
  bool is_exhausted_ = false;
};

}  // namespace quadrille::cp
