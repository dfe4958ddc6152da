// Chooses the decisions of a tree search, as a list of branchings says.
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
  /// The store must outlive it.
  Brancher(const Store& store, std::vector<Branching> branchings, std::uint64_t seed);

  struct Choice {
    Literal decision;
    bool is_auxiliary;  // by an auxiliary branching
  };
  /// The next decision; none when all variables are fixed.
  [[nodiscard]] std::optional<Choice> choose();
  /// Notes the values of fixed variables, for the value order `phase`.
  void note_phases();
  [[nodiscard]] const std::vector<Branching>& branchings() const { return branchings_; }

 private:
  [[nodiscard]] std::optional<IntVar> choose_variable(const Branching& branching);
  [[nodiscard]] std::optional<IntVar> most_crowded(std::span<const IntVar> variables) const;
  /// How many neighbours of x are open and could take one of its values; those with two values count three
  /// times.
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

/// The values of the branchings' variables, without auxiliary ones. All are fixed.
[[nodiscard]] std::vector<Value> solution_of(const Store& store, std::span<const Branching> branchings);
/// About how many bytes a set of such solutions takes for each.
[[nodiscard]] constexpr std::size_t bytes_of_solution(std::size_t values) {
  constexpr std::size_t kBesideValues = 96;
  return kBesideValues + values * sizeof(Value);
}

}  // namespace quadrille::cp
