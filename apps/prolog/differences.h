// Disequalities x #\= y + c between variables with small domains, collected by variable: 30 such goals on
// one variable are a single constraint, which runs once, when that variable is fixed.
#pragma once

#include <vector>

#include "cp/store.h"

namespace quadrille::prolog {

/// Belongs to one store. Before the store backtracks beyond the level at which something was posted, it
/// must be taken back here.
class Differences {
 public:
  /// Whether post() accepts these variables.
  [[nodiscard]] static bool suit(const cp::Store& store, cp::IntVar x, cp::IntVar y) {
    return store.domains().is_word(x.id()) && store.domains().is_word(y.id()) && x.id() != y.id();
  }
  /// Posts x != y; neither may be fixed. O(1).
  void post(cp::Store& store, cp::IntVar x, cp::IntVar y);
  /// The number of disequalities posted on the variable.
  [[nodiscard]] std::size_t count(cp::VariableId x) const;

  /// The number of changes so far. take_back(position) undoes all later ones.
  [[nodiscard]] std::size_t position() const { return additions_.size(); }
  void take_back(std::size_t position);

 private:
  /// Values that `variable` must not have when another variable is fixed to v. Bit i of `bits` stands for
  /// first + v + i or, if is_minus, for first - v + i; the value 0 is the origin of the domain.
  struct Excluded {
    cp::VariableId variable;
    bool is_minus;
    cp::Value first;
    Word bits;
  };
  class OfVariable;
  /// An undo record: what was excluded for a variable before an addition; no bits: nothing was.
  struct Addition {
    cp::VariableId of;
    Excluded before;
  };
  void exclude(cp::Store& store, cp::VariableId of, Excluded added);

  std::vector<OfVariable*> of_variables_;  // by variable; null if there is none
  std::vector<Addition> additions_;
};

}  // namespace quadrille::prolog
