// Conclusions from the fact that one of some candidates holds.
#pragma once

#include <vector>

#include "techniques/scan.h"

namespace quadrille::techniques {

/// The fins of the step are guardians: if none of them held, its pattern could not be filled. So a single one
/// is placed, and candidates that several all exclude are removed. Records the links used. Returns whether
/// there is any conclusion.
[[nodiscard]] bool conclude_from_guardians(const Position& position, Step& step);

/// Eliminations to which each of some candidates leads by a chain.
class ChainsToOne {
 public:
  /// The scan must outlive this object.
  explicit ChainsToOne(Scan& scan)
      : position_(scan.position()),
        links_(scan.links(NodeKinds::groups_too)),
        reach_(scan.reach(NodeKinds::groups_too)) {}

  /// Whether the candidate is off whenever the other one is on.
  [[nodiscard]] bool excludes(Candidate from, Candidate gone) const {
    return reach_.leads(links_.node(from, true), links_.node(gone, false));
  }
  /// All other candidates that each of these excludes.
  [[nodiscard]] std::vector<Candidate> excluded_by_all(const std::vector<Candidate>& from) const;
  /// Adds the elimination, and a chain from each of these. False if a chain is too long to follow.
  [[nodiscard]] bool add_chains(Step& step, const std::vector<Candidate>& from, Candidate gone) const;

 private:
  const Position& position_;
  const Implications& links_;
  const Reach& reach_;
};

/// The eliminations of the steps of a search so far. A step that adds none is not worth showing.
class Eliminated {
 public:
  explicit Eliminated(const Board& board) : cells_(at(board.digit_count() + 1)) {}

  [[nodiscard]] bool has(Candidate candidate) const {
    return cells_[at(candidate.digit)].contains(candidate.cell);
  }
  /// Records the conclusions of the step; returns whether any of them is new.
  bool note(const Step& step);

 private:
  std::vector<CellSet> cells_;  // by digit
};

}  // namespace quadrille::techniques
