#include "flatzinc/solve.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "cp/trace/model_trace.h"
#include "flatzinc/merging.h"
#include "flatzinc/model_search.h"
#include "flatzinc/parser.h"
#include "flatzinc/search_model.h"
#include "flatzinc/sentences.h"

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
  /// As SearchModel::propagate(), and records what bounds the objective.
  [[nodiscard]] bool prepare();
  void search();
  [[nodiscard]] cp::IntVar cost();
  void satisfy();
  void optimise();
  /// Writes the solutions that are as good as the best one.
  void write_optima(Value best);
  /// Copies the search's statistics, and whether its end is proved.
  void note(const ModelSearch& search) {
    statistics_ += search.statistics();
    is_proved_ = search.is_proved();
    if (is_proved_ || result_ != Result::exhausted) return;
    for (std::size_t i = 0; i < program_.variables.size() && !unbounded_; ++i)
      if (search.has_window(model_.variable(i).id())) unbounded_ = i;
  }
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
  /// Whether the best objective is so far from 0 that only the windows seem to bound it.
  [[nodiscard]] bool seems_unbounded() const;
  [[nodiscard]] std::string say_what_is_unproved() const;
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
  cp::NodeWatch node_watch_;
  cp::SearchOptions search_options_;
  cp::Statistics statistics_;
  Result result_ = Result::exhausted;
  std::uint64_t solutions_ = 0;
  std::string best_text_;  // the best solution, if it has not been written yet
  std::optional<Value> objective_;
  std::optional<Value> objective_bound_;
  bool objective_was_bounded_ = true;
  bool is_proved_ = false;                  // if the search is exhausted
  std::optional<std::size_t> unbounded_{};  // if not: a variable that was searched only within windows
  std::chrono::duration<double> initialising_{};
  std::chrono::duration<double> solving_{};
};

Parsed<void> Solver::run(Clock::time_point begin) {
  const auto possible = model_.post(text_);
  if (!possible) return tl::unexpected(possible.error());
  initialising_ = Clock::now() - begin;
  const auto start = Clock::now();
  if (*possible) begin_trace();
  const cp::Store::Watch watch(store_, [this] {
    return node_watch_.is_over(options_.limits, store_.domains().now(), [this] { return store_.memory(); });
  });
  if (*possible && prepare()) {
    search();
  } else {
    is_proved_ = !model_.is_cut();
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
  if (!model_.propagate()) return false;
  if (optimises()) {
    const Value least = store_.min(cost());
    objective_was_bounded_ = least != cp::kMinusInfinity;
    if (objective_was_bounded_) objective_bound_ = program_.goal == Goal::maximise ? -least : least;
  }
  return true;
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
  ModelSearch search(model_, search_options_);
  while ((result_ = search.next()) == Result::solution) {
    write_solution();
    if (solutions_ == options_.solutions) break;
  }
  note(search);
}

void Solver::optimise() {
  const cp::IntVar minimised = cost();
  search_options_.minimise = minimised;
  std::optional<Value> best;
  {
    ModelSearch search(model_, search_options_);
    while ((result_ = search.next()) == Result::solution) {
      best = store_.value(minimised);
      objective_ = objective();
      write_solution();
      if (options_.intermediate && solutions_ == options_.intermediate_solutions) break;
    }
    note(search);
  }
  const bool is_optimum = result_ == Result::exhausted && is_proved_ && best;
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
  ModelSearch search(model_, search_options_);
  std::uint64_t written = 0;
  while ((result_ = search.next()) == Result::solution) {
    output_.write(model_.solution_text());
    trace_solution();
    if (++written == options_.optimal_solutions) break;
  }
  note(search);
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
  if (is_complete && is_proved_) {
    output_.write(solutions_ > 0 ? "==========\n" : "=====UNSATISFIABLE=====\n");
  } else if (is_complete && seems_unbounded()) {
    output_.write("=====UNBOUNDED=====\n");
  } else {
    if (is_complete) output_.write("% " + say_what_is_unproved() + "\n");
    if (solutions_ == 0) output_.write("=====UNKNOWN=====\n");
  }
}

std::string Solver::say_what_is_unproved() const {
  return unbounded_ ? say::kHasNoBounds(program_.variables[*unbounded_].name, kSearchedWithin)
                    : say::kSomeHaveNoBounds();
}

bool Solver::seems_unbounded() const {
  return optimises() && !objective_was_bounded_ && objective_ &&
         (*objective_ >= kSearchedWithin / 2 || *objective_ <= -kSearchedWithin / 2);
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

Parsed<void> solve(std::string_view text, const SolveOptions& options_of_call, const Output& output) {
  const auto begin = Clock::now();
  SolveOptions options = options_of_call;
  options.limits = options_of_call.limits.started();
  Parsed<Program> program = parse(text);
  if (!program) return tl::unexpected(program.error());
  merge_counts(*program);
  if (!options.trace) return Solver(text, *program, options, output, nullptr).run(begin);
  const Output silent{.write = [](std::string_view) {}};
  cp::ModelTrace trace(output.write);
  return Solver(text, *program, options, silent, &trace).run(begin);
}

}  // namespace quadrille::flatzinc
