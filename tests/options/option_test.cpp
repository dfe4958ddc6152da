#include "options/option.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace quadrille::options {
namespace {

Names sides() { return {"left", "right"}; }

TEST(Option, NamesStandByThemselves) {
  const Option out{.names = "-o,--out", .meaning{"Write there."}};
  EXPECT_EQ(names_of(out), (std::vector<std::string>{"-o", "--out"}));
  EXPECT_EQ(long_name(out), "--out");
  EXPECT_EQ(long_name({.names = "--size", .meaning{"Rows."}}), "--size");
}

TEST(Option, ATitleShowsTheValue) {
  EXPECT_EQ(title({.names = "--all", .meaning{"All."}}), "--all");
  EXPECT_EQ(title({.names = "-o,--out", .kind = Kind::file, .value = "FILE", .meaning{"There."}}),
            "-o, --out FILE");
  EXPECT_EQ(title({.names = "--side", .kind = Kind::choice, .choices = sides, .meaning{"Which."}}),
            "--side left|right");
  EXPECT_EQ(title({.names = "--trace", .value = "json", .may_lack_value = true, .meaning{"All."}}),
            "--trace[=json]");
}

}  // namespace
}  // namespace quadrille::options
