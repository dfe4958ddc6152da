// One connected set of variables and constraints: the engine's side of a component whose truth is a Prolog
// term.
//
// Prolog keeps the variables and, slot by slot, every goal posted; each slot has a number that is never used
// again. A component here is a cache of what those slots mean: a store with one level for each slot. So when
// Prolog backtracks, copies a term or drops it, nothing has to be told: whoever comes next compares the
// numbers, takes levels back, or builds the component anew.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "cp/store.h"
#include "modelling/interval_set.h"
#include "prolog/differences.h"

namespace quadrille::prolog {

using modelling::complement;
using modelling::contains;
using modelling::intersection;
using modelling::Interval;
using modelling::IntervalSet;
using modelling::kAllIntegers;
using modelling::normalised;
using modelling::Value;

/// What came of posting something.
enum class Outcome : std::uint8_t {
  ok,
  failed,
  beyond,       // numbers too large to be sure of the answer
  interrupted,  // by the poll
  unsupported,  // a constraint that the engine does not have
};

class Component {
 public:
  /// Its variables as Prolog counts them, from 0 up.
  using Index = std::uint32_t;
  static constexpr Index kNone = static_cast<Index>(-1);
  /// Numbers beyond these (either sign) are left to Prolog.
  static constexpr Value kGreatest = Value{1} << 60;

  /// A slot of the Prolog term that this component has taken in.
  struct Mark {
    std::uint32_t slot;
    std::uint64_t number;
  };

  /// `poll` is asked now and then while something takes long; false interrupts it.
  explicit Component(std::function<bool()> poll = nullptr) : poll_(std::move(poll)) {}

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] const cp::Store& store() const { return store_; }

  // Variables.

  [[nodiscard]] Index variable_count() const { return static_cast<Index>(variables_.size()); }
  [[nodiscard]] cp::IntVar variable(Index i) const { return variables_[i]; }
  /// Makes a variable with the domain, not empty; false when the domain has too many holes.
  [[nodiscard]] bool add_variable(const IntervalSet& domain);
  /// Gives an index to a variable that has one already.
  void add_alias(Index original) { variables_.push_back(variables_[original]); }
  /// A variable that Prolog does not know.
  [[nodiscard]] cp::IntVar new_hidden(Value min, Value max);
  [[nodiscard]] IntervalSet domain(cp::IntVar x) const;
  [[nodiscard]] Outcome restrict_to(cp::IntVar x, const IntervalSet& domain);
  [[nodiscard]] bool is_finite(cp::IntVar x) const {
    return store_.min(x) != cp::kMinusInfinity && store_.max(x) != cp::kPlusInfinity;
  }
  /// Posts x != y.
  void differ(cp::IntVar x, cp::IntVar y);
  /// How many constraints watch the variable.
  [[nodiscard]] std::size_t degree(cp::IntVar x) const;
  /// Whether building it anew would give variables with far smaller domains than at their making.
  [[nodiscard]] bool wants_rebuilding() const;

  // Levels.

  /// Begins a change; commit() or take_back() ends it.
  void begin();
  /// Propagates what was posted since begin().
  [[nodiscard]] Outcome propagate();
  void commit(Mark mark);
  void take_back();
  [[nodiscard]] bool has_marks() const { return !marks_.empty(); }
  [[nodiscard]] const Mark& last_mark() const { return marks_.back().mark; }
  /// False when it was the first, without which there is no component.
  [[nodiscard]] bool pop_mark();
  /// Makes the last mark's change an open one again, as it stands: a search goes on where it was.
  void reopen();

  /// The variables that the open change has fixed; all fixed ones before the first mark.
  [[nodiscard]] std::vector<Index> newly_fixed() const;

  /// Asks the poll.
  [[nodiscard]] bool goes_on();
  /// While the poll is asked nobody may use it: what runs meanwhile, as handlers of signals do, builds its
  /// own.
  [[nodiscard]] bool is_busy() const { return is_busy_; }

  [[nodiscard]] std::size_t memory() const;
  [[nodiscard]] bool has_constraints() const { return store_.constraint_count() > 0; }

 private:
  struct MarkedLevel {
    Mark mark;
    std::uint32_t level;  // the store's, before the change
    Index variables;
    std::uint32_t unbounded;
    std::size_t differences;
  };

  [[nodiscard]] Outcome propagate_bounded();
  [[nodiscard]] bool may_be_overflow() const;
  [[nodiscard]] bool has_overflowed(cp::Position since) const;
  [[nodiscard]] cp::Position start_of_change() const;

  cp::Store store_;
  std::vector<cp::IntVar> variables_;
  std::vector<Index> index_of_;  // by variable of the store; kNone where Prolog does not know it
  std::vector<MarkedLevel> marks_;
  std::uint32_t open_level_ = 0;
  Index open_variables_ = 0;
  std::uint32_t unbounded_ = 0;  // variables made without a bound on either side
  std::uint32_t open_unbounded_ = 0;
  Differences differences_;
  std::size_t open_differences_ = 0;
  bool is_busy_ = false;
  std::function<bool()> poll_;
  std::uint32_t wide_ = 0;  // variables made with domains too wide for a word
};

}  // namespace quadrille::prolog
