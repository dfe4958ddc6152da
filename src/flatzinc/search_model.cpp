#include "flatzinc/search_model.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "flatzinc/posting.h"
#include "flatzinc/search_plan.h"
#include "flatzinc/solution_text.h"

namespace quadrille::flatzinc {

namespace {

using Kind = Expression::Kind;

/// The length of the learning search's first turn, in failures. (The tree search gets only a few failures
/// before it.) Measured: a shorter turn gives the tree too much time, a longer one hurts where the tree is
/// better.
constexpr std::uint64_t kFirstTurn = 512;

/// Unbounded variables may have bounds that rise without end. Propagation gives up after this number of runs
/// of constraints. (Explaining a failure after many small steps takes time that is quadratic in their
/// number.)
constexpr std::uint64_t kPatience = 20'000;
constexpr std::uint64_t kPatiencePerConstraint = 100;
/// The bounds that unbounded variables get then. Wider ones would be reached one number at a time, too.
constexpr Value kSearchedWhereBoundsRise = 1'000'000;

/// The numbers of the variables that the output shows.
std::unordered_set<Value> shown_variables(const Program& program) {
  std::unordered_set<Value> shown;
  for (const OutputItem& item : program.outputs) {
    if (item.value.kind == Kind::variable) shown.insert(item.value.value);
    if (item.value.kind != Kind::array) continue;
    for (const Expression& e : program.elements(item.value))
      if (e.kind == Kind::variable) shown.insert(e.value);
  }
  return shown;
}

/// Whether the branchings by themselves determine which solution comes first. input_order does. first_fail
/// does not: it depends on domains, and these depend on the learnt clauses.
bool order_solutions(const std::vector<cp::Branching>& branchings) {
  return std::ranges::all_of(branchings, [](const cp::Branching& branching) {
    return branching.variable_order == cp::VariableOrder::input ||
           branching.variable_order == cp::VariableOrder::occurrence;
  });
}

}  // namespace

Parsed<bool> SearchModel::post(std::string_view text) {
  Parsed<bool> possible = post_model(text, program_, equalities_, variables_, store_);
  for (cp::VariableId id = 0; id < store_.variable_count(); ++id) {
    const cp::IntVar x(id);
    if (!cp::is_finite(store_.min(x)) || !cp::is_finite(store_.max(x))) unbounded_.push_back(x);
  }
  if (!unbounded_.empty()) within_ = store_.new_variable(0, 1);
  return possible;
}

cp::IntVar SearchModel::variable(std::size_t number) {
  return variables_.variable({Kind::variable, 0, static_cast<Value>(number)});
}

std::uint64_t SearchModel::patience() const {
  return kPatience + kPatiencePerConstraint * store_.constraint_count();
}

bool SearchModel::propagate() {
  if (!store_.propagate_some(patience())) return note_failure();
  if (store_.is_cut_short()) return true;
  if (!store_.is_idle() && !bound(kSearchedWhereBoundsRise)) return false;
  return store_.propagate() || note_failure();
}

bool SearchModel::note_failure() {
  if (unbounded_.empty()) return false;
  // If a variable without an upper bound would need a value beyond all numbers, the reasons include that
  // bound.
  std::vector<cp::Literal> reasons;
  static_cast<void>(store_.explain_failure(reasons));
  is_cut_ = is_cut_ || std::ranges::any_of(reasons, [](cp::Literal fact) {
              return !fact.is_falsum() && (fact.value > kFar || fact.value < -kFar);
            });
  return false;
}

bool SearchModel::bound(Value within) {
  for (const cp::IntVar x : unbounded_) {  // NOLINT(readability-use-anyofallof): it cuts, too
    if (!lacks_bounds(store_, x)) continue;
    is_cut_ = true;
    if (store_.max(x) > kFar &&
        !store_.at_most(x, store_.min(x) < -kFar ? within : reach_beyond(store_.min(x), within)))
      return false;
    if (store_.min(x) < -kFar && !store_.at_least(x, -reach_beyond(-store_.max(x), within))) return false;
  }
  return true;
}

void SearchModel::plan(bool free, cp::SearchOptions& options) {
  SearchPlan plan = plan_search(program_, variables_);
  notes_ = std::move(plan.notes);
  options.restarts = free ? cp::Restarts{} : plan.restarts;
  const bool is_bound = !free && program_.goal == Goal::satisfy && order_solutions(plan.branchings);
  options.mode = plan.branchings.empty() ? cp::SearchMode::free
                 : is_bound              ? cp::SearchMode::guided
                                         : cp::SearchMode::mixed;
  options.first_turn = kFirstTurn;
  const std::unordered_set<Value> shown = shown_variables(program_);
  cp::Branching rest{.variables = {}, .variable_order = cp::VariableOrder::dom_wdeg};
  cp::Branching introduced{
      .variables = {}, .variable_order = cp::VariableOrder::first_fail, .is_auxiliary = true};
  for (std::size_t i = 0; i < program_.variables.size(); ++i) {
    const bool matters = !program_.variables[i].is_introduced || shown.contains(static_cast<Value>(i));
    (matters ? rest : introduced).variables.push_back(variable(i));
  }
  branchings_ = std::move(plan.branchings);
  branchings_.push_back(std::move(rest));
  branchings_.push_back(std::move(introduced));
}

std::string SearchModel::solution_text() { return flatzinc::solution_text(program_, variables_, store_); }

}  // namespace quadrille::flatzinc
