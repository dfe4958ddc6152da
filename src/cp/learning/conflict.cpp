#include "cp/learning/conflict.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quadrille::cp {

namespace {

constexpr std::uint32_t kDeepestMinimisation = 100;

}  // namespace

void Conflict::Queue::push(Code code) {
  constexpr int kCodeBits = 30;
  assert(code < bit(kCodeBits));
  const Word time = Word{atoms_.position(code)} << 2 | atoms_.rank(code);
  heap_.push_back(time << kCodeBits | code);
  std::ranges::push_heap(heap_);
}

Code Conflict::Queue::pop() {
  std::ranges::pop_heap(heap_);
  const auto code = static_cast<Code>(heap_.back() & low_bits(30));
  heap_.pop_back();
  return code;
}

Conflict::Conflict(const Store& store, Atoms& atoms, Clauses& clauses, ActivityOrder& order,
                   const Shortening& shortening)
    : store_(store),
      atoms_(atoms),
      clauses_(clauses),
      order_(order),
      by_bounds_(store.variable_count()),
      queue_(atoms),
      shortening_(shortening) {
  for (std::size_t c = 0; c < store.constraint_count(); ++c) {
    const Constraint& constraint = store.constraint(c);
    for (std::size_t i = 0; i < constraint.scope().size(); ++i) {
      const Events events = constraint.wakes_on(i);
      if ((events & (kLower | kUpper)) != 0) by_bounds_[constraint.scope()[i].id()] = true;
    }
  }
}

void Conflict::set_mark(Code fact, Mark m) {
  if (mark(fact) == Mark::none) marked_.push_back(atom_of(fact));
  mark(fact) = m;
}

void Conflict::clear_marks() {
  for (const std::uint32_t atom : marked_) marks_[atom] = Mark::none;
  marked_.clear();
}

void Conflict::read_failure() {
  clauses_.absorb(store_);
  reasons_.clear();
  literals_.clear();
  store_.explain_failure(literals_);
  for (const Literal fact : literals_) push(atoms_.code(fact));
}

bool Conflict::is_interrupted() {
  constexpr std::uint64_t kStepsBetweenLooks = 1'000'000;
  const std::uint64_t steps = store_.domains().steps_back();
  is_pending_ = false;
  if (++explained_ < store_.runs_between_looks() && steps < next_look_) return false;
  explained_ = 0;
  next_look_ = steps + kStepsBetweenLooks;
  is_pending_ = store_.is_over();
  return is_pending_;
}

void Conflict::drop() {
  is_pending_ = false;
  clear_marks();
  queue_.clear();
}

Conflict::Outcome Conflict::analyse(Learnt& learnt) {
  if (!is_pending_) {
    read_failure();
    top_ = 0;
    for (const Code fact : reasons_) top_ = std::max(top_, atoms_.level(fact));
    if (top_ == 0) return Outcome::refuted;
    learnt.facts.assign(1, Atoms::kFalse);
    note_reasons(learnt);
  }
  if (!resolve(learnt)) return Outcome::interrupted;
  minimise(learnt);
  if (shortening_.shrinks) shrink(learnt);
  clear_marks();
  finish(learnt);
  order_.decay();
  clauses_.decay();
  return Outcome::learnt;
}

void Conflict::note_reasons(Learnt& learnt) {
  marks_.resize(atoms_.atom_count(), Mark::none);
  order_.grow(atoms_.atom_count());
  for (const Code fact : reasons_) {
    if (mark(fact) != Mark::none) continue;
    set_mark(fact, Mark::seen);
    order_.bump(atom_of(fact));
    if (atoms_.level(fact) == top_) {
      queue_.push(fact);
    } else {
      learnt.facts.push_back(opposite(fact));
    }
  }
}

bool Conflict::resolve(Learnt& learnt) {
  while (!is_interrupted()) {
    const Code fact = queue_.pop();
    if (queue_.is_empty()) {
      learnt.facts.front() = opposite(fact);
      return true;
    }
    reasons_.clear();
    explain(fact);
    note_reasons(learnt);
  }
  return false;
}

void Conflict::minimise(Learnt& learnt) {
  static_cast<void>(count_levels(learnt.facts, learnt_levels_));
  left_to_ask_ = shortening_.most_explanations;
  const auto is_superfluous = [&](Code fact) { return is_implied(opposite(fact), 0); };
  learnt.facts.erase(std::remove_if(learnt.facts.begin() + 1, learnt.facts.end(), is_superfluous),
                     learnt.facts.end());
}

bool Conflict::is_implied(Code fact, std::uint32_t depth) {
  const std::uint32_t level = atoms_.level(fact);
  if (depth > kDeepestMinimisation || !learnt_levels_.contains(level)) return false;
  if (fact == clauses_.decisions()[level]) return false;
  if (!may_explain(fact)) return false;
  const std::size_t begin = reasons_.size();
  explain(fact);
  marks_.resize(atoms_.atom_count(), Mark::none);
  const std::size_t end = reasons_.size();
  bool implied = true;
  for (std::size_t i = begin; implied && i < end; ++i) implied = follows(reasons_[i], depth + 1);
  reasons_.resize(begin);
  return implied;
}

bool Conflict::follows(Code fact, std::uint32_t depth) {
  if (mark(fact) == Mark::none) {
    const bool implied = is_implied(fact, depth);
    set_mark(fact, implied ? Mark::implied : Mark::needed);
  }
  return mark(fact) != Mark::needed;
}

bool Conflict::may_explain(Code fact) {
  if (store_.domains().change(atoms_.position(fact)).constraint == clauses_.index()) return true;
  if (left_to_ask_ == 0) return false;
  --left_to_ask_;
  return true;
}

void Conflict::shrink(Learnt& learnt) {
  shrink_levels(
      learnt.facts, [&](Code fact) { return atoms_.level(fact); },
      [&](std::span<const Code> facts) { return implication_point(facts); });
}

std::optional<Code> Conflict::implication_point(std::span<const Code> facts) {
  const std::uint32_t level = atoms_.level(facts.front());
  for (const Code fact : facts) queue_.push(opposite(fact));
  passed_.clear();
  while (true) {
    const Code fact = queue_.pop();
    if (queue_.is_empty()) return fact;
    bool possible = may_explain(fact);
    reasons_.clear();
    if (possible) explain(fact);
    marks_.resize(atoms_.atom_count(), Mark::none);
    const std::size_t end = reasons_.size();
    for (std::size_t i = 0; possible && i < end; ++i) {
      const Code reason = reasons_[i];
      if (atoms_.level(reason) < level) {
        possible = follows(reason, 1);
      } else if (const Mark m = mark(reason); m != Mark::seen && m != Mark::implied) {
        set_mark(reason, Mark::seen);
        passed_.push_back(reason);
        queue_.push(reason);
      }
    }
    if (possible) continue;
    for (const Code reason : passed_) mark(reason) = Mark::needed;
    queue_.clear();
    return std::nullopt;
  }
}

std::uint32_t Conflict::count_levels(std::span<const Code> facts, Levels& levels) const {
  return cp::count_levels(levels, facts, [&](Code fact) { return atoms_.level(fact); });
}

void Conflict::renew_lbd(ClauseRef clause) {
  if (clauses_.lbd(clause) > Clauses::kBestLbd)
    clauses_.lower_lbd(clause, count_levels(clauses_.facts(clause), clause_levels_));
}

void Conflict::finish(Learnt& learnt) {
  learnt.lbd = count_levels(learnt.facts, learnt_levels_);
  order_learnt(learnt, [&](Code fact) { return atoms_.level(fact); });
}

bool Conflict::decisions_behind(Code wanted, std::vector<Code>& decisions) {
  const auto note_all = [&] {
    marks_.resize(atoms_.atom_count(), Mark::none);
    for (const Code fact : reasons_) {
      if (mark(fact) != Mark::none) continue;
      set_mark(fact, Mark::seen);
      queue_.push(fact);
    }
    reasons_.clear();
  };
  reasons_.clear();
  if (!is_pending_) push(wanted);
  note_all();
  while (!queue_.is_empty()) {
    if (is_interrupted()) return false;
    const Code fact = queue_.pop();
    if (fact == clauses_.decisions()[atoms_.level(fact)]) {
      decisions.push_back(fact);
    } else {
      explain(fact);
      note_all();
    }
  }
  clear_marks();
  return true;
}

void Conflict::explain(Code fact) {
  const Position position = atoms_.position(fact);
  const Change& change = store_.domains().change(position);
  const Code stated = clauses_.stated(store_, change, atoms_.level(fact));
  if (stated == Atoms::kTrue) {
    explain_by_constraint(fact, change, position);
  } else if (fact != stated) {
    explain_consequence(fact, stated);
  } else if (change.constraint == clauses_.index()) {
    const auto clause = static_cast<ClauseRef>(change.data);
    clauses_.bump(clause);
    renew_lbd(clause);
    if (store_.observer() != nullptr) {
      literals_.clear();
      clauses_.explain(Past(store_, position), atoms_.literal(fact), change.data, literals_);
      tell_reasons(clauses_, atoms_.literal(fact));
    }
    for (const Code other : clauses_.facts(clause).subspan(1)) push(opposite(other));
  } else if (change.constraint != kDecision) {
    ask(change, position, atoms_.literal(fact));
  }
}

void Conflict::push_gone(VariableId x, Word values) {
  for (const int i : Bits(values & atoms_.first_word(x))) push(opposite(atoms_.value_code(x, i)));
}

void Conflict::push_bounds(Literal equality) {
  push(atoms_.code({equality.variable, Relation::at_least, equality.value}));
  push(atoms_.code({equality.variable, Relation::at_most, equality.value}));
}

void Conflict::explain_consequence(Code code, Code stated) {
  const Literal fact = atoms_.literal(code);
  const Domains& domains = store_.domains();
  const VariableId x = fact.variable;
  const Literal cause = atoms_.literal(stated);
  if (domains.is_word(x)) {
    push(stated);
    const Value origin = domains.origin(x);
    push_gone(x, satisfying(cause, origin) & ~satisfying(fact, origin));
  } else if (fact.relation == Relation::equal) {
    push_bounds(fact);
  } else {
    push(stated);
  }
}

void Conflict::ask(const Change& change, Position position, Literal fact) {
  literals_.clear();
  const Constraint& constraint = store_.constraint(change.constraint);
  // Observers get all reasons: a proof must follow from the constraint by itself.
  const bool is_observed = store_.observer() != nullptr;
  const Past past(store_, position, is_observed ? std::span<const Word>() : atoms_.first_words());
  constraint.explain(past, fact, change.data, literals_);
  tell_reasons(constraint, fact);
  for (const Literal reason : literals_) push(atoms_.code(reason));
}

void Conflict::explain_by_constraint(Code code, const Change& change, Position position) {
  const Literal fact = atoms_.literal(code);
  if (store_.domains().is_word(fact.variable)) {
    explain_word(fact, change, position);
  } else {
    explain_wide(fact, change, position);
  }
}

void Conflict::explain_word(Literal fact, const Change& change, Position position) {
  const VariableId x = fact.variable;
  const Value origin = store_.domains().origin(x);
  const Word first = atoms_.first_word(x);
  // The first and the last value are bounds as well.
  if (fact.relation == Relation::equal && fact.value == origin + lowest(first))
    fact.relation = Relation::at_most;
  if (fact.relation == Relation::equal && fact.value == origin + highest(first))
    fact.relation = Relation::at_least;
  const Word excluded = first & ~satisfying(fact, origin);
  if (is_single(excluded) && (excluded & change.removed) != 0) {
    ask(change, position, {x, Relation::not_equal, origin + lowest(excluded)});
  } else if (fact.relation == Relation::equal && by_bounds_[x]) {
    push_bounds(fact);
  } else if (fact.relation == Relation::equal || !by_bounds_[x]) {
    push_gone(x, excluded);
  } else {
    const Word before = store_.domains().word_at(x, position) & first;
    const bool lower = fact.relation == Relation::at_least;
    push(atoms_.code({x, fact.relation, origin + (lower ? lowest(before) : highest(before))}));
    const Word inside = low_bits(highest(before) + 1) & ~low_bits(lowest(before));
    push_gone(x, excluded & inside & ~change.removed);
    for (const int i : Bits(excluded & change.removed))
      ask(change, position, {x, Relation::not_equal, origin + i});
  }
}

void Conflict::explain_wide(Literal fact, const Change& change, Position position) {
  const VariableId x = fact.variable;
  const Domains& domains = store_.domains();
  if (fact.relation == Relation::equal) {
    push_bounds(fact);
  } else if (change.constraint == kHoles) {
    const bool lower = change.part == Change::Part::lower;
    const Value before = lower ? domains.min_at(x, position) : domains.max_at(x, position);
    push(atoms_.code({x, fact.relation, before}));
    for (Value v = before; v != fact.value; v += lower ? 1 : -1)
      push(atoms_.code({x, Relation::not_equal, v}));
  } else if (change.part == Change::Part::lower) {
    const bool bound = fact.relation == Relation::at_least;
    ask(change, position, bound ? fact : Literal{x, Relation::at_least, fact.value + 1});
  } else if (change.part == Change::Part::upper) {
    const bool bound = fact.relation == Relation::at_most;
    ask(change, position, bound ? fact : Literal{x, Relation::at_most, fact.value - 1});
  } else {
    ask(change, position, fact);
  }
}

}  // namespace quadrille::cp
