#include "cli/commands/attempts.h"

#include <algorithm>

#include "cli/commands/sentences.h"
#include "cli/output/console.h"
#include "cli/text/numbers.h"

namespace quadrille::cli {

void Attempts::add(std::uint64_t index, int clues) {
  const std::lock_guard lock(mutex_);
  ++count_;
  fewest_ = std::min(fewest_, clues);
  Range& range = of_puzzle_.try_emplace(index, Range{clues, clues}).first->second;
  range = {std::min(range.fewest, clues), std::max(range.most, clues)};
}

std::string Attempts::text() const {
  const std::lock_guard lock(mutex_);
  return count_ == 0 ? "" : say::kAttemptsFailed(count_text(count_), fewest_);
}

std::string Attempts::take(std::uint64_t index) {
  const std::lock_guard lock(mutex_);
  const auto found = of_puzzle_.extract(index);
  if (found.empty()) return say::kNone();
  const auto [fewest, most] = found.mapped();
  return fewest == most ? say::kClues(fewest) : say::kCluesBetween(fewest, most);
}

}  // namespace quadrille::cli
