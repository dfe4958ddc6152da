#include "formats/format.h"

#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Formats, AreFoundByName) {
  ASSERT_FALSE(formats().empty());
  for (const Format& format : formats()) {
    EXPECT_EQ(find_format(format.name), &format);
    EXPECT_FALSE(format.summary.empty()) << format.name;
    EXPECT_TRUE(format.open != nullptr || format.write != nullptr) << format.name;
    EXPECT_TRUE(format.open != nullptr || format.sniff == nullptr) << format.name;
    EXPECT_EQ(format.holds != nullptr, format.open != nullptr && format.write != nullptr) << format.name;
  }
  EXPECT_EQ(find_format("no such format"), nullptr);
}

}  // namespace
}  // namespace quadrille::formats
