// What x #\= y + c says of variables with small domains, kept together for each variable: 30 such goals on
// one variable are one constraint, which runs once when the variable is fixed.
#pragma once

#include <vector>

#include "cp/store.h"

namespace quadrille::prolog {

/// Belongs to one store: what is posted must be taken back before the store goes back beyond the level it was
/// posted at.
class Differences {
 public:
  /// Whether post() takes these.
  [[nodiscard]] static bool suit(const cp::Store& store, cp::IntVar x, cp::IntVar y) {
    return store.domains().is_word(x.id()) && store.domains().is_word(y.id()) && x.id() != y.id();
  }
  /// x != y, neither of them fixed. O(1).
  void post(cp::Store& store, cp::IntVar x, cp::IntVar y);
  /// How many were posted on the variable.
  [[nodiscard]] std::size_t count(cp::VariableId x) const;

  /// A number for what is posted now, to take back what was posted since.
  [[nodiscard]] std::size_t position() const { return additions_.size(); }
  void take_back(std::size_t position);

 private:
  /// Values that a variable must not have when another one has the value v: bits from `first` on, if it is
  /// plus v, from first - v on, if minus; 0 stands for the origin of the domain.
  struct Excluded {
    cp::VariableId variable;
    bool is_minus;
    cp::Value first;
    Word bits;
  };
  class OfVariable;
  /// To what of a variable's a value was added, as it was before; no bits: nothing.
  struct Addition {
    cp::VariableId of;
    Excluded before;
  };
  void exclude(cp::Store& store, cp::VariableId of, Excluded added);

  std::vector<OfVariable*> of_variables_;  // by variable; null where there are none
  std::vector<Addition> additions_;
};

}  // namespace quadrille::prolog
