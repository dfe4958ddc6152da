// The common base of count and among: the number of items that hold is a variable or lies between bounds.
// Each item has a variable.
#pragma once

#include <optional>
#include <vector>

#include "cp/constraint.h"
#include "cp/constraints/counting.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

class Counter : public Constraint {
 public:
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) final;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const final;
  [[nodiscard]] bool holds(std::span<const Value> values) const final;

 protected:
  /// The scope: a variable for each item, then their number, unless it has bounds.
  explicit Counter(std::vector<IntVar> scope, std::optional<Interval> bounds = std::nullopt)
      : Constraint(std::move(scope), bit(1)), bounds_(bounds) {}

  [[nodiscard]] virtual Store::Truth truth(const Store& store, std::size_t i) const = 0;
  [[nodiscard]] virtual Store::Truth truth(const Past& past, std::size_t i) const = 0;
  [[nodiscard]] virtual bool holds_for(std::size_t i, Value v) const = 0;
  [[nodiscard]] virtual bool make(Store& store, std::size_t i, bool is_so, Word data) const = 0;
  virtual void explain_truth(const Past& past, std::size_t i, std::vector<Literal>& reasons) const = 0;
  /// Appends the reasons for a change by make(), other than the request itself.
  virtual void explain_made(std::size_t i, bool is_so, Literal fact, std::vector<Literal>& reasons) const = 0;

 private:
  enum class Why : std::uint8_t {
    at_least,   // about the number: at least this many items hold
    at_most,    // about the number: at most this many items can hold
    all_open,   // about the item at the position: it must hold, as must all that can
    none_open,  // about the item at the position: it must not hold, since enough do
  };
  using Note = NoteOf<Why, Field<32>>;

  [[nodiscard]] std::size_t size() const { return scope().size() - (bounds_ ? 0 : 1); }
  [[nodiscard]] IntVar number() const { return scope().back(); }  // if it is a variable
  template <class Domains>
  [[nodiscard]] Value least(const Domains& domains) const {
    return bounds_ ? bounds_->min : domains.min(number());
  }
  template <class Domains>
  [[nodiscard]] Value most(const Domains& domains) const {
    return bounds_ ? bounds_->max : domains.max(number());
  }
  /// Restricts the number to at_least..at_most.
  [[nodiscard]] bool confine_number(Store& store, Value at_least, Value at_most) const;
  [[nodiscard]] bool run_once(Store& store) const;
  /// Appends why `wanted` of the items (or all, if there are fewer) held or did not hold; returns their
  /// number.
  Value explain_some(const Past& past, Store::Truth so, Value wanted, std::vector<Literal>& reasons) const;

  std::optional<Interval> bounds_;
};

}  // namespace quadrille::cp
