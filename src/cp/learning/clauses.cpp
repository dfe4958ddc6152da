#include "cp/learning/clauses.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <memory>
#include <utility>

#include "base/sort.h"

namespace quadrille::cp {

namespace {

/// A clause is prefetched into the cache when the watch this many positions before its own is visited.
constexpr std::ptrdiff_t kAhead = 2;

}  // namespace

Clauses& Clauses::attach(Store& store, Atoms& atoms) {
  store.push();
  std::unique_ptr<Clauses> made(new Clauses(atoms));
  made->base_ = store.level();
  for (std::size_t i = 0; i < store.constraint_count(); ++i)
    for (const std::vector<Literal>& clause : store.constraint(i).clauses()) made->add_of_model(clause);
  auto& clauses = static_cast<Clauses&>(store.post(std::move(made)));
  store.set_first(&clauses);
  return clauses;
}

void Clauses::detach(Store& store) const {
  store.set_first(nullptr);
  store.pop_to(base_ - 1);
}

float Clauses::activity(ClauseRef clause) const { return std::bit_cast<float>(arena_[clause + 2]); }

void Clauses::set_activity(ClauseRef clause, float activity) {
  arena_[clause + 2] = std::bit_cast<std::uint32_t>(activity);
}

ClauseRef Clauses::add(std::span<const Code> facts, std::uint32_t lbd, bool is_kept) {
  const auto clause = static_cast<ClauseRef>(arena_.size());
  arena_.push_back(static_cast<std::uint32_t>(facts.size()) | (is_kept ? kKept : 0));
  arena_.push_back(lbd);
  arena_.push_back(std::bit_cast<std::uint32_t>(increment_));
  arena_.push_back(kWatched);
  arena_.insert(arena_.end(), facts.begin(), facts.end());
  (is_kept ? kept_ : learnt_).push_back(clause);
  watch(clause);
  if (facts.size() == 1 || atoms_.is_false(facts[1])) units_.push_back(clause);
  return clause;
}

void Clauses::add_of_model(std::span<const Literal> literals) {
  std::vector<Code> facts;
  for (const Literal literal : literals) {
    const Code code = atoms_.code(literal);
    if (atoms_.is_true(code)) return;
    if (atoms_.is_open(code)) facts.push_back(code);
  }
  sort_range(facts);
  facts.erase(std::ranges::unique(facts).begin(), facts.end());
  const auto are_opposite = [](Code a, Code b) { return b == opposite(a); };
  if (facts.empty() || std::ranges::adjacent_find(facts, are_opposite) != facts.end()) return;
  // With an LBD of 0 it is never computed anew.
  add(facts, 0, true);
}

void Clauses::watch(ClauseRef clause) {
  const std::span<const Code> f = facts(clause);
  watches_.resize(std::max<std::size_t>(watches_.size(), 2 * std::size_t{atoms_.atom_count()}));
  if (f.size() == 1) return;
  watches_[f[0]].push_back({clause, f[1]});
  watches_[f[1]].push_back({clause, f[0]});
}

void Clauses::state_late(std::uint32_t level) {
  std::erase_if(late_, [&](Late& late) {
    if (level >= late.stated) return false;
    if (level < late.first) return true;
    units_.push_back(late.clause);
    late.stated = level;
    return late.first == level;
  });
}

bool Clauses::propagate(Store& store, int, Word) {
  for (const ClauseRef clause : std::exchange(units_, {}))
    if (!impose(store, facts(clause).front(), clause)) return false;
  while (true) {
    absorb(store);
    const bool is_at_end = head_ == atoms_.trail().size();
    // The consequences of a change by constraints come before those by clauses.
    const Position end = is_at_end ? store.domains().now() : atoms_.position(atoms_.trail()[head_]) + 1;
    if (store.followed() < end) {
      if (!store.follow_changes(end)) return false;
    } else if (is_at_end) {
      return true;
    } else if (!visit(store, opposite(atoms_.trail()[head_++]))) {
      return false;
    }
  }
}

Code Clauses::stated(const Store& store, const Change& change, std::uint32_t level) const {
  if (change.constraint == index()) return facts(static_cast<ClauseRef>(change.data)).front();
  if (change.constraint == kDecision) return decisions_[level];
  if (change.constraint == kHoles) return Atoms::kTrue;
  if (change.part != Change::Part::word || !store.constraint(change.constraint).explains_value(change.data))
    return Atoms::kTrue;
  return atoms_.value_code(change.variable, lowest(store.domains().word(change.variable)));
}

void Clauses::absorb(const Store& store) {
  const std::uint32_t level = store.level() - base_;
  while (atoms_.absorbed() < store.domains().now())
    atoms_.absorb(stated(store, store.domains().change(atoms_.absorbed()), level), level);
}

bool Clauses::impose(Store& store, Code fact, ClauseRef clause) {
  if (atoms_.is_false(fact)) return store.fail(clause);
  if (!store.impose(atoms_.literal(fact), clause)) return false;
  absorb(store);
  return true;
}

std::uint32_t Clauses::next_to_watch(ClauseRef clause) {
  const Code* const f = arena_.data() + clause + kHeader;
  const auto first_in = [&](std::uint32_t i, std::uint32_t end) {
    while (i < end && atoms_.is_false(f[i])) ++i;
    return i < end ? i : kNone;
  };
  std::uint32_t& last = arena_[clause + 3];
  std::uint32_t found = first_in(last, size(clause));
  if (found == kNone) found = first_in(kWatched, last);
  if (found != kNone) last = found;
  return found;
}

bool Clauses::visit(Store& store, Code falsified) {
  if (falsified >= watches_.size()) return true;
  std::vector<Watch>& watches = watches_[falsified];
  const Watch* const end = watches.data() + watches.size();
  Watch* kept = watches.data();
  bool possible = true;
  for (const Watch* w = kept; w != end; ++w) {
    if (end - w > kAhead) __builtin_prefetch(arena_.data() + w[kAhead].clause + kHeader);
    if (!possible || atoms_.is_true(w->blocker)) {
      *kept++ = *w;
      continue;
    }
    const ClauseRef clause = w->clause;
    Code* const f = arena_.data() + clause + kHeader;
    if (f[0] == falsified) std::swap(f[0], f[1]);
    const Code other = f[0];
    *kept++ = {clause, other};
    if (atoms_.is_true(other)) continue;
    const std::uint32_t i = next_to_watch(clause);
    if (i == kNone) {
      possible = impose(store, other, clause);
    } else {
      std::swap(f[1], f[i]);
      watches_[f[1]].push_back({clause, other});
      --kept;
    }
  }
  watches.resize(static_cast<std::size_t>(kept - watches.data()));
  return possible;
}

void Clauses::explain(const Past&, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const std::span<const Code> f = facts(static_cast<ClauseRef>(data));
  for (const Code code : f.subspan(fact.is_falsum() ? 0 : 1))
    reasons.push_back(atoms_.literal(opposite(code)));
}

void Clauses::bump(ClauseRef clause) {
  set_activity(clause, activity(clause) + increment_);
  if (activity(clause) < 1e20F) return;
  for (const ClauseRef c : learnt_) set_activity(c, activity(c) * 1e-20F);
  increment_ *= 1e-20F;
}

bool Clauses::is_satisfied(ClauseRef clause) const {
  return std::ranges::any_of(facts(clause),
                             [&](Code c) { return atoms_.is_true(c) && atoms_.level(c) == 0; });
}

void Clauses::reduce() {
  assert(units_.empty() && late_.empty());
  std::erase_if(kept_, [&](ClauseRef c) { return is_satisfied(c); });
  std::erase_if(learnt_, [&](ClauseRef c) { return is_satisfied(c); });
  const auto is_better = [&](ClauseRef a, ClauseRef b) {
    if (lbd(a) != lbd(b)) return lbd(a) < lbd(b);
    if (activity(a) != activity(b)) return activity(a) > activity(b);
    return a < b;  // Equal elements are ordered too, so that the search is the same with every standard
                   // library.
  };
  sort_range(learnt_, is_better);
  auto worse = std::ranges::find_if(learnt_, [&](ClauseRef c) { return lbd(c) > kBestLbd; });
  worse = std::min(worse, learnt_.begin() + std::min(kMostOfBestLbd, std::ssize(learnt_)));
  learnt_.erase(worse + (learnt_.end() - worse) / 2, learnt_.end());

  std::vector<std::uint32_t> arena;
  arena.reserve(arena_.size());
  const auto move = [&](std::vector<ClauseRef>& clauses) {
    sort_range(clauses);
    for (ClauseRef& clause : clauses) {
      const auto first = arena_.begin() + static_cast<std::ptrdiff_t>(clause);
      clause = static_cast<ClauseRef>(arena.size());
      arena.insert(arena.end(), first, first + kHeader + (*first & kSize));
    }
  };
  move(kept_);
  move(learnt_);
  arena_ = std::move(arena);
  for (auto& watches : watches_) watches.clear();
  for (const ClauseRef clause : kept_) watch(clause);
  for (const ClauseRef clause : learnt_) watch(clause);
}

std::size_t Clauses::memory() const {
  // During a reduction there are two arenas.
  std::size_t bytes =
      2 * arena_.capacity() * sizeof(std::uint32_t) + watches_.capacity() * sizeof(watches_[0]) +
      (kept_.capacity() + learnt_.capacity()) * sizeof(ClauseRef) + late_.capacity() * sizeof(Late);
  for (const auto& watches : watches_) bytes += watches.capacity() * sizeof(Watch);
  return bytes;
}

}  // namespace quadrille::cp
