// What follows from the fact that one of some candidates holds.
#pragma once

#include <vector>

#include "techniques/scan.h"

namespace quadrille::techniques {

/// The fins of the step are guardians: if none of them held, its pattern could not be filled. So a single one
/// is placed, and what excludes each of several goes. Notes the links that this uses. Whether there is any
/// conclusion.
[[nodiscard]] bool conclude_from_guardians(const Position& position, Step& step);

/// What goes because each of some candidates leads to that by a chain.
class ChainsToOne {
 public:
  /// The scan must outlive this.
  explicit ChainsToOne(Scan& scan)
      : position_(scan.position()),
        links_(scan.links(NodeKinds::groups_too)),
        reach_(scan.reach(NodeKinds::groups_too)) {}

  /// Whether the candidate is off wherever the other one is on.
  [[nodiscard]] bool excludes(Candidate from, Candidate gone) const {
    return reach_.leads(links_.node(from, true), links_.node(gone, false));
  }
  /// All other candidates that each of these excludes.
  [[nodiscard]] std::vector<Candidate> excluded_by_all(const std::vector<Candidate>& from) const;
  /// Adds the elimination, and a chain from each of these. False where a chain is too long to be followed.
  [[nodiscard]] bool add_chains(Step& step, const std::vector<Candidate>& from, Candidate gone) const;

 private:
  const Position& position_;
  const Implications& links_;
  const Reach& reach_;
};

/// What the steps of a search have eliminated so far. A step that adds nothing to that is not worth showing.
class Eliminated {
 public:
  explicit Eliminated(const Board& board) : cells_(at(board.digit_count() + 1)) {}

  [[nodiscard]] bool has(Candidate candidate) const {
    return cells_[at(candidate.digit)].contains(candidate.cell);
  }
  /// Notes what the step concludes; whether any of it is new.
  bool note(const Step& step);

 private:
  std::vector<CellSet> cells_;  // by digit
};

}  // namespace quadrille::techniques
