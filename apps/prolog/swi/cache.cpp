#include "prolog/swi/cache.h"

#include <algorithm>
#include <atomic>
#include <vector>

namespace quadrille::prolog {

namespace {

constexpr std::size_t kAdditionsPerSweep = 32;
/// The budget doubles, up to a limit, each time that so many components were missed.
constexpr std::size_t kMissesPerDoubling = 32;
constexpr std::size_t kGreatestBudget = std::size_t{1} << 30;

}  // namespace

std::uint64_t Cache::new_number() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

Cache& Cache::of_this_thread() {
  static thread_local Cache cache;
  return cache;
}

Component* Cache::find(std::uint64_t key) {
  if (key == last_key_ && last_ != nullptr && !last_->is_busy()) return last_;
  const auto at = entries_.find(key);
  if (at == entries_.end() || at->second.component->is_busy()) return nullptr;
  at->second.used = ++clock_;
  last_key_ = key;
  last_ = at->second.component.get();
  return last_;
}

Component& Cache::add(std::uint64_t key, std::unique_ptr<Component> component) {
  if (++additions_ % kAdditionsPerSweep == 0) sweep();
  Component& result = *component;
  entries_[key] = {std::move(component), ++clock_, 0};
  last_key_ = key;
  last_ = &result;
  return result;
}

void Cache::drop(std::uint64_t key) {
  if (key == last_key_) last_ = nullptr;
  entries_.erase(key);
}

void Cache::note_miss() {
  if (++misses_ % kMissesPerDoubling == 0 && budget_ < kGreatestBudget) budget_ *= 2;
}

void Cache::sweep() {
  std::size_t total = 0;
  for (auto& [key, entry] : entries_) {
    if (entry.used >= swept_) entry.memory = entry.component->memory();
    total += entry.memory;
  }
  swept_ = clock_;
  if (total <= budget_) return;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> oldest;
  for (const auto& [key, entry] : entries_)
    if (!entry.component->is_busy()) oldest.emplace_back(entry.used, key);
  std::ranges::sort(oldest);
  if (!oldest.empty()) oldest.pop_back();
  for (const auto& [used, key] : oldest) {
    if (total <= budget_ / 2) return;
    total -= entries_[key].memory;
    drop(key);
  }
}

}  // namespace quadrille::prolog
