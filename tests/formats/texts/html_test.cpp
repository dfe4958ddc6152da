#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kTable =
    "<table "
    "class=\"x\">\n<tr><th>1</th><td/><td></td><td>&nbsp;</td></tr>\n<tr><td></td><td></td><td>2</td><td> "
    "</td></tr>\n<tr><td></td><td><b>3</b></td><td></td><td></td></tr>\n<tr><td></td><td></td><td></"
    "td><td><input "
    "value='4'/></td></tr>\n</table>\n";

TEST(Html, ReadsTables) {
  const std::string page = "<html>\n<h1>A page of 1</h1>" + std::string(kTable) + "</html>\n";
  EXPECT_EQ(givens_of(read_puzzle("html", page)), "1.....2..3.....4");
  EXPECT_EQ(detect_format(page, "").value()->name, "html");
  EXPECT_EQ(read_all("html", page + page).size(), 2U);
}

TEST(Html, ReadsATableForEachBox) {
  const auto box = [](std::string_view cells) {
    std::string text = "<table>";
    for (std::size_t i = 0; i < 4; ++i)
      text += (i % 2 == 0 ? "<tr><td>" : "<td>") + std::string(cells.substr(i, 1)) + "</td>";
    return text + "</table>";
  };
  EXPECT_EQ(givens_of(read_puzzle("html", "<table><tr><td>" + box("12  ") + "</td><td>" + box("  3 ") +
                                              "</td></tr><tr><td>" + box("   4") + "</td><td>" + box("    ") +
                                              "</td></tr></table>")),
            "12....3......4..");
}

TEST(Html, PassesOverOtherTables) {
  EXPECT_TRUE(read_all("html", "<table><tr><td>1</td></tr></table>").empty());
  EXPECT_TRUE(read_all("html", "<table><tr><td>one<td>2<td>3<td>4<tr><td>1</table").empty());
  EXPECT_EQ(read_all("html", "<table><tr><td>1</td><td>" + std::string(kTable) + "</td></tr></table>").size(),
            1U);
}

}  // namespace
}  // namespace quadrille::formats
