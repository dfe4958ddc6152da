// Runs tests on each kernel that this processor supports.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lanes/kernels.h"

namespace quadrille::test {

/// A fixture that activates the kernel named by GetParam() during each test.
class EachKernel : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override { ASSERT_TRUE(lanes::force_kernel(GetParam())); }
  void TearDown() override { ASSERT_TRUE(lanes::force_kernel("")); }
};

/// Use: INSTANTIATE_TEST_SUITE_P(Kernels, Suite, test::all_kernels(), test::kernel_name);
inline auto all_kernels() { return testing::ValuesIn(lanes::kernels()); }
inline std::string kernel_name(const testing::TestParamInfo<std::string_view>& kernel) {
  return std::string(kernel.param);
}

}  // namespace quadrille::test
