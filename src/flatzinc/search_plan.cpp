#include "flatzinc/search_plan.h"

#include <array>
#include <optional>
#include <span>
#include <utility>

#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

namespace {

using Kind = Expression::Kind;
using cp::ValueOrder;
using cp::VariableOrder;

template <class T>
struct Named {
  std::string_view name;
  T value;
};

constexpr std::array kVariableOrders{
    Named{std::string_view("input_order"), VariableOrder::input},
    Named{std::string_view("first_fail"), VariableOrder::first_fail},
    Named{std::string_view("anti_first_fail"), VariableOrder::anti_first_fail},
    Named{std::string_view("smallest"), VariableOrder::smallest},
    Named{std::string_view("largest"), VariableOrder::largest},
    Named{std::string_view("occurrence"), VariableOrder::occurrence},
    Named{std::string_view("most_constrained"), VariableOrder::most_constrained},
    Named{std::string_view("max_regret"), VariableOrder::max_regret},
    Named{std::string_view("dom_w_deg"), VariableOrder::dom_wdeg},
    // Annotations that ask for impacts get weighted degrees instead: both learn where the search fails.
    Named{std::string_view("impact"), VariableOrder::dom_wdeg},
    Named{std::string_view("random"), VariableOrder::random},
};

constexpr std::array kValueOrders{
    Named{std::string_view("indomain"), ValueOrder::min},
    Named{std::string_view("indomain_min"), ValueOrder::min},
    Named{std::string_view("indomain_max"), ValueOrder::max},
    Named{std::string_view("indomain_middle"), ValueOrder::middle},
    Named{std::string_view("indomain_median"), ValueOrder::median},
    Named{std::string_view("indomain_random"), ValueOrder::random},
    Named{std::string_view("indomain_split"), ValueOrder::split},
    Named{std::string_view("indomain_reverse_split"), ValueOrder::reverse_split},
    Named{std::string_view("indomain_split_random"), ValueOrder::split_random},
    Named{std::string_view("indomain_interval"), ValueOrder::interval},
    Named{std::string_view("outdomain_min"), ValueOrder::not_min},
    Named{std::string_view("outdomain_max"), ValueOrder::not_max},
    Named{std::string_view("outdomain_median"), ValueOrder::not_median},
    Named{std::string_view("outdomain_random"), ValueOrder::not_random},
};

template <class T, std::size_t kCount>
std::optional<T> find(const std::array<Named<T>, kCount>& table, std::string_view name) {
  for (const Named<T>& entry : table)
    if (entry.name == name) return entry.value;
  return std::nullopt;
}

class Planner {
 public:
  Planner(const Program& program, Variables& variables) : program_(program), variables_(variables) {}

  SearchPlan run() {
    visit_all(program_.search_annotations);
    // A warm start gives the values to try first, wherever it is among the annotations.
    plan_.branchings.insert(plan_.branchings.begin(), warm_starts_.begin(), warm_starts_.end());
    return std::move(plan_);
  }

 private:
  using Arguments = std::span<const Expression>;

  void visit(const Expression& annotation);
  void visit_all(const Expression& list) {
    if (list.kind != Kind::array) return;
    for (const Expression& e : program_.elements(list)) visit(e);
  }
  [[nodiscard]] bool visit_restart(std::string_view name, Arguments arguments);
  void branch(Arguments arguments);
  void warm_start(Arguments arguments);
  [[nodiscard]] double number(Arguments arguments, std::size_t i, double otherwise) const;
  void note(std::string_view what) { plan_.notes.emplace_back(what); }

  const Program& program_;
  Variables& variables_;
  SearchPlan plan_;
  std::vector<cp::Branching> warm_starts_;
};

void Planner::visit(const Expression& annotation) {
  const std::string_view name = program_.name_of(annotation);
  const Arguments arguments = program_.arguments_of(annotation);
  if (name == "seq_search" || name == "warm_start_array") {
    if (!arguments.empty()) visit_all(arguments[0]);
  } else if (name == "int_search" || name == "bool_search") {
    branch(arguments);
  } else if (name == "priority_search") {
    note(say::kPrioritySearch());
    if (arguments.size() > 1) visit_all(arguments[1]);
  } else if (name == "warm_start" || name == "warm_start_int" || name == "warm_start_bool") {
    warm_start(arguments);
  } else if (!visit_restart(name, arguments) && !name.empty()) {
    note(say::kNotFollowed(name));
  }
}

bool Planner::visit_restart(std::string_view name, Arguments arguments) {
  using Restarts = cp::Restarts::Kind;
  cp::Restarts& restarts = plan_.restarts;
  const auto scaled = [&](std::size_t i) {
    const double scale = number(arguments, i, 100);
    return static_cast<std::uint64_t>(scale >= 1 && scale < 1e15 ? scale : 1);
  };
  if (name == "restart_none") {
    restarts.kind = Restarts::none;
  } else if (name == "restart_luby") {
    restarts = {Restarts::luby, scaled(0)};
  } else if (name == "restart_linear") {
    restarts = {Restarts::linear, scaled(0)};
  } else if (name == "restart_constant") {
    restarts = {Restarts::geometric, scaled(0), 1.0};
  } else if (name == "restart_geometric") {
    const double factor = number(arguments, 0, 1.5);
    restarts = {Restarts::geometric, scaled(1), factor >= 1 ? factor : 1.0};
  } else {
    return false;
  }
  return true;
}

void Planner::branch(Arguments arguments) {
  if (arguments.size() < 3) return note(say::kTooFewArguments());
  cp::Branching branching{.variables = {}, .variable_order = VariableOrder::input};
  if (arguments[0].kind == Kind::array) {
    for (const Expression& e : program_.elements(arguments[0]))
      if (e.kind == Kind::variable) branching.variables.push_back(variables_.variable(e));
  }
  const std::string_view variable_order = program_.name_of(arguments[1]);
  const std::string_view value_order = program_.name_of(arguments[2]);
  if (const auto order = find(kVariableOrders, variable_order)) {
    branching.variable_order = *order;
  } else {
    note(say::kUnknownVariableOrder(variable_order));
  }
  if (const auto order = find(kValueOrders, value_order)) {
    branching.value_order = *order;
  } else {
    note(say::kUnknownValueOrder(value_order));
  }
  if (!branching.variables.empty()) plan_.branchings.push_back(std::move(branching));
}

void Planner::warm_start(Arguments arguments) {
  if (arguments.size() < 2 || arguments[0].kind != Kind::array || arguments[1].kind != Kind::array) return;
  const Arguments xs = program_.elements(arguments[0]);
  const Arguments values = program_.elements(arguments[1]);
  cp::Branching hints{.variables = {}, .variable_order = VariableOrder::input};
  for (std::size_t i = 0; i < xs.size() && i < values.size(); ++i) {
    const bool is_number = values[i].kind == Kind::integer || values[i].kind == Kind::boolean;
    if (xs[i].kind != Kind::variable || !is_number) continue;
    hints.variables.push_back(variables_.variable(xs[i]));
    hints.hints.push_back(values[i].value);
  }
  if (!hints.variables.empty()) warm_starts_.push_back(std::move(hints));
}

double Planner::number(Arguments arguments, std::size_t i, double otherwise) const {
  if (i >= arguments.size()) return otherwise;
  if (arguments[i].kind == Kind::integer) return static_cast<double>(arguments[i].value);
  if (arguments[i].kind == Kind::real) return program_.reals[static_cast<std::size_t>(arguments[i].value)];
  return otherwise;
}

}  // namespace

SearchPlan plan_search(const Program& program, Variables& variables) {
  return Planner(program, variables).run();
}

}  // namespace quadrille::flatzinc
