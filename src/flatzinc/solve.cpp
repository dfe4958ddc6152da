#include "flatzinc/solve.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

#include "cp/search.h"
#include "cp/trace/model_trace.h"
#include "flatzinc/merging.h"
#include "flatzinc/parser.h"
#include "flatzinc/search_model.h"

namespace quadrille::flatzinc {

namespace {

using Clock = std::chrono::steady_clock;
using Result = cp::Search::Result;

class Solver {
 public:
  /// trace: null for none.
  Solver(std::string_view text, const Program& program, const SolveOptions& options, const Output& output,
         cp::ModelTrace* trace)
      : text_(text), program_(program), options_(options), output_(output), trace_(trace), model_(program) {}

  Parsed<void> run(Clock::time_point begin);

 private:
  [[nodiscard]] bool optimises() const { return program_.goal != Goal::satisfy; }
  void begin_trace();
  /// As SearchModel::bound(), and notes what bounds the objective.
  [[nodiscard]] bool prepare();
  void search();
  [[nodiscard]] cp::IntVar cost();
  void satisfy();
  void optimise();
  /// Writes the solutions that are as good as the best one.
  void write_optima(Value best);
  void count(const cp::Search& search) { statistics_ += search.statistics(); }
  /// The objective in the solution that the store holds.
  [[nodiscard]] std::optional<Value> objective() {
    return optimises() ? std::optional(store_.value(model_.variables().variable(program_.objective)))
                       : std::nullopt;
  }
  void trace_solution() {
    if (trace_ != nullptr) trace_->solution(store_, objective());
  }
  void write_solution();
  void write_ending();
  [[nodiscard]] bool is_at_our_own_bound();
  void write_statistics() const;
  void comment(const std::string& line) const {
    if (options_.verbose) output_.write("% " + line + "\n");
  }

  std::string_view text_;
  const Program& program_;
  const SolveOptions& options_;
  const Output& output_;
  cp::ModelTrace* trace_;
  SearchModel model_;
  cp::Store& store_ = model_.store();
  cp::SearchOptions search_options_;
  cp::Statistics statistics_;
  Result result_ = Result::exhausted;
  std::uint64_t solutions_ = 0;
  std::string best_text_;  // the best solution, if it has not been written yet
  std::optional<Value> objective_;
  std::optional<Value> objective_bound_;
  bool objective_was_bounded_ = true;
  std::chrono::duration<double> initialising_{};
  std::chrono::duration<double> solving_{};
};

Parsed<void> Solver::run(Clock::time_point begin) {
  const auto possible = model_.post(text_);
  if (!possible) return tl::unexpected(possible.error());
  initialising_ = Clock::now() - begin;
  const auto start = Clock::now();
  if (*possible) {
    begin_trace();
    if (prepare()) search();
  }
  solving_ = Clock::now() - start;
  if (trace_ != nullptr) trace_->end(result_, statistics_);
  write_ending();
  if (options_.statistics) write_statistics();
  return {};
}

void Solver::begin_trace() {
  if (trace_ == nullptr) return;
  std::vector<cp::NamedVariable> variables;
  for (std::size_t i = 0; i < program_.variables.size(); ++i)
    variables.push_back({std::string(program_.variables[i].name), model_.variable(i)});
  trace_->begin(store_, std::move(variables));
  store_.set_observer(trace_);
}

bool Solver::prepare() {
  if (!store_.propagate()) return false;
  if (optimises()) {
    const Value least = store_.min(cost());
    objective_was_bounded_ = least != cp::kMinusInfinity;
    if (objective_was_bounded_) objective_bound_ = program_.goal == Goal::maximise ? -least : least;
  }
  return model_.bound();
}

cp::IntVar Solver::cost() {
  const cp::IntVar objective = model_.variables().variable(program_.objective);
  return program_.goal == Goal::maximise ? -objective : objective;
}

void Solver::search() {
  search_options_.limits = options_.limits;
  search_options_.seed = options_.seed;
  model_.plan(options_.free_search, search_options_);
  for (const std::string& note : model_.notes()) comment(note);
  optimises() ? optimise() : satisfy();
}

void Solver::satisfy() {
  cp::Search search(store_, model_.branchings(), search_options_);
  while ((result_ = search.next()) == Result::solution) {
    write_solution();
    if (solutions_ == options_.solutions) break;
  }
  count(search);
}

void Solver::optimise() {
  const cp::IntVar minimised = cost();
  search_options_.minimise = minimised;
  std::optional<Value> best;
  {
    cp::Search search(store_, model_.branchings(), search_options_);
    while ((result_ = search.next()) == Result::solution) {
      best = store_.value(minimised);
      objective_ = objective();
      write_solution();
      if (options_.intermediate && solutions_ == options_.intermediate_solutions) break;
    }
    count(search);
  }
  const bool is_optimum = result_ == Result::exhausted && best;
  if (is_optimum) objective_bound_ = objective_;
  if (is_optimum && options_.optimal_solutions != 1) {
    write_optima(*best);
  } else {
    output_.write(best_text_);
  }
  output_.keep({});
}

void Solver::write_optima(Value best) {
  search_options_.minimise.reset();
  search_options_.restarts = {};
  if (!store_.assign(cost(), best)) return;
  cp::Search search(store_, model_.branchings(), search_options_);
  std::uint64_t written = 0;
  while ((result_ = search.next()) == Result::solution) {
    output_.write(model_.solution_text());
    trace_solution();
    if (++written == options_.optimal_solutions) break;
  }
  count(search);
}

void Solver::write_solution() {
  ++solutions_;
  trace_solution();
  std::string text = model_.solution_text();
  if (!optimises() || options_.intermediate) return output_.write(text);
  best_text_ = std::move(text);
  output_.keep(best_text_);
}

void Solver::write_ending() {
  const bool is_complete = result_ == Result::exhausted;
  if (solutions_ == 0) {
    const bool is_refuted = is_complete && !model_.is_cut();
    output_.write(is_refuted ? "=====UNSATISFIABLE=====\n" : "=====UNKNOWN=====\n");
  } else if (is_complete && is_at_our_own_bound()) {
    output_.write("=====UNBOUNDED=====\n");
  } else if (is_complete) {
    output_.write("==========\n");
  }
}

bool Solver::is_at_our_own_bound() {
  return model_.is_cut() && optimises() && !objective_was_bounded_ && objective_ &&
         std::abs(*objective_) >= kSearchedWithin;
}

void Solver::write_statistics() const {
  std::string text;
  const auto add = [&](std::string_view key, const std::string& value) {
    text.append("%%%mzn-stat: ").append(key).append("=").append(value).append("\n");
  };
  const auto number = [](auto value) { return std::to_string(value); };
  const auto booleans = std::ranges::count_if(program_.variables, &Variable::is_boolean);
  if (objective_) add("objective", number(*objective_));
  if (objective_bound_) add("objectiveBound", number(*objective_bound_));
  add("nSolutions", number(solutions_));
  add("nodes", number(statistics_.nodes));
  add("failures", number(statistics_.failures));
  add("restarts", number(statistics_.restarts));
  add("peakDepth", number(statistics_.peak_depth));
  add("propagations", number(statistics_.propagations));
  add("propagators", number(store_.constraint_count()));
  add("variables", number(store_.variable_count()));
  add("intVariables", number(static_cast<std::ptrdiff_t>(program_.variables.size()) - booleans));
  add("boolVariables", number(booleans));
  add("initTime", number(initialising_.count()));
  add("solveTime", number(solving_.count()));
  output_.write(text + "%%%mzn-stat-end\n");
}

}  // namespace

Parsed<void> solve(std::string_view text, const SolveOptions& options, const Output& output) {
  const auto begin = Clock::now();
  Parsed<Program> program = parse(text);
  if (!program) return tl::unexpected(program.error());
  merge_counts(*program);
  if (!options.trace) return Solver(text, *program, options, output, nullptr).run(begin);
  const Output silent{.write = [](std::string_view) {}};
  cp::ModelTrace trace(output.write);
  return Solver(text, *program, options, silent, &trace).run(begin);
}

}  // namespace quadrille::flatzinc
