#include "proof/clause_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/luby.h"
#include "base/sort.h"

namespace quadrille::proof {

namespace {

constexpr std::uint64_t kRestartScale = 16;
constexpr std::uint64_t kReductionStep = 500;
constexpr int kLbdToKeep = 2;
constexpr std::size_t kClausesBetweenQuestions = 4096;  // between two calls of is_stopped

}  // namespace

ClauseSearch::ClauseSearch(const Formula& formula, LratWriter* proof, std::size_t reserved,
                           const IsStopped& is_stopped)
    : proof_(proof) {
  const auto count = static_cast<std::size_t>(formula.variable_count()) + 1;
  watches_.resize(2 * count);
  values_.resize(2 * count);
  variables_.resize(count);
  next_reserved_ = formula.clause_count() + 1;
  reserved_end_ = next_reserved_ + reserved;
  last_id_ = reserved_end_ - 1;
  order_.grow(static_cast<std::uint32_t>(count));
  for (std::uint32_t v = 1; v < count; ++v) order_.insert(v);
  add_formula(formula, is_stopped);
}

/// Before it stores any clauses, makes passes over the formula for units, as long as each pass finds many:
/// most clauses of a puzzle are satisfied by its givens, and need not be stored.
void ClauseSearch::add_formula(const Formula& formula, const IsStopped& is_stopped) {
  const auto for_each_clause = [&](auto function) {
    for (std::size_t i = 0; i < formula.clause_count() && !is_refuted_; ++i) {
      if (is_stopped && i % kClausesBetweenQuestions == 0 && is_stopped(memory_)) return;
      function(i + 1, formula.clause(i));
    }
  };
  std::size_t before;
  do {
    before = trail_.size();
    for_each_clause([this](ClauseId id, std::span<const int> clause) { infer_at_root(id, clause); });
  } while (trail_.size() > before + variables_.size() / 64);
  for_each_clause([this](ClauseId id, std::span<const int> clause) {
    if (std::ranges::none_of(clause, [this](int literal) { return value(literal) > 0; }))
      add_at_root(id, clause);
  });
}

void ClauseSearch::add(std::span<const int> clause) {
  assert(next_reserved_ < reserved_end_);
  backtrack(0);
  if (!is_refuted_) add_at_root(next_reserved_++, clause);
}

void ClauseSearch::add_at_root(ClauseId id, std::span<const int> clause) {
  added_.assign(clause.begin(), clause.end());
  // Literals that are not false come first, because the first two are watched.
  std::ranges::partition(added_, [this](int literal) { return value(literal) >= 0; });
  add_clause(id, added_, 0);
  infer_at_root(id, added_);
}

void ClauseSearch::infer_at_root(ClauseId id, std::span<const int> clause) {
  int open = 0;
  for (const int literal : clause) {
    if (value(literal) < 0) continue;
    if (value(literal) > 0 || open != 0) return;
    open = literal;
  }
  if (open == 0) return refute(id, clause);
  note_unit(open, id, clause);
  make_true(open, kNone);
}

ClauseSearch::Reference ClauseSearch::add_clause(ClauseId id, std::span<const int> literals, int lbd) {
  const auto reference = static_cast<Reference>(clauses_.size());
  clauses_.push_back({id, literals_.size(), static_cast<std::uint32_t>(literals.size()), lbd});
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  if (literals.size() > 1) {
    const bool is_binary = literals.size() == 2;
    watches_[index(literals[0])].push_back({reference, literals[1], is_binary});
    watches_[index(literals[1])].push_back({reference, literals[0], is_binary});
  }
  if (lbd > 0) learnts_.push_back(reference);
  memory_ += sizeof(Clause) + 2 * sizeof(Watch) + literals.size_bytes();
  return reference;
}

void ClauseSearch::make_true(int literal, Reference reason) {
  Variable& v = variables_[variable(literal)];
  values_[index(literal)] = 1;
  values_[index(-literal)] = -1;
  v.level = level();
  v.position = trail_.size();
  v.reason = reason;
  trail_.push_back(literal);
}

void ClauseSearch::note_unit(int literal, ClauseId id, std::span<const int> clause) {
  ClauseId& unit = variables_[variable(literal)].unit;
  unit = id;
  if (clause.size() == 1) return;
  hints_.clear();
  for (const int other : clause) {
    if (other != literal) hints_.push_back(variables_[variable(other)].unit);
  }
  hints_.push_back(id);
  unit = ++last_id_;
  if (proof_ != nullptr) proof_->add(unit, std::span(&literal, 1), hints_);
}

void ClauseSearch::assign(int literal, Reference reason) {
  if (level() == 0) note_unit(literal, clauses_[reason].id, literals(reason));
  make_true(literal, reason);
}

ClauseSearch::Reference ClauseSearch::propagate() {
  while (propagated_ < trail_.size()) {
    const int falsified = -trail_[propagated_++];
    auto& watches = watches_[index(falsified)];
    auto kept = watches.begin();
    for (auto watch = watches.begin(); watch != watches.end(); ++watch) {
      int implied = watch->blocker;
      if (value(implied) > 0) {
        *kept++ = *watch;
        continue;
      }
      if (!watch->is_binary) {
        const auto literals = this->literals(watch->clause);
        if (literals[0] == falsified) std::swap(literals[0], literals[1]);
        implied = literals[0];
        const Watch again{watch->clause, implied, false};
        if (value(implied) <= 0) {
          const auto other = std::find_if(literals.begin() + 2, literals.end(),
                                          [this](int literal) { return value(literal) >= 0; });
          if (other != literals.end()) {
            std::swap(literals[1], *other);
            watches_[index(literals[1])].push_back(again);
            continue;
          }
        }
        *watch = again;
      }
      *kept++ = *watch;
      if (value(implied) > 0) continue;
      if (value(implied) < 0) {
        const Reference failed = watch->clause;
        watches.erase(std::copy(watch + 1, watches.end(), kept), watches.end());
        return failed;
      }
      assign(implied, watch->clause);
    }
    watches.erase(kept, watches.end());
  }
  return kNone;
}

void ClauseSearch::backtrack(std::size_t to_level) {
  if (level() <= to_level) return;
  const std::size_t start = level_starts_[to_level];
  for (std::size_t i = trail_.size(); i-- > start;) {
    const int literal = trail_[i];
    values_[index(literal)] = values_[index(-literal)] = 0;
    variables_[variable(literal)].phase = literal > 0;
    order_.insert(variable(literal));
  }
  trail_.resize(start);
  level_starts_.resize(to_level);
  propagated_ = start;
}

int ClauseSearch::next_decision() {
  while (!order_.is_empty()) {
    const std::uint32_t v = order_.pop();
    const int literal = static_cast<int>(v);
    if (value(literal) == 0) return variables_[v].phase ? literal : -literal;
  }
  return 0;
}

void ClauseSearch::resolve(Reference clause, int& open) {
  for (const int literal : literals(clause)) {
    Variable& v = variables_[variable(literal)];
    if (v.is_seen) continue;
    v.is_seen = true;
    seen_.push_back(variable(literal));
    if (v.level == 0) continue;
    order_.bump(variable(literal));
    if (v.level == level()) {
      ++open;
    } else {
      learnt_.push_back(literal);
    }
  }
}

std::size_t ClauseSearch::analyse(Reference conflict) {
  learnt_.assign(1, 0);
  used_.clear();
  int open = 0;
  resolve(conflict, open);
  std::size_t position = trail_.size();
  while (true) {
    do {
      --position;
    } while (!variables_[variable(trail_[position])].is_seen);
    if (--open == 0) break;
    used_.push_back(variable(trail_[position]));
    resolve(variables_[used_.back()].reason, open);
  }
  learnt_[0] = -trail_[position];
  minimise();
  collect_hints(conflict);
  for (const std::size_t v : seen_) variables_[v].is_seen = false;
  seen_.clear();

  std::size_t back_to = 0;
  for (std::size_t i = 1; i < learnt_.size(); ++i) {
    const std::size_t at = variables_[variable(learnt_[i])].level;
    if (at <= back_to) continue;
    back_to = at;
    std::swap(learnt_[1], learnt_[i]);
  }
  return back_to;
}

bool ClauseSearch::is_redundant(int literal) {
  const std::size_t seen_before = seen_.size();
  const std::size_t used_before = used_.size();
  open_.assign(1, variable(literal));
  while (!open_.empty()) {
    const std::size_t v = open_.back();
    open_.pop_back();
    const Reference reason = variables_[v].reason;
    // It cannot follow from the others if none of them is of its level, or if it is a decision.
    if (reason == kNone || variables_[variables_[v].level].stamp != stamp_) {
      for (std::size_t i = seen_before; i < seen_.size(); ++i) variables_[seen_[i]].is_seen = false;
      seen_.resize(seen_before);
      used_.resize(used_before);
      return false;
    }
    used_.push_back(v);
    for (const int other : literals(reason)) {
      Variable& o = variables_[variable(other)];
      if (o.is_seen) continue;
      o.is_seen = true;
      seen_.push_back(variable(other));
      if (o.level > 0) open_.push_back(variable(other));
    }
  }
  return true;
}

void ClauseSearch::minimise() {
  stamp_levels();
  std::erase_if(learnt_, [this](int literal) { return literal != learnt_[0] && is_redundant(literal); });
}

void ClauseSearch::collect_hints(Reference conflict) {
  hints_.clear();
  if (proof_ == nullptr) return;
  for (const std::size_t v : seen_) {
    if (variables_[v].level == 0) hints_.push_back(variables_[v].unit);
  }
  sort_range(used_, {}, [this](std::size_t v) { return variables_[v].position; });
  const auto repeated = std::ranges::unique(used_);
  used_.erase(repeated.begin(), repeated.end());
  for (const std::size_t v : used_) hints_.push_back(clauses_[variables_[v].reason].id);
  hints_.push_back(clauses_[conflict].id);
}

int ClauseSearch::stamp_levels() {
  ++stamp_;
  int levels = 0;
  for (const int literal : learnt_) {
    Variable& of_level = variables_[variables_[variable(literal)].level];
    if (std::exchange(of_level.stamp, stamp_) != stamp_) ++levels;
  }
  return levels;
}

void ClauseSearch::learn(std::size_t back_to) {
  const int lbd = stamp_levels();
  const ClauseId id = ++last_id_;
  if (proof_ != nullptr) proof_->add(id, learnt_, hints_);
  backtrack(back_to);
  assign(learnt_[0], add_clause(id, learnt_, lbd));
  order_.decay();
}

void ClauseSearch::refute(ClauseId id, std::span<const int> clause) {
  is_refuted_ = true;
  hints_.clear();
  for (const int literal : clause) hints_.push_back(variables_[variable(literal)].unit);
  hints_.push_back(id);
  if (proof_ != nullptr) proof_->add(++last_id_, {}, hints_);
}

bool ClauseSearch::is_reason(Reference clause) {
  const int first = literals(clause)[0];
  return value(first) > 0 && variables_[variable(first)].reason == clause;
}

/// Deletes the worse half of the learnt clauses, except short ones, those with a small LBD, and present
/// reasons.
void ClauseSearch::reduce() {
  sort_range(learnts_, {}, [this](Reference c) { return std::pair(clauses_[c].lbd, c); });
  std::size_t rank = 0;
  std::erase_if(learnts_, [&](Reference c) {
    Clause& clause = clauses_[c];
    if (rank++ < learnts_.size() / 2 || clause.lbd <= kLbdToKeep || clause.size <= 2 || is_reason(c))
      return false;
    memory_ -= 2 * sizeof(Watch) + clause.size * sizeof(int);
    clause.size = 0;
    if (proof_ != nullptr) proof_->erase(last_id_, clause.id);
    return true;
  });
  compact();
  for (auto& watches : watches_)
    std::erase_if(watches, [this](const Watch& watch) { return clauses_[watch.clause].size == 0; });
}

void ClauseSearch::compact() {
  std::size_t end = 0;
  for (Clause& clause : clauses_) {
    const auto literals = std::span(literals_).subspan(clause.begin, clause.size);
    if (clause.begin != end)
      std::ranges::copy(literals, literals_.begin() + static_cast<std::ptrdiff_t>(end));
    clause.begin = end;
    end += clause.size;
  }
  literals_.resize(end);
}

ClauseSearch::Result ClauseSearch::run(const IsStopped& is_stopped) {
  std::uint64_t restarts = 0;
  std::uint64_t restart_at = kRestartScale;
  while (!is_refuted_) {
    if (is_stopped(memory_)) return Result::stopped;
    if (const Reference conflict = propagate(); conflict != kNone) {
      ++conflicts_;
      if (level() == 0) {
        refute(clauses_[conflict].id, literals(conflict));
      } else {
        learn(analyse(conflict));
      }
    } else if (conflicts_ >= restart_at) {
      restart_at = conflicts_ + kRestartScale * luby(++restarts + 1);
      backtrack(0);
    } else if (conflicts_ >= next_reduction_) {
      next_reduction_ = conflicts_ + 2000 + kReductionStep * restarts / 8;
      reduce();
    } else {
      const int decision = next_decision();
      if (decision == 0) return Result::model;
      ++decisions_;
      level_starts_.push_back(trail_.size());
      assign(decision, kNone);
    }
  }
  return Result::no_model;
}

}  // namespace quadrille::proof
