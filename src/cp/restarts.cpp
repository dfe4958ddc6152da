#include "cp/restarts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/luby.h"

namespace quadrille::cp {

namespace {

constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

}  // namespace

std::uint64_t RestartSchedule::length() const {
  const auto scale = static_cast<double>(restarts_.scale);
  switch (restarts_.kind) {
    case Restarts::Kind::luby: return restarts_.scale * luby(restarts_done_ + 1);
    case Restarts::Kind::linear: return restarts_.scale * (restarts_done_ + 1);
    case Restarts::Kind::geometric: {
      const double length = scale * std::pow(restarts_.factor, static_cast<double>(restarts_done_));
      return length < 1e18 ? static_cast<std::uint64_t>(length) : kEndless;
    }
    default: return kEndless;
  }
}

void RestartSchedule::on_failure(std::uint32_t lbd) {
  ++run_;
  if (lbd == 0) return;
  // Exponential averages over about 32 and 4096 clauses, exact means as long as there are fewer (Biere and
  // Froehlich 2015).
  const auto average = [&](double& mean, double most) {
    mean += (lbd - mean) / std::min(static_cast<double>(learnt_), most);
  };
  ++learnt_;
  average(recent_lbd_, 32);
  average(usual_lbd_, 4096);
}

bool RestartSchedule::is_due() const {
  constexpr std::uint64_t kShortest = 16;
  constexpr double kWorse = 1.15;
  if (restarts_.kind == Restarts::Kind::glucose)
    return run_ >= kShortest && recent_lbd_ > kWorse * usual_lbd_;
  return run_ >= length();
}

void RestartSchedule::on_restart() {
  run_ = 0;
  ++restarts_done_;
}

}  // namespace quadrille::cp
