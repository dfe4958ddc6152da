// The family of src/techniques/finders/death_blossom.cpp.
#include <gtest/gtest.h>

#include <string_view>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

constexpr std::string_view kBlossomGrid =
    ".9..351....4.9..2......28.3.6............94.815...86.....51.3.....2.......7.....4";

TEST(DeathBlossom, WithAndWithoutOverlap) {
  EXPECT_EQ(test::first_step_on_request(kBlossomGrid, Technique::death_blossom),
            "Death Blossom: [r3c2], -1- r1357c3 {12356}, -7- r123789c1 {2356789} => r5c1<>3");
  EXPECT_EQ(test::first_step_on_request(kBlossomGrid, Technique::overlapping_death_blossom),
            "Death Blossom with Overlap: [r1c3], -2- r5c3 {23}, -6- r57c3 {236} => r5c1248,r8c3<>3");
}

}  // namespace
}  // namespace quadrille::techniques
