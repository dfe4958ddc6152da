#include "lanes/batch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "lanes/batch.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "lanes/classic9_brancher-inl.h"
#include "lanes/classic9_sweep-inl.h"
#include "lanes/houses_sweep-inl.h"
#include "lanes/search-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

BatchStatistics run_batch(const Shape& shape, Exchange& exchange, const BatchOptions& options) {
  const Tables tables = tables_of(shape);
  if (shape == classic9())
    return Search<Classic9, Classic9Brancher<Classic9>>(tables, exchange, options).run();
  return Search<Houses, Brancher<Houses>>(tables, exchange, options).run();
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include <algorithm>
#include <cstdlib>

namespace quadrille::lanes {

HWY_EXPORT(run_batch);

namespace {

/// Lets the environment choose before the first batch.
void heed_environment() {
  static const bool done = [] {
    const char* name = std::getenv("QUADRILLE_KERNEL");
    return name == nullptr || force_kernel(name);
  }();
  static_cast<void>(done);
}

}  // namespace

BatchStatistics solve_batch(const Shape& shape, Exchange& exchange, const BatchOptions& options) {
  heed_environment();
  return HWY_DYNAMIC_DISPATCH(run_batch)(shape, exchange, options);
}

std::vector<std::string_view> kernels() {
  std::vector<std::string_view> names;
  for (const std::int64_t target : hwy::SupportedAndGeneratedTargets())
    names.emplace_back(hwy::TargetName(target));
  return names;
}

std::string_view active_kernel() {
  heed_environment();
  return kernels().front();
}

bool force_kernel(std::string_view name) {
  hwy::SetSupportedTargetsForTest(0);
  if (name.empty()) return true;
  const auto targets = hwy::SupportedAndGeneratedTargets();
  const auto named = [name](std::int64_t target) { return name == hwy::TargetName(target); };
  const auto chosen = std::ranges::find_if(targets, named);
  if (chosen == targets.end()) return false;
  hwy::SetSupportedTargetsForTest(*chosen);
  return true;
}

}  // namespace quadrille::lanes

#endif  // HWY_ONCE
