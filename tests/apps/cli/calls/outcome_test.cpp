#include "cli/calls/outcome.h"

#include <gtest/gtest.h>

#include "cli/process/exit_code.h"

namespace quadrille::cli::calls {
namespace {

TEST(Outcome, HasTheRecordsThatAreWhole) {
  const auto records = records_of("{\"a\":1}\ntext\n{\"b\":2}\n{\"cut\":");
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(records[0].text, "{\"a\":1}");
  EXPECT_EQ(records[1].text, "{\"b\":2}");
  EXPECT_TRUE(records_of("").empty());
}

TEST(Outcome, IsRefusedOrBroken) {
  EXPECT_FALSE(Outcome{}.is_refused());
  EXPECT_FALSE(Outcome{}.is_broken());
  EXPECT_TRUE(Outcome{.exit_code = static_cast<int>(ExitCode::bad_input)}.is_refused());
  EXPECT_TRUE(Outcome{.failure = Failure::too_late}.is_broken());
  EXPECT_FALSE((Outcome{.output = "{}\n", .failure = Failure::too_late}).is_broken());
}

}  // namespace
}  // namespace quadrille::cli::calls
