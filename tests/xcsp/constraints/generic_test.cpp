#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

TEST(Extension, ListsWhatIsAllowedOrNot) {
  EXPECT_EQ(solutions("<extension><list> x[0] x[1] </list><supports> (0,1)(2,*) </supports></extension>"),
            those([](const auto& x) { return (x[0] == 0 && x[1] == 1) || x[0] == 2; }));
  EXPECT_EQ(solutions("<extension><list> x[0] x[1] </list><conflicts> (0,1)(2,*) </conflicts></extension>"),
            those([](const auto& x) { return !((x[0] == 0 && x[1] == 1) || x[0] == 2); }));
  EXPECT_EQ(solutions("<extension><list> x[0] </list><supports> 1..2 </supports></extension>"),
            those([](const auto& x) { return x[0] == 1 || x[0] == 2; }));
  EXPECT_NE(trouble("<extension><list> x[] </list><supports> (0,1) </supports></extension>"), "");
}

TEST(Instantiation, FixesValues) {
  EXPECT_EQ(solutions("<instantiation><list> x[] </list><values> 2 * 1 </values></instantiation>"),
            those([](const auto& x) { return x[0] == 2 && x[2] == 1; }));
  EXPECT_EQ(solutions("<instantiation><list> x[] </list><values> 1x3 </values></instantiation>").size(), 1U);
  EXPECT_NE(trouble("<instantiation><list> x[] </list><values> 1 </values></instantiation>"), "");
}

TEST(Regular, FollowsAnAutomaton) {
  const std::string arcs = "<transitions> (a,0,a)(a,1,b)(b,2,a) </transitions>";
  const std::string text =
      "<regular><list> x[] </list>" + arcs + "<start> a </start><final> a </final></regular>";
  EXPECT_EQ(solutions(text), (Assignments{{0, 0, 0}, {0, 1, 2}, {1, 2, 0}}));
}

TEST(Mdd, FollowsADiagram) {
  const std::string arcs = "<transitions> (r,0,a)(r,1,b)(a,1,c)(b,2,c)(c,0,t)(c,3,t) </transitions>";
  EXPECT_EQ(solutions("<mdd><list> x[] </list>" + arcs + "</mdd>"),
            (Assignments{{0, 1, 0}, {0, 1, 3}, {1, 2, 0}, {1, 2, 3}}));
}

TEST(Slide, PostsItsPatternOnEachWindow) {
  EXPECT_EQ(solutions("<slide><list> x[] </list><intension> lt(%0,%1) </intension></slide>"),
            those([](const auto& x) { return x[0] < x[1] && x[1] < x[2]; }));
  EXPECT_EQ(
      solutions("<slide circular=\"true\"><list> x[] </list><intension> ne(%0,%1) </intension></slide>"),
      those([](const auto& x) { return x[0] != x[1] && x[1] != x[2] && x[2] != x[0]; }));
}

TEST(Extension, OfHybridTables) {
  EXPECT_EQ(
      solutions("<extension><list> x[] </list><supports> (≥2,1..2,*)({0,3},≠3,1) </supports></extension>"),
      those([](const auto& x) {
        return (x[0] >= 2 && x[1] >= 1 && x[1] <= 2) || ((x[0] == 0 || x[0] == 3) && x[1] != 3 && x[2] == 1);
      }));
  EXPECT_EQ(solutions("<extension type=\"hybrid-1\"><list> x[0..1] </list><conflicts> (≤1, =2)(*, 3..9) "
                      "</conflicts></extension>"),
            those([](const auto& x) { return !(x[0] <= 1 && x[1] == 2) && x[1] != 3; }));
  EXPECT_NE(trouble("<extension><list> x[0..1] </list><supports> (≤c1,*) </supports></extension>"), "");
  EXPECT_NE(trouble("<extension><list> x[0..1] </list><supports> (&gt;+infinity,*) </supports></extension>"),
            "");
}

TEST(Extension, OfRandomHybridTables) {
  Random random(11);
  for (int round = 0; round < 300; ++round) {
    std::string rows;
    std::vector<std::array<std::function<bool(Value)>, 3>> table;
    for (std::uint64_t row = 1 + random.below(3); row > 0; --row) {
      auto& cells = table.emplace_back();
      for (std::size_t i = 0; i < 3; ++i) {
        const auto a = static_cast<Value>(random.below(6)) - 1;
        const auto b = a + static_cast<Value>(random.below(3));
        const std::pair<std::string, std::function<bool(Value)>> kinds[] = {
            {"*", [](Value) { return true; }},
            {fmt::format("{}", a), [=](Value v) { return v == a; }},
            {fmt::format("={}", a), [=](Value v) { return v == a; }},
            {fmt::format("≠{}", a), [=](Value v) { return v != a; }},
            {fmt::format("≥{}", a), [=](Value v) { return v >= a; }},
            {fmt::format(" ≤ {}", a), [=](Value v) { return v <= a; }},
            {fmt::format("&lt;{}", a), [=](Value v) { return v < a; }},
            {fmt::format("&gt;{}", a), [=](Value v) { return v > a; }},
            {fmt::format("{}..{}", a, b), [=](Value v) { return a <= v && v <= b; }},
            {fmt::format("{{{}, {}}}", b, a), [=](Value v) { return v == a || v == b; }}};
        const auto& [text, allows] = kinds[random.below(std::size(kinds))];
        rows += (i == 0 ? "(" : ",") + text;
        cells[i] = allows;
      }
      rows += ")";
    }
    const bool is_support = random.below(2) == 0;
    const std::string tag = is_support ? "supports" : "conflicts";
    EXPECT_EQ(solutions(fmt::format("<extension><list> x[] </list><{0}> {1} </{0}></extension>", tag, rows)),
              those([&](const auto& x) {
                return is_support == std::ranges::any_of(table, [&](const auto& cells) {
                         return cells[0](x[0]) && cells[1](x[1]) && cells[2](x[2]);
                       });
              }))
        << tag << rows;
  }
}

TEST(Mdd, MayBeginAnywhereInItsText) {
  const std::string list = "<mdd><list> x[] </list><transitions> ";
  EXPECT_EQ(solutions(list + "(b,1,t)(r,0,a)(a,2,b) </transitions></mdd>"),
            those([](const auto& x) { return x[0] == 0 && x[1] == 2 && x[2] == 1; }));
  EXPECT_NE(trouble(list + "(r,0,a)(q,1,a)(a,2,b)(b,1,t) </transitions></mdd>").find("2 nodes"),
            std::string::npos);
}

}  // namespace
}  // namespace quadrille::xcsp
