#include "cp/learning/learning_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <utility>

#include "base/sort.h"

namespace quadrille::cp {

namespace {

constexpr std::array kTargetRenewals{Phases::Renewal::target, Phases::Renewal::kept};

/// The number of values of a variable, including holes of wide domains.
double size_of(const Domains& domains, VariableId x) {
  if (domains.is_word(x)) return count_of(domains.word(x));
  return static_cast<double>(domains.max(x)) - static_cast<double>(domains.min(x)) + 1;
}

}  // namespace

LearningSearch::LearningSearch(Store& store, std::vector<Branching> branchings, const SearchOptions& options,
                               Statistics& statistics, const FoundBefore& found)
    : store_(store),
      brancher_(store, std::move(branchings), options.seed),
      options_(options),
      statistics_(statistics),
      restarts_(options.restarts.kind == Restarts::Kind::none ? kOwnRestarts : options.restarts),
      atoms_(store),
      clauses_(&Clauses::attach(store, atoms_)),
      conflict_(store, atoms_, *clauses_, order_, options.shortening),
      solution_facts_(store, atoms_, brancher_.branchings()),
      is_branched_on_(store.variable_count()),
      phases_({kTargetRenewals}),
      next_reduction_(kFirstReduction) {
  for (const Branching& branching : brancher_.branchings())
    for (const IntVar x : branching.variables) is_branched_on_[x.id()] = true;
  for (const auto& facts : {options.assumptions, options.without_loss})
    for (const Literal fact : facts) assumptions_.push_back(atoms_.code(fact));
  is_possible_ = exclude(found);
}

bool LearningSearch::exclude(const FoundBefore& found) {
  for (const std::vector<Value>& solution : found.solutions) {
    std::vector<Code> block;
    bool is_excluded = false;
    for (const Code fact : solution_facts_.facts_of(solution)) {
      is_excluded |= atoms_.is_false(fact);
      if (atoms_.is_open(fact)) block.push_back(opposite(fact));
    }
    if (is_excluded) continue;
    if (block.empty()) return false;
    note_exclusion();
    clauses_->add(block, static_cast<std::uint32_t>(block.size()), true);
  }
  return !found.best || store_.at_most(*options_.minimise, *found.best - 1);
}

void LearningSearch::pause() {
  // At level 0, too, nothing may be left to propagate when another search takes the store.
  const Store::Watch to_the_end(store_, {});
  if (phase_ == Phase::at_solution && goes_by_branches() && !options_.minimise)
    is_possible_ = pass_solution() && is_possible_;
  backjump(0);
  clauses_->pause(store_);
  if (phase_ == Phase::at_solution) phase_ = Phase::at_node;
}

void LearningSearch::take_up(const FoundBefore& found) {
  clauses_->resume(store_);
  is_possible_ = is_possible_ && exclude(found);
  order_new_atoms();
  if (phase_ == Phase::at_node && is_possible_) propagate();
}

void LearningSearch::assume(std::span<const Literal> assumptions) {
  if (phase_ == Phase::at_solution && options_.minimise) {
    is_possible_ = resume() && is_possible_;
    is_refuted_ = !is_possible_;
  }
  backjump(0);
  path_.cut(0);
  assumptions_.clear();
  for (const Literal fact : assumptions) assumptions_.push_back(atoms_.code(fact));
  core_.clear();
  take_up_shared();
  order_new_atoms();
  if (phase_ == Phase::fresh) return;
  phase_ = Phase::at_node;
  propagate();
}

void LearningSearch::suggest(std::span<const Literal> facts) {
  std::vector<Code> codes;
  for (const Literal fact : facts) codes.push_back(atoms_.code(fact));
  order_new_atoms();
  for (const Code code : codes) phases_.suggest(atom_of(code), (code & 1) == 0);
}

void LearningSearch::take_up_shared() {
  hear_others([&](std::span<const Literal> facts, std::uint32_t lbd) {
    std::vector<Code> open;
    for (const Literal fact : facts) {
      const Code code = atoms_.code(fact);
      if (atoms_.is_true(code)) return;
      if (atoms_.is_open(code)) open.push_back(code);
    }
    is_possible_ = is_possible_ && !open.empty();
    if (!open.empty()) clauses_->add(open, lbd, false);
  });
  order_new_atoms();
}

void LearningSearch::share_learnt() {
  tell_others(learnt_.lbd, [&] {
    std::vector<Literal> facts;
    for (const Code code : learnt_.facts) facts.push_back(atoms_.literal(code));
    return facts;
  });
}

std::vector<double> LearningSearch::activities() const {
  std::vector<double> activities(store_.variable_count());
  for (std::uint32_t atom = 1; atom < ordered_; ++atom)
    activities[atoms_.literal(2 * atom).variable] += order_.activity(atom);
  return activities;
}

std::size_t LearningSearch::memory() const { return clauses_->memory() + atoms_.memory(); }

LearningSearch::~LearningSearch() { clauses_->detach(store_); }

LearningSearch::Result LearningSearch::next(const Limits& limits) {
  if (phase_ == Phase::finished) return Result::exhausted;
  const auto is_limit_reached = [&] {
    return watch_.is_reached(limits, statistics_, [&] { return store_.memory() + memory(); });
  };
  if (is_limit_reached()) return Result::limit;
  bool open = true;
  if (phase_ == Phase::fresh) {
    order_new_atoms();
    open = is_possible_ && propagate();
    is_refuted_ = !open;
  } else if (store_.is_cut_short()) {
    propagate();
  }
  open = open && is_possible_;
  if (phase_ == Phase::at_solution) open = resume();
  phase_ = Phase::at_node;
  while (open) {
    if (store_.is_cut_short() || is_limit_reached()) return Result::limit;
    const Step taken = step();
    if (taken == Step::interrupted) return Result::limit;
    if (taken == Step::solution) {
      phase_ = Phase::at_solution;
      return Result::solution;
    }
    open = taken == Step::going_on;
  }
  phase_ = Phase::finished;
  return Result::exhausted;
}

LearningSearch::Step LearningSearch::step() {
  if (!is_consistent_) return learn_from_failure();
  if (restarts_.is_due() && level() > path_.size()) return restart();
  const std::optional<Code> decision = choose();
  if (!decision) {
    assert(!store_.is_cut_short());
    ++statistics_.solutions;
    brancher_.note_phases();
    if (store_.observer() != nullptr) store_.observer()->on_outcome(store_, NodeOutcome::solution, level());
    return Step::solution;
  }
  if (atoms_.is_false(*decision)) return refute(*decision);
  decide(*decision);
  return Step::going_on;
}

LearningSearch::Step LearningSearch::restart() {
  const bool is_reduction_due = clauses_->disposable() >= next_reduction_;
  const bool is_from_root = is_reduction_due || has_others();
  backjump(is_from_root ? 0 : path_.size());
  ++statistics_.restarts;
  restarts_.on_restart();
  phases_.renew(statistics_.failures);
  // Clauses that were added on the path, and hold at the root, state their facts.
  if (is_from_root && !path_.is_empty() && (!propagate() || store_.is_cut_short())) return Step::going_on;
  if (is_reduction_due) {
    clauses_->reduce();
    next_reduction_ = std::min(next_reduction_ + kReductionStep, kLastReduction);
  }
  if (!has_others()) return Step::going_on;
  take_up_shared();
  propagate();
  is_refuted_ = !is_possible_;
  return is_possible_ ? Step::going_on : Step::exhausted;
}

LearningSearch::Step LearningSearch::refute(Code decision) {
  if (level() < path_.size()) {
    const bool was_last = path_.branches()[level()].is_closed;
    path_.cut(level());
    return !was_last || leave_branch() ? Step::going_on : Step::exhausted;
  }
  if (!std::exchange(is_analysis_interrupted_, false)) behind_.clear();
  is_analysis_interrupted_ = !conflict_.decisions_behind(opposite(decision), behind_);
  order_new_atoms();
  if (is_analysis_interrupted_) return Step::interrupted;
  behind_.push_back(decision);
  note_core(behind_);
  return Step::exhausted;
}

void LearningSearch::decide(Code decision) {
  const Literal fact = atoms_.literal(decision);
  if (store_.observer() != nullptr) store_.observer()->on_outcome(store_, NodeOutcome::branched, level());
  clauses_->open_level(store_, decision);
  ++statistics_.nodes;
  statistics_.peak_depth = std::max(statistics_.peak_depth, level());
  if (store_.observer() != nullptr) store_.observer()->on_node(store_, fact, level());
  assert(store_.truth(fact) == Store::Truth::open);
  static_cast<void>(store_.impose(fact));
  propagate();
}

std::optional<Code> LearningSearch::choose() {
  while (level() < path_.size()) {
    const Code decision = path_.decision(level());
    if (!atoms_.is_true(decision)) return decision;
    path_.leave_out(level());
  }
  for (const Code assumption : assumptions_)
    if (!atoms_.is_true(assumption)) return assumption;
  while (!is_guided() && !order_.is_empty()) {
    const std::uint32_t atom = order_.pop();
    if (atoms_.is_open(2 * atom)) return 2 * atom + (phases_.phase(atom) ? 0 : 1);
  }
  const std::optional<Brancher::Choice> choice = brancher_.choose();
  if (!choice) return std::nullopt;
  const Code code = atoms_.code(choice->decision);
  order_new_atoms();
  return code;
}

bool LearningSearch::is_guided() const {
  return options_.mode == SearchMode::guided ||
         (options_.mode == SearchMode::mixed && statistics_.restarts % 2 == 0);
}

LearningSearch::Step LearningSearch::learn_from_failure() {
  if (!std::exchange(is_analysis_interrupted_, false)) {
    ++statistics_.failures;
    if (store_.observer() != nullptr) store_.observer()->on_outcome(store_, NodeOutcome::failed, level());
    if (level() > 0) phases_.note(atoms_.trail_before(store_.level_start(store_.level())));
  }
  const Conflict::Outcome outcome = conflict_.analyse(learnt_);
  order_new_atoms();
  is_refuted_ = outcome == Conflict::Outcome::refuted;
  if (is_refuted_) return Step::exhausted;
  is_analysis_interrupted_ = outcome == Conflict::Outcome::interrupted;
  if (is_analysis_interrupted_) return Step::interrupted;
  restarts_.on_failure();
  // The clauses of a search that follows its own activities always leave out many decisions, even if the
  // tree, which follows the branchings, is faster.
  if (is_guided() || options_.mode == SearchMode::free) note_share(learnt_.lbd, level());
  if (learnt_.level + 1 < level()) ++statistics_.backjumps;
  ++statistics_.learnt;
  if (store_.observer() != nullptr) tell_learnt();
  share_learnt();
  const std::uint32_t top = atoms_.level(learnt_.facts.front());
  std::uint32_t level = std::max(learnt_.level, path_.size());
  if (top <= path_.size() && !path_.is_empty()) {
    path_.cut(top);
    if (!path_.turn()) return Step::exhausted;
    level = path_.size() - 1;
  }
  const ClauseRef clause = learn(learnt_.facts, learnt_.lbd, level, false);
  if (learnt_.level < level) clauses_->note_late(clause, learnt_.level, level);
  return Step::going_on;
}

void LearningSearch::tell_learnt() const {
  std::vector<Literal> facts;
  for (const Code code : learnt_.facts) facts.push_back(atoms_.literal(code));
  store_.observer()->on_learnt(store_, facts, learnt_.level);
}

ClauseRef LearningSearch::learn(std::span<const Code> facts, std::uint32_t lbd, std::uint32_t level,
                                bool is_kept) {
  backjump(level);
  const ClauseRef clause = clauses_->add(facts, lbd, is_kept);
  propagate();
  return clause;
}

bool LearningSearch::resume() {
  if (options_.minimise) {
    const Value best = store_.min(*options_.minimise);
    backjump(0);
    if (!store_.at_most(*options_.minimise, best - 1)) return false;
    propagate();
    return true;
  }
  return goes_by_branches() ? pass_solution() : exclude_solution();
}

bool LearningSearch::exclude_solution() {
  note_exclusion();
  ++excluded_;
  std::vector<Code> block =
      options_.excludes_values ? solution_facts_.clause_of_values()
                               : solution_facts_.blocking_clause(std::span(clauses_->decisions()).subspan(1));
  order_new_atoms();
  is_refuted_ = block.empty();
  if (is_refuted_) return false;
  sort_range(block, std::greater(), [&](Code fact) { return std::pair(atoms_.level(fact), fact); });
  // Only the last fact becomes open again, or the last level is left.
  const std::uint32_t last = atoms_.level(block[0]);
  const std::uint32_t before = block.size() > 1 ? atoms_.level(block[1]) : 0;
  if (last == 0) return false;
  learn(block, static_cast<std::uint32_t>(block.size()), before < last ? before : last - 1, true);
  return true;
}

bool LearningSearch::pass_solution() {
  replace_auxiliary_decisions();
  const std::vector<Code>& decisions = clauses_->decisions();
  for (std::uint32_t level = path_.size() + 1; level < decisions.size(); ++level)
    path_.add(decisions[level], is_assumed(decisions[level]));
  return leave_branch();
}

void LearningSearch::replace_auxiliary_decisions() {
  const std::vector<Code>& decisions = clauses_->decisions();
  const auto auxiliary =
      std::find_if(decisions.begin() + 1 + static_cast<std::ptrdiff_t>(path_.size()), decisions.end(),
                   [&](Code code) { return solution_facts_.is_auxiliary(code) && !is_assumed(code); });
  if (auxiliary == decisions.end()) return;
  const std::vector<Code> facts = solution_facts_.facts_of_store();
  order_new_atoms();
  // These decisions lead to a known solution: they are either all taken, or it would be found again.
  const Store::Watch to_the_end(store_, {});
  backjump(static_cast<std::uint32_t>(auxiliary - decisions.begin()) - 1);
  for (const Code fact : facts)
    if (atoms_.is_open(fact)) decide(fact);
}

bool LearningSearch::leave_branch() {
  if (!path_.turn()) return false;
  backjump(path_.size() - 1);
  propagate();
  return true;
}

bool LearningSearch::is_assumed(Code decision) const {
  return std::ranges::find(assumptions_, decision) != assumptions_.end();
}

std::vector<std::vector<Literal>> LearningSearch::rest() {
  // With other assumptions there may be further solutions.
  if (phase_ == Phase::at_solution) phase_ = resume() ? Phase::at_node : Phase::finished;
  if (phase_ == Phase::finished || !is_possible_) return {};
  phase_ = Phase::at_node;
  std::vector<std::vector<Literal>> parts;
  for (const std::vector<Code>& facts : path_.parts(assumptions_)) {
    std::vector<Literal>& part = parts.emplace_back();
    for (const Code fact : facts) part.push_back(atoms_.literal(fact));
  }
  return parts;
}

void LearningSearch::backjump(std::uint32_t level) {
  is_consistent_ = true;
  if (std::exchange(is_analysis_interrupted_, false)) conflict_.drop();
  if (level == this->level()) return;
  clauses_->go_back(store_, level, [&](Code code) {
    phases_.save(atom_of(code), (code & 1) == 0);
    if (is_branched_on_[atoms_.literal(code).variable]) order_.insert(atom_of(code));
  });
}

void LearningSearch::order_new_atoms() {
  const std::uint32_t count = atoms_.atom_count();
  order_.grow(count);
  phases_.grow(count);
  for (; ordered_ < count; ++ordered_) {
    const Literal fact = atoms_.literal(2 * ordered_);
    if (!is_branched_on_[fact.variable]) continue;
    if (fact.relation == Relation::at_least) phases_.save(ordered_, false);
    order_.set_activity(ordered_, 1 / size_of(store_.domains(), fact.variable));
    order_.insert(ordered_);
  }
}

void LearningSearch::note_core(const std::vector<Code>& decisions) {
  for (const Code decision : decisions) core_.push_back(atoms_.literal(decision));
}

}  // namespace quadrille::cp
