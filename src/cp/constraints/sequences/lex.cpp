// x before y in lexicographic order. Frisch, Hnich, Kiziltan, Miguel and Walsh, "Global constraints for
// lexicographic orderings", CP 2002.
//
// Let i be the first position where x and y are not surely equal. Then x[i] <= y[i] must hold; and x[i] <
// y[i] if what follows i cannot be in order. With x = (1, 2..4, 7) and y = (1, 1..3, 5), i = 1, and the rest
// (7,
// 5) is out of order, so x[1] < y[1]: x[1] = 2 and y[1] = 3.
#include <algorithm>

#include "cp/constraints/sequences.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class Lex final : public Constraint {
 public:
  /// The scope is x, then equally many variables of y. may_tie: whether x and y may be equal.
  Lex(std::vector<IntVar> scope, bool may_tie)
      : Constraint(std::move(scope), bit(1)), size_(this->scope().size() / 2), may_tie_(may_tie) {}

  [[nodiscard]] std::string_view name() const override { return "lex"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override { return i < size_ ? kLower : kUpper; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    tied,       // x and y are bound to be equal
    raised_y,   // about y at the open position: it must not be less than x there
    lowered_x,  // about x at the open position: it must not be greater than y there
  };
  /// The open position; whether x < y is required there.
  using Note = NoteOf<Why, Field<32>, Flag>;

  [[nodiscard]] bool run_once(Store& store) const;
  [[nodiscard]] IntVar x(std::size_t i) const { return scope()[i]; }
  [[nodiscard]] IntVar y(std::size_t i) const { return scope()[size_ + i]; }
  /// The first position from i on where x <= y does not force x and y to be equal.
  template <class Domains>
  [[nodiscard]] std::size_t end_of_ties(const Domains& domains, std::size_t i) const {
    while (i < size_ && domains.min(x(i)) == domains.max(y(i))) ++i;
    return i;
  }

  std::size_t size_;
  bool may_tie_;
};

bool Lex::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool Lex::run_once(Store& store) const {
  std::size_t end = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    end = end_of_ties(store, std::max(end, i + 1));  // it may have become a tie since, by a variable that
                                                     // occurs twice
    const bool rest_may_follow = end == size_ ? may_tie_ : store.min(x(end)) < store.max(y(end));
    const Value step = rest_may_follow ? 0 : 1;
    if (!store.at_least(y(i), store.min(x(i)) + step, Note::pack(Why::raised_y, i, step != 0)) ||
        !store.at_most(x(i), store.max(y(i)) - step, Note::pack(Why::lowered_x, i, step != 0)))
      return false;
    if (store.min(x(i)) != store.max(y(i))) return true;
  }
  return may_tie_ || store.fail(Note::pack(Why::tied, size_));
}

void Lex::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, place, strict] = Note::unpack(data);
  const auto tie = [&](std::size_t i) {
    reasons.push_back(x(i).ge(past.min(x(i))));
    reasons.push_back(y(i).le(past.min(x(i))));
  };
  for (std::size_t i = 0; i < place; ++i) tie(i);
  if (why == Why::tied) return;
  const Value step = strict ? 1 : 0;
  if (why == Why::raised_y) {
    reasons.push_back(x(place).ge(needed_min(y(place), fact) - step));
  } else {
    reasons.push_back(y(place).le(needed_max(x(place), fact) + step));
  }
  if (!strict) return;
  const std::size_t end = end_of_ties(past, place + 1);
  for (std::size_t i = place + 1; i < end; ++i) tie(i);
  if (end == size_) return;
  reasons.push_back(x(end).ge(past.min(x(end))));
  reasons.push_back(y(end).le(past.min(x(end)) - 1));
}

bool Lex::holds(std::span<const Value> values) const {
  const auto left = values.first(size_);
  const auto right = values.subspan(size_);
  return std::ranges::lexicographical_compare(left, right) || (may_tie_ && std::ranges::equal(left, right));
}

std::unique_ptr<Constraint> lex(std::vector<IntVar> x, const std::vector<IntVar>& y, bool may_tie) {
  const std::size_t common = std::min(x.size(), y.size());
  x.resize(common);
  x.insert(x.end(), y.begin(), y.begin() + static_cast<std::ptrdiff_t>(common));
  return std::make_unique<Lex>(std::move(x), may_tie);
}

}  // namespace

std::unique_ptr<Constraint> lex_less(std::vector<IntVar> x, const std::vector<IntVar>& y) {
  const bool is_shorter = x.size() < y.size();
  return lex(std::move(x), y, is_shorter);
}

std::unique_ptr<Constraint> lex_less_equal(std::vector<IntVar> x, const std::vector<IntVar>& y) {
  const bool is_not_longer = x.size() <= y.size();
  return lex(std::move(x), y, is_not_longer);
}

}  // namespace quadrille::cp
