// At least one of some lists of constraints holds: constructive disjunction. Each list has its own store with
// copies of the variables; a value is kept if at least one store has it after propagation. Van Hentenryck,
// Saraswat and Deville, "Design, implementation, and evaluation of the constraint language cc(FD)", 1998.
//
// The stores keep nothing between runs. To find a reason, they are run again on the earlier domains, and
// their inferences are traced back to these.
#include <set>
#include <tuple>
#include <utility>

#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/logic.h"
#include "cp/constraints/support/fixpoint.h"

namespace quadrille::cp {

namespace {

class AnyOf final : public Constraint {
 public:
  AnyOf(const Store& store, std::vector<IntVar> variables, const std::vector<PostConstraints>& lists);

  [[nodiscard]] std::string_view name() const override { return "any_of"; }
  [[nodiscard]] bool propagate(Store& store, int /*stage*/, Word /*changed*/) override {
    return run_to_fixpoint(store, [&] { return run_once(store); });
  }
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;
  [[nodiscard]] std::size_t memory() const override;

 private:
  struct List {
    std::unique_ptr<Store> store;
    std::vector<IntVar> variables;  // by position in the scope
    bool can_hold;                  // given the domains when it was posted
  };
  /// The values that the lists leave to a variable.
  struct Union {
    Word word = 0;                                    // if the domain is a word
    Value min = kPlusInfinity, max = kMinusInfinity;  // otherwise
  };

  [[nodiscard]] bool run_once(Store& store);
  /// Restricts the copy of a variable to the variable's domain. False if nothing is left.
  template <class Domains>
  [[nodiscard]] static bool copy(const Domains& from, IntVar x, Store& to, IntVar y);
  [[nodiscard]] bool add_to_union(const Store& store, const List& list);
  [[nodiscard]] bool keep_union(Store& store) const;
  void explain_in(const List& list, const Past& past, Literal fact, std::size_t changed,
                  std::vector<Literal>& reasons) const;
  /// Traces facts of a list's store, whose level has the earlier domains, back to these.
  void trace(const List& list, const Past& past, Position copied, std::vector<Literal> open,
             std::vector<Literal>& reasons) const;

  std::vector<List> lists_;
  std::vector<Union> unions_;  // within a run
};

AnyOf::AnyOf(const Store& store, std::vector<IntVar> variables, const std::vector<PostConstraints>& lists)
    : Constraint(std::move(variables), bit(2)) {
  for (const PostConstraints& post : lists) {
    if (store.is_over()) return;
    List& list = lists_.emplace_back(List{std::make_unique<Store>(), {}, false});
    for (const IntVar x : scope()) {
      // Constraints may count the values of a word from its origin, so the copy has the same one.
      const bool is_word = x.is_plain() && store.domains().is_word(x.id());
      const Value first = is_word ? store.origin(x.id()) : store.min(x);
      list.variables.push_back(list.store->new_variable(first, store.max(x)));
      static_cast<void>(list.store->at_least(list.variables.back(), store.min(x)));
    }
    post(*list.store, list.variables);
    list.can_hold = list.store->propagate();
  }
}

template <class Domains>
bool AnyOf::copy(const Domains& from, IntVar x, Store& to, IntVar y) {
  const Value min = from.min(x), max = from.max(x);
  if (!to.at_least(y, min) || !to.at_most(y, max)) return false;
  if (static_cast<Word>(max) - static_cast<Word>(min) >= Word{kCommonSpan}) return true;
  for (Value v = min; v < max; ++v)
    if (!from.contains(x, v) && !to.remove(y, v)) return false;
  return true;
}

bool AnyOf::run_once(Store& store) {
  unions_.assign(scope().size(), {});
  bool is_possible = false;
  for (const List& list : lists_) {
    if (!list.can_hold) continue;
    Store& own = *list.store;
    own.push();
    bool holds = true;
    for (std::size_t i = 0; i < scope().size() && holds; ++i) {
      const IntVar x = scope()[i], y = list.variables[i];
      holds = has_word(store, x) && has_word(own, y)
                  ? own.keep(y.id(), word_from(store, x, origin_of(own, y)), 0)
                  : copy(store, x, own, y);
    }
    holds = holds && own.propagate();
    const bool leaves_all = holds && add_to_union(store, list);
    own.pop();
    if (leaves_all) return true;
    is_possible = is_possible || holds;
  }
  return is_possible ? keep_union(store) : store.fail(scope().size());
}

/// True if the lists so far leave every variable its whole domain.
bool AnyOf::add_to_union(const Store& store, const List& list) {
  bool leaves_all = true;
  for (std::size_t i = 0; i < scope().size(); ++i) {
    const IntVar x = scope()[i], y = list.variables[i];
    Union& all = unions_[i];
    if (has_word(store, x)) {
      all.word |= word_from(*list.store, y, origin_of(store, x));
      leaves_all &= (store.domains().word(x.id()) & ~all.word) == 0;
    } else {
      all.min = std::min(all.min, list.store->min(y));
      all.max = std::max(all.max, list.store->max(y));
      leaves_all &= all.min <= store.min(x) && store.max(x) <= all.max;
    }
  }
  return leaves_all;
}

bool AnyOf::keep_union(Store& store) const {
  for (std::size_t i = 0; i < scope().size(); ++i) {
    const IntVar x = scope()[i];
    const bool left = has_word(store, x)
                          ? store.keep(x.id(), unions_[i].word, i)
                          : store.at_least(x, unions_[i].min, i) && store.at_most(x, unions_[i].max, i);
    if (!left) return false;
  }
  return true;
}

void AnyOf::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  for (const List& list : lists_)
    if (list.can_hold) explain_in(list, past, fact, static_cast<std::size_t>(data), reasons);
}

void AnyOf::explain_in(const List& list, const Past& past, Literal fact, std::size_t changed,
                       std::vector<Literal>& reasons) const {
  Store& own = *list.store;
  own.push();
  std::size_t copies = 0;
  while (copies < scope().size() && copy(past, scope()[copies], own, list.variables[copies])) ++copies;
  if (copies < scope().size()) {
    explain_domain(past, scope()[copies], reasons);
  } else {
    const Position copied = own.domains().now();
    std::vector<Literal> open;
    if (!own.propagate()) {
      own.explain_failure(open);
    } else if (!fact.is_falsum()) {
      const auto [relation, value] = scope()[changed].seen(fact);
      open.push_back(list.variables[changed].is(relation, value));
    }
    trace(list, past, copied, std::move(open), reasons);
  }
  own.pop();
}

void AnyOf::trace(const List& list, const Past& past, Position copied, std::vector<Literal> open,
                  std::vector<Literal>& reasons) const {
  const Store& own = *list.store;
  std::set<std::tuple<VariableId, Relation, Value>> seen;
  while (!open.empty()) {
    const Literal fact = open.back();
    open.pop_back();
    if (!seen.emplace(fact.variable, fact.relation, fact.value).second) continue;
    const Position when = own.domains().when(fact);
    if (when == kNever || when < own.level_start(own.level())) continue;
    if (when >= copied) {
      own.explain(fact, open);
      continue;
    }
    const IntVar x = scope()[fact.variable];
    const Literal outside = x.is(fact.relation, fact.value);
    if (past.holds(outside)) {
      reasons.push_back(outside);
    } else {
      explain_domain(past, x, reasons);  // it also depended on inferences of the list when it was posted
    }
  }
}

std::size_t AnyOf::memory() const {
  std::size_t bytes = Constraint::memory();
  for (const List& list : lists_)
    bytes += sizeof(List) + sizeof(Store) + list.store->memory() + list.variables.size() * sizeof(IntVar);
  return bytes;
}

bool AnyOf::holds(std::span<const Value> values) const {
  const auto obeys = [&](const Constraint& constraint) {
    std::vector<Value> own;
    for (const IntVar x : constraint.scope()) own.push_back(x.from_base(values[x.id()]));
    return constraint.holds(own);
  };
  return std::ranges::any_of(lists_, [&](const List& list) {
    for (std::size_t i = 0; i < list.store->constraint_count(); ++i)
      if (!obeys(list.store->constraint(i))) return false;
    return true;
  });
}

}  // namespace

std::unique_ptr<Constraint> any_of(const Store& store, std::vector<IntVar> variables,
                                   const std::vector<PostConstraints>& lists) {
  return std::make_unique<AnyOf>(store, std::move(variables), lists);
}

}  // namespace quadrille::cp
