// The interface of a constraint: its events, its propagation, its explanations, and its meaning. Threads:
// those of its store.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "cp/events.h"
#include "cp/int_var.h"

namespace quadrille::cp {

class Past;
class Store;

/// The maximum number of places in a constraint's scope; Store::post() refuses more. So a place, and the
/// number of a constraint's variables, fits the 28 bits that notes have for it.
inline constexpr std::size_t kMostVariables = (std::size_t{1} << 28) - 1;

class Constraint {
 public:
  Constraint(const Constraint&) = delete;
  Constraint& operator=(const Constraint&) = delete;
  virtual ~Constraint() = default;

  /// Its variables, in the order in which holds() takes their values.
  [[nodiscard]] const std::vector<IntVar>& scope() const { return scope_; }
  /// The field's name for it: "all_different".
  [[nodiscard]] virtual std::string_view name() const = 0;

  /// The events of scope()[i] that wake the constraint.
  [[nodiscard]] virtual Events wakes_on(std::size_t /*i*/) const { return kAnyChange; }
  /// The events after which the first stage has to run. After any others the constraint starts with its
  /// next stage, if it has one. all_different, for instance, eliminates values only when a variable becomes
  /// fixed.
  [[nodiscard]] virtual Events first_stage_is_for() const { return kAnyChange; }

  /// Removes values that no solution of the constraint within the present domains has. Returns false when
  /// there is no such solution at all.
  ///
  /// `stage` is one of the constraint's stages. Bit (i mod 64) of `changed` is set for each scope()[i] that
  /// may have changed since the last run; after post() all bits are set. When a stage returns, it and the
  /// cheaper stages must be at their fixpoint, because a run does not wake its own constraint. A constraint
  /// may keep state between calls only if that state stays valid when the store backtracks, since the
  /// constraint is not notified of that.
  [[nodiscard]] virtual bool propagate(Store& store, int stage, Word changed) = 0;

  /// Whether the constraint can draw its conclusions from single changes, in the order in which they were
  /// made, as unit propagation does with clauses. Searches that learn use this, because early inferences have
  /// short reasons. Only for constraints of at most 64 variables, whose domains are words.
  [[nodiscard]] virtual bool follows_changes() const { return false; }
  /// The store calls this at a fixpoint, before the first follow().
  virtual void begin_to_follow(const Store& /*store*/) {}
  /// scope()[i] has lost the values `removed`, and perhaps others since. Infers what stages 0 and 1 would
  /// infer from that; these stages do not run while the constraint follows changes. The constraint's own
  /// changes are passed to follow() too. As with propagate(), false means that the constraint cannot hold,
  /// and state must survive backtracking.
  [[nodiscard]] virtual bool follow(Store& /*store*/, std::size_t /*i*/, Word /*removed*/) { return true; }

  /// Whether clauses() is equivalent to the constraint, and infers as much. While a search learns, these
  /// clauses are handled together with the learnt ones, and the constraint does not run.
  [[nodiscard]] virtual bool is_clauses() const { return false; }
  /// At least one literal of each of these lists holds.
  [[nodiscard]] virtual std::vector<std::vector<Literal>> clauses() const { return {}; }

  /// Appends literals that held at past.position() and that, together with the constraint and the domains at
  /// its post, imply the fact: x != v if a change of this constraint with this data removed v from x of the
  /// scope; x >= v or x <= v if one moved a bound of x to v; falsum if propagate() returned false after
  /// Store::fail(data). Past::first_word tells which values were missing before the search began, and need
  /// not be explained.
  virtual void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const = 0;

  /// Whether each change with this data leaves a word domain exactly one value, and explain() accepts the
  /// fact x = v for it. Explaining x = v takes fewer reasons than explaining each removed value.
  [[nodiscard]] virtual bool explains_value(Word /*data*/) const { return false; }

  /// Its meaning: whether a full assignment satisfies it.
  [[nodiscard]] virtual bool holds(std::span<const Value> values) const = 0;

  /// Whether other constraints of the same store imply this one, so that it serves only to strengthen
  /// propagation.
  [[nodiscard]] virtual bool is_implied() const { return false; }

  /// The bytes that it holds, except for scratch space of its runs. Constraints override it if they hold more
  /// than their scope and data proportional to it.
  [[nodiscard]] virtual std::size_t memory() const {
    return sizeof(Constraint) + 2 * scope_.capacity() * sizeof(IntVar);
  }

  /// Its index in the store, once posted.
  [[nodiscard]] std::uint32_t index() const { return index_; }
  /// How often it failed, for dom/wdeg and statistics.
  [[nodiscard]] std::uint64_t failures() const { return failures_; }

 protected:
  /// Stages are numbered by the cost of a run: 0 is about constant, 1 linear in the scope, 2 more. The
  /// cheap stages of all constraints run before an expensive stage of any.
  static constexpr int kStages = 3;

  [[nodiscard]] Word stages() const { return stages_; }

  Constraint(std::vector<IntVar> scope, Word stages) : scope_(std::move(scope)), stages_(stages) {}

 private:
  friend class Store;
  static constexpr int kIdle = kStages;

  /// From now on the stages below this one do not run. A constraint that has no other stages never runs.
  void run_from(int stage) {
    const Word stages = stages_ & ~low_bits(stage);
    const Word later = without_lowest(stages);
    first_stage_ = stages == 0 ? kIdle : lowest(stages);
    next_stage_ = later == 0 ? first_stage_ : lowest(later);
  }

  std::vector<IntVar> scope_;
  Word stages_;  // the stages it has
  Events first_stage_events_ = kAnyChange;
  int first_stage_ = 0, next_stage_ = 0;  // the stage to run after first_stage_events_, and after others
  Word changed_ = 0;                      // since the last run: bit (i mod 64) for scope()[i]
  int pending_ = kIdle;                   // the stage in whose queue it waits
  std::uint32_t index_ = 0;
  std::uint64_t failures_ = 0;
};

}  // namespace quadrille::cp
