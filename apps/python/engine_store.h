// The engine's store for constraints that are written in Python (quadrille.engine). Each runs inside the
// engine, which knows no exceptions: what a constraint raises is kept until the engine has returned, and
// raised then.
#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cp/consistency.h"
#include "cp/store.h"
#include "python/engine_facts.h"

namespace quadrille::python {

namespace py = pybind11;

/// The greatest number of values of a variable.
inline constexpr cp::Value kMostValues = cp::Value{1} << 16;

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

}  // namespace quadrille::python
