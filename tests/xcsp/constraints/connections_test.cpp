#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

TEST(Maximum, OfAList) {
  EXPECT_EQ(solutions("<maximum><list> x[0..1] </list><condition> (eq,x[2]) </condition></maximum>"),
            those([](const auto& x) { return std::max(x[0], x[1]) == x[2]; }));
  EXPECT_EQ(solutions("<minimum><list> x[] </list><condition> (ge,2) </condition></minimum>"),
            those([](const auto& x) { return *std::ranges::min_element(x) >= 2; }));
}

/// Whether a place of the extremum, by its rank, satisfies the condition.
template <class Compare, class IsMet>
bool has_place(const std::vector<Value>& x, const std::string& rank, Compare is_better, IsMet is_met) {
  std::vector<Value> places;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const bool is_best = std::ranges::none_of(x, [&](Value other) { return is_better(other, x[i]); });
    if (is_best) places.push_back(static_cast<Value>(i));
  }
  if (rank == "first") places.resize(1);
  if (rank == "last") places = {places.back()};
  return std::ranges::any_of(places, is_met);
}

TEST(MaximumArg, IsThePlaceOfItsRank) {
  for (const std::string rank : {"first", "last", "any", ""}) {
    const std::string attribute = rank.empty() ? "" : " rank=\"" + rank + "\"";
    const auto text = [&](const std::string& name, const std::string& condition) {
      return "<" + name + attribute + "><list startIndex=\"1\"> x[0..2] </list><condition> (" + condition +
             ") </condition></" + name + ">";
    };
    const auto first_three = [](const auto& x) { return std::vector<Value>(x.begin(), x.begin() + 3); };
    EXPECT_EQ(solutions(text("maximumArg", "eq,x[3]"), 4), those(
                                                               [&](const auto& x) {
                                                                 return has_place(
                                                                     first_three(x), rank, std::greater<>(),
                                                                     [&](Value i) { return i + 1 == x[3]; });
                                                               },
                                                               4))
        << rank;
    EXPECT_EQ(solutions(text("minimumArg", "ne,2")), those([&](const auto& x) {
                return has_place(x, rank, std::less<>(), [](Value i) { return i != 1; });
              }))
        << rank;
  }
  EXPECT_NE(
      trouble("<maximumArg rank=\"one\"><list> x[] </list><condition> (eq,1) </condition></maximumArg>"), "");
  EXPECT_NE(trouble("<minimumArg><list/><condition> (eq,1) </condition></minimumArg>"), "");
}

TEST(Maximum, HasAnIndex) {
  EXPECT_EQ(solutions("<maximum><list> x[0..1] </list><index rank=\"first\"> x[2] </index>"
                      "<condition> (ge,2) </condition></maximum>"),
            those([](const auto& x) { return std::max(x[0], x[1]) >= 2 && x[2] == (x[1] > x[0] ? 1 : 0); }));
  EXPECT_EQ(
      solutions("<minimum><list startIndex=\"1\"> x[0..1] </list><index> x[2] </index></minimum>"),
      those([](const auto& x) { return x[2] == (x[0] <= x[1] ? 1 : 2) || (x[2] == 2 && x[0] == x[1]); }));
}

TEST(Element, OfAListOrMatrix) {
  EXPECT_EQ(
      solutions(
          "<element><list startIndex=\"1\"> x[] </list><index> x[0] </index><value> 2 </value></element>"),
      those([](const auto& x) {
        return 1 <= x[0] && x[0] <= 3 && x[static_cast<std::size_t>(x[0] - 1)] == 2;
      }));
  EXPECT_EQ(
      solutions(
          "<element><list> 3 1 2 </list><index> x[0] </index><condition> (gt,x[1]) </condition></element>"),
      those([](const auto& x) {
        constexpr Value kList[] = {3, 1, 2};
        return x[0] < 3 && kList[x[0]] > x[1];
      }));
  EXPECT_EQ(solutions("<element><list> x[0..1] </list><value> x[2] </value></element>"),
            those([](const auto& x) { return x[0] == x[2] || x[1] == x[2]; }));
  EXPECT_EQ(
      solutions(
          "<element><matrix> (3,1)(x[2],0) </matrix><index> x[0] x[1] </index><value> 1 </value></element>"),
      those([](const auto& x) { return (x[0] == 0 && x[1] == 1) || (x[0] == 1 && x[1] == 0 && x[2] == 1); }));
}

TEST(Channel, BetweenListsOrToAValue) {
  const std::string text = "<channel><list> x[0..1] </list><list startIndex=\"1\"> x[1..2] </list></channel>";
  EXPECT_EQ(solutions(text), those([](const auto& x) {
              for (std::size_t i = 0; i < 2; ++i) {
                const Value there = x[i] - 1;
                if (there < 0 || there > 1 || x[static_cast<std::size_t>(there) + 1] != static_cast<Value>(i))
                  return false;
                const Value back = x[i + 1];
                if (back < 0 || back > 1 || x[static_cast<std::size_t>(back)] != static_cast<Value>(i) + 1)
                  return false;
              }
              return true;
            }));
  EXPECT_EQ(solutions("<channel> x[] </channel>", 3, 0, 2),
            (Assignments{{0, 1, 2}, {1, 0, 2}, {0, 2, 1}, {2, 1, 0}}));
  EXPECT_EQ(solutions("<channel><list> x[0..1] </list><value> x[2] </value></channel>"),
            (Assignments{{1, 0, 0}, {0, 1, 1}}));
}

TEST(Circuit, LeavesOutWhatLeadsToItself) {
  EXPECT_EQ(solutions("<circuit> x[] </circuit>", 3, 0, 2),
            (Assignments{{1, 2, 0}, {2, 0, 1}, {1, 0, 2}, {2, 1, 0}, {0, 2, 1}}));
  EXPECT_EQ(solutions("<circuit><list startIndex=\"1\"> x[] </list><size> 3 </size></circuit>"),
            (Assignments{{2, 3, 1}, {3, 1, 2}}));
}

}  // namespace
}  // namespace quadrille::xcsp
