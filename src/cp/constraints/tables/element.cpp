// result = array[index] for an array of variables. Two kinds of witnesses are kept from call to call: for
// each index, a value that its variable shares with the result; for each value of the result, an index that
// leads to it.
#include <algorithm>
#include <utility>

#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/constraints/tables.h"

namespace quadrille::cp {

namespace {

class Element final : public Constraint {
 public:
  /// The scope is the array, then the index, then the result.
  explicit Element(std::vector<IntVar> scope)
      : Constraint(std::move(scope), bit(1)), common_(count(), kMinusInfinity) {}

  [[nodiscard]] std::string_view name() const override { return "element"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    const Value i = values[count()];
    return 0 <= i && i < static_cast<Value>(count()) && values[static_cast<std::size_t>(i)] == values.back();
  }

 private:
  enum class Why : std::uint8_t {
    beyond,    // the index would lie outside the array
    disjoint,  // about the index: its variable shares no value with the result
    result,    // about the result: it has only values of variables that the index can reach
    reached,   // about the variable at the position: the index is fixed to it
  };
  using Note = NoteOf<Why, Field<32>>;

  [[nodiscard]] std::size_t count() const { return scope().size() - 2; }
  [[nodiscard]] IntVar index() const { return scope()[count()]; }
  [[nodiscard]] IntVar result() const { return scope().back(); }
  [[nodiscard]] bool run_once(Store& store, Word changed);
  /// If all domains are words: prunes the index and the result in one pass.
  [[nodiscard]] bool prune_words(Store& store);
  [[nodiscard]] bool has_words(const Store& store) const {
    return std::ranges::all_of(scope(), [&](IntVar x) { return has_word(store, x); });
  }
  [[nodiscard]] bool prune_index(Store& store, Word changed);
  [[nodiscard]] bool prune_result(Store& store);
  /// Whether the index can lead to a variable that can have the value.
  [[nodiscard]] bool is_reachable(const Store& store, Value v);

  std::optional<bool> has_words_;      // set when first needed
  std::vector<Value> common_;          // by index: a value that it shared with the result
  std::vector<std::size_t> supports_;  // by value modulo the size: an index that had it
};

bool Element::propagate(Store& store, int, Word changed) {
  if (count() == 0) return store.fail(Note::pack(Why::beyond));
  if (!store.at_least(index(), 0, Note::pack(Why::beyond)) ||
      !store.at_most(index(), static_cast<Value>(count()) - 1, Note::pack(Why::beyond)))
    return false;
  return run_to_fixpoint(store, [&] { return run_once(store, std::exchange(changed, ~Word{0})); });
}

bool Element::run_once(Store& store, Word changed) {
  if (!has_words_) has_words_ = has_words(store);
  if (!(*has_words_ ? prune_words(store) : prune_index(store, changed))) return false;
  if (!store.is_fixed(index())) return *has_words_ || store.is_fixed(result()) || prune_result(store);
  const auto i = static_cast<std::size_t>(store.value(index()));
  return copy_domain(store, scope()[i], result(), Note::pack(Why::result)) &&
         copy_domain(store, result(), scope()[i], Note::pack(Why::reached, i));
}

bool Element::prune_index(Store& store, Word changed) {
  const auto has_changed = [&](std::size_t p) { return (changed & bit(static_cast<int>(p % 64))) != 0; };
  const bool has_new_result = has_changed(count() + 1);
  const Value last = store.max(index());
  for (Value i = store.min(index()); i <= last; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if ((!has_new_result && !has_changed(at)) || !store.contains(index(), i)) continue;
    const std::optional<Value> common = common_value(store, scope()[at], result(), common_[at]);
    if (common) common_[at] = *common;
    if (!common && !store.remove(index(), i, Note::pack(Why::disjoint))) return false;
  }
  return true;
}

bool Element::prune_words(Store& store) {
  const Domains& domains = store.domains();
  const Value first = origin_of(store, index());
  const Value origin = origin_of(store, result());
  const Word wanted = domains.word(result().id());
  Value min = kPlusInfinity;
  Value max = kMinusInfinity;
  Word reachable = 0;
  Word disjoint = 0;
  for (const int i : Bits(domains.word(index().id()))) {
    const IntVar x = scope()[static_cast<std::size_t>(first + i)];
    const Word values = word_from(store, x, origin);
    if ((values & wanted) == 0) {
      disjoint |= bit(i);
      continue;
    }
    reachable |= values;
    min = std::min(min, store.min(x));
    max = std::max(max, store.max(x));
  }
  if (!store.keep(index().id(), ~disjoint, Note::pack(Why::disjoint))) return false;
  if (store.is_fixed(index())) return true;
  return store.at_least(result(), min, Note::pack(Why::result)) &&
         store.at_most(result(), max, Note::pack(Why::result)) &&
         store.keep(result().id(), reachable, Note::pack(Why::result));
}

bool Element::is_reachable(const Store& store, Value v) {
  std::size_t& support = supports_[static_cast<Word>(v) % supports_.size()];
  const auto leads_to_v = [&](std::size_t i) {
    return store.contains(index(), static_cast<Value>(i)) && store.contains(scope()[i], v);
  };
  if (leads_to_v(support)) return true;
  for (std::size_t i = 0; i < count(); ++i) {
    if (!leads_to_v(i)) continue;
    support = i;
    return true;
  }
  return false;
}

bool Element::prune_result(Store& store) {
  Value min = kPlusInfinity;
  Value max = kMinusInfinity;
  store.for_each_value(index(), [&](Value i) {
    min = std::min(min, store.min(scope()[static_cast<std::size_t>(i)]));
    max = std::max(max, store.max(scope()[static_cast<std::size_t>(i)]));
  });
  if (!store.at_least(result(), min, Note::pack(Why::result)) ||
      !store.at_most(result(), max, Note::pack(Why::result)))
    return false;
  const Value first = store.min(result());
  const Value last = store.max(result());
  const Word span = static_cast<Word>(last) - static_cast<Word>(first);
  if (span >= Word{kCommonSpan}) return true;
  if (supports_.size() <= span) supports_.assign(static_cast<std::size_t>(span) + 1, 0);
  for (Value v = first; v <= last; ++v)
    if (store.contains(result(), v) && !is_reachable(store, v) &&
        !store.remove(result(), v, Note::pack(Why::result)))
      return false;
  return true;
}

void Element::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, at] = Note::unpack(data);
  if (why == Why::beyond) return;
  if (why == Why::disjoint) {
    const auto i = static_cast<std::size_t>(index().from_base(fact.value));
    return explain_disjoint(past, scope()[i], result(), reasons);
  }
  if (why == Why::reached) {
    const auto [relation, value] = scope()[at].seen(fact);
    reasons.push_back(index().eq(static_cast<Value>(at)));
    reasons.push_back(result().is(relation, value));
    return;
  }
  const auto [relation, value] = result().seen(fact);
  if (past.is_fixed(index())) {
    reasons.push_back(index().eq(past.min(index())));
    reasons.push_back(scope()[static_cast<std::size_t>(past.min(index()))].is(relation, value));
    return;
  }
  for (std::size_t i = 0; i < count(); ++i) {
    const auto index_i = static_cast<Value>(i);
    reasons.push_back(past.contains(index(), index_i) ? scope()[i].is(relation, value) : index().ne(index_i));
  }
}

}  // namespace

std::unique_ptr<Constraint> element(IntVar index, std::vector<IntVar> array, IntVar result) {
  array.push_back(index);
  array.push_back(result);
  return std::make_unique<Element>(std::move(array));
}

}  // namespace quadrille::cp
