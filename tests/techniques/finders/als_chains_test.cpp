// The searches of src/techniques/finders/als_chains.cpp.
#include <gtest/gtest.h>

#include <string_view>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(AlsChains, AsHodokuLooksForThem) {
  EXPECT_EQ(
      test::first_step("...6....8.8..95.1..4....9......1....2.5..4..1.1.28...3.58...42...7.....6.....3.57",
                       Technique::als_chain),
      "Almost Locked Set Chain: 7- r1c2578 {23479} -9- r8c2 {29} -2- r9c12347 {124689} -4- r9c5 {24} -2- "
      "r13c5,r2c4 {2347} -7 => r1c6<>7");
}

constexpr std::string_view kAlsChainGrid =
    ".9..351....4.9..2......28.3.6............94.815...86.....51.3.....2.......7.....4";

TEST(AlsChains, OnRequest) {
  EXPECT_EQ(test::first_step_on_request(kAlsChainGrid, Technique::als_chain_in_any_order),
            "Almost Locked Set Chain in Any Order: 36- r15c3 {236} -2- r7c3 {26} -6- r1c3 {26} -2- r57c3 "
            "{236} -36 => r5c1248,r8c3<>3, r38c3<>6");
  EXPECT_EQ(test::first_step_on_request(kAlsChainGrid, Technique::overlapping_als_chain),
            "Almost Locked Set Chain with Overlap: 27- r5c12 {237} -3- r15c3 {236} -6- r16c9 {267} -2- "
            "r4c46789 {123579} -5- r4c456,r6c45 {123457} -27 => r5c5<>2, r5c45<>7");
}

}  // namespace
}  // namespace quadrille::techniques
