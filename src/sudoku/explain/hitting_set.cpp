#include "sudoku/explain/hitting_set.h"

#include <algorithm>
#include <utility>

#include "base/sort.h"

namespace quadrille::sudoku {

void HittingSets::add(std::vector<std::size_t> set) {
  for (const std::size_t element : set) sets_with_[element].push_back(sets_.size());
  sets_.push_back(std::move(set));
  hits_.push_back(0);
}

bool HittingSets::hit_all(const std::vector<bool>& elements) const {
  return std::ranges::all_of(sets_, [&](const auto& set) {
    return std::ranges::any_of(set, [&](std::size_t element) { return elements[element]; });
  });
}

HittingSets::Result HittingSets::find(std::size_t most, std::uint64_t& nodes) {
  const Result result = search(most, nodes);
  // A search that ends early leaves its choices in place; sets may be added before the next one.
  found_ = chosen_;
  while (!chosen_.empty()) take_back();
  excluded_.assign(excluded_.size(), false);
  return result;
}

HittingSets::Choice HittingSets::choose_set(std::size_t left) {
  ++packing_;
  std::size_t packed = 0;
  std::size_t fewest = excluded_.size() + 1;
  Choice choice{nullptr, false};
  for (std::size_t i = 0; i < sets_.size(); ++i) {
    if (hits_[i] > 0) continue;
    std::size_t open = 0;
    bool overlaps = false;
    for (const std::size_t element : sets_[i]) {
      open += !excluded_[element];
      overlaps |= !excluded_[element] && marks_[element] == packing_;
    }
    if (open < fewest) {
      fewest = open;
      choice.set = &sets_[i];
    }
    if (overlaps) continue;
    for (const std::size_t element : sets_[i]) marks_[element] = packing_;
    if (++packed > left || open == 0) return {nullptr, true};
  }
  return choice;
}

HittingSets::Result HittingSets::search(std::size_t left, std::uint64_t& nodes) {
  if (nodes == 0) return Result::limit;
  --nodes;
  const auto [set, dead_end] = choose_set(left);
  if (dead_end) return Result::none;
  if (set == nullptr) return Result::found;

  std::vector<std::pair<std::size_t, std::size_t>> candidates;  // (sets it would hit, element)
  for (const std::size_t element : *set) {
    if (!excluded_[element]) candidates.emplace_back(unhit_sets_with(element), element);
  }
  sort_range(candidates, std::greater());
  Result result = Result::none;
  for (const auto& [hits, element] : candidates) {
    take(element);
    result = search(left - 1, nodes);
    if (result != Result::none) return result;
    take_back();
    // All hitting sets with this element were tried: the remaining branches exclude it.
    excluded_[element] = true;
  }
  for (const auto& [hits, element] : candidates) excluded_[element] = false;
  return result;
}

std::size_t HittingSets::unhit_sets_with(std::size_t element) const {
  return static_cast<std::size_t>(
      std::ranges::count_if(sets_with_[element], [this](std::size_t set) { return hits_[set] == 0; }));
}

void HittingSets::take(std::size_t element) {
  chosen_.push_back(element);
  for (const std::size_t set : sets_with_[element]) ++hits_[set];
}

void HittingSets::take_back() {
  for (const std::size_t set : sets_with_[chosen_.back()]) --hits_[set];
  chosen_.pop_back();
}

}  // namespace quadrille::sudoku
