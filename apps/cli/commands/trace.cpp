#include "cli/commands/trace.h"

#include "cli/output/trace_writer.h"
#include "cp/store.h"

namespace quadrille::cli {

namespace {

/// Turns what the engine tells into words of the puzzle: variables are cells, values digits.
class TraceObserver final : public cp::Observer {
 public:
  TraceObserver(TraceWriter& writer, Reply& reply) : writer_(writer), reply_(reply) {}

  void watch(const sudoku::Solver& solver) { solver_ = &solver; }

  /// The engine's depth counts the decisions that hold: a left child adds one, a right child, which holds the
  /// opposite of a decision taken back, none.
  void on_node(const cp::Store& /*store*/, cp::Literal decision, std::uint32_t depth) override {
    const bool is_right = !decision.is_falsum() && !branches_;
    branches_ = false;
    const std::uint32_t above = is_right ? depth : depth - 1;
    const std::uint64_t parent = decision.is_falsum() ? 0 : node_at_[above];
    node_at_.resize(depth + 1);
    node_at_[depth] = ++nodes_;
    writer_.node({nodes_, parent, static_cast<int>(is_right ? depth + 1 : depth), decision}, reply_.out);
  }
  void on_outcome(const cp::Store& /*store*/, cp::NodeOutcome outcome, std::uint32_t /*depth*/) override {
    branches_ = outcome == cp::NodeOutcome::branched;
  }
  void on_changes(const cp::Store& store, const cp::Constraint* constraint, std::uint32_t begin,
                  std::uint32_t end) override {
    if (constraint == nullptr) return;  // the givens, which are part of D, or a decision
    const auto name = solver_->constraint_name(*constraint);
    for (cp::Position i = begin; i < end; ++i) {
      const cp::Change& change = store.domains().change(i);
      const auto origin = static_cast<int>(store.domains().origin(change.variable));
      const auto digits = [origin](Word word) { return word << (origin - 1); };
      writer_.removal(name, static_cast<int>(change.variable), digits(change.removed),
                      digits(store.domains().word_at(change.variable, i + 1)), reply_.out);
    }
    reply_.pass_on();
  }
  void on_failure(const cp::Store& /*store*/, const cp::Constraint* constraint) override {
    writer_.failure(constraint == nullptr ? "" : solver_->constraint_name(*constraint), reply_.out);
    reply_.pass_on();
  }
  void on_learnt(const cp::Store& /*store*/, std::span<const cp::Literal> facts,
                 std::uint32_t depth) override {
    writer_.learnt(facts, static_cast<int>(depth), reply_.out);
    reply_.pass_on();
  }

 private:
  TraceWriter& writer_;
  Reply& reply_;
  const sudoku::Solver* solver_ = nullptr;
  std::uint64_t nodes_ = 0;
  std::vector<std::uint64_t> node_at_;  // by the engine's depth: the last node there
  bool branches_ = false;               // the next node is a left child
};

}  // namespace

std::span<const sudoku::Condition> posted_conditions(const sudoku::Conditions& conditions,
                                                     const sudoku::Posting& posting) {
  return std::span(conditions.list).first(posting.origins.size() - posting.crossings.size());
}

std::vector<std::string> labels_of(const sudoku::Conditions& conditions,
                                   const std::vector<std::size_t>& indices) {
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

sudoku::SolveResult traced_solve(const sudoku::Puzzle& puzzle, const sudoku::SolveOptions& options,
                                 options::TraceStyle style, Reply& reply,
                                 const sudoku::OnSolution& on_solution) {
  const auto writer = style == options::TraceStyle::json ? json_trace_writer() : text_trace_writer();
  TraceObserver observer(*writer, reply);
  sudoku::SolveOptions observed = options;
  observed.observer = &observer;
  sudoku::Solver solver(observed);
  observer.watch(solver);
  const sudoku::Conditions conditions = sudoku::conditions_of(puzzle);
  cp::Store store;
  writer->puzzle(conditions, sudoku::post(conditions, store, options.consistency), reply.out);
  const auto result = solver.solve(puzzle, [&](const sudoku::Grid& grid) {
    writer->solution(grid, reply.out);
    return on_solution(grid);
  });
  writer->end(result, reply.out);
  return result;
}

}  // namespace quadrille::cli
