#include "cp/learning/all_different_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <string_view>

#include "base/sort.h"
#include "cp/brancher.h"
#include "cp/constraints/distinct/all_different.h"

namespace quadrille::cp {

namespace {

constexpr double kFading = 0.95;  // of activities, at each failure

// From time to time the phases are renewed: all true, all false, the target, and the target after repair.
constexpr std::array kRenewals{Phases::Renewal::all_true, Phases::Renewal::all_false, Phases::Renewal::target,
                               Phases::Renewal::repaired, Phases::Renewal::all_true,  Phases::Renewal::target,
                               Phases::Renewal::repaired, Phases::Renewal::all_false};
constexpr std::size_t kRepeatedRenewals = 2;
// Steps of repair for each failure since the last repair, and the maximum: about a tenth of a second.
constexpr std::uint64_t kStepsPerFailure = 4, kMostSteps = 100'000;

bool is_open(const Store& store, IntVar x) { return !store.is_fixed(x); }

/// Its scope consists of its two sides, one after the other.
constexpr std::string_view kSameMultiset = "same_multiset";

bool is_all_different(const Constraint& constraint) { return as_all_different(constraint) != nullptr; }

/// Whether its open variables are plain with word domains, and have at most 64 values together.
bool is_groups(const Store& store, const Constraint& constraint) {
  const Domains& domains = store.domains();
  std::optional<Value> origin;
  return std::ranges::all_of(constraint.scope(), [&](IntVar x) {
    if (!is_open(store, x)) return true;
    if (!x.is_plain() || !domains.is_word(x.id())) return false;
    if (!origin) origin = domains.origin(x.id());
    return *origin == domains.origin(x.id());
  });
}

std::vector<IntVar> main_variables(std::span<const Branching> branchings) {
  std::vector<IntVar> variables;
  for (const Branching& branching : branchings)
    if (!branching.is_auxiliary)
      variables.insert(variables.end(), branching.variables.begin(), branching.variables.end());
  return variables;
}

}  // namespace

bool AllDifferentSearch::serves(const Store& store, std::span<const Branching> branchings,
                                const SearchOptions& options) {
  // A tree search that takes turns follows the branchings.
  const bool is_guided =
      options.mode == SearchMode::fixed || (options.mode == SearchMode::guided && options.first_turn == 0);
  if (is_guided || options.minimise || !options.assumptions.empty() || !options.without_loss.empty() ||
      options.restarts.kind != Restarts::Kind::none || store.observer() != nullptr)
    return false;
  for (std::size_t i = 0; i < store.constraint_count(); ++i) {
    const Constraint& constraint = store.constraint(i);
    if (is_all_different(constraint) || constraint.name() == kSameMultiset) {
      if (!is_groups(store, constraint)) return false;
    } else if (!constraint.is_implied() || constraint.name() != "crossings") {
      return false;
    }
  }
  std::vector<bool> is_named(store.variable_count());
  for (const IntVar x : main_variables(branchings)) {
    if (is_open(store, x) && !x.is_plain()) return false;
    is_named[x.id()] = true;
  }
  for (VariableId x = 0; x < store.variable_count(); ++x)
    if (is_open(store, IntVar(x)) && (!is_named[x] || !store.domains().is_word(x))) return false;
  return true;
}

AllDifferentSearch::AllDifferentSearch(Store& store, std::vector<Branching> branchings,
                                       const SearchOptions& options, Statistics& statistics,
                                       const FoundBefore& found)
    : store_(store),
      branchings_(std::move(branchings)),
      options_(options),
      branched_on_(main_variables(branchings_)),
      statistics_(statistics),
      restarts_(kOwnRestarts),
      atoms_(store),
      choices_(atoms_.count()),
      order_(kFading),
      conflict_(choices_, order_),
      phases_({kRenewals, kRepeatedRenewals}),
      repair_(choices_),
      next_reduction_(kFirstReduction),
      base_(store.level()) {
  add_groups();
  order_atoms();
  take_up(found);
}

void AllDifferentSearch::add_groups() {
  const Domains& domains = store_.domains();
  std::vector<std::uint32_t> group;
  const auto add = [&](bool has_one) {
    if (group.size() > 1) choices_.add_group(group, has_one);
    group.clear();
  };
  for (const VariableId x : atoms_.variables) {
    for (int i = 0; i < count_of(domains.word(x)); ++i)
      group.push_back(atoms_.first_atom[x] + static_cast<std::uint32_t>(i));
    add(true);
  }
  for (std::size_t c = 0; c < store_.constraint_count(); ++c) {
    const Constraint& constraint = store_.constraint(c);
    if (constraint.name() == kSameMultiset) add_balances(constraint.scope());
    if (!is_all_different(constraint)) continue;
    std::vector<VariableId> open;
    Word values = 0;
    for (const IntVar x : constraint.scope()) {
      if (!is_open(store_, x)) continue;
      open.push_back(x.id());
      values |= domains.word(x.id());
    }
    const bool has_one = count_of(values) == static_cast<int>(open.size());
    for (const int i : Bits(values)) {
      for (const VariableId x : open)
        if ((domains.word(x) & bit(i)) != 0) group.push_back(atoms_.of(x, domains.origin(x) + i));
      add(has_one);
    }
  }
  choices_.finish_groups();
  repair_.set_up(static_cast<std::uint32_t>(atoms_.variables.size()));
}

void AllDifferentSearch::add_balances(std::span<const IntVar> scope) {
  const Domains& domains = store_.domains();
  std::array<std::map<Value, std::vector<std::uint32_t>>, 2> open;
  std::map<Value, int> more;  // by value: the number of variables fixed to it on the first side, minus that
                              // on the second
  for (std::size_t i = 0; i < scope.size(); ++i) {
    const std::size_t side = 2 * i < scope.size() ? 0 : 1;
    const IntVar x = scope[i];
    if (is_open(store_, x)) {
      for (const int v : Bits(domains.word(x.id()))) {
        const Value value = domains.origin(x.id()) + v;
        open[side][value].push_back(atoms_.of(x.id(), value));
        more[value] += 0;
      }
    } else {
      more[store_.value(x)] += side == 0 ? 1 : -1;
    }
  }
  for (const auto& [value, count] : more) choices_.add_balance(open[0][value], open[1][value], count);
}

/// Until the first failure, the values of variables with few values come first.
void AllDifferentSearch::order_atoms() {
  order_.grow(atoms_.count());
  phases_.grow(atoms_.count());
  for (const VariableId x : atoms_.variables) {
    const int count = count_of(store_.domains().word(x));
    for (int i = 0; i < count; ++i) {
      const std::uint32_t atom = atoms_.first_atom[x] + static_cast<std::uint32_t>(i);
      order_.set_activity(atom, 1.0 / count);
      order_.insert(atom);
    }
  }
}

SearchResult AllDifferentSearch::next(const Limits& limits) {
  if (rest_) return rest_->next(limits);
  if (is_at_solution_) is_possible_ = exclude_solution();
  if (is_possible_ && found_.solutions.size() >= options_.most_excluded) {
    hand_over();
    return rest_->next(limits);
  }
  while (is_possible_) {
    if (watch_.is_reached(limits, statistics_, [&] { return store_.memory() + memory(); }))
      return SearchResult::limit;
    const Step taken = step();
    if (taken == Step::solution) return SearchResult::solution;
    is_possible_ = taken != Step::exhausted;
  }
  return SearchResult::exhausted;
}

void AllDifferentSearch::hand_over() {
  rest_.emplace(store_, branchings_, options_, statistics_, found_);
  share_in_place(*rest_);
  if (!assumptions_.empty()) rest_->assume(assumptions_);
}

AllDifferentSearch::Step AllDifferentSearch::step() {
  if (!choices_.propagate()) return learn_from_failure();
  if (restarts_.is_due()) return restart();
  const std::optional<Code> decision = choose();
  if (!decision) {
    show_solution();
    return Step::solution;
  }
  if (choices_.is_false(*decision)) return Step::exhausted;  // an assumption
  choices_.decide(*decision);
  ++statistics_.nodes;
  statistics_.peak_depth = std::max(statistics_.peak_depth, choices_.level());
  return Step::going_on;
}

std::optional<Code> AllDifferentSearch::choose() {
  for (const Code assumption : assumed_)
    if (!choices_.is_true(assumption)) return assumption;
  while (!order_.is_empty()) {
    const std::uint32_t atom = order_.pop();
    if (choices_.is_open(2 * atom)) return 2 * atom + (phases_.phase(atom) ? 0 : 1);
  }
  return std::nullopt;
}

AllDifferentSearch::Step AllDifferentSearch::learn_from_failure() {
  ++statistics_.failures;
  restarts_.on_failure();
  is_refuted_ = choices_.level() == 0;
  if (is_refuted_) return Step::exhausted;
  phases_.note(choices_.trail_before_last_level());
  conflict_.analyse(learnt_);
  note_share(learnt_.lbd, choices_.level());
  ++statistics_.learnt;
  if (learnt_.level + 1 < choices_.level()) ++statistics_.backjumps;
  go_back(learnt_.level);
  choices_.learn(learnt_.facts, learnt_.lbd, false);
  share_learnt();
  return Step::going_on;
}

AllDifferentSearch::Step AllDifferentSearch::restart() {
  go_back(0);
  ++statistics_.restarts;
  restarts_.on_restart();
  const bool is_repair_due = phases_.renew(statistics_.failures) == Phases::Renewal::repaired;
  const bool is_reduction_due = choices_.disposable() >= next_reduction_;
  if (!is_repair_due && !is_reduction_due && !has_others()) return Step::going_on;
  is_refuted_ = !choices_.propagate();
  if (is_refuted_) return Step::exhausted;
  if (is_repair_due) repair_phases();
  if (is_reduction_due) {
    choices_.reduce();
    next_reduction_ = std::min(next_reduction_ + kReductionStep, kLastReduction);
  }
  take_up_shared();
  return is_refuted_ ? Step::exhausted : Step::going_on;
}

void AllDifferentSearch::repair_phases() {
  const std::uint64_t steps = std::min(kStepsPerFailure * (statistics_.failures - repaired_at_), kMostSteps);
  repaired_at_ = statistics_.failures;
  const std::span<const std::uint32_t> repaired =
      repair_.improve([&](std::uint32_t atom) { return phases_.last(atom); }, steps);
  for (std::uint32_t atom = 0; atom < atoms_.count(); ++atom) phases_.suggest(atom, false);
  for (const std::uint32_t atom : repaired) phases_.suggest(atom, true);
}

void AllDifferentSearch::share_learnt() {
  tell_others(learnt_.lbd, [&] {
    std::vector<Literal> facts;
    for (const Code fact : learnt_.facts) {
      const Literal equality = atoms_.facts[atom_of(fact)];
      facts.push_back((fact & 1) == 0 ? equality : ~equality);
    }
    return facts;
  });
}

void AllDifferentSearch::take_up_shared() {
  hear_others([&](std::span<const Literal> facts, std::uint32_t lbd) {
    std::vector<Code> open, codes;
    for (const Literal fact : facts) {
      // Clauses about bounds come from another kind of search.
      if (fact.relation != Relation::equal && fact.relation != Relation::not_equal) return;
      codes.clear();
      if (!atoms_.append(fact, codes)) continue;
      if (codes.empty() || choices_.is_true(codes.front())) return;
      if (choices_.is_open(codes.front())) open.push_back(codes.front());
    }
    is_refuted_ = is_refuted_ || open.empty();
    if (!open.empty()) choices_.add(open, lbd, false);
  });
}

void AllDifferentSearch::go_back(std::uint32_t level) {
  choices_.go_back(level, [&](Code fact) {
    phases_.save(atom_of(fact), (fact & 1) == 0);
    order_.insert(atom_of(fact));
  });
}

void AllDifferentSearch::show_solution() {
  ++statistics_.solutions;
  is_at_solution_ = true;
  const Store::Watch to_the_end(store_, {});
  store_.push();
  bool holds = true;
  for (const Code fact : choices_.trail())
    if ((fact & 1) == 0) holds = holds && store_.impose(atoms_.facts[atom_of(fact)]);
  holds = holds && store_.propagate();
  assert(holds);
  static_cast<void>(holds);
  found_.solutions.push_back(solution_of(store_, branchings_));
}

bool AllDifferentSearch::exclude_solution() {
  is_at_solution_ = false;
  if (store_.level() > base_) store_.pop_to(base_);
  std::vector<Code> facts;
  for (std::uint32_t level = choices_.level(); level > 0; --level)
    facts.push_back(opposite(choices_.decision(level)));
  is_refuted_ = facts.empty();
  if (is_refuted_) return false;
  note_exclusion();
  const auto lbd = static_cast<std::uint32_t>(facts.size());
  go_back(choices_.level() - 1);
  choices_.learn(facts, lbd, true);
  return true;
}

void AllDifferentSearch::pause() {
  if (rest_) return rest_->pause();
  if (is_at_solution_) is_possible_ = exclude_solution();
  go_back(0);
}

void AllDifferentSearch::take_up(const FoundBefore& found) {
  if (rest_) return rest_->take_up(found);
  assert(choices_.level() == 0);
  found_.solutions.insert(found_.solutions.end(), found.solutions.begin(), found.solutions.end());
  for (const std::vector<Value>& solution : found.solutions)
    is_possible_ = is_possible_ && choices_.propagate() && exclude(solution);
}

void AllDifferentSearch::assume(std::span<const Literal> assumptions) {
  if (rest_) return rest_->assume(assumptions);
  pause();
  assumptions_.assign(assumptions.begin(), assumptions.end());
  assumed_.clear();
  is_possible_ = !is_refuted_;
  for (const Literal fact : assumptions) is_possible_ = is_possible_ && atoms_.append(fact, assumed_);
  if (!has_others() || is_refuted_) return;
  is_refuted_ = !choices_.propagate();
  if (!is_refuted_) take_up_shared();
  is_possible_ = is_possible_ && !is_refuted_;
}

std::vector<std::vector<Literal>> AllDifferentSearch::rest() {
  if (rest_) return rest_->rest();
  pause();
  if (!is_possible_) return {};
  return {assumptions_};
}

bool AllDifferentSearch::exclude(std::span<const Value> solution) {
  std::vector<Code> open;
  for (std::size_t i = 0; i < branched_on_.size(); ++i) {
    const IntVar x = branched_on_[i];
    if (!is_open(store_, x)) continue;
    const Code fact = 2 * atoms_.of(x.id(), solution[i]) + 1;
    if (choices_.is_true(fact)) return true;
    if (choices_.is_open(fact)) open.push_back(fact);
  }
  is_refuted_ = open.empty();
  if (is_refuted_) return false;
  note_exclusion();
  sort_range(open);
  const auto repeated = std::ranges::unique(open);
  open.erase(repeated.begin(), repeated.end());
  choices_.add(open, static_cast<std::uint32_t>(open.size()), true);
  return true;
}

std::size_t AllDifferentSearch::memory() const {
  const std::size_t solutions = found_.solutions.size() * bytes_of_solution(branched_on_.size());
  return choices_.memory() + solutions + (rest_ ? rest_->memory() : 0);
}

std::vector<double> AllDifferentSearch::activities() const {
  if (rest_) return rest_->activities();
  std::vector<double> sums(store_.variable_count());
  for (std::uint32_t atom = 0; atom < atoms_.count(); ++atom)
    sums[atoms_.facts[atom].variable] += order_.activity(atom);
  return sums;
}

}  // namespace quadrille::cp
