#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "model/model.h"

namespace quadrille::test {
namespace {

using Values = std::vector<Value>;

/// The model's solutions over x, of values 0 .. top, are those that the meaning accepts.
void expect_meaning(std::size_t size, Value top,
                    const std::function<void(Model&, const std::vector<Int>&)>& build,
                    const std::function<bool(const Values&)>& meaning) {
  Model m;
  const auto x = m.ints(size, 0, top);
  build(m, x);
  std::set<Values> found;
  for (const Solution& s : m.solutions()) found.insert(s[x]);
  std::set<Values> expected;
  Values v(size, 0);
  while (true) {
    if (meaning(v)) expected.insert(v);
    std::size_t i = 0;
    while (i < size && v[i] == top) v[i++] = 0;
    if (i == size) break;
    ++v[i];
  }
  EXPECT_EQ(found, expected);
}

bool are_different(Values v) {
  std::ranges::sort(v);
  return std::ranges::adjacent_find(v) == v.end();
}

TEST(ModelConstraints, AllDifferent) {
  for (const auto consistency : {cp::Consistency::value, cp::Consistency::bounds, cp::Consistency::domain})
    expect_meaning(
        3, 3, [=](Model& m, const auto& x) { m.all_different({x[0], x[1] + 1, 2 * x[2]}, consistency); },
        [](const Values& v) { return are_different({v[0], v[1] + 1, 2 * v[2]}); });
  expect_meaning(
      3, 2, [](Model& m, const auto& x) { m.all_different_except(x, {1}); },
      [](Values v) {
        std::erase(v, 1);
        return are_different(v);
      });
}

TEST(ModelConstraints, Permutations) {
  expect_meaning(
      6, 2, [](Model& m, const auto& x) { m.inverse({x[0], x[1], x[2]}, {x[3], x[4], x[5]}); },
      [](const Values& v) {
        for (std::size_t i = 0; i < 3; ++i)
          if (v[3 + static_cast<std::size_t>(v[i])] != static_cast<Value>(i)) return false;
        return true;
      });
  const auto length = [](const Values& v, std::size_t from) {
    std::size_t steps = 0;
    std::size_t i = from;
    do {
      i = static_cast<std::size_t>(v[i]);
      ++steps;
    } while (i != from && steps < v.size());
    return i == from ? steps : 0;
  };
  expect_meaning(
      4, 3, [](Model& m, const auto& x) { m.circuit(x); },
      [&](const Values& v) { return length(v, 0) == 4; });
  expect_meaning(
      3, 2, [](Model& m, const auto& x) { m.subcircuit(x); },
      [](const Values& v) { return are_different(v); });
}

TEST(ModelConstraints, Orders) {
  expect_meaning(
      3, 2, [](Model& m, const auto& x) { m.increasing(x); },
      [](const Values& v) { return std::ranges::is_sorted(v); });
  expect_meaning(
      4, 1, [](Model& m, const auto& x) { m.lex_less({x[0], x[1]}, {x[2], x[3]}); },
      [](const Values& v) { return 2 * v[0] + v[1] < 2 * v[2] + v[3]; });
  expect_meaning(
      4, 1, [](Model& m, const auto& x) { m.lex_less_equal({x[0], x[1]}, {x[2], x[3]}); },
      [](const Values& v) { return 2 * v[0] + v[1] <= 2 * v[2] + v[3]; });
  expect_meaning(
      4, 2, [](Model& m, const auto& x) { m.sort({x[0], x[1]}, {x[2], x[3]}); },
      [](const Values& v) { return v[2] == std::min(v[0], v[1]) && v[3] == std::max(v[0], v[1]); });
  expect_meaning(
      3, 2, [](Model& m, const auto& x) { m.value_precede({2, 0}, x); },
      [](const Values& v) { return std::ranges::find(v, 2) <= std::ranges::find(v, 0); });
}

TEST(ModelConstraints, Words) {
  expect_meaning(
      4, 1,
      [](Model& m, const auto& x) {
        m.regular(x, {.accepting = {0}, .transitions = {{0, 0, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}}});
      },
      [](const Values& v) { return std::ranges::count(v, 1) % 2 == 0; });
  expect_meaning(
      2, 3, [](Model& m, const auto& x) { m.table(x, {{0, 3}, {2, 2}, {9, 9}}); },
      [](const Values& v) { return v == Values{0, 3} || v == Values{2, 2}; });
  expect_meaning(
      4, 2, [](Model& m, const auto& x) { m.global_cardinality({x[0], x[1], x[2]}, {2}, {x[3]}); },
      [](const Values& v) { return std::count(v.begin(), v.begin() + 3, 2) == v[3]; });
}

TEST(ModelConstraints, Resources) {
  expect_meaning(
      3, 3, [](Model& m, const auto& x) { m.cumulative(x, {2, 1, 2}, {1, 2, 1}, 2); },
      [](const Values& v) {
        const auto meet = [&](std::size_t i) { return v[i] <= v[1] && v[1] < v[i] + 2; };
        return !meet(0) && !meet(2);
      });
  expect_meaning(
      2, 3, [](Model& m, const auto& x) { m.disjunctive(x, {2, 1}); },
      [](const Values& v) { return v[0] + 2 <= v[1] || v[1] + 1 <= v[0]; });
  expect_meaning(
      4, 2, [](Model& m, const auto& x) { m.diffn({{x[0], x[1]}, {x[2], x[3]}}, {{1, 2}, {2, 1}}); },
      [](const Values& v) {
        return v[0] + 1 <= v[2] || v[2] + 2 <= v[0] || v[1] + 2 <= v[3] || v[3] + 1 <= v[1];
      });
  expect_meaning(
      4, 3, [](Model& m, const auto& x) { m.bin_packing({x[0], x[1]}, {x[2], x[3]}, {1, 2}); },
      [](const Values& v) {
        const auto load = [&](Value b) { return (v[2] == b ? 1 : 0) + (v[3] == b ? 2 : 0); };
        return v[2] < 2 && v[3] < 2 && v[0] == load(0) && v[1] == load(1);
      });
}

}  // namespace
}  // namespace quadrille::test
