#include <algorithm>

#include <gtest/gtest.h>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

bool differ(const std::vector<Value>& x) { return x[0] != x[1] && x[1] != x[2] && x[0] != x[2]; }

TEST(AllDifferent, OfListsMatricesAndWithExceptions) {
  EXPECT_EQ(solutions("<allDifferent> x[] </allDifferent>"), those(differ));
  EXPECT_EQ(solutions("<allDifferent><list> x[] </list><except> 0 </except></allDifferent>"),
            those([](const auto& x) {
              return (x[0] != x[1] || x[0] == 0) && (x[1] != x[2] || x[1] == 0) &&
                     (x[0] != x[2] || x[0] == 0);
            }));
  EXPECT_EQ(solutions("<allDifferent><list> x[0..1] </list><list> x[1..2] </list></allDifferent>"),
            those([](const auto& x) { return x[0] != x[1] || x[1] != x[2]; }));
  EXPECT_EQ(solutions("<allDifferent><matrix> (x[0],x[1])(x[1],x[2]) </matrix></allDifferent>"),
            those([](const auto& x) { return x[0] != x[1] && x[1] != x[2]; }));
}

TEST(AllEqual, MeansOneValue) { EXPECT_EQ(solutions("<allEqual> x[] </allEqual>").size(), 4U); }

TEST(Ordered, ComparesNeighbours) {
  EXPECT_EQ(solutions("<ordered><list> x[] </list><operator> gt </operator></ordered>"),
            those([](const auto& x) { return x[0] > x[1] && x[1] > x[2]; }));
  EXPECT_EQ(
      solutions("<ordered><list> x[] </list><lengths> 1 x[0] </lengths><operator> le </operator></ordered>"),
      those([](const auto& x) { return x[0] + 1 <= x[1] && x[1] + x[0] <= x[2]; }));
  EXPECT_NE(trouble("<ordered><list> x[] </list></ordered>"), "");
}

TEST(Lex, OrdersListsAndMatrices) {
  const auto pair_is = [](const std::string& operation) {
    return solutions("<lex><list> x[0] x[1] </list><list> x[1] x[2] </list><operator> " + operation +
                     " </operator></lex>");
  };
  using Pair = std::pair<Value, Value>;
  EXPECT_EQ(pair_is("lt"), those([](const auto& x) { return Pair(x[0], x[1]) < Pair(x[1], x[2]); }));
  EXPECT_EQ(pair_is("le"), those([](const auto& x) { return Pair(x[0], x[1]) <= Pair(x[1], x[2]); }));
  EXPECT_EQ(pair_is("ge"), those([](const auto& x) { return Pair(x[0], x[1]) >= Pair(x[1], x[2]); }));
  EXPECT_EQ(pair_is("gt"), those([](const auto& x) { return Pair(x[0], x[1]) > Pair(x[1], x[2]); }));
  EXPECT_EQ(solutions("<lex><matrix> (x[0],x[1])(x[2],x[0]) </matrix><operator> le </operator></lex>"),
            those([](const auto& x) {
              return Pair(x[0], x[1]) <= Pair(x[2], x[0]) && Pair(x[0], x[2]) <= Pair(x[1], x[0]);
            }));
}

TEST(Precedence, OrdersFirstOccurrences) {
  EXPECT_EQ(solutions("<precedence><list> x[] </list><values> 2 1 </values></precedence>"),
            those([](const auto& x) {
              for (const Value v : x) {
                if (v == 2) return true;
                if (v == 1) return false;
              }
              return true;
            }));
  // Without values: all that the variables may take, each after the next smaller one.
  EXPECT_EQ(solutions("<precedence><list> x[] </list></precedence>"), those([](const auto& x) {
              for (std::size_t i = 0; i < x.size(); ++i) {
                for (Value v = 0; v < x[i]; ++v)
                  if (std::find(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(i), v) ==
                      x.begin() + static_cast<std::ptrdiff_t>(i))
                    return false;
              }
              return true;
            }));
}

TEST(Precedence, OfAValueTwiceIsRefused) {
  EXPECT_NE(
      trouble("<precedence><list> x[] </list><values> 2 2 </values></precedence>").find("a value twice"),
      std::string::npos);
}

TEST(AllDifferent, OfListsWithExceptions) {
  EXPECT_EQ(solutions("<allDifferent><list> x[0..1] </list><list> x[1..2] </list><except> (0,0)(1,2) "
                      "</except></allDifferent>"),
            those([](const auto& x) {
              const bool is_exception = (x[0] == 0 && x[1] == 0) || (x[0] == 1 && x[1] == 2);
              return x[0] != x[1] || x[1] != x[2] || is_exception;
            }));
}

TEST(AllEqual, WithExceptionsAndOfLists) {
  EXPECT_EQ(solutions("<allEqual><list> x[] </list><except> 0 2 </except></allEqual>"),
            those([](const auto& x) {
              const auto free = [](Value v) { return v == 0 || v == 2; };
              for (const Value a : x)
                for (const Value b : x)
                  if (!free(a) && !free(b) && a != b) return false;
              return true;
            }));
  EXPECT_EQ(solutions("<allEqual><list> x[0..1] </list><list> x[1..2] </list></allEqual>"),
            those([](const auto& x) { return x[0] == x[1] && x[1] == x[2]; }));
}

TEST(Precedence, Covered) {
  EXPECT_EQ(solutions("<precedence><list> x[] </list><values covered=\"true\"> 2 1 </values></precedence>"),
            those([](const auto& x) {
              const auto two = std::ranges::find(x, 2);
              const auto one = std::ranges::find(x, 1);
              return one != x.end() && two < one;
            }));
}

}  // namespace
}  // namespace quadrille::xcsp
