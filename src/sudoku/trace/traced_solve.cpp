#include "sudoku/trace/traced_solve.h"

#include <optional>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "cp/store.h"
#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {

namespace {

struct Removal {
  std::string constraint;
  int cell;
  Digits removed, left;
};

/// The digits removed from cells: variables are cells, values digits.
template <class F>
void for_each_removal(const cp::Store& store, std::uint32_t begin, std::uint32_t end, F f) {
  for (cp::Position i = begin; i < end; ++i) {
    const cp::Change& change = store.domains().change(i);
    const auto origin = static_cast<int>(store.domains().origin(change.variable));
    const auto digits = [origin](Word word) { return word << (origin - 1); };
    f(static_cast<int>(change.variable), digits(change.removed),
      digits(store.domains().word_at(change.variable, i + 1)));
  }
}

/// Collects the digits that the rules by themselves remove from the candidates. The solver does that once for
/// all puzzles of a kind, before it sees givens.
class RulesObserver final : public cp::Observer {
 public:
  RulesObserver(const Conditions& conditions, const Posting& posting)
      : conditions_(conditions), posting_(posting) {}

  [[nodiscard]] const std::vector<Removal>& removals() const { return removals_; }

  void on_changes(const cp::Store& store, const cp::Constraint* constraint, std::uint32_t begin,
                  std::uint32_t end) override {
    if (constraint == nullptr) return;
    const std::string& label = posting_.origins[constraint->index()]->label;
    for_each_removal(store, begin, end, [&](int cell, Digits removed, Digits left) {
      const Digits candidates = conditions_.candidates[static_cast<std::size_t>(cell)];
      if ((removed & candidates) != 0)
        removals_.push_back({label, cell, removed & candidates, left & candidates});
    });
  }

 private:
  const Conditions& conditions_;
  const Posting& posting_;
  std::vector<Removal> removals_;
};

/// Translates the engine's events into terms of the puzzle: variables are cells, values digits.
class TraceObserver final : public cp::Observer {
 public:
  TraceObserver(TraceWriter& writer, std::string& out, const std::function<void()>& on_event)
      : writer_(writer), out_(out), on_event_(on_event) {}

  void watch(const Solver& solver) { solver_ = &solver; }
  /// The removals at the start of the first node.
  void begin_with(std::vector<Removal> removals) { first_ = std::move(removals); }

  /// The engine's depth counts the decisions that hold: a left child adds one, a right child, which holds the
  /// negation of an undone decision, adds none.
  void on_node(const cp::Store& /*store*/, cp::Literal decision, std::uint32_t depth) override {
    const bool is_right = !decision.is_falsum() && !branches_;
    branches_ = false;
    const std::uint32_t above = is_right ? depth : depth - 1;
    const std::uint64_t parent = decision.is_falsum() ? 0 : node_at_[above];
    node_at_.resize(depth + 1);
    node_at_[depth] = ++nodes_;
    writer_.node({nodes_, parent, static_cast<int>(is_right ? depth + 1 : depth), decision}, out_);
    for (const Removal& removal : std::exchange(first_, {}))
      writer_.removal(removal.constraint, removal.cell, removal.removed, removal.left, out_);
  }
  void on_outcome(const cp::Store& /*store*/, cp::NodeOutcome outcome, std::uint32_t /*depth*/) override {
    branches_ = outcome == cp::NodeOutcome::branched;
  }
  void on_changes(const cp::Store& store, const cp::Constraint* constraint, std::uint32_t begin,
                  std::uint32_t end) override {
    if (constraint == nullptr) return;  // the givens, which are part of D, or a decision
    const auto name = solver_->constraint_name(*constraint);
    for_each_removal(store, begin, end, [&](int cell, Digits removed, Digits left) {
      writer_.removal(name, cell, removed, left, out_);
    });
    on_event_();
  }
  void on_failure(const cp::Store& /*store*/, const cp::Constraint* constraint) override {
    writer_.failure(constraint == nullptr ? "" : solver_->constraint_name(*constraint), out_);
    on_event_();
  }
  void on_reasons(const cp::Store& /*store*/, const cp::Constraint& constraint, cp::Literal fact,
                  std::span<const cp::Literal> reasons) override {
    writer_.reasons(solver_->constraint_name(constraint),
                    fact.is_falsum() ? std::nullopt : std::optional(fact), reasons, out_);
    on_event_();
  }
  void on_learnt(const cp::Store& /*store*/, std::span<const cp::Literal> facts,
                 std::uint32_t depth) override {
    writer_.learnt(facts, static_cast<int>(depth), out_);
    on_event_();
  }

 private:
  TraceWriter& writer_;
  std::string& out_;
  const std::function<void()>& on_event_;
  const Solver* solver_ = nullptr;
  std::vector<Removal> first_;
  std::uint64_t nodes_ = 0;
  std::vector<std::uint64_t> node_at_;  // by the engine's depth: the last node at that depth
  bool branches_ = false;               // whether the next node is a left child
};

}  // namespace

std::span<const Condition> posted_conditions(const Conditions& conditions, const Posting& posting) {
  return std::span(conditions.list).first(posting.conditions);
}

std::vector<std::string> labels_of(const Conditions& conditions, const std::vector<std::size_t>& indices) {
  std::vector<std::string> labels;
  for (const std::size_t i : indices) labels.push_back(conditions.list[i].origin->label);
  return labels;
}

std::string_view relation_sign(cp::Relation relation) {
  switch (relation) {
    case cp::Relation::equal: return "=";
    case cp::Relation::not_equal: return "!=";
    case cp::Relation::at_least: return ">=";
    default: return "<=";
  }
}

SolveResult traced_solve(const Puzzle& puzzle, const SolveOptions& options_of_call, TraceWriter& writer,
                         std::string& out, const std::function<void()>& on_event,
                         const OnSolution& on_solution) {
  const SolveOptions options = options_of_call.started();
  TraceObserver observer(writer, out, on_event);
  SolveOptions observed = options;
  observed.observer = &observer;
  Solver solver(observed);
  observer.watch(solver);
  const auto within = conditions_within(puzzle, options.limits);
  if (!within) return {.ending = Ending::stopped};
  const Conditions& conditions = *within;
  cp::Store store;
  Posting posting = post(conditions, store, options.consistency, Inference::all, {}, options.limits);
  if (!posting.is_complete) return {.ending = Ending::stopped};
  writer.puzzle(conditions, posting, out);
  RulesObserver rules(conditions, posting);
  store.set_observer(&rules);
  const bool is_possible = propagate_within(store, options.limits, posting.is_complete);
  if (!posting.is_complete) return {.ending = Ending::stopped};
  if (is_possible) observer.begin_with(rules.removals());
  return solver.solve(puzzle, [&](const Grid& grid) {
    writer.solution(grid, out);
    return on_solution(grid);
  });
}

}  // namespace quadrille::sudoku
