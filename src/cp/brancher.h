// Chooses the decisions of a tree search in the order that a list of branchings prescribes.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/random.h"
#include "cp/branching.h"
#include "cp/store.h"

namespace quadrille::cp {

class Brancher {
 public:
  /// The store must outlive the brancher. A seed always gives the same random choices.
  Brancher(const Store& store, std::vector<Branching> branchings, std::uint64_t seed);

  struct Choice {
    Literal decision;
    bool is_auxiliary;  // the decision belongs to an auxiliary branching
  };
  /// The next decision, or nullopt if no branching has one left: then all variables are fixed, except those
  /// whose hint became impossible. O(number of variables) for most variable orders; the order `crowded` also
  /// looks at the neighbours of each candidate.
  [[nodiscard]] std::optional<Choice> choose();
  /// Stores the values of the fixed variables, which the value order `phase` later tries first.
  void note_phases();
  [[nodiscard]] const std::vector<Branching>& branchings() const { return branchings_; }

 private:
  [[nodiscard]] std::optional<IntVar> choose_variable(const Branching& branching);
  [[nodiscard]] std::optional<IntVar> most_crowded(std::span<const IntVar> variables) const;
  /// The number of open variables that share a constraint with x and could take one of the values of x. A
  /// neighbour with two values left counts three times, and a neighbour counts once for each shared
  /// constraint. Constraints over more than 256 variables do not count.
  [[nodiscard]] std::uint64_t crowd_of(IntVar x) const;
  [[nodiscard]] std::optional<Literal> follow_hints(const Branching& branching) const;
  [[nodiscard]] Literal choose_value(ValueOrder order, IntVar x);
  [[nodiscard]] Literal split(IntVar x, bool upper_first) const;
  [[nodiscard]] Literal first_interval(IntVar x) const;
  [[nodiscard]] Value nearest_middle(IntVar x) const;
  [[nodiscard]] Value median(IntVar x) const;
  [[nodiscard]] Value random_value(IntVar x);
  [[nodiscard]] Value phase(IntVar x) const;

  const Store& store_;
  std::vector<Branching> branchings_;
  Random random_;
  std::vector<Value> phases_;  // by variable: the value it last had
};

/// The values of the branchings' variables, in order, without those of auxiliary branchings. All of these
/// variables must be fixed.
[[nodiscard]] std::vector<Value> solution_of(const Store& store, std::span<const Branching> branchings);
/// An estimate of the bytes per solution of a set of solutions with this many values.
[[nodiscard]] constexpr std::size_t bytes_of_solution(std::size_t values) {
  constexpr std::size_t kBesideValues = 96;
  return kBesideValues + values * sizeof(Value);
}

}  // namespace quadrille::cp
