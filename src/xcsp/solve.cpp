#include "xcsp/solve.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json_line.h"
#include "cp/search/search.h"
#include "cp/trace/model_trace.h"
#include "xcsp/read_instance.h"

namespace quadrille::xcsp {

namespace {

std::string_view name_of(Status status) {
  switch (status) {
    case Status::satisfiable:
    case Status::some_of_all: return "SATISFIABLE";
    case Status::unsatisfiable: return "UNSATISFIABLE";
    case Status::optimum: return "OPTIMUM FOUND";
    case Status::unsupported: return "UNSUPPORTED";
    default: return "UNKNOWN";
  }
}

std::string instantiation(Instance& instance) {
  std::string names;
  std::string values;
  for (const std::string& name : instance.names()) {
    names += name + " ";
    values += instance.value_text(name) + " ";
  }
  return "v <instantiation> <list> " + names + "</list> <values> " + values + "</values> </instantiation>\n";
}

/// Branches on the variables of the instance by dom/wdeg, then on the helper variables, whose values make no
/// difference between solutions.
std::vector<cp::Branching> branchings(Instance& instance) {
  std::vector<IntVar> named;
  for (const std::string& name : instance.names()) named.push_back(instance.named(name));
  std::vector<IntVar> all;
  for (cp::VariableId x = 0; x < instance.store.variable_count(); ++x) all.emplace_back(x);
  return {{named, cp::VariableOrder::dom_wdeg, cp::ValueOrder::phase},
          {.variables = all, .is_auxiliary = true}};
}

/// Writes the output while an instance is solved.
class Reporter {
 public:
  using Write = std::function<void(std::string_view)>;

  Reporter(const Write& write, const SolveOptions& options) : write_(write), shows_all_(options.all) {
    if (options.trace) trace_.emplace(write);
  }

  void begin(Instance& instance) {
    if (!trace_) return;
    std::vector<cp::NamedVariable> variables;
    for (const std::string& name : instance.names()) variables.push_back({name, instance.named(name)});
    trace_->begin(instance.store, std::move(variables));
    instance.store.set_observer(&*trace_);
  }
  /// The solution that the store holds.
  void solution(Instance& instance) {
    std::optional<Value> objective;
    if (instance.cost) {
      const Value cost = instance.store.value(*instance.cost);
      objective = instance.is_maximised ? -cost : cost;
    }
    if (trace_) return trace_->solution(instance.store, objective);
    if (objective) write_("o " + std::to_string(*objective) + "\n");
    best_ = instantiation(instance);
    ++solutions_;
    if (shows_all_) write_(best_);
  }
  void trouble(const std::string& message) {
    if (!trace_) return write_("c " + message + "\n");
    std::string line;
    JsonLine("error").member("message", message).end(line);
    write_(line);
  }
  void end(const cp::Search& search, cp::SearchResult result) {
    if (trace_) trace_->end(result, search.statistics());
  }
  void status(Status status) {
    if (trace_) return;
    if (shows_all_ && solutions_ > 0) {
      write_("d FOUND SOLUTIONS " + std::to_string(solutions_) + "\n");
      best_.clear();
    }
    write_("s " + std::string(name_of(status)) + "\n" + best_);
  }

 private:
  const Write& write_;
  std::optional<cp::ModelTrace> trace_;
  bool shows_all_;
  std::uint64_t solutions_ = 0;
  std::string best_;  // the last solution
};

Status search(Instance& instance, const SolveOptions& of_instance, Reporter& reporter,
              cp::Statistics* statistics) {
  cp::SearchOptions options;
  options.limits = of_instance.limits;
  options.mode = cp::SearchMode::automatic;
  options.minimise = instance.cost;
  reporter.begin(instance);
  cp::Search search(instance.store, branchings(instance), options);
  auto result = search.next();
  for (; result == cp::SearchResult::solution; result = search.next()) {
    reporter.solution(instance);
    if (!instance.cost && !of_instance.all) break;
  }
  reporter.end(search, result);
  if (statistics != nullptr) *statistics = search.statistics();
  const bool is_complete = result == cp::SearchResult::exhausted;
  if (search.statistics().solutions == 0) return is_complete ? Status::unsatisfiable : Status::unknown;
  if (instance.cost) return is_complete ? Status::optimum : Status::satisfiable;
  return is_complete || !of_instance.all ? Status::satisfiable : Status::some_of_all;
}

}  // namespace

Status solve(std::string_view xml, const SolveOptions& options_of_call,
             const std::function<void(std::string_view)>& write, cp::Statistics* statistics) {
  SolveOptions options = options_of_call;
  options.limits = options_of_call.limits.started();
  const auto is_stopped = [&options] { return cp::is_over(options.limits); };
  Reporter reporter(write, options);
  const auto instance = read_instance(xml, is_stopped);
  Status status = Status::unsupported;
  if (instance) {
    status = search(**instance, options, reporter, statistics);
  } else if (instance.error().kind == Trouble::Kind::stopped) {
    status = Status::unknown;
  } else {
    if (instance.error().kind == Trouble::Kind::bad_input) status = Status::bad_input;
    reporter.trouble(instance.error().message);
  }
  reporter.status(status);
  return status;
}

}  // namespace quadrille::xcsp
