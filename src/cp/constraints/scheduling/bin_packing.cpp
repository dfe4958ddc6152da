// Items of given weights lie in bins of given loads. Shaw, "A constraint for bin packing", CP 2004, without
// its knapsack reasoning: the rules look at one bin at a time, and at the sum of all loads.
#include <algorithm>
#include <cassert>
#include <numeric>

#include "cp/constraints/scheduling.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

class BinPacking final : public Constraint {
 public:
  /// The scope is the loads, then the bin of each item.
  BinPacking(std::vector<IntVar> scope, std::vector<Value> weights)
      : Constraint(std::move(scope), bit(2)),
        weights_(std::move(weights)),
        bins_(this->scope().size() - weights_.size()),
        total_(std::accumulate(weights_.begin(), weights_.end(), Wide{0})) {}

  [[nodiscard]] std::string_view name() const override { return "bin_packing"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    return i < bins_ ? kLower | kUpper : kAnyChange;
  }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool explains_value(Word data) const override {
    const auto [why, bin, item] = Note::unpack(data);
    return why == Why::possible && item != 0;
  }
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    range,         // no reason beyond the constraint itself
    packed,        // the items that surely lie in the bin
    possible,      // the items that can lie in the bin
    others_most,   // the greatest loads of the other bins
    others_least,  // the least loads of the other bins
  };
  /// The bin; and the item plus one, or 0 if the change is to the load.
  using Note = NoteOf<Why, Field<29>, Field<32>>;

  [[nodiscard]] std::size_t items() const { return weights_.size(); }
  [[nodiscard]] IntVar load(std::size_t b) const { return scope()[b]; }
  [[nodiscard]] IntVar bin(std::size_t i) const { return scope()[bins_ + i]; }

  [[nodiscard]] bool keep_in_range(Store& store) const;
  [[nodiscard]] bool balance(Store& store, std::size_t b) const;
  [[nodiscard]] bool share_total(Store& store) const;
  /// Appends why items of at least this total weight, except item `but`, are surely in the bin, or surely
  /// outside it.
  void explain_items(const Past& past, std::size_t b, bool inside, std::size_t but, Wide weight,
                     std::vector<Literal>& reasons) const;

  std::vector<Value> weights_;
  std::size_t bins_;
  Wide total_;
};

bool BinPacking::propagate(Store& store, int, Word) {
  if (!keep_in_range(store)) return false;
  return run_to_fixpoint(store, [&] {
    for (std::size_t b = 0; b < bins_; ++b)
      if (!balance(store, b)) return false;
    return share_total(store);
  });
}

bool BinPacking::keep_in_range(Store& store) const {
  const Word why = Note::pack(Why::range);
  for (std::size_t i = 0; i < items(); ++i)
    if (!store.at_least(bin(i), 0, why) || !store.at_most(bin(i), static_cast<Value>(bins_) - 1, why))
      return false;
  return bins_ > 0 || total_ == 0 || store.fail(why);
}

bool BinPacking::balance(Store& store, std::size_t b) const {
  const auto v = static_cast<Value>(b);
  Wide packed = 0;
  Wide possible = 0;
  for (std::size_t i = 0; i < items(); ++i) {
    if (!store.contains(bin(i), v)) continue;
    possible += weights_[i];
    if (store.is_fixed(bin(i))) packed += weights_[i];
  }
  if (!store.at_least(load(b), clamped(packed), Note::pack(Why::packed, b)) ||
      !store.at_most(load(b), clamped(possible), Note::pack(Why::possible, b)))
    return false;
  for (std::size_t i = 0; i < items(); ++i) {
    if (store.is_fixed(bin(i)) || !store.contains(bin(i), v)) continue;
    if (packed + weights_[i] > store.max(load(b))) {
      if (!store.remove(bin(i), v, Note::pack(Why::packed, b, i + 1))) return false;
    } else if (possible - weights_[i] < store.min(load(b))) {
      if (!store.assign(bin(i), v, Note::pack(Why::possible, b, i + 1))) return false;
    }
  }
  return true;
}

bool BinPacking::share_total(Store& store) const {
  Wide most = 0;
  Wide least = 0;
  for (std::size_t b = 0; b < bins_; ++b) {
    most += store.max(load(b));
    least += store.min(load(b));
  }
  for (std::size_t b = 0; b < bins_; ++b) {
    const Wide others_most = most - store.max(load(b));
    const Wide others_least = least - store.min(load(b));
    if (!store.at_least(load(b), clamped(total_ - others_most), Note::pack(Why::others_most, b)) ||
        !store.at_most(load(b), clamped(total_ - others_least), Note::pack(Why::others_least, b)))
      return false;
    most = others_most + store.max(load(b));
    least = others_least + store.min(load(b));
  }
  return true;
}

void BinPacking::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, b, item_plus_one] = Note::unpack(data);
  const bool is_about_load = item_plus_one == 0;
  const std::size_t item = is_about_load ? items() : item_plus_one - 1;
  const Wide weight = is_about_load ? 0 : weights_[item];
  switch (why) {
    case Why::range: return;
    case Why::packed: {
      if (!is_about_load) reasons.push_back(load(b).le(past.max(load(b))));
      const Wide needed = is_about_load ? Wide{needed_min(load(b), fact)} : past.max(load(b)) + 1 - weight;
      return explain_items(past, b, true, item, needed, reasons);
    }
    case Why::possible: {
      if (!is_about_load) reasons.push_back(load(b).ge(past.min(load(b))));
      const Wide left = is_about_load ? Wide{needed_max(load(b), fact)} : past.min(load(b)) - 1 + weight;
      return explain_items(past, b, false, item, total_ - left, reasons);
    }
    case Why::others_most:
    case Why::others_least:
      for (std::size_t other = 0; other < bins_; ++other)
        if (other != b)
          reasons.push_back(why == Why::others_most ? load(other).le(past.max(load(other)))
                                                    : load(other).ge(past.min(load(other))));
  }
}

void BinPacking::explain_items(const Past& past, std::size_t b, bool inside, std::size_t but, Wide weight,
                               std::vector<Literal>& reasons) const {
  const auto v = static_cast<Value>(b);
  for (std::size_t i = 0; i < items() && weight > 0; ++i) {
    const Literal lies = inside ? bin(i).eq(v) : bin(i).ne(v);
    if (i == but || weights_[i] == 0 || !past.holds(lies)) continue;
    reasons.push_back(lies);
    weight -= weights_[i];
  }
}

bool BinPacking::holds(std::span<const Value> values) const {
  std::vector<Wide> sums(bins_, 0);
  for (std::size_t i = 0; i < items(); ++i) {
    const Value b = values[bins_ + i];
    if (b < 0 || b >= static_cast<Value>(bins_)) return false;
    sums[static_cast<std::size_t>(b)] += weights_[i];
  }
  return std::ranges::equal(sums, values.first(bins_), [](Wide sum, Value load) { return sum == load; });
}

}  // namespace

std::unique_ptr<Constraint> bin_packing(std::vector<IntVar> loads, const std::vector<IntVar>& bins,
                                        std::vector<Value> weights) {
  assert(bins.size() == weights.size());
  assert(std::ranges::all_of(weights, [](Value w) { return w >= 0; }));
  loads.insert(loads.end(), bins.begin(), bins.end());
  return std::make_unique<BinPacking>(std::move(loads), std::move(weights));
}

}  // namespace quadrille::cp
