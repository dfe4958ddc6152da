#include "flatzinc/windows.h"

#include <algorithm>
#include <array>

#include "cp/wide.h"

namespace quadrille::flatzinc {

namespace {

using cp::Value;

/// Half the widths of windows. A variable without any bound starts with the natural numbers of the first.
constexpr std::array<Value, 4> kReaches{10, 1000, 1'000'000, kSearchedWithin};

}  // namespace

Value reach_beyond(Value min, Value reach) {
  return min < reach ? reach : cp::clamped_finite(cp::Wide{min} + reach);
}

bool lacks_bounds(const cp::Store& store, cp::IntVar x) {
  return store.min(x) < -kFar || store.max(x) > kFar;
}

Windows::Windows(const cp::Store& store, std::span<const cp::IntVar> unbounded) : store_(store) {
  for (const cp::IntVar x : unbounded)
    if (lacks_bounds(store, x)) variables_.push_back(x);
}

bool Windows::has(cp::VariableId variable) const {
  return std::ranges::binary_search(variables_, variable, {}, &cp::IntVar::id);
}

cp::Interval Windows::window_of(cp::IntVar x) const {
  const Value min = store_.min(x);
  const Value max = store_.max(x);
  const Value reach = kReaches[step_ == 0 ? 0 : step_ - 1];
  if (!lacks_bounds(store_, x)) return {min, max};
  if (min >= -kFar) return {min, reach_beyond(min, reach)};
  const Value last = std::min(max, reach);
  if (step_ == 0 && last >= 0) return {0, last};
  return {max <= kFar ? -reach_beyond(-max, reach) : -reach, last};
}

std::vector<cp::Literal> Windows::facts() const {
  std::vector<cp::Literal> facts;
  for (const cp::IntVar x : variables_) {
    const auto [min, max] = window_of(x);
    if (store_.min(x) < min) facts.push_back(x.ge(min));
    if (store_.max(x) > max) facts.push_back(x.le(max));
  }
  return facts;
}

bool Windows::widen() {
  if (are_widest()) return false;
  ++step_;
  return true;
}

bool Windows::are_widest() const { return step_ == kReaches.size(); }

}  // namespace quadrille::flatzinc
