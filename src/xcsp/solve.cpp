#include "xcsp/solve.h"

#include <string>

#include "cp/search.h"
#include "xcsp/read_instance.h"

namespace quadrille::xcsp {

namespace {

std::string_view name_of(Status status) {
  switch (status) {
    case Status::satisfiable: return "SATISFIABLE";
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

/// The variables of the instance by dom/wdeg, then what was made besides.
std::vector<cp::Branching> branchings(Instance& instance) {
  std::vector<IntVar> named;
  for (const std::string& name : instance.names()) named.push_back(instance.named(name));
  std::vector<IntVar> all;
  for (cp::VariableId x = 0; x < instance.store.variable_count(); ++x) all.emplace_back(x);
  return {{named, cp::VariableOrder::dom_wdeg, cp::ValueOrder::phase},
          {all, cp::VariableOrder::first_fail, cp::ValueOrder::min}};
}

Status search(Instance& instance, const cp::Limits& limits,
              const std::function<void(std::string_view)>& write, std::string& best,
              cp::Statistics* statistics) {
  cp::SearchOptions options;
  options.limits = limits;
  options.mode = cp::SearchMode::automatic;
  options.minimise = instance.cost;
  cp::Search search(instance.store, branchings(instance), options);
  auto result = search.next();
  for (; result == cp::Search::Result::solution; result = search.next()) {
    best = instantiation(instance);
    if (!instance.cost) break;
    const Value cost = instance.store.value(*instance.cost);
    write("o " + std::to_string(instance.is_maximised ? -cost : cost) + "\n");
  }
  if (statistics != nullptr) *statistics = search.statistics();
  if (best.empty()) return result == cp::Search::Result::exhausted ? Status::unsatisfiable : Status::unknown;
  return instance.cost && result == cp::Search::Result::exhausted ? Status::optimum : Status::satisfiable;
}

}  // namespace

Status solve(std::string_view xml, const cp::Limits& limits,
             const std::function<void(std::string_view)>& write, cp::Statistics* statistics) {
  const auto is_stopped = [&limits] {
    return limits.stop.stop_requested() || std::chrono::steady_clock::now() >= limits.deadline;
  };
  const auto instance = read_instance(xml, is_stopped);
  Status status = Status::unsupported;
  std::string best;
  if (instance) {
    status = search(**instance, limits, write, best, statistics);
  } else if (instance.error().kind == Trouble::Kind::stopped) {
    status = Status::unknown;
  } else {
    if (instance.error().kind == Trouble::Kind::bad_input) status = Status::bad_input;
    write("c " + instance.error().message + "\n");
  }
  write("s " + std::string(name_of(status)) + "\n");
  write(best);
  return status;
}

}  // namespace quadrille::xcsp
