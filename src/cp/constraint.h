// What a constraint is: what wakes it, how it propagates, why, what it means. Threads: those of its store.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cp/domains.h"
#include "cp/int_var.h"

namespace quadrille::cp {

class Past;
class Store;

class Constraint {
 public:
  Constraint(const Constraint&) = delete;
  Constraint& operator=(const Constraint&) = delete;
  virtual ~Constraint() = default;

  /// Its variables, in the order in which holds() takes their values.
  [[nodiscard]] const std::vector<IntVar>& scope() const { return scope_; }
  /// The field's name for it: "all_different".
  [[nodiscard]] virtual std::string_view name() const = 0;

  /// Which events of scope()[i] wake it.
  [[nodiscard]] virtual Events wakes_on(std::size_t /*i*/) const { return kAnyChange; }
  /// Which of these its first stage is for; after others alone the next one runs, if it has one.
  [[nodiscard]] virtual Events first_stage_is_for() const { return kAnyChange; }

  /// Removes values that no solution of the constraint within the domains can have. False when there is none.
  ///
  /// `stage` is one of its stages; changed has bit (i mod 64) set for each scope()[i] that may have changed
  /// since the last run (all of them after the post). A stage leaves itself and the stages
  /// before it at their fixpoint: a run does not wake its own constraint. State kept from call to call must
  /// stay right when the store goes back in time without notice.
  [[nodiscard]] virtual bool propagate(Store& store, int stage, Word changed) = 0;

  /// Whether it can tell what follows from changes one by one, in the order in which they were made, as unit
  /// propagation of clauses does. Searches that learn ask for it: what is inferred early has short reasons.
  /// For constraints of at most 64 variables, whose domains are words.
  [[nodiscard]] virtual bool follows_changes() const { return false; }
  /// To be called at a fixpoint, before the first follow().
  virtual void begin_to_follow(const Store& /*store*/) {}
  /// scope()[i] has lost these values, and perhaps others since: infers what stages 0 and 1, which do not run
  /// meanwhile, would do because of it. Its own changes are followed too. As for propagate(), false where the
  /// constraint cannot hold, and state must stay right when the store goes back.
  [[nodiscard]] virtual bool follow(Store& /*store*/, std::size_t /*i*/, Word /*removed*/) { return true; }

  /// Appends literals that held at past.position() and that, with the constraint and the domains at its post,
  /// imply the fact. The fact is x != v, x >= v or x <= v (x of the scope; v a value that a change of this
  /// constraint took away, with this data), or falsum where propagate returned false after Store::fail(data).
  /// To leave out values that were already gone before the search began, ask Past::first_word.
  virtual void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const = 0;

  /// Whether changes with this data, to a variable whose domain is a word, leave it but one value, and
  /// explain takes that fact as well, x = v: for it the reasons are fewer than for all the values that went.
  [[nodiscard]] virtual bool explains_value(Word /*data*/) const { return false; }

  /// Its meaning: whether a full assignment satisfies it.
  [[nodiscard]] virtual bool holds(std::span<const Value> values) const = 0;

  /// Whether other constraints of its store imply it, so that it only helps to infer.
  [[nodiscard]] virtual bool is_implied() const { return false; }

  /// Its index in the store, once posted.
  [[nodiscard]] std::uint32_t index() const { return index_; }
  /// How often it failed, for dom/wdeg and statistics.
  [[nodiscard]] std::uint64_t failures() const { return failures_; }

 protected:
  /// Stages are numbered by what a run costs: 0 about a step, 1 linear in the scope, 2 more. The cheap stages
  /// of all constraints run before the dearer of any.
  static constexpr int kStages = 3;

  [[nodiscard]] Word stages() const { return stages_; }

  Constraint(std::vector<IntVar> scope, Word stages) : scope_(std::move(scope)), stages_(stages) {}

 private:
  friend class Store;
  static constexpr int kIdle = kStages;

  /// Stages below this one do not run from now on, nor any where there are only such.
  void run_from(int stage) {
    const Word stages = stages_ & ~low_bits(stage);
    const Word later = without_lowest(stages);
    first_stage_ = stages == 0 ? kIdle : lowest(stages);
    next_stage_ = later == 0 ? first_stage_ : lowest(later);
  }

  std::vector<IntVar> scope_;
  Word stages_;  // the stages it has
  Events first_stage_events_ = kAnyChange;
  int first_stage_ = 0, next_stage_ = 0;  // which waits after these events, and after others
  Word changed_ = 0;                      // since its last run
  int pending_ = kIdle;                   // the stage in whose queue it waits
  std::uint32_t index_ = 0;
  std::uint64_t failures_ = 0;
};

}  // namespace quadrille::cp
