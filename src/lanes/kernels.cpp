#include "lanes/kernels.h"

#include <hwy/highway.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>

namespace quadrille::lanes {

namespace {

/// Whether the processor and the operating system can run a kernel, by the levels of the x86-64 psABI.
bool runs_here([[maybe_unused]] std::int64_t target) {
#if HWY_ARCH_X86
  __builtin_cpu_init();
  const bool has_ciphers = __builtin_cpu_supports("aes") != 0 && __builtin_cpu_supports("pclmul") != 0;
  if (target == HWY_SSSE3) return __builtin_cpu_supports("ssse3") != 0;
  if (target == HWY_SSE4) return has_ciphers && __builtin_cpu_supports("x86-64-v2") != 0;
  if (target == HWY_AVX2) return has_ciphers && __builtin_cpu_supports("x86-64-v3") != 0;
  if (target == HWY_AVX3) return has_ciphers && __builtin_cpu_supports("x86-64-v4") != 0;
#endif
  return target == HWY_STATIC_TARGET;
}

/// The kernels that run here, best first.
std::vector<std::int64_t> targets() {
  std::vector<std::int64_t> found;
  for (std::int64_t rest = HWY_TARGETS; rest != 0; rest &= rest - 1) {
    const std::int64_t target = rest & -rest;
    if (runs_here(target)) found.push_back(target);
  }
  return found;
}

/// 0 if no kernel has that name.
std::int64_t target_named(std::string_view name) {
  const auto all = targets();
  const auto found = std::ranges::find(all, name, [](std::int64_t t) { return hwy::TargetName(t); });
  return found == all.end() ? 0 : *found;
}

/// The kernel that the environment variable names, or else the best one.
std::int64_t usual_target() {
  const char* const name = std::getenv("QUADRILLE_KERNEL");
  const std::int64_t wanted = name == nullptr ? 0 : target_named(name);
  return wanted != 0 ? wanted : targets().front();
}

std::atomic<std::int64_t>& target_in_use() {
  static std::atomic<std::int64_t> target = usual_target();
  return target;
}

}  // namespace

std::vector<std::string_view> kernels() {
  std::vector<std::string_view> names;
  for (const std::int64_t target : targets()) names.emplace_back(hwy::TargetName(target));
  return names;
}

std::string_view active_kernel() { return hwy::TargetName(active_target()); }

bool force_kernel(std::string_view name) {
  const std::int64_t wanted = name.empty() ? usual_target() : target_named(name);
  if (wanted == 0) return false;
  target_in_use() = wanted;
  return true;
}

std::int64_t active_target() { return target_in_use().load(std::memory_order_relaxed); }

}  // namespace quadrille::lanes
