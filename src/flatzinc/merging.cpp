#include "flatzinc/merging.h"

#include <algorithm>
#include <map>
#include <utility>

namespace quadrille::flatzinc {

namespace {

using Kind = Expression::Kind;

/// For one array: the constraints that count a value in it, by value; as indices into the program's
/// constraints.
using Counts = std::map<Value, std::size_t>;

bool counts_a_value(const Program& program, const ConstraintItem& item) {
  if (item.name != "fzn_count_eq" || item.arguments.size != 3) return false;
  const auto arguments = program.elements(item.arguments);
  return arguments[0].kind == Kind::array && arguments[1].kind == Kind::integer;
}

Expression new_array(Program& program, const std::vector<Expression>& elements) {
  const Expression array{Kind::array, static_cast<std::uint32_t>(elements.size()),
                         static_cast<Value>(program.pool.size())};
  program.pool.insert(program.pool.end(), elements.begin(), elements.end());
  return array;
}

Expression arguments_of_all(Program& program, const Counts& counts) {
  Expression counted;
  std::vector<Expression> values;
  std::vector<Expression> numbers;
  for (const auto& [value, at] : counts) {
    const auto arguments = program.elements(program.constraints[at].arguments);
    counted = arguments[0];
    values.push_back(arguments[1]);
    numbers.push_back(arguments[2]);
  }
  const Expression all_values = new_array(program, values);
  return new_array(program, {counted, all_values, new_array(program, numbers)});
}

}  // namespace

void merge_counts(Program& program) {
  std::map<std::pair<Value, std::uint32_t>, Counts> by_array;
  for (std::size_t i = 0; i < program.constraints.size(); ++i) {
    if (!counts_a_value(program, program.constraints[i])) continue;
    const auto arguments = program.elements(program.constraints[i].arguments);
    by_array[{arguments[0].value, arguments[0].size}].try_emplace(arguments[1].value, i);
  }
  std::vector<bool> is_merged(program.constraints.size());
  for (const auto& [array, counts] : by_array) {
    if (counts.size() < 2) continue;
    for (const auto& [value, at] : counts) is_merged[at] = true;
    ConstraintItem& first = program.constraints[counts.begin()->second];
    is_merged[counts.begin()->second] = false;
    first.arguments = arguments_of_all(program, counts);
    first.name = "fzn_global_cardinality";
  }
  std::size_t at = 0;
  std::erase_if(program.constraints, [&](const ConstraintItem&) { return is_merged[at++]; });
}

}  // namespace quadrille::flatzinc
