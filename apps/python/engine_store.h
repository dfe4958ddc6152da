// The engine's store for constraints that are written in Python (quadrille.engine). Each runs inside the
// engine, which knows no exceptions: what a constraint raises is kept until the engine has returned, and
// raised then.
#pragma once

#include <pybind11/pybind11.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cp/consistency.h"
#include "cp/constraint.h"
#include "cp/store.h"

namespace quadrille::python {

namespace py = pybind11;

/// The values of variables, the numbers in facts and the offsets of views lie between -kFarthest and
/// kFarthest, so that sums of two of them fit their 40 bits in the data of a change.
inline constexpr cp::Value kFarthest = (cp::Value{1} << 38) - 1;
/// The greatest number of values of a variable.
inline constexpr cp::Value kMostValues = cp::Value{1} << 16;
/// The greatest number of variables of a constraint.
inline constexpr std::size_t kMostInScope = std::size_t{1} << 20;

/// A variable of a store, or a view of it. A value: it does not keep the store alive, and the store refuses
/// it after the pop that removed the variable.
struct Variable {
  std::uint64_t birth = 0;  // no two variables of all stores have the same number
  cp::IntVar view;
  std::shared_ptr<const std::string> name;

  friend bool operator==(const Variable& a, const Variable& b) {
    return a.birth == b.birth && a.view == b.view;
  }
};
/// Such as "x", "x + 3" or "-x".
[[nodiscard]] std::string text_of(const Variable& variable);

/// A fact about a variable, as it was written: x + 1 >= 4 equals x >= 3.
struct Fact {
  Variable variable;
  cp::Relation relation = cp::Relation::equal;
  cp::Value value = 0;

  [[nodiscard]] cp::Literal literal() const { return variable.view.is(relation, value); }
  [[nodiscard]] Fact opposite() const;
  friend bool operator==(const Fact& a, const Fact& b) {
    return a.variable.birth == b.variable.birth && a.literal() == b.literal();
  }
};
[[nodiscard]] std::string_view sign_of(cp::Relation relation);
[[nodiscard]] std::string text_of(const Fact& fact);

class EngineConstraint;

/// Facts with the constraint that they imply another fact by, or None.
using Reasons = std::pair<std::vector<Fact>, py::object>;

/// A store in Python. Everything happens under Python's lock. While a constraint runs, only its own thread
/// may use the store, and only in the ways that propagate() or explain() may. Misuse raises InputError.
class EngineStore {
 public:
  EngineStore() = default;
  ~EngineStore() = default;
  EngineStore(const EngineStore&) = delete;
  EngineStore& operator=(const EngineStore&) = delete;

  [[nodiscard]] Variable variable(cp::Value min, cp::Value max, const std::optional<std::string>& name);
  [[nodiscard]] Variable variable(const std::vector<cp::Value>& values,
                                  const std::optional<std::string>& name);
  [[nodiscard]] std::vector<Variable> variables() const;

  // Domains.
  [[nodiscard]] cp::Value min(const Variable& x) const;
  [[nodiscard]] cp::Value max(const Variable& x) const;
  [[nodiscard]] cp::Value value(const Variable& x) const;
  [[nodiscard]] bool is_fixed(const Variable& x) const;
  [[nodiscard]] bool contains(const Variable& x, cp::Value value) const;
  [[nodiscard]] std::uint64_t count(const Variable& x) const;
  [[nodiscard]] std::vector<cp::Value> domain(const Variable& x) const;
  /// nullopt: open.
  [[nodiscard]] std::optional<bool> truth(const Fact& fact) const;
  /// False if no value would remain. Then the level has failed.
  [[nodiscard]] bool impose(const Fact& fact);

  // Constraints.
  void post(const py::object& object);
  void post_all_different(const std::vector<Variable>& variables, cp::Consistency consistency);
  [[nodiscard]] std::vector<py::object> constraints() const;
  [[nodiscard]] bool propagate();
  [[nodiscard]] std::uint64_t propagations() const { return store_.propagations(); }

  // Levels.
  [[nodiscard]] std::uint32_t level() const { return store_.level(); }
  void push();
  void pop();
  void pop_to(std::uint32_t level);

  // Reasons.
  [[nodiscard]] Reasons explain(const Fact& fact);
  [[nodiscard]] Reasons explain_failure();
  /// The level at which the fact became true.
  [[nodiscard]] std::uint32_t level_of(const Fact& fact) const;
  /// The number of changes before the one that made the fact true; -1 if it held from the start.
  [[nodiscard]] std::int64_t position_of(const Fact& fact) const;

  // For Python's collector of cycles, whose parts may be constraints.
  int traverse(visitproc visit, void* arg) const;
  /// Drops everything; whatever is called afterwards is refused.
  void clear();

 private:
  friend class EngineConstraint;
  friend class EnginePast;

  enum class State : std::uint8_t { idle, posting, propagating, explaining, cleared };
  /// Sets the state while the store calls Python.
  class Working;

  void expect_readable() const;
  void expect_idle() const;
  [[nodiscard]] cp::IntVar checked(const Variable& x) const;
  [[nodiscard]] cp::Literal checked(const Fact& fact) const;
  void expect_true(const Fact& fact) const;
  [[nodiscard]] Variable handle(cp::IntVar view) const;
  [[nodiscard]] Fact fact_of(cp::Literal literal) const;
  [[nodiscard]] Variable enrol(cp::IntVar x, const std::optional<std::string>& name);
  [[nodiscard]] cp::Position when(const Fact& fact) const;
  [[nodiscard]] Reasons reasons_of(std::vector<cp::Literal> literals, const cp::Constraint* by) const;
  void raise_what_was_kept();
  [[nodiscard]] bool run(const EngineConstraint& constraint);
  void expect_levels_above(std::uint32_t level) const;

  cp::Store store_;
  // After the store, whose constraints refer to these objects.
  std::vector<py::object> constraints_;  // by index in the store; None for the engine's own
  std::vector<Variable> variables_;      // by their ids
  State state_ = State::idle;
  unsigned long thread_ = 0;                    // that works on the store, unless it is idle
  const EngineConstraint* running_ = nullptr;   // whose propagate() is running
  std::optional<Fact> failed_change_;           // the last change that left no value
  bool run_has_failed_ = false;                 // such a change was made in this run
  std::optional<std::uint32_t> failed_level_;   // the level that has failed
  std::optional<std::uint32_t> broken_level_;   // the level in which a constraint raised an exception
  std::optional<py::error_already_set> error_;  // to raise when the engine has returned
};

/// A constraint written in Python.
class EngineConstraint : public cp::Constraint {
 public:
  EngineConstraint(EngineStore& owner, py::handle object, std::vector<cp::IntVar> scope,
                   std::vector<cp::Events> events, std::string name)
      : Constraint(std::move(scope), bit(0)),
        owner_(owner),
        object_(object),
        events_(std::move(events)),
        name_(std::move(name)) {
    std::vector<cp::VariableId> ids;
    for (const cp::IntVar x : Constraint::scope()) ids.push_back(x.id());
    std::ranges::sort(ids);
    has_repeats_ = std::ranges::adjacent_find(ids) != ids.end();
  }

  [[nodiscard]] std::string_view name() const override { return name_; }
  [[nodiscard]] cp::Events wakes_on(std::size_t i) const override { return events_[i]; }
  [[nodiscard]] bool propagate(cp::Store& /*store*/, int /*stage*/, Word /*changed*/) override {
    return owner_.run(*this);
  }
  void explain(const cp::Past& past, cp::Literal fact, Word data,
               std::vector<cp::Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const cp::Value> values) const override;

  [[nodiscard]] py::handle object() const { return object_; }
  /// Whether a variable is in the scope twice. Then it runs until it changes nothing.
  [[nodiscard]] bool has_repeats() const { return has_repeats_; }
  /// The word that stands for a change in the data of the trail: the place of the variable in the scope, and
  /// the fact. Null if the variable is not in the scope.
  [[nodiscard]] std::optional<Word> data_of(const Fact& fact) const;
  [[nodiscard]] Fact fact_of(Word data) const;
  /// The reasons for a fact that propagate() imposed, or, if there is none, for its failure.
  void explain_change(const cp::Past& past, const std::optional<Fact>& fact,
                      std::vector<cp::Literal>& reasons) const;

 private:
  EngineStore& owner_;
  py::handle object_;  // kept alive by the store
  std::vector<cp::Events> events_;
  std::string name_;
  bool has_repeats_ = false;
};

/// The domains before a change, for explain(). It refuses every question after that.
class EnginePast {
 public:
  EnginePast(const EngineStore& store, const cp::Past& past) : store_(&store), past_(&past) {}

  [[nodiscard]] cp::Value min(const Variable& x) const { return past().min(checked(x)); }
  [[nodiscard]] cp::Value max(const Variable& x) const { return past().max(checked(x)); }
  [[nodiscard]] bool is_fixed(const Variable& x) const { return past().is_fixed(checked(x)); }
  [[nodiscard]] cp::Value value(const Variable& x) const;
  [[nodiscard]] bool contains(const Variable& x, cp::Value value) const;
  [[nodiscard]] std::vector<cp::Value> domain(const Variable& x) const;
  [[nodiscard]] bool holds(const Fact& fact) const;
  void end() { past_ = nullptr; }

 private:
  [[nodiscard]] const cp::Past& past() const;
  [[nodiscard]] cp::IntVar checked(const Variable& x) const;

  const EngineStore* store_;
  const cp::Past* past_;
};

/// The value, if it is one that facts and variables may have. Raises InputError.
cp::Value near(cp::Value value);

}  // namespace quadrille::python
