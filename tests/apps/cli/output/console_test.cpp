#include "cli/output/console.h"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

using namespace std::chrono_literals;

TEST(Console, Times) {
  EXPECT_EQ(time_text(1234us), "1.23 ms");
  EXPECT_EQ(time_text(12345ms), "12.35 s");
}

TEST(Console, CountsHaveGroupsOfThree) {
  EXPECT_EQ(count_text(0), "0");
  EXPECT_EQ(count_text(999), "999");
  EXPECT_EQ(count_text(1000), "1,000");
  EXPECT_EQ(count_text(28200960), "28,200,960");
}

}  // namespace
}  // namespace quadrille::cli
