#include "modelling/global.h"

#include <algorithm>

#include "base/sort.h"

namespace quadrille::modelling {

namespace {

using Found = std::optional<Fault>;

/// The number at whose place a list first has a negative one; nullopt if there is none.
std::optional<std::size_t> first_negative(const std::vector<Value>& numbers) {
  const auto found = std::ranges::find_if(numbers, [](Value v) { return v < 0; });
  if (found == numbers.end()) return std::nullopt;
  return static_cast<std::size_t>(found - numbers.begin());
}

/// The greatest values of the variables of the argument, list by list.
std::vector<Value> greatest_values(const Argument& argument, const cp::Store& store) {
  std::vector<Value> result;
  const auto add = [&](const Variables& x) {
    for (const IntVar y : x) result.push_back(store.max(y));
  };
  if (const auto* x = std::get_if<IntVar>(&argument)) add({*x});
  if (const auto* x = std::get_if<Variables>(&argument)) add(*x);
  return result;
}

Found other_length(const Global& global, const Arguments& arguments, std::size_t i) {
  const auto& as_long_as = global.parameters[i].as_long_as;
  if (!as_long_as) return std::nullopt;
  const std::size_t size = size_of(arguments[*as_long_as]);
  const auto fault = [&](std::size_t place, std::size_t found) -> Found {
    if (found == size) return std::nullopt;
    return Fault{Fault::Kind::other_length, i, place, static_cast<Value>(found)};
  };
  const auto* rows = std::get_if<Rows>(&arguments[i]);
  if (rows == nullptr) return fault(0, size_of(arguments[i]));
  for (std::size_t k = 0; k < rows->size(); ++k)
    if (auto found = fault(k, (*rows)[k].size())) return found;
  return std::nullopt;
}

Found empty(const Global& global, const Arguments& arguments, std::size_t i) {
  if (global.parameters[i].takes_empty || size_of(arguments[i]) > 0) return std::nullopt;
  return Fault{Fault::Kind::empty, i};
}

Found repeated(const Global& global, const Arguments& arguments, std::size_t i) {
  if (!global.parameters[i].is_distinct) return std::nullopt;
  Numbers sorted = std::get<Numbers>(arguments[i]);
  sort_range(sorted);
  const auto twice = std::ranges::adjacent_find(sorted);
  if (twice == sorted.end()) return std::nullopt;
  return Fault{Fault::Kind::repeated, i, 0, *twice};
}

Found negative(const Global& global, const Argument& argument, std::size_t i, const cp::Store& store) {
  if (!global.parameters[i].is_at_least_0) return std::nullopt;
  const auto* numbers = std::get_if<Numbers>(&argument);
  const Numbers most = numbers != nullptr ? *numbers : greatest_values(argument, store);
  const auto place = first_negative(most);
  if (!place) return std::nullopt;
  return Fault{numbers != nullptr ? Fault::Kind::negative : Fault::Kind::negative_variable, i, *place,
               most[*place]};
}

}  // namespace

std::size_t size_of(const Argument& argument) {
  return std::visit(
      [](const auto& a) -> std::size_t {
        if constexpr (requires { a.size(); }) return a.size();
        return 1;
      },
      argument);
}

Found fault_in(const Global& global, const Arguments& arguments, const cp::Store& store) {
  Found first;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Parameter& parameter = global.parameters[i];
    const bool takes_all =
        !parameter.as_long_as && parameter.takes_empty && !parameter.is_distinct && !parameter.is_at_least_0;
    if (takes_all) continue;
    for (const Found& found : {other_length(global, arguments, i), empty(global, arguments, i),
                               repeated(global, arguments, i), negative(global, arguments[i], i, store)})
      if (found && (!first || found->kind < first->kind)) first = found;
  }
  return first;
}

}  // namespace quadrille::modelling
