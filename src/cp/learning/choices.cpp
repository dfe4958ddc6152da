#include "cp/learning/choices.h"

#include <algorithm>
#include <cassert>

#include "base/sort.h"

namespace quadrille::cp {

Choices::Choices(std::uint32_t atom_count)
    : atoms_(atom_count),
      truth_(2 * std::size_t{atom_count}),
      trail_(atom_count),
      watches_(2 * std::size_t{atom_count}) {}

void Choices::add_group(std::span<const std::uint32_t> atoms, bool has_one) {
  assert(atoms.size() > 1 && atoms.size() <= 64);
  members_.insert(members_.end(), atoms.begin(), atoms.end());
  has_one_.push_back(has_one ? 1 : 0);
  members_.resize(has_one_.size() << kGroupBits);
  left_.push_back(low_bits(static_cast<int>(atoms.size())));
}

void Choices::add_balance(std::span<const std::uint32_t> first, std::span<const std::uint32_t> second,
                          int more) {
  Balance balance{};
  for (std::size_t side = 0; side < 2; ++side) {
    const auto atoms = side == 0 ? first : second;
    balance.begin[side] = static_cast<std::uint32_t>(side_atoms_.size());
    side_atoms_.insert(side_atoms_.end(), atoms.begin(), atoms.end());
    balance.yes[side] = std::max(side == 0 ? more : -more, 0);
    balance.left[side] = balance.yes[side] + static_cast<int>(atoms.size());
  }
  balance.begin[2] = static_cast<std::uint32_t>(side_atoms_.size());
  assert(balance.yes[0] <= balance.left[1] && balance.yes[1] <= balance.left[0]);
  balances_.push_back(balance);
}

void Choices::finish_groups() {
  left_at_root_ = left_;
  first_seat_.assign(atoms_.size() + 1, 0);
  const auto for_each_seat = [&](auto f) {
    for (std::uint32_t group = 0; group < left_.size(); ++group)
      for (const int number : Bits(left_[group])) f(group, number);
  };
  for_each_seat([&](std::uint32_t group, int number) { ++first_seat_[member(group, number) + 1]; });
  for (std::size_t atom = 0; atom < atoms_.size(); ++atom) first_seat_[atom + 1] += first_seat_[atom];
  seats_.resize(first_seat_.back());
  std::vector<std::uint32_t> next = first_seat_;
  for_each_seat([&](std::uint32_t group, int number) {
    seats_[next[member(group, number)]++] = {group, static_cast<std::uint32_t>(number)};
  });

  first_weight_.assign(atoms_.size() + 1, 0);
  for (const std::uint32_t atom : side_atoms_) ++first_weight_[atom + 1];
  for (std::size_t atom = 0; atom < atoms_.size(); ++atom) first_weight_[atom + 1] += first_weight_[atom];
  weights_.resize(first_weight_.back());
  next = first_weight_;
  for (std::uint32_t balance = 0; balance < balances_.size(); ++balance)
    for (std::uint32_t side = 0; side < 2; ++side)
      for (const std::uint32_t atom : this->side(balances_[balance], side))
        weights_[next[atom]++] = {balance, side};
}

void Choices::set(Code fact, Reason reason) {
  truth_[fact] = 1;
  truth_[opposite(fact)] = -1;
  atoms_[atom_of(fact)] = {level(), trail_size_, reason};
  trail_[trail_size_++] = fact;
}

void Choices::decide(Code fact) {
  assert(is_open(fact));
  starts_.push_back(trail_size_);
  set(fact, {});
}

bool Choices::propagate() {
  while (propagated_ < trail_size_) {
    const Code fact = trail_[propagated_++];
    const std::uint32_t atom = atom_of(fact);
    // All counts are updated first, since go_back() reverts all of them.
    count(fact, 1);
    const bool is_possible = (fact & 1) == 0 ? exclude_others(atom) : leave_seats(atom);
    if (!is_possible || !weigh(fact) || !visit(opposite(fact))) return false;
  }
  return true;
}

bool Choices::exclude_others(std::uint32_t atom) {
  for (const Seat seat : seats(atom)) {
    for (const int number : Bits(left_[seat.group] & ~(Word{1} << seat.number))) {
      const Code other = 2 * member(seat.group, number);
      if (is_open(other)) {
        set(opposite(other), {Reason::Kind::chosen, atom});
      } else if (is_true(other)) {
        failed_.assign({opposite(other), 2 * atom + 1});
        return false;
      }
    }
  }
  return true;
}

bool Choices::leave_seats(std::uint32_t atom) {
  // All of them first, since go_back() restores all of them.
  for (const Seat seat : seats(atom)) left_[seat.group] &= ~(Word{1} << seat.number);
  for (const Seat seat : seats(atom)) {
    const Word left = left_[seat.group];
    if (without_lowest(left) != 0 || has_one_[seat.group] == 0) continue;
    if (left == 0) {
      failed_.clear();
      for (const int number : Bits(left_at_root_[seat.group]))
        failed_.push_back(2 * member(seat.group, number));
      return false;
    }
    const Code last = 2 * member(seat.group, lowest(left));
    // If it is already false, it leaves the group later, and the group fails then.
    if (is_open(last)) set(last, {Reason::Kind::last, seat.group});
  }
  return true;
}

bool Choices::weigh(Code fact) {
  return std::ranges::all_of(weights(atom_of(fact)), [&](Weight weight) {
    const Balance& balance = balances_[weight.balance];
    // A true fact makes its own side heavy, a false one the other side.
    const std::size_t heavy = (fact & 1) == 0 ? weight.side : 1 - weight.side;
    return balance.yes[heavy] < balance.left[1 - heavy] || tip(weight.balance, heavy);
  });
}

bool Choices::tip(std::uint32_t number, std::size_t heavy) {
  const Balance& balance = balances_[number];
  const auto heavy_side = side(balance, heavy), light_side = side(balance, 1 - heavy);
  if (balance.yes[heavy] > balance.left[1 - heavy]) {
    failed_.clear();
    for (const std::uint32_t atom : heavy_side)
      if (is_true(2 * atom)) failed_.push_back(2 * atom + 1);
    for (const std::uint32_t atom : light_side)
      if (is_false(2 * atom)) failed_.push_back(2 * atom);
    return false;
  }
  const Reason reason{heavy == 0 ? Reason::Kind::heavy_first : Reason::Kind::heavy_second, number};
  for (const std::uint32_t atom : heavy_side)
    if (is_open(2 * atom)) set(2 * atom + 1, reason);
  for (const std::uint32_t atom : light_side)
    if (is_open(2 * atom)) set(2 * atom, reason);
  return true;
}

bool Choices::visit(Code falsified) {
  std::vector<Watch>& watches = watches_[falsified];
  const auto end = watches.end();
  auto kept = watches.begin();
  bool is_possible = true;
  for (auto watch = kept; watch != end; ++watch) {
    if (is_possible) {
      const Visit visited = visit(*watch, falsified);
      if (visited == Visit::moved) continue;
      is_possible = visited == Visit::stays;
    }
    *kept++ = *watch;
  }
  watches.erase(kept, end);
  return is_possible;
}

Choices::Visit Choices::visit(Watch& watch, Code falsified) {
  if (is_true(watch.blocker)) return Visit::stays;
  const ClauseRef clause = watch.clause;
  Code* const f = facts(clause);
  if (size(clause) == 2) {
    if (is_open(watch.blocker)) {
      set(watch.blocker, {Reason::Kind::pair, falsified});
      return Visit::stays;
    }
    failed_.assign({watch.blocker, falsified});
    return Visit::failed;
  }
  const Code other = f[0] ^ f[1] ^ falsified;
  watch.blocker = other;
  if (is_true(other)) return Visit::stays;
  const std::uint32_t next = next_to_watch(clause);
  f[0] = other;
  if (next < size(clause)) {
    f[1] = f[next];
    f[next] = falsified;
    watches_[f[1]].push_back(watch);
    return Visit::moved;
  }
  f[1] = falsified;
  if (is_open(other)) {
    set(other, {Reason::Kind::clause, clause});
    return Visit::stays;
  }
  failed_.assign(f, f + size(clause));
  return Visit::failed;
}

/// The position of a fact that is not false, other than the two watched ones; the size if there is none.
std::uint32_t Choices::next_to_watch(ClauseRef clause) {
  constexpr std::uint32_t kWatched = 2;
  const Code* const f = facts(clause);
  const std::uint32_t end = size(clause);
  std::uint32_t& begin = begin_of_search(clause);
  std::uint32_t i = begin;
  while (i < end && is_false(f[i])) ++i;
  if (i == end) {
    i = kWatched;
    while (i < begin && is_false(f[i])) ++i;
    if (i == begin) return end;
  }
  begin = i;
  return i;
}

Choices::ClauseRef Choices::append(std::vector<std::uint32_t>& arena, std::span<const Code> facts,
                                   std::uint32_t lbd, float activity) {
  const auto clause = static_cast<ClauseRef>(arena.size());
  arena.insert(arena.end(),
               {static_cast<std::uint32_t>(facts.size()), lbd, std::bit_cast<std::uint32_t>(activity), 2});
  arena.insert(arena.end(), facts.begin(), facts.end());
  return clause;
}

void Choices::watch(ClauseRef clause) {
  const Code* const f = facts(clause);
  watches_[f[0]].push_back({clause, f[1]});
  watches_[f[1]].push_back({clause, f[0]});
}

void Choices::learn(std::span<const Code> facts, std::uint32_t lbd, bool is_kept) {
  assert(is_open(facts[0]));
  if (facts.size() == 1) return set(facts[0], {});
  const ClauseRef clause = put(facts, lbd, is_kept);
  if (facts.size() == 2) {
    set(facts[0], {Reason::Kind::pair, facts[1]});
  } else {
    set(facts[0], {Reason::Kind::clause, clause});
  }
}

void Choices::add(std::span<const Code> facts, std::uint32_t lbd, bool is_kept) {
  assert(level() == 0);
  if (facts.size() == 1) return set(facts[0], {});
  put(facts, lbd, is_kept);
}

Choices::ClauseRef Choices::put(std::span<const Code> facts, std::uint32_t lbd, bool is_kept) {
  const ClauseRef clause = append(arena_, facts, lbd, increment_);
  const bool is_good = facts.size() == 2 || lbd <= kBestLbd;
  (is_kept || is_good ? kept_ : learnt_).push_back(clause);
  watch(clause);
  return clause;
}

void Choices::note_use(Code fact) {
  const Reason reason = atoms_[atom_of(fact)].reason;
  if (reason.kind != Reason::Kind::clause) return;
  const ClauseRef clause = reason.what;
  set_activity(clause, activity(clause) + increment_);
  if (lbd(clause) > kBestLbd) {
    const std::span<const Code> facts = std::as_const(*this).facts(clause);
    const auto levels = count_levels(levels_, facts, [&](Code f) { return level(f); });
    lbd(clause) = std::min(lbd(clause), levels);
  }
  constexpr float kHighest = 1e20F;
  if (activity(clause) < kHighest) return;
  for (const ClauseRef c : learnt_) set_activity(c, activity(c) / kHighest);
  increment_ /= kHighest;
}

bool Choices::is_better(ClauseRef a, ClauseRef b) const {
  if (arena_[a + 1] != arena_[b + 1]) return arena_[a + 1] < arena_[b + 1];
  if (activity(a) != activity(b)) return activity(a) > activity(b);
  return a < b;
}

void Choices::reduce() {
  assert(level() == 0 && propagated_ == trail_size_);
  left_at_root_ = left_;
  const auto worse = std::ranges::partition(learnt_, [&](ClauseRef c) { return lbd(c) <= kBestLbd; }).begin();
  kept_.insert(kept_.end(), learnt_.begin(), worse);
  learnt_.erase(learnt_.begin(), worse);
  sort_range(learnt_, [&](ClauseRef a, ClauseRef b) { return is_better(a, b); });
  learnt_.resize(learnt_.size() / 2);

  for (auto& watches : watches_) watches.clear();
  std::vector<std::uint32_t> arena;
  std::vector<Code> open;
  const auto move = [&](std::vector<ClauseRef>& clauses) {
    sort_range(clauses);
    std::size_t count = 0;
    for (const ClauseRef clause : clauses) {
      const std::span<const Code> facts = std::as_const(*this).facts(clause);
      if (std::ranges::any_of(facts, [&](Code fact) { return is_true(fact); })) continue;
      open.clear();
      std::ranges::copy_if(facts, std::back_inserter(open), [&](Code fact) { return is_open(fact); });
      clauses[count++] = append(arena, open, lbd(clause), activity(clause));
    }
    clauses.resize(count);
  };
  move(kept_);
  move(learnt_);
  arena_ = std::move(arena);
  for (const ClauseRef clause : kept_) watch(clause);
  for (const ClauseRef clause : learnt_) watch(clause);
}

std::size_t Choices::memory() const {
  // During a reduction there are two arenas.
  std::size_t bytes = 2 * arena_.capacity() * sizeof(std::uint32_t) + atoms_.size() * sizeof(Atom) +
                      members_.size() * sizeof(std::uint32_t) + seats_.size() * sizeof(Seat) +
                      side_atoms_.size() * (sizeof(std::uint32_t) + sizeof(Weight)) +
                      (kept_.capacity() + learnt_.capacity()) * sizeof(ClauseRef);
  for (const auto& watches : watches_) bytes += sizeof(watches) + watches.capacity() * sizeof(Watch);
  return bytes;
}

}  // namespace quadrille::cp
