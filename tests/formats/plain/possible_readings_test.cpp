#include "formats/plain/possible_readings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "formats/reading.h"

namespace quadrille::formats::plain {
namespace {

const std::string kRows = "1..4\n..2.\n.3..\n4..1\n";

/// The styles that are offered, in their order, until one of them is `last`.
std::vector<Style> styles(std::string_view text, std::optional<Style> last = {},
                          const ReadOptions& options = {}) {
  std::vector<Style> found;
  for_possible_readings(text, options, {}, [&](const std::vector<Reading>& readings) {
    for (const Reading& reading : readings)
      if (found.empty() || found.back() != reading.style) found.push_back(reading.style);
    return last && std::ranges::find(found, *last) != found.end();
  });
  return found;
}

TEST(PossibleReadings, FollowTheShapesOfTheLines) {
  // Lines of four characters, four times, are rows and no grids of 2x2.
  EXPECT_EQ(styles(kRows), (std::vector{Style::rows, Style::ruled, Style::numbers}));
  EXPECT_EQ(styles("1,,,4\n,,2,\n,3,,\n4,,,1\n"), (std::vector{Style::lines, Style::fields, Style::numbers}));
  EXPECT_EQ(styles("a sentence without a grid\n"), (std::vector{Style::lines, Style::numbers}));
}

TEST(PossibleReadings, EndWithACertainOne) {
  EXPECT_EQ(styles(kRows, Style::rows), std::vector{Style::rows});
  EXPECT_EQ(styles("a sentence without a grid\n", Style::lines), std::vector{Style::lines});
}

/// Rows of 21 places, of which the first has `holes` where no board of a samurai is.
std::string rows_of_samurai(std::string_view holes) {
  std::string text;
  const std::string nine(9, '.');
  for (int row = 0; row < 21; ++row) {
    if (row < 6 || row >= 15)
      text += nine + std::string(holes) + nine + '\n';
    else if (row >= 9 && row < 12)
      text += std::string(6, '#') + nine + std::string(6, '#') + '\n';
    else
      text += nine + std::string(3, '1') + nine + '\n';
  }
  return text;
}

TEST(PossibleReadings, AreOfBoardsOnlyWhereTheirRowsBegin) {
  EXPECT_EQ(styles(rows_of_samurai("###")).front(), Style::boards);
  const auto all = styles(rows_of_samurai("777"));
  EXPECT_EQ(std::ranges::find(all, Style::boards), all.end());
}

TEST(PossibleReadings, HaveTheSizeThatIsAskedFor) {
  for_possible_readings(kRows, {.size = 9}, {}, [&](const std::vector<Reading>& readings) {
    for (const Reading& reading : readings) EXPECT_TRUE(reading.style == Style::numbers || reading.size == 9);
    return false;
  });
}

}  // namespace
}  // namespace quadrille::formats::plain
