// The engine's side of one component: a connected set of variables and constraints, whose real state is a
// Prolog term.
//
// Prolog keeps the variables and all goals posted, slot by slot. Each slot has a number that is never used
// again. A Component caches what those slots mean: a store with one level for each slot.
//
//   Prolog term    slots:   11    12    15         Slot 15 is missing here, or has another number there:
//   Component      levels:  11    12    14         pop level 14, then post the goals of slot 15.
//
// So the component need not be told when Prolog backtracks, copies the term or drops it. Whoever uses it
// next compares the numbers, and pops levels or builds the component anew. One thread uses a component.
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

/// The result of posting something.
enum class Outcome : std::uint8_t {
  ok,
  failed,
  beyond,       // numbers are too large to be sure of the answer
  interrupted,  // the poll returned false
  unsupported,  // the engine has no such constraint
};

class Component {
 public:
  /// A variable by its index in the Prolog term, counted from 0.
  using Index = std::uint32_t;
  static constexpr Index kNone = static_cast<Index>(-1);
  /// Numbers of greater magnitude are left to Prolog.
  static constexpr Value kGreatest = Value{1} << 60;

  /// A slot of the Prolog term that this component has taken over.
  struct Mark {
    std::uint32_t slot;
    std::uint64_t number;
  };

  /// Gets the number of runs of constraints since the last call.
  using Poll = std::function<bool(std::uint64_t runs)>;

  /// `poll` is called from time to time during long work; if it returns false, the work is interrupted.
  explicit Component(Poll poll = nullptr) : poll_(std::move(poll)) {}

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] const cp::Store& store() const { return store_; }

  // Variables.

  [[nodiscard]] Index variable_count() const { return static_cast<Index>(variables_.size()); }
  [[nodiscard]] cp::IntVar variable(Index i) const { return variables_[i]; }
  /// Adds a variable. The domain must not be empty. False if the domain has too many holes.
  [[nodiscard]] bool add_variable(const IntervalSet& domain);
  /// Adds another index for a variable that has one already.
  void add_alias(Index original) { variables_.push_back(variables_[original]); }
  /// A helper variable, which Prolog does not know.
  [[nodiscard]] cp::IntVar new_hidden(Value min, Value max);
  [[nodiscard]] IntervalSet domain(cp::IntVar x) const;
  [[nodiscard]] Outcome restrict_to(cp::IntVar x, const IntervalSet& domain);
  [[nodiscard]] bool is_finite(cp::IntVar x) const {
    return store_.min(x) != cp::kMinusInfinity && store_.max(x) != cp::kPlusInfinity;
  }
  /// Posts x != y.
  void differ(cp::IntVar x, cp::IntVar y);
  /// The number of constraints that watch the variable.
  [[nodiscard]] std::size_t degree(cp::IntVar x) const;
  /// Whether it would pay to build the component anew, because its variables would get far smaller domains
  /// from the start.
  [[nodiscard]] bool wants_rebuilding() const;

  // Levels.

  /// Begins a change, to be ended by commit() or take_back().
  void begin();
  /// Propagates what was posted since begin().
  [[nodiscard]] Outcome propagate();
  void commit(Mark mark);
  void take_back();
  [[nodiscard]] bool has_marks() const { return !marks_.empty(); }
  [[nodiscard]] const Mark& last_mark() const { return marks_.back().mark; }
  /// Undoes the last change. False if it was the first one, without which there is no component.
  [[nodiscard]] bool pop_mark();
  /// Reopens the last committed change with its present state, so that a search continues where it was.
  void reopen();

  /// The variables that the open change has fixed; before the first mark, all fixed variables.
  [[nodiscard]] std::vector<Index> newly_fixed() const;

  /// Calls the poll and returns its answer.
  [[nodiscard]] bool goes_on();
  /// True during a call of the poll. Code that runs meanwhile, such as a signal handler in Prolog, must not
  /// use this component and builds its own.
  [[nodiscard]] bool is_busy() const { return is_busy_; }

  [[nodiscard]] std::size_t memory() const;
  [[nodiscard]] bool has_constraints() const { return store_.constraint_count() > 0; }

 private:
  struct MarkedLevel {
    Mark mark;
    std::uint32_t level;  // of the store, before the change
    Index variables;
    std::uint32_t unbounded;
    std::size_t differences;
  };

  [[nodiscard]] bool may_be_overflow() const;
  [[nodiscard]] bool has_overflowed(cp::Position since) const;
  [[nodiscard]] cp::Position start_of_change() const;

  cp::Store store_;
  std::vector<cp::IntVar> variables_;
  std::vector<Index> index_of_;  // by variable of the store; kNone for helper variables
  std::vector<MarkedLevel> marks_;
  std::uint32_t open_level_ = 0;
  Index open_variables_ = 0;
  std::uint32_t unbounded_ = 0;  // variables created with at least one infinite bound
  std::uint32_t open_unbounded_ = 0;
  Differences differences_;
  std::size_t open_differences_ = 0;
  bool is_busy_ = false;
  Poll poll_;
  std::uint64_t polled_ = 0;  // the runs of constraints that the poll knows of
  std::uint32_t wide_ = 0;    // variables created with a domain too wide for a word
};

}  // namespace quadrille::prolog
