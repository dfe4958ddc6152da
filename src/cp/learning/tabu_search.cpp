#include "cp/learning/tabu_search.h"

#include <utility>

namespace quadrille::cp {

namespace {

/// The number of steps for which a variable may not take back its old value: partly random, and greater if
/// more variables are in conflict (Galinier and Hao 1999).
constexpr std::uint64_t kLuck = 10;
constexpr double kPerConflict = 0.6;

}  // namespace

void TabuSearch::set_up(std::uint32_t variable_count) {
  variable_count_ = variable_count;
  variable_of_.resize(choices_.atom_count());
  for (std::uint32_t x = 0; x < variable_count; ++x)
    choices_.for_each_left(x, [&](std::uint32_t atom) { variable_of_[atom] = x; });
}

void TabuSearch::begin(std::vector<std::uint32_t> atoms) {
  chosen_ = std::move(atoms);
  count_.assign(choices_.group_count(), 0);
  broken_ = 0;
  for (const std::uint32_t atom : chosen_)
    for_each_value_group(atom, [&](std::uint32_t group) { broken_ += count_[group]++ > 0 ? 1 : 0; });
  conflicts_.clear();
  place_.assign(variable_count_, kNone);
  for (std::uint32_t x = 0; x < variable_count_; ++x) look_at(x);
  tabu_.assign(choices_.atom_count(), 0);
  best_ = chosen_;
  fewest_broken_ = broken_;
}

void TabuSearch::run(std::uint64_t steps) {
  for (std::uint64_t step = 0; step < steps && broken_ > 0; ++step) {
    const Move move = best_move(step);
    if (move.atom == kNone) continue;
    const std::uint32_t given_up = chosen_[variable_of_[move.atom]];
    const auto in_conflict = static_cast<double>(conflicts_.size());
    tabu_[given_up] =
        step + 2 + random_.below(kLuck) + static_cast<std::uint64_t>(kPerConflict * in_conflict);
    make(move);
    if (broken_ >= fewest_broken_) continue;
    best_ = chosen_;
    fewest_broken_ = broken_;
  }
}

/// Among equally good moves, a random one.
TabuSearch::Move TabuSearch::best_move(std::uint64_t step) {
  Move best;
  std::uint32_t ties = 0;
  for (const std::uint32_t x : conflicts_) {
    int mended = 0;
    for_each_value_group(chosen_[x], [&](std::uint32_t group) { mended += count_[group] > 1 ? 1 : 0; });
    choices_.for_each_left(x, [&](std::uint32_t atom) {
      if (atom == chosen_[x]) return;
      int change = -mended;
      for_each_value_group(atom, [&](std::uint32_t group) { change += count_[group] > 0 ? 1 : 0; });
      if (best.atom != kNone && change > best.change) return;
      // A move to a new best state is always allowed.
      if (tabu_[atom] > step && broken_ + change >= fewest_broken_) return;
      ties = best.atom == kNone || change < best.change ? 1 : ties + 1;
      if (random_.below(ties) == 0) best = {atom, change};
    });
  }
  return best;
}

void TabuSearch::make(Move move) {
  const std::uint32_t x = variable_of_[move.atom];
  const std::uint32_t given_up = std::exchange(chosen_[x], move.atom);
  const auto look_at_chosen = [&](std::uint32_t atom) {
    if (chosen_[variable_of_[atom]] == atom) look_at(variable_of_[atom]);
  };
  // The other true atom of a group gets into conflict if it was the only one, and out of conflict if it now
  // is.
  for_each_value_group(given_up, [&](std::uint32_t group) {
    if (--count_[group] == 1) choices_.for_each_left(group, look_at_chosen);
  });
  for_each_value_group(move.atom, [&](std::uint32_t group) {
    if (++count_[group] == 2) choices_.for_each_left(group, look_at_chosen);
  });
  look_at(x);
  broken_ += move.change;
}

void TabuSearch::look_at(std::uint32_t variable) {
  bool is_in_conflict = false;
  for_each_value_group(chosen_[variable],
                       [&](std::uint32_t group) { is_in_conflict = is_in_conflict || count_[group] > 1; });
  std::uint32_t& place = place_[variable];
  if (is_in_conflict == (place != kNone)) return;
  if (is_in_conflict) {
    place = static_cast<std::uint32_t>(conflicts_.size());
    conflicts_.push_back(variable);
  } else {
    const std::uint32_t last = conflicts_.back();
    conflicts_[place] = last;
    place_[last] = place;
    conflicts_.pop_back();
    place = kNone;
  }
}

}  // namespace quadrille::cp
