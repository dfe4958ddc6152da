// Boxes in any number of dimensions that do not overlap. There are several ways to separate two boxes: one is
// before the other in some dimension (or, unless strict, one has size 0 in some dimension). If only one of
// these ways is still possible, it is enforced. Beldiceanu and Contejean, "Introducing global constraints in
// CHIP", 1994.
#include <algorithm>
#include <cassert>
#include <optional>

#include "cp/constraints/scheduling.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

class Diffn final : public Constraint {
 public:
  /// The scope is, for each box, its positions in all dimensions, then its sizes in all dimensions.
  Diffn(std::vector<IntVar> scope, std::size_t dimensions, bool strict)
      : Constraint(std::move(scope), bit(2)), dimensions_(dimensions), strict_(strict) {}

  [[nodiscard]] std::string_view name() const override { return "diffn"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    return i % (2 * dimensions_) < dimensions_ ? kLower | kUpper : kLower;
  }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  using Box = std::size_t;

  /// One way of separating two boxes.
  struct Way {
    Box first, second;
    std::size_t dimension;
    bool by_no_size;  // the first has size 0 there; otherwise the first is before the second
  };
  enum class Why : std::uint8_t {
    sign,    // no reason beyond the constraint itself
    no_way,  // there is no way left to separate two boxes
    second,  // about the position of the second box: it is after the first
    first,   // about the position of the first box: it is before the second
    size,    // about the size of the first box: it ends before the second, or is 0
  };
  /// The two boxes. explain() finds the only remaining way by checking all of them, which it must do anyway.
  using Note = NoteOf<Why, Place, Place>;

  [[nodiscard]] std::size_t boxes() const {
    return dimensions_ == 0 ? 0 : scope().size() / (2 * dimensions_);
  }
  [[nodiscard]] IntVar place(Box i, std::size_t d) const { return scope()[i * 2 * dimensions_ + d]; }
  [[nodiscard]] IntVar size(Box i, std::size_t d) const {
    return scope()[i * 2 * dimensions_ + dimensions_ + d];
  }

  [[nodiscard]] std::size_t ways() const { return (strict_ ? 2 : 4) * dimensions_; }
  [[nodiscard]] Way way(Box i, Box j, std::size_t number) const {
    const bool turned = number % 2 != 0;
    const std::size_t d = number / 2;
    return {turned ? j : i, turned ? i : j, d % dimensions_, d >= dimensions_};
  }
  /// Whether this way of separating the boxes is still possible.
  template <class Domains>
  [[nodiscard]] bool is_open(const Domains& domains, const Way& way) const;
  [[nodiscard]] bool keep_apart(Store& store, Box i, Box j) const;
  /// Enforces the only remaining way of separating two boxes.
  [[nodiscard]] bool take(Store& store, Box i, Box j, std::size_t number) const;
  void explain_closed(const Past& past, const Way& way, std::vector<Literal>& reasons) const;

  std::size_t dimensions_;
  bool strict_;
};

bool Diffn::propagate(Store& store, int, Word changed) {
  for (Box i = 0; i < boxes(); ++i)
    for (std::size_t d = 0; d < dimensions_; ++d)
      if (!store.at_least(size(i, d), 0, Note::pack(Why::sign))) return false;
  const auto is_changed = [&](Box i) {
    bool result = false;
    for (std::size_t p = i * 2 * dimensions_; p < (i + 1) * 2 * dimensions_; ++p)
      result |= (changed & bit(static_cast<int>(p % 64))) != 0;
    return result;
  };
  return run_to_fixpoint(store, [&] {
    for (Box i = 0; i < boxes(); ++i)
      for (Box j = 0; j < i; ++j)
        if ((is_changed(i) || is_changed(j)) && !keep_apart(store, i, j)) return false;
    changed = ~Word{0};
    return true;
  });
}

template <class Domains>
bool Diffn::is_open(const Domains& domains, const Way& way) const {
  const auto [i, j, d, by_no_size] = way;
  if (by_no_size) return domains.min(size(i, d)) == 0;
  return Wide{domains.min(place(i, d))} + domains.min(size(i, d)) <= domains.max(place(j, d));
}

bool Diffn::keep_apart(Store& store, Box i, Box j) const {
  std::size_t open = 0;
  std::size_t last = 0;
  for (std::size_t k = 0; k < ways() && open < 2; ++k) {
    if (!is_open(store, way(i, j, k))) continue;
    ++open;
    last = k;
  }
  if (open == 0) return store.fail(Note::pack(Why::no_way, i, j));
  return open > 1 || take(store, i, j, last);
}

bool Diffn::take(Store& store, Box i, Box j, std::size_t number) const {
  const auto [before, behind, d, by_no_size] = way(i, j, number);
  const auto noted = [&](Why why) { return Note::pack(why, i, j); };
  if (by_no_size) return store.at_most(size(before, d), 0, noted(Why::size));
  const Wide first = store.min(place(before, d));
  const Wide last = store.max(place(behind, d));
  const Wide length = store.min(size(before, d));
  return store.at_least(place(behind, d), clamped(first + length), noted(Why::second)) &&
         store.at_most(place(before, d), clamped(last - length), noted(Why::first)) &&
         store.at_most(size(before, d), clamped(last - first), noted(Why::size));
}

void Diffn::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, one, two] = Note::unpack(data);
  if (why == Why::sign) return;
  std::optional<Way> left;
  for (std::size_t k = 0; k < ways(); ++k) {
    const Way here = way(one, two, k);
    if (is_open(past, here))
      left = here;
    else
      explain_closed(past, here, reasons);
  }
  // If enforcing the only remaining way made it impossible, too, since a variable occurs twice, the
  // impossibility of all ways is the reason for everything.
  if (!left || left->by_no_size) return;
  const auto [i, j, d, by_no_size] = *left;
  const Value length = past.min(size(i, d));
  switch (why) {
    case Why::second:
      reasons.push_back(size(i, d).ge(length));
      return reasons.push_back(place(i, d).ge(clamped(Wide{needed_min(place(j, d), fact)} - length)));
    case Why::first:
      reasons.push_back(size(i, d).ge(length));
      return reasons.push_back(place(j, d).le(clamped(Wide{needed_max(place(i, d), fact)} + length)));
    default:
      reasons.push_back(place(j, d).le(past.max(place(j, d))));
      reasons.push_back(place(i, d).ge(clamped(Wide{past.max(place(j, d))} - needed_max(size(i, d), fact))));
  }
}

void Diffn::explain_closed(const Past& past, const Way& way, std::vector<Literal>& reasons) const {
  const auto [i, j, d, by_no_size] = way;
  if (by_no_size) return reasons.push_back(size(i, d).ge(1));
  const Wide end = Wide{past.min(place(i, d))} + past.min(size(i, d));
  reasons.push_back(place(i, d).ge(past.min(place(i, d))));
  reasons.push_back(size(i, d).ge(past.min(size(i, d))));
  reasons.push_back(place(j, d).le(clamped(end - 1)));
}

bool Diffn::holds(std::span<const Value> values) const {
  const auto at = [&](Box i, std::size_t d) { return Wide{values[i * 2 * dimensions_ + d]}; };
  const auto length = [&](Box i, std::size_t d) { return values[i * 2 * dimensions_ + dimensions_ + d]; };
  const auto are_apart = [&](Box i, Box j) {
    for (std::size_t d = 0; d < dimensions_; ++d) {
      if (at(i, d) + length(i, d) <= at(j, d) || at(j, d) + length(j, d) <= at(i, d)) return true;
      if (!strict_ && (length(i, d) == 0 || length(j, d) == 0)) return true;
    }
    return false;
  };
  for (Box i = 0; i < boxes(); ++i) {
    for (std::size_t d = 0; d < dimensions_; ++d)
      if (length(i, d) < 0) return false;
    for (Box j = 0; j < i; ++j)
      if (!are_apart(i, j)) return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<Constraint> diffn(const std::vector<std::vector<IntVar>>& places,
                                  const std::vector<std::vector<IntVar>>& sizes, bool strict) {
  assert(places.size() == sizes.size());
  const std::size_t dimensions = places.empty() ? 0 : places[0].size();
  std::vector<IntVar> scope;
  for (std::size_t i = 0; i < places.size(); ++i) {
    assert(places[i].size() == dimensions && sizes[i].size() == dimensions);
    scope.insert(scope.end(), places[i].begin(), places[i].end());
    scope.insert(scope.end(), sizes[i].begin(), sizes[i].end());
  }
  return std::make_unique<Diffn>(std::move(scope), dimensions, strict);
}

}  // namespace quadrille::cp
