#include "cp/restarts.h"

#include <limits>

#include "base/luby.h"
#include "base/power.h"

namespace quadrille::cp {

namespace {

constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

}  // namespace

std::uint64_t RestartSchedule::length() const {
  if (restarts_done_ >= restarts_.most) return kEndless;
  const auto scale = static_cast<double>(restarts_.scale);
  switch (restarts_.kind) {
    case Restarts::Kind::luby: return restarts_.scale * luby(restarts_done_ + 1);
    case Restarts::Kind::linear: return restarts_.scale * (restarts_done_ + 1);
    case Restarts::Kind::geometric: {
      const double length = scale * power(restarts_.factor, restarts_done_);
      return length < 1e18 ? static_cast<std::uint64_t>(length) : kEndless;
    }
    case Restarts::Kind::none: return kEndless;
  }
  return kEndless;
}

}  // namespace quadrille::cp
