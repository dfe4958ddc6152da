// Variables that differ and together take one of some sets of values must take the values that all these sets
// have in common, as far as the domains allow the sets. One of the variables that can take such a value does,
// so a variable that differs from all of these does not.
//
//   Three cells differ, and their sum is 8: {1,2,5} or {1,3,4}. They hold a 1, so no other cell of their row
//   does. If only two of them can hold the 1, then no cell does that sees these two.
//
// Explanations give lost values back to variables as long as no set without the value fits.
#include <algorithm>
#include <utility>

#include "cp/constraints/distinct.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class LockedValues final : public Constraint {
 public:
  LockedValues(const std::vector<IntVar>& variables, std::vector<Word> sets,
               const std::vector<VariableBeside>& beside)
      : Constraint(scope_of(variables, beside), bit(2)), size_(variables.size()), sets_(std::move(sets)) {
    for (const Word set : sets_) values_ |= set;
    for (const VariableBeside& other : beside) sees_.push_back(other.sees);
  }

  [[nodiscard]] std::string_view name() const override { return "locked_values"; }
  [[nodiscard]] bool propagate(Store& store, int /*stage*/, Word /*changed*/) override {
    return run_to_fixpoint(store, [&] { return run_once(store); });
  }
  [[nodiscard]] bool explains_value(Word data) const override { return Note::why(data) == Why::only; }
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;
  [[nodiscard]] bool is_implied() const override { return true; }

 private:
  enum class Why : std::uint8_t {
    only,    // a variable has the value: one must, and no other can
    beside,  // a variable loses the value: one of those that it differs from must have it
    none,    // a failure: no set fits
  };
  using Note = NoteOf<Why, Field<6>, Field<32>>;  // the value, the position in the scope

  [[nodiscard]] static std::vector<IntVar> scope_of(const std::vector<IntVar>& variables,
                                                    const std::vector<VariableBeside>& beside) {
    std::vector<IntVar> scope = variables;
    for (const VariableBeside& other : beside) scope.push_back(other.variable);
    return scope;
  }
  [[nodiscard]] bool run_once(Store& store);
  /// Whether the variables can have these values, as far as checks of each single value and each single
  /// variable show.
  [[nodiscard]] static bool fits(Word set, const std::vector<Word>& words);
  [[nodiscard]] bool settle(Store& store, int v) const;

  std::size_t size_;  // the number of variables that have the values; those after them are beside
  std::vector<Word> sets_;
  Word values_ = 0;          // the union of all sets
  std::vector<Word> sees_;   // for those beside: bit i is set if it differs from scope()[i]
  std::vector<Word> words_;  // within a run
};

bool LockedValues::fits(Word set, const std::vector<Word>& words) {
  Word any = 0;
  for (const Word word : words) {
    if ((word & set) == 0) return false;
    any |= word;
  }
  return (set & ~any) == 0;
}

bool LockedValues::run_once(Store& store) {
  words_.clear();
  for (std::size_t i = 0; i < size_; ++i) words_.push_back(store.domains().word(scope()[i].id()));
  Word locked = values_, any = 0;
  for (const Word set : sets_) {
    if (!fits(set, words_)) continue;
    locked &= set;
    any |= set;
    if (locked == 0) return true;
  }
  if (any == 0) return store.fail(Note::pack(Why::none));
  for (const int v : Bits(locked))
    if (!settle(store, v)) return false;
  return true;
}

bool LockedValues::settle(Store& store, int v) const {
  Word can = 0;
  for (std::size_t i = 0; i < size_; ++i)
    if ((words_[i] & bit(v)) != 0) can |= bit(static_cast<int>(i));
  const auto only = static_cast<std::size_t>(lowest(can));
  if (is_single(can) && !store.assign(scope()[only], v + 1, Note::pack(Why::only, v, only))) return false;
  for (std::size_t i = 0; i < sees_.size(); ++i) {
    const IntVar other = scope()[size_ + i];
    if ((can & ~sees_[i]) == 0 && !store.remove(other, v + 1, Note::pack(Why::beside, v, size_ + i)))
      return false;
  }
  return true;
}

void LockedValues::explain(const Past& past, Literal /*fact*/, Word data,
                           std::vector<Literal>& reasons) const {
  const auto [why, v, place] = Note::unpack(data);
  const Word value = why == Why::none ? 0 : bit(static_cast<int>(v));
  std::vector<Word> words;
  const auto is_refuted = [&](Word set) { return (set & value) != 0 || !fits(set, words); };
  for (std::size_t i = 0; i < size_; ++i) words.push_back(past.word(scope()[i].id()));
  for (std::size_t i = 0; i < size_; ++i) {
    const IntVar x = scope()[i];
    const bool is_seen = why == Why::only
                             ? i == place
                             : why == Why::none || (sees_[place - size_] & bit(static_cast<int>(i))) != 0;
    Word lost = past.first_word(x.id()) & values_ & ~words[i];
    if (is_seen) lost &= ~value;
    for (const int w : Bits(lost)) {
      words[i] |= bit(w);
      const bool must_stay = !is_seen && bit(w) == value;
      if (!must_stay && std::ranges::all_of(sets_, is_refuted)) continue;
      words[i] &= ~bit(w);
      reasons.push_back(x.ne(w + 1));
    }
  }
}

bool LockedValues::holds(std::span<const Value> values) const {
  Word set = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    const Word value = bit(static_cast<int>(values[i] - 1));
    if ((set & value) != 0) return false;
    set |= value;
  }
  for (std::size_t i = 0; i < sees_.size(); ++i)
    for (const int seen : Bits(sees_[i]))
      if (values[size_ + i] == values[static_cast<std::size_t>(seen)]) return false;
  return std::ranges::find(sets_, set) != sets_.end();
}

}  // namespace

std::unique_ptr<Constraint> locked_values(const std::vector<IntVar>& variables, std::vector<Word> sets,
                                          const std::vector<VariableBeside>& beside) {
  return std::make_unique<LockedValues>(variables, std::move(sets), beside);
}

}  // namespace quadrille::cp
