#include "cp/search/turns.h"

#include <algorithm>

namespace quadrille::cp {

namespace {

// Automatic search. Measured on 9x9 to 49x49: except for a few puzzles, learning is faster on those that the
// tree does not solve within a hundred failures, though a failure of the tree takes a quarter of the time.
constexpr std::uint64_t kFirstTurnOfAutomatic = 1600;
constexpr std::uint64_t kLearntPerTreeFailure = 16;
// Automatic search that favours the tree. Measured on killers.
constexpr std::uint64_t kFirstTurnBesideFavoured = 200;
constexpr std::uint64_t kFirstFavouredShortenedBy = 2;
/// In failures: a tree that looks no larger than this is searched to its end before anything is learnt.
constexpr double kLargestForTree = 2000;

// Other modes. Measured on MiniZinc models: learning is faster while the learnt clauses mention less than
// this share of the decisions on the path; above it tree search is. Until the share is known the tree gets
// only a few failures, which is enough for problems that it solves with hardly any. A tree that is favoured
// has as many failures as one above that share.
constexpr double kUsefulShare = 0.9;
constexpr std::uint64_t kTreeFailuresPerLearnt = 8;
constexpr std::uint64_t kShortenedBy = 8;
constexpr std::uint64_t kFirstShortenedBy = 64;

/// A turn of the tree also ends after this many nodes for each failure that it may have. Only very deep trees
/// reach that: choosing where to branch takes long there, but not in learning, which keeps its variables
/// sorted.
constexpr std::uint64_t kNodesPerTreeFailure = 300;

}  // namespace

Turns::Turns(const SearchOptions& options)
    : is_automatic_(options.mode == SearchMode::automatic),
      favours_tree_(is_automatic_ && options.favours_tree),
      may_finish_tree_(is_automatic_ && options.first_turn == 0),
      length_(!may_finish_tree_ ? options.first_turn
              : favours_tree_   ? kFirstTurnBesideFavoured
                                : kFirstTurnOfAutomatic) {
  constexpr Statistics kAtRoot{.nodes = 1};
  if (options.mode == SearchMode::fixed) {
    settle(true);
  } else if (length_ == 0) {
    settle(false);
  } else {
    begin(kAtRoot, std::nullopt);
  }
}

Limits Turns::within(Limits limits) const {
  if (is_settled_) return limits;
  limits.failures = std::min(limits.failures, last_failure_);
  limits.nodes = std::min(limits.nodes, last_node_);
  return limits;
}

std::uint64_t Turns::failures_of_tree(std::optional<double> share) const {
  if (favours_tree_) return share ? length_ * kTreeFailuresPerLearnt : length_ / kFirstFavouredShortenedBy;
  if (is_automatic_) return length_ / kLearntPerTreeFailure;
  if (!share) return length_ / kFirstShortenedBy;
  return *share < kUsefulShare ? length_ / kShortenedBy : length_ * kTreeFailuresPerLearnt;
}

void Turns::begin(const Statistics& now, std::optional<double> share) {
  if (!is_of_tree_) {
    last_failure_ = now.failures + length_;
    last_node_ = Limits::kNone;
    return;
  }
  const std::uint64_t failures = failures_of_tree(share) + 1;
  last_failure_ = now.failures + failures;
  last_node_ = now.nodes + failures * kNodesPerTreeFailure;
}

void Turns::pass(const Statistics& now, std::optional<double> share) {
  is_of_tree_ = !is_of_tree_;
  if (is_of_tree_) length_ *= 2;
  begin(now, share);
}

void Turns::note_solution() {
  if (is_of_tree_) {
    ++last_failure_;
    last_node_ += kNodesPerTreeFailure;
  } else if (last_failure_ > 0) {
    --last_failure_;
  }
}

bool Turns::is_nearly_done(std::uint64_t failures, double progress) const {
  return may_finish_tree_ && is_of_tree_ && static_cast<double>(failures) < kLargestForTree * progress;
}

}  // namespace quadrille::cp
