// Posts models through the front ends ("doors") and returns the remaining domains.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "flatzinc/parser.h"
#include "flatzinc/posting.h"
#include "prolog/component.h"
#include "support/cp/domain_values.h"
#include "support/modelling/doors.h"
#include "xcsp/read_instance.h"

namespace quadrille::test {

/// The values of each variable; empty if there is no solution.
using Domains = std::vector<std::vector<cp::Value>>;
/// The remaining domains at first, and after each step by itself.
using Left = std::vector<Domains>;
using Steps = std::vector<Step>;

[[nodiscard]] inline Left nothing_left(const Steps& steps) { return Left(steps.size() + 1); }

[[nodiscard]] inline Left left_in(cp::Store& store, const std::vector<cp::IntVar>& variables,
                                  const Steps& steps) {
  const auto domains = [&] {
    Domains result;
    for (const cp::IntVar x : variables) result.push_back(values_of(store, x));
    return result;
  };
  if (!store.propagate()) return nothing_left(steps);
  Left result{domains()};
  for (const auto& [i, value, is_taken] : steps) {
    store.push();
    const cp::IntVar x = variables[i];
    const bool is_possible = store.impose(is_taken ? x.eq(value) : x.ne(value)) && store.propagate();
    result.push_back(is_possible ? domains() : Domains{});
    store.pop();
  }
  return result;
}

/// A model in FlatZinc, whose first `count` variables are those of the steps.
[[nodiscard]] inline Left left_in_flatzinc(const std::string& text, std::size_t count, const Steps& steps) {
  const auto program = flatzinc::parse(text);
  EXPECT_TRUE(program) << program.error().message << '\n' << text;
  if (!program) return nothing_left(steps);
  const flatzinc::Equalities equalities(*program);
  cp::Store store;
  flatzinc::Variables variables(*program, equalities, store);
  const auto possible = flatzinc::post_model(text, *program, equalities, variables, store);
  EXPECT_TRUE(possible) << possible.error().message << '\n' << text;
  if (!possible.value_or(false)) return nothing_left(steps);
  std::vector<cp::IntVar> x;
  for (std::size_t i = 0; i < count; ++i)
    x.push_back(variables.variable({flatzinc::Expression::Kind::variable, 0, static_cast<cp::Value>(i)}));
  return left_in(store, x, steps);
}

[[nodiscard]] inline Left left_in_xcsp(const std::string& text, const Steps& steps) {
  const auto instance = xcsp::read_instance(text);
  EXPECT_TRUE(instance) << instance.error().message << '\n' << text;
  if (!instance) return nothing_left(steps);
  xcsp::Instance& model = **instance;
  std::vector<cp::IntVar> x;
  for (const std::string& name : model.names()) x.push_back(model.named(name));
  return left_in(model.store, x, steps);
}

/// post(component, variables) posts the model as Prolog's library does.
template <class Post>
[[nodiscard]] Left left_in_prolog(const Domains& domains, Post post, const Steps& steps) {
  prolog::Component component;
  component.begin();
  for (const auto& domain : domains) {
    modelling::IntervalSet set;
    for (const cp::Value v : domain) set.push_back({v, v});
    EXPECT_TRUE(component.add_variable(modelling::normalised(std::move(set))));
  }
  std::vector<cp::IntVar> x;
  for (std::uint32_t i = 0; i < component.variable_count(); ++i) x.push_back(component.variable(i));
  const prolog::Outcome outcome = post(component, x);
  if (outcome == prolog::Outcome::failed) return nothing_left(steps);
  EXPECT_EQ(outcome, prolog::Outcome::ok);
  return left_in(component.store(), x, steps);
}

[[nodiscard]] inline std::string text_of(const Domains& domains) {
  return domains.empty() ? "no solution" : fmt::format("{}", fmt::join(domains, " "));
}

/// When the domains at place i of a Left are left: at first, or after which step.
[[nodiscard]] inline std::string time_of(std::size_t i, const Steps& steps) {
  if (i == 0) return "at first";
  const auto& [x, value, is_taken] = steps[i - 1];
  return fmt::format("after x[{}] {} {}", x, is_taken ? "=" : "!=", value);
}

}  // namespace quadrille::test
