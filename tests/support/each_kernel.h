// Tests that run on each kernel that this processor has.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lanes/kernels.h"

namespace quadrille::test {

/// GetParam() names the kernel, which is the one in use meanwhile.
class EachKernel : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override { ASSERT_TRUE(lanes::force_kernel(GetParam())); }
  void TearDown() override { ASSERT_TRUE(lanes::force_kernel("")); }
};

/// INSTANTIATE_TEST_SUITE_P(Kernels, Suite, test::all_kernels(), test::kernel_name);
inline auto all_kernels() { return testing::ValuesIn(lanes::kernels()); }
inline std::string kernel_name(const testing::TestParamInfo<std::string_view>& kernel) {
  return std::string(kernel.param);
}

}  // namespace quadrille::test
