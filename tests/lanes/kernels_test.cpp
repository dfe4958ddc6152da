#include "lanes/kernels.h"

#include <gtest/gtest.h>

#include <set>

namespace quadrille::lanes {
namespace {

TEST(Kernels, AreNamedOnceBestFirst) {
  const auto names = kernels();
  ASSERT_FALSE(names.empty());
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size());
  for (const std::string_view name : names) EXPECT_NE(name, "Unknown");
}

TEST(Kernels, AreInUseWhenForced) {
  const std::string_view usual = active_kernel();
  std::set<std::int64_t> targets;
  for (const std::string_view name : kernels()) {
    ASSERT_TRUE(force_kernel(name));
    EXPECT_EQ(active_kernel(), name);
    targets.insert(active_target());
  }
  EXPECT_EQ(targets.size(), kernels().size());
  EXPECT_TRUE(force_kernel(""));
  EXPECT_EQ(active_kernel(), usual);
}

TEST(Kernels, StayWhenAnUnknownOneIsForced) {
  const std::string_view usual = active_kernel();
  EXPECT_FALSE(force_kernel("abacus"));
  EXPECT_EQ(active_kernel(), usual);
}

}  // namespace
}  // namespace quadrille::lanes
