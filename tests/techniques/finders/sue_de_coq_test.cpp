// The families of src/techniques/finders/sue_de_coq.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(SueDeCoq, SueDeCoq) {
  EXPECT_EQ(
      test::first_step("........1..29..5.3.9..5..6...6..8.4....2....52..5...9.5.8.3..7.7...1.....3...9...",
                       Technique::sue_de_coq),
      "Sue de Coq: r1c12 - {3467} (r1c6 - {37}, r2c1 - {46}) => r2c2<>4, r2c2<>6");
}

}  // namespace
}  // namespace quadrille::techniques
