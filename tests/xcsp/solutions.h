// All solutions of a small instance, by the solver and by trying every assignment.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "cp/search/search.h"
#include "xcsp/read_instance.h"

namespace quadrille::xcsp {

using Assignments = std::set<std::vector<Value>>;

/// An array x[size] of variables in min..max under the constraints.
[[nodiscard]] inline std::string instance_text(const std::string& constraints, int size, Value min,
                                               Value max) {
  return "<instance format=\"XCSP3\" type=\"CSP\"><variables><array id=\"x\" size=\"[" +
         std::to_string(size) + "]\"> " + std::to_string(min) + ".." + std::to_string(max) +
         " </array></variables><constraints>" + constraints + "</constraints></instance>";
}

[[nodiscard]] inline Assignments solutions(const std::string& constraints, int size = 3, Value min = 0,
                                           Value max = 3) {
  const auto read = read_instance(instance_text(constraints, size, min, max));
  if (!read) {
    ADD_FAILURE() << read.error().message;
    return {};
  }
  Instance& instance = **read;
  std::vector<IntVar> x;
  for (const std::string& name : instance.names()) x.push_back(instance.named(name));
  std::vector<IntVar> all;
  for (cp::VariableId id = 0; id < instance.store.variable_count(); ++id) all.emplace_back(id);
  cp::Search search(instance.store, {{x}, {all}});
  Assignments found;
  while (search.next() == cp::Search::Result::solution) {
    std::vector<Value> values;
    for (const IntVar variable : x) values.push_back(instance.store.value(variable));
    found.insert(values);
  }
  return found;
}

/// The assignments that meet a condition.
[[nodiscard]] inline Assignments those(const std::function<bool(const std::vector<Value>&)>& is_met,
                                       int size = 3, Value min = 0, Value max = 3) {
  Assignments result;
  std::vector<Value> x(static_cast<std::size_t>(size), min);
  while (true) {
    if (is_met(x)) result.insert(x);
    std::size_t i = 0;
    while (i < x.size() && x[i] == max) x[i++] = min;
    if (i == x.size()) return result;
    ++x[i];
  }
}

/// The mistake in an instance with these constraints, or empty.
[[nodiscard]] inline std::string trouble(const std::string& constraints) {
  const auto instance = read_instance(instance_text(constraints, 3, 0, 3));
  return instance ? "" : instance.error().message;
}

}  // namespace quadrille::xcsp
