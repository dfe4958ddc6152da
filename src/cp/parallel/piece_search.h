// Searches one piece of a search tree after another, for processes that share the search of one model: what a
// piece came to, and what of it is left for others, is data, which can be sent and written down.
//
//   the tree             a piece, which took long, is left in parts when others have nothing to do
//      |  begin()             |  search()
//   [ 1 ][ 2 ][ 3 ]  ..  [ 2: 5 solutions ][ 4 ][ 5 ]
//
// Each process has one PieceSearch for as long as it lives, so that what was learnt in one piece helps in the
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
#include "cp/parallel/cubes.h"
#include "cp/search_options.h"
#include "cp/store.h"

namespace quadrille::cp {

/// A part of the tree, and what is known of it.
struct Piece {
  using Solution = std::vector<Value>;  // see solution_of
  static constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

  Cube facts;
  std::set<Solution> found;  // in it; to be counted with it
  /// It has many solutions and few failures; nothing in it was counted. An OpenCounter, if there is one,
  /// counts its parts `first` .. `last` - 1.
  bool is_open = false;
  std::uint64_t first = 0, last = kAll;
  friend bool operator==(const Piece&, const Piece&) = default;
};

struct PieceResult {
  std::uint64_t solutions = 0;  // in the piece, without those in what is left
  std::uint64_t failures = 0;
  std::optional<Piece::Solution> solution;  // where one is enough: the first that was found, if any
  std::vector<Piece> left;                  // disjoint
  friend bool operator==(const PieceResult&, const PieceResult&) = default;
};

/// Counts solutions where there are many, without learning.
class OpenCounter {
 public:
  OpenCounter() = default;
  OpenCounter(const OpenCounter&) = delete;
  OpenCounter& operator=(const OpenCounter&) = delete;
  virtual ~OpenCounter() = default;

  /// Cuts the part of the tree in which the facts hold, always in the same way. Returns how many parts it
  /// has.
  virtual std::uint64_t cut(std::span<const Literal> facts) = 0;
  /// The number of solutions in those of its parts. Adds the facts of parts where solutions are rare to
  /// `left`, uncounted. Calls pulse() now and then.
  virtual std::uint64_t count(std::uint64_t first, std::uint64_t last, const std::function<void()>& pulse,
                              std::vector<Cube>& left) = 0;
};

class PieceSearch {
 public:
  struct Setting {
    /// Makes a propagated store with the same model at each call; the store outlives the search.
    std::function<Store&()> make_store;
    std::vector<Branching> branchings;
    SearchOptions options;
    bool counts = false;  // all solutions; else one is enough
    OpenCounter* open = nullptr;
    std::chrono::milliseconds turn{5};  // after each, others are asked for their wishes
  };
  /// What others wish of a search that is under way.
  enum class Wish : std::uint8_t { go_on, leave_parts, drop };
  using AskWish = std::function<Wish()>;

  /// Where solutions are counted, all variables that are not auxiliary decide the others.
  explicit PieceSearch(Setting setting);

  /// Searches the whole tree until there were so many failures, and cuts what is left into `count` pieces or
  /// some more, as far as it can be cut. All this depends on the arguments alone.
  [[nodiscard]] PieceResult begin(std::uint64_t failures, std::size_t count);
  /// Nothing: it was dropped.
  [[nodiscard]] std::optional<PieceResult> search(Piece piece, const AskWish& wish);
  /// The clauses that it learns, and those that others tell it.
  [[nodiscard]] ClausePool& clauses() { return clauses_; }
  [[nodiscard]] const void* name_in_pool() const { return learning_.get(); }

 private:
  struct Task {
    Piece piece;
    const AskWish& wish;
    PieceResult result;
    std::uint64_t by_branches = 0;  // solutions that are not in piece.found
  };
  enum class Ending : std::uint8_t { done, left, dropped };

  [[nodiscard]] Ending search_by_learning(Task& task);
  [[nodiscard]] bool is_better_by_tree(const Task& task, std::uint64_t failures) const;
  void leave_open(Task& task);
  /// False where the rest is one part, that cannot be cut.
  [[nodiscard]] bool leave_parts(Task& task);
  /// Adds the parts to what is left, each with those of the found solutions that lie in it.
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
  std::vector<IntVar> to_split_;                       // of these
  std::vector<std::pair<std::size_t, IntVar>> place_;  // by variable: its place in a solution, the view there
  Store& store_;                  // of learning; facts at its root may exclude solutions that were found
  Store* plain_store_ = nullptr;  // for tree searches, and to be cut
  Statistics statistics_;
  ClausePool clauses_;
  std::unique_ptr<Learner> learning_;
  std::set<Piece::Solution> excluded_;           // perhaps, by clauses; learning does not find them again
  std::uint64_t turn_failures_ = Limits::kNone;  // for the first search; then turns end by the clock
  bool is_exhausted_ = false;
};

}  // namespace quadrille::cp
