// Local search over Choices: each variable has a value, and variables change their values one at a time so
// that fewer groups have two true atoms (TabuCol; Hertz and de Werra 1987). It rarely finds a solution, but
// in hard Sudoku and quasigroups only about five groups of two thousand remain broken, and a search that
// tries these values first gets far.
//
//   x, y, z from 1 to 3, all different    x=1 y=1 z=2    the value 1 twice: x and y are in conflict
//                                         x=3 y=1 z=2    x changes; for a while it may not become 1 again
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "cp/learning/choices.h"

namespace quadrille::cp {

class TabuSearch {
 public:
  /// The choices must outlive it.
  explicit TabuSearch(const Choices& choices) : choices_(choices) {}

  /// Call this when the choices have all their groups. The first variable_count groups are the variables:
  /// each atom is in one of these.
  void set_up(std::uint32_t variable_count);

  /// At level 0, when everything is propagated: gives each variable an atom for which is_wanted(atom) returns
  /// true, if it has one, then takes that many steps, and returns the atoms of the variables in the state
  /// with the fewest broken groups. Balances are ignored. A step takes O(atoms of the variables in conflict).
  template <class F>
  [[nodiscard]] std::span<const std::uint32_t> improve(F is_wanted, std::uint64_t steps);

 private:
  static constexpr std::uint32_t kNone = 0xffffffff;

  struct Move {
    std::uint32_t atom = kNone;
    int change = 0;  // change of broken_
  };

  /// Calls f(group) for the groups of the atom that are not variables.
  template <class F>
  void for_each_value_group(std::uint32_t atom, F f) const {
    choices_.for_each_group(atom, [&](std::uint32_t group) {
      if (group >= variable_count_) f(group);
    });
  }
  void begin(std::vector<std::uint32_t> atoms);
  [[nodiscard]] Move best_move(std::uint64_t step);
  void make(Move move);
  /// Adds the variable to those in conflict, or removes it.
  void look_at(std::uint32_t variable);
  void run(std::uint64_t steps);

  const Choices& choices_;
  std::uint32_t variable_count_ = 0;
  std::vector<std::uint32_t> variable_of_;  // by atom
  Random random_{0};

  std::vector<std::uint32_t> chosen_;     // by variable: its true atom
  std::vector<int> count_;                // by group: its true atoms
  int broken_ = 0;                        // the true atoms of groups, beyond one of each
  std::vector<std::uint32_t> conflicts_;  // variables whose atom is not the only true one in some group
  std::vector<std::uint32_t> place_;      // by variable: its index in conflicts_, or kNone
  std::vector<std::uint64_t> tabu_;       // by atom: the step at which it may become true again
  std::vector<std::uint32_t> best_;       // by variable
  int fewest_broken_ = 0;
};

template <class F>
std::span<const std::uint32_t> TabuSearch::improve(F is_wanted, std::uint64_t steps) {
  std::vector<std::uint32_t> atoms;
  for (std::uint32_t x = 0; x < variable_count_; ++x) {
    std::vector<std::uint32_t> left, wanted;
    choices_.for_each_left(x, [&](std::uint32_t atom) {
      left.push_back(atom);
      if (is_wanted(atom)) wanted.push_back(atom);
    });
    const std::vector<std::uint32_t>& from = wanted.empty() ? left : wanted;
    atoms.push_back(from[random_.below(from.size())]);
  }
  begin(std::move(atoms));
  run(steps);
  return best_;
}

}  // namespace quadrille::cp
