#include "support/cp/constraint_harness.h"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "support/base/rounds.h"
#include "support/cp/following_constraint.h"

namespace quadrille::test {

using cp::IntVar;
using cp::Literal;
using cp::Relation;
using cp::Store;
using cp::Value;

namespace {

using Assignment = std::vector<Value>;           // by variable
using Domain = std::vector<std::vector<Value>>;  // by variable

Domain domain_of(const Store& store) {
  Domain domain(store.variable_count());
  for (cp::VariableId x = 0; x < domain.size(); ++x)
    store.for_each_value(IntVar(x), [&](Value v) { domain[x].push_back(v); });
  return domain;
}

/// Calls f for each full assignment.
template <class F>
void for_each_assignment(const Domain& domain, F f) {
  Assignment assignment(domain.size());
  const auto assign_from = [&](const auto& self, std::size_t x) -> void {
    if (x == domain.size()) return f(assignment);
    for (const Value v : domain[x]) {
      assignment[x] = v;
      self(self, x + 1);
    }
  };
  assign_from(assign_from, 0);
}

bool all_hold(const std::vector<Literal>& facts, const Assignment& assignment) {
  return std::ranges::all_of(facts, [&](Literal l) { return l.holds_for(assignment[l.variable]); });
}

bool lies_in(const Assignment& assignment, const Domain& domain) {
  for (std::size_t x = 0; x < domain.size(); ++x)
    if (!std::ranges::binary_search(domain[x], assignment[x])) return false;
  return true;
}

std::string describe(const std::vector<Literal>& facts) {
  std::string text;
  for (const Literal fact : facts) text += (text.empty() ? "" : ", ") + test::describe(fact);
  return text.empty() ? "nothing" : text;
}

/// One random walk. The checks return a description of the violation, or an empty text.
class Walk {
 public:
  Walk(const Subject& subject, const Setting& setting, Random& random)
      : subject_(subject), setting_(setting), random_(random), arguments_(setting.make(store_)) {}

  std::string run(int steps) {
    std::string wrong = go(steps);
    if (wrong.empty()) return wrong;
    return fmt::format("{}{}posted, then {}: {}", describe(setting_), describe_levels(), describe(decisions_),
                       wrong);
  }

 private:
  struct Level {
    Domain domain;
    std::size_t decisions;
  };

  std::string go(int steps);
  std::string describe_levels() const {
    return before_post_.empty() ? "" : fmt::format("after {}\n", describe(before_post_));
  }

  void push() {
    levels_.push_back({domain_of(store_), decisions_.size()});
    store_.push();
  }
  std::string pop() {
    store_.pop();
    decisions_.resize(levels_.back().decisions);
    const bool is_restored = domain_of(store_) == levels_.back().domain;
    levels_.pop_back();
    return is_restored ? "" : "going back did not bring back the domains";
  }
  /// A random literal that is neither true nor false yet; nullopt if all variables are fixed.
  std::optional<Literal> random_decision();
  /// Imposes the decision and sometimes more literals at once, which makes failures more frequent.
  void decide(std::optional<Literal> decision);
  void post();

  std::string check_node(bool possible);
  std::string check_solutions(bool possible) const;
  std::string check_promise() const;
  std::string check_bounds() const;
  std::string check_fresh_copy();
  std::string check_fresh_store(bool possible) const;
  std::string check_explanations() const;
  std::string check_explanation(Literal fact) const;
  /// Checks the changes that fixed a variable and that the constraint explains by its remaining value.
  std::string check_explained_values() const;
  /// Checks that the latest changes have the same reasons when the initial domains are known, except for
  /// literals about these.
  std::string check_reasons_of_search() const;
  std::string check_failure() const;
  std::string check_clauses() const;

  [[nodiscard]] bool satisfies(const Assignment& assignment) const {
    scope_values_.clear();
    for (const IntVar x : constraint_->scope()) scope_values_.push_back(x.from_base(assignment[x.id()]));
    return constraint_->holds(scope_values_);
  }
  [[nodiscard]] bool follows(const std::vector<Literal>& reasons, Literal fact) const {
    return std::ranges::all_of(solutions_, [&](const Assignment& s) {
      return !all_hold(reasons, s) || (!fact.is_falsum() && fact.holds_for(s[fact.variable]));
    });
  }

  const Subject& subject_;
  const Setting& setting_;
  Random& random_;
  Store store_;
  std::vector<IntVar> arguments_;
  std::vector<Level> levels_;
  std::vector<Literal> before_post_;
  std::vector<Literal> decisions_;  // after the post
  cp::Constraint* constraint_ = nullptr;
  Domain posted_;                      // the domains when it was posted
  std::vector<Assignment> solutions_;  // the solutions within them
  mutable std::vector<Value> scope_values_;
};

std::optional<Literal> Walk::random_decision() {
  std::vector<IntVar> open;
  for (cp::VariableId x = 0; x < store_.variable_count(); ++x)
    if (!store_.is_fixed(IntVar(x))) open.emplace_back(x);
  if (open.empty()) return std::nullopt;
  const IntVar x = open[random_.below(open.size())];
  const std::vector<Value> values = domain_of(store_)[x.id()];
  const std::size_t at = 1 + random_.below(values.size() - 1);
  switch (random_.below(4)) {
    case 0: return x.eq(values[at - random_.below(2)]);
    case 1: return x.ne(values[at - random_.below(2)]);
    case 2: return x.ge(values[at]);
    default: return x.le(values[at - 1]);
  }
}

void Walk::decide(std::optional<Literal> decision) {
  std::uint64_t count = random_.below(2) == 0 ? 1 : 1 + random_.below(4);
  for (; decision && count > 0; --count) {
    static_cast<void>(store_.impose(*decision));
    decisions_.push_back(*decision);
    decision = random_decision();
  }
}

void Walk::post() {
  posted_ = domain_of(store_);
  constraint_ = &store_.post(subject_.make(store_, arguments_));
  for_each_assignment(posted_, [&](const Assignment& a) {
    if (satisfies(a)) solutions_.push_back(a);
  });
}

std::string Walk::check_clauses() const {
  if (!constraint_->is_clauses()) return "";
  const auto clauses = constraint_->clauses();
  std::string wrong;
  for_each_assignment(posted_, [&](const Assignment& a) {
    const auto is_met = [&](const std::vector<Literal>& clause) {
      return std::ranges::any_of(clause, [&](Literal fact) { return fact.holds_for(a[fact.variable]); });
    };
    if (std::ranges::all_of(clauses, is_met) != satisfies(a)) wrong = "its clauses do not say the same";
  });
  return wrong;
}

std::string Walk::go(int steps) {
  for (std::uint64_t depth = random_.below(3); depth > 0; --depth) {
    push();
    const std::optional<Literal> decision = random_decision();
    if (!decision) continue;
    static_cast<void>(store_.impose(*decision));
    before_post_.push_back(*decision);
  }
  push();
  const std::size_t post_depth = levels_.size();
  post();
  bool possible = store_.propagate();
  std::string wrong = check_node(possible);
  if (wrong.empty()) wrong = check_clauses();
  if (possible && constraint_->follows_changes() && random_.below(2) == 0) {
    store_.set_first(&store_.post(std::make_unique<FollowingConstraint>()));
    possible = store_.propagate();
  }
  for (int step = 0; step < steps && wrong.empty(); ++step) {
    const std::optional<Literal> decision = possible ? random_decision() : std::nullopt;
    const bool may_go_back = levels_.size() > post_depth;
    if (!decision || (may_go_back && random_.below(3) == 0)) {
      if (!may_go_back) break;
      wrong = pop();
      possible = true;
    } else {
      push();
      decide(*decision);
      possible = store_.propagate();
      wrong = check_node(possible);
    }
  }
  store_.set_first(nullptr);
  while (wrong.empty() && !levels_.empty()) wrong = pop();
  if (wrong.empty() && store_.constraint_count() != 0) return "the constraint outlived the level of its post";
  return wrong;
}

std::string Walk::check_node(bool possible) {
  std::string wrong = check_solutions(possible);
  if (wrong.empty()) wrong = check_explanations();
  if (wrong.empty()) wrong = check_explained_values();
  if (wrong.empty()) wrong = check_reasons_of_search();
  if (wrong.empty() && !possible) wrong = check_failure();
  if (wrong.empty() && possible) wrong = check_promise();
  if (wrong.empty() && !subject_.is_adaptive) {
    if (possible) wrong = check_fresh_copy();
    if (wrong.empty()) wrong = check_fresh_store(possible);
  }
  return wrong;
}

std::string Walk::check_solutions(bool possible) const {
  const Domain domain = domain_of(store_);
  for (const Assignment& solution : solutions_) {
    if (!all_hold(decisions_, solution)) continue;
    if (!possible) return fmt::format("it failed, but [{}] is a solution", fmt::join(solution, ", "));
    if (!lies_in(solution, domain))
      return fmt::format("it lost the solution [{}]", fmt::join(solution, ", "));
  }
  return "";
}

std::string Walk::check_promise() const {
  const bool keeps = subject_.keeps_promise_with_repeats || !setting_.has_repeated_variables();
  const Promise promise = keeps ? subject_.promise : Promise::checking;
  if (subject_.promise == Promise::none) return "";
  if (promise == Promise::bounds) return check_bounds();
  const Domain domain = domain_of(store_);
  const auto open = std::ranges::count_if(domain, [](const auto& values) { return values.size() > 1; });
  if (open > 0 && promise == Promise::checking) return "";
  if (open > 1 && promise == Promise::value) return "";
  for (cp::VariableId x = 0; x < domain.size(); ++x) {
    for (const Value v : domain[x]) {
      const bool is_supported = std::ranges::any_of(
          solutions_, [&](const Assignment& s) { return s[x] == v && lies_in(s, domain); });
      if (!is_supported) return fmt::format("x{} = {} stayed without support", x, v);
    }
  }
  return "";
}

std::string Walk::check_bounds() const {
  Domain hull = domain_of(store_);
  for (std::vector<Value>& values : hull) {
    const Value max = values.back();
    values.resize(1);
    while (values.back() < max) values.push_back(values.back() + 1);
  }
  std::vector<std::pair<bool, bool>> supported(hull.size());
  for_each_assignment(hull, [&](const Assignment& a) {
    if (!satisfies(a)) return;
    for (std::size_t x = 0; x < hull.size(); ++x) {
      supported[x].first |= a[x] == hull[x].front();
      supported[x].second |= a[x] == hull[x].back();
    }
  });
  for (std::size_t x = 0; x < hull.size(); ++x) {
    if (!supported[x].first) return fmt::format("the lower bound of x{} stayed without support", x);
    if (!supported[x].second) return fmt::format("the upper bound of x{} stayed without support", x);
  }
  return "";
}

std::string Walk::check_fresh_copy() {
  const Domain before = domain_of(store_);
  store_.push();
  store_.post(subject_.make(store_, arguments_));
  const bool possible = store_.propagate();
  const bool is_same = domain_of(store_) == before;
  store_.pop();
  if (!possible) return "a second run failed";
  return is_same ? "" : "a second run found more";
}

std::string Walk::check_fresh_store(bool possible) const {
  Store store;
  const std::vector<IntVar> arguments = setting_.make(store);
  for (const Literal decision : before_post_) static_cast<void>(store.impose(decision));
  for (const Literal decision : decisions_)
    if (!store.impose(decision)) return possible ? "decisions exclude each other, but it did not fail" : "";
  store.post(subject_.make(store, arguments));
  if (store.propagate() != possible) return "in a fresh store it does not come to the same end";
  return !possible || domain_of(store) == domain_of(store_) ? "" : "in a fresh store it leaves other values";
}

std::string Walk::check_explanations() const {
  const Domain domain = domain_of(store_);
  for (cp::VariableId x = 0; x < domain.size(); ++x) {
    std::vector<Literal> facts;
    for (const Value v : posted_[x])
      if (!std::ranges::binary_search(domain[x], v)) facts.push_back(IntVar(x).ne(v));
    for (Value v = posted_[x].front() + 1; v <= domain[x].front(); ++v) facts.push_back(IntVar(x).ge(v));
    for (Value v = posted_[x].back() - 1; v >= domain[x].back(); --v) facts.push_back(IntVar(x).le(v));
    for (const Literal fact : facts)
      if (std::string wrong = check_explanation(fact); !wrong.empty()) return wrong;
  }
  return "";
}

std::string Walk::check_explanation(Literal fact) const {
  const cp::Domains& domains = store_.domains();
  const cp::Position when = domains.when(fact);
  if (domains.change(when).constraint == cp::kDecision) return "";
  std::vector<Literal> reasons;
  const cp::Constraint* by = store_.explain(fact, reasons);
  const std::string because = fmt::format("{} because of {}", test::describe(fact), describe(reasons));
  for (const Literal reason : reasons)
    if (!domains.holds_at(reason, when))
      return fmt::format("{}; {} did not hold before", because, test::describe(reason));
  if (by != nullptr) return follows(reasons, fact) ? "" : because + ": does not follow";
  for (const Value v : posted_[fact.variable]) {
    const bool admits = std::ranges::all_of(
        reasons, [&](Literal r) { return r.variable == fact.variable && r.holds_for(v); });
    if (admits && !fact.holds_for(v)) return because + ": does not follow, and no constraint is named";
  }
  return "";
}

std::string Walk::check_explained_values() const {
  const cp::Domains& domains = store_.domains();
  for (cp::Position when = 0; when < domains.now(); ++when) {
    const cp::Change& change = domains.change(when);
    if (change.constraint != constraint_->index() || change.part != cp::Change::Part::word ||
        !constraint_->explains_value(change.data))
      continue;
    const IntVar x(change.variable);
    if (!is_single(domains.word_at(x.id(), when + 1)))
      return fmt::format("x{} was to be left one value, but has more", x.id());
    const Literal fact = x.eq(store_.value(x));
    std::vector<Literal> reasons;
    constraint_->explain(cp::Past(store_, when), fact, change.data, reasons);
    const std::string because = fmt::format("{} because of {}", test::describe(fact), describe(reasons));
    for (const Literal reason : reasons)
      if (!domains.holds_at(reason, when))
        return fmt::format("{}; {} did not hold before", because, test::describe(reason));
    if (!follows(reasons, fact)) return because + ": does not follow";
  }
  return "";
}

std::string Walk::check_reasons_of_search() const {
  constexpr cp::Position kLatest = 4;
  const cp::Domains& domains = store_.domains();
  for (cp::Position when = domains.now() - std::min(domains.now(), kLatest); when < domains.now(); ++when) {
    const cp::Change& change = domains.change(when);
    if (change.constraint != constraint_->index() || change.part != cp::Change::Part::word) continue;
    std::vector<Word> first_words(domains.size());
    for (cp::VariableId x = 0; x < domains.size(); ++x)
      if (domains.is_word(x)) first_words[x] = domains.word_at(x, when / 2);
    const auto is_known = [&](Literal reason) {
      if (reason.relation != cp::Relation::not_equal || !domains.is_word(reason.variable)) return false;
      const auto at = static_cast<Word>(reason.value - domains.origin(reason.variable));
      return at >= 64 || (first_words[reason.variable] & bit(static_cast<int>(at))) == 0;
    };
    for (const int i : Bits(change.removed)) {
      const Literal fact = IntVar(change.variable).ne(domains.origin(change.variable) + i);
      std::vector<Literal> all, told;
      constraint_->explain(cp::Past(store_, when), fact, change.data, all);
      constraint_->explain(cp::Past(store_, when, first_words), fact, change.data, told);
      const std::string because = fmt::format("{} because of {}, for a search because of {}",
                                              test::describe(fact), describe(all), describe(told));
      std::erase_if(all, is_known);
      std::erase_if(told, is_known);
      if (all == told) continue;
      // It may choose other reasons where some are known.
      for (const Literal reason : told)
        if (!domains.holds_at(reason, when)) return because;
      for (cp::VariableId x = 0; x < domains.size(); ++x)
        for (const int gone : Bits(domains.word_at(x, 0) & ~first_words[x]))
          told.push_back(IntVar(x).ne(domains.origin(x) + gone));
      if (!follows(told, fact)) return because;
    }
  }
  return "";
}

std::string Walk::check_failure() const {
  std::vector<Literal> reasons;
  if (store_.explain_failure(reasons) != constraint_) return "its failure is ascribed to something else";
  const std::string because = "failure because of " + describe(reasons);
  for (const Literal reason : reasons)
    if (!store_.domains().holds_at(reason, store_.domains().now()))
      return fmt::format("{}; {} does not hold", because, test::describe(reason));
  return follows(reasons, Literal::falsum()) ? "" : because + ": does not follow";
}

}  // namespace

std::optional<std::string> violation(const Subject& subject, const Setting& setting, int steps,
                                     Random& random) {
  std::string wrong = Walk(subject, setting, random).run(steps);
  return wrong.empty() ? std::nullopt : std::optional(std::move(wrong));
}

std::optional<std::string> violation_on_all(const Subject& subject, std::size_t arity, Value first,
                                            int width) {
  Random random(1);
  std::optional<std::string> wrong;
  int settings = 0;
  for_each_setting(arity, first, width, [&](const Setting& setting) {
    if (settings++ % kEvery != 0) return true;
    wrong = violation(subject, setting, 3, random);
    return !wrong;
  });
  return wrong;
}

std::optional<std::string> violation_on_random(const Subject& subject, const SettingShape& shape, int count,
                                               std::uint64_t seed) {
  Random random(seed);
  for (int i = 0; i < rounds(count); ++i)
    if (auto wrong = violation(subject, random_setting(shape, random), 12, random)) return wrong;
  return std::nullopt;
}

Bounds narrowed(const Bounds& before,
                const std::function<std::unique_ptr<cp::Constraint>(const std::vector<cp::IntVar>&)>& make) {
  Store store;
  std::vector<IntVar> x;
  for (const auto& [min, max] : before) x.push_back(store.new_variable(min, max));
  store.post(make(x));
  Bounds after;
  if (store.propagate())
    for (const IntVar y : x) after.emplace_back(store.min(y), store.max(y));
  return after;
}

}  // namespace quadrille::test
