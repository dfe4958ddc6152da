// The family of src/techniques/finders/templates.cpp.
#include <gtest/gtest.h>

#include <string_view>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

constexpr std::string_view kTemplateGrid =
    ".9..351....4.9..2......28.3.6............94.815...86.....51.3.....2.......7.....4";

TEST(Templates, SetAndDelete) {
  EXPECT_EQ(test::first_step_on_request(kTemplateGrid, Technique::template_set), "Template Set: r2c1=6");
  EXPECT_EQ(test::first_step_on_request(kTemplateGrid, Technique::template_delete),
            "Template Delete: 1 => r2c2,r3c4<>1");
}

}  // namespace
}  // namespace quadrille::techniques
