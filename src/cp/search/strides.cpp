#include "cp/search/strides.h"

#include <algorithm>

#include "cp/wide.h"

namespace quadrille::cp {

namespace {

std::uint64_t doubled(std::uint64_t n) { return n + std::min(n, ~n); }

}  // namespace

std::uint64_t Strides::gap() const { return *best_ <= least_ ? 0 : distance(least_, *best_); }

std::optional<Value> Strides::target() const {
  if (stride_ == 0) return std::nullopt;
  return clamped_finite(Wide{*best_} - static_cast<Wide>(std::min(stride_, gap())));
}

void Strides::note_solution(Value value) {
  const std::uint64_t step = best_ ? distance(value, *best_) : 0;
  const bool is_first = !best_;
  best_ = value;
  if (is_first) return;
  if (gap() == 0) {
    stride_ = 0;
  } else if (stride_ != 0) {
    // Half of what is left, where a probe has shown how far the objective can fall.
    stride_ = has_risen_ ? gap() / 2 + gap() % 2 : doubled(std::max(step, stride_));
  } else {
    small_steps_ = step < gap() / kSmallPart ? small_steps_ + 1 : 0;
    if (small_steps_ >= patience_) stride_ = doubled(step);
  }
}

void Strides::note_refuted() {
  least_ = *target() + 1;
  has_risen_ = true;
  stride_ = gap() / 2 + gap() % 2;
}

void Strides::note_given_up() {
  stride_ = 0;
  small_steps_ = 0;
  patience_ = doubled(patience_);
}

}  // namespace quadrille::cp
