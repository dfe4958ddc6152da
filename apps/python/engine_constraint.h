// A constraint written in Python, as the engine sees it.
#pragma once

#include <pybind11/pybind11.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cp/constraint.h"
#include "python/engine_store.h"

namespace quadrille::python {

/// The greatest number of variables of a constraint.
inline constexpr std::size_t kMostInScope = std::size_t{1} << 20;

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
  [[nodiscard]] bool propagate(cp::Store& store, int stage, Word changed) override;
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

}  // namespace quadrille::python
