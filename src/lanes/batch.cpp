#include "lanes/batch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "lanes/batch.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "lanes/classic9_brancher-inl.h"
#include "lanes/classic9_sweep-inl.h"
#include "lanes/dispatch.h"
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

namespace quadrille::lanes {

BatchStatistics solve_batch(const Shape& shape, Exchange& exchange, const BatchOptions& options) {
  return QUADRILLE_LANES_KERNEL(run_batch)(shape, exchange, options);
}

}  // namespace quadrille::lanes

#endif  // HWY_ONCE
