#include <string>

#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"

namespace quadrille::formats {
namespace {

std::string game_data(std::string_view givens) {
  std::string data(givens);
  for (char& c : data)
    if (c == '.') c = '0';
  return data;
}

/// The data of a version, with parts for each cell that follow its digit.
std::string data_of_version(int version, std::string_view digits, std::string_view notes) {
  std::string data = "version: " + std::to_string(version) + "\n";
  for (const char c : game_data(digits))
    data += std::string(1, c) + std::string(notes) + (c == '0' ? "|1|" : "|0|");
  return data;
}

TEST(OpenSudoku, ReadsEachGame) {
  const std::string game = "<game data=\"" + game_data(kGivens) + "\" />";
  const auto items = read_all("opensudoku", "<?xml version=\"1.0\"?>\n<opensudoku><name>A</name>" + game +
                                                "\n<folder>" + game + "</folder></opensudoku>");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(items[0].puzzle, sample_puzzle());
  EXPECT_EQ(items[1].puzzle, sample_puzzle());
  EXPECT_EQ(items[1].line, 3);
}

TEST(OpenSudoku, ReadsGamesThatAreBegun) {
  for (const auto& [version, notes] :
       {std::pair{1, "|1,2,"}, {2, "|-"}, {2, "|6|"}, {3, "|6"}, {4, "|0|0"}}) {
    const std::string text =
        "<opensudoku><game data=\"" + data_of_version(version, kGivens, notes) + "\" /></opensudoku>";
    EXPECT_EQ(read_puzzle("opensudoku", text), sample_puzzle()) << version;
  }
  std::string data = data_of_version(1, kSolution, "|-");
  data.replace(data.find("|0|"), 3, "|1|");
  const Item item = read_item("opensudoku", "<opensudoku><game data='" + data + "'/></opensudoku>");
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(item.puzzle->given(0), 0) << "the player has placed it";
  EXPECT_EQ(item.solution, sample_solution());
}

TEST(OpenSudoku, IsWrittenAndRecognised) {
  const std::string text = written("opensudoku", sample_puzzle());
  EXPECT_EQ(detect_format(text, "").value()->name, "opensudoku");
  EXPECT_EQ(read_puzzle("opensudoku", text), sample_puzzle());
}

TEST(OpenSudoku, SaysWhatIsWrong) {
  const auto error = [](const std::string& game) {
    return first_error("opensudoku", "<opensudoku>\n" + game);
  };
  EXPECT_EQ(error("<game/>"), "2:2: found a game without data, expected <game data=\"..\"> with its digits");
  EXPECT_EQ(error("<game data='123'/>"),
            "2:13: found 3 characters as the data of a game, expected 81, one for each cell of a 9x9 grid");
  EXPECT_EQ(error("<game data='version: 9 '/>"),
            "2:13: found data of version \"9\", expected 1 to 4, or 81 digits");
  EXPECT_EQ(error("<game data='version: 1&#10;1|-|0|'/>"),
            "2:13: found 3 parts in the data of a game, expected 243, that is 3 for each cell of a 9x9 grid, "
            "each followed by |");
  EXPECT_EQ(error("<game data=123/>"),
            "2:7: found the attribute data without a value, expected = and a text in quotes after it");
  std::string letters = game_data(kGivens);
  letters[1] = '?';
  EXPECT_TRUE(error("<game data='" + letters + "'/>").starts_with("2:14: found \"?\""));
}

TEST(OpenSudoku, SaysThatAnotherTagHasTheData) {
  const std::string data = " data=\"" + std::string(81, '0') + "\" />";
  EXPECT_EQ(first_error("opensudoku", "<opensudoku>\n<gam e" + data.substr(1) + "\n</opensudoku>"),
            "2:2: found <gam> with data, expected <game>");
  EXPECT_TRUE(first_error("opensudoku", "<opensudoku>\ngame" + data + "\n</opensudoku>")
                  .ends_with("found the data of a game outside of a tag, expected <game before it"));
  const auto items = read_all("opensudoku", "<opensudoku>\n<ame" + data + "\n<game" + data + "</opensudoku>");
  ASSERT_EQ(items.size(), 2U);
  ASSERT_FALSE(items[0].puzzle);
  EXPECT_EQ(items[0].puzzle.error().message, "found <ame> with data, expected <game>");
  EXPECT_TRUE(items[1].puzzle);
}

TEST(OpenSudoku, ReadsTheGamesAfterACommentWithoutEnd) {
  const std::string game = "<game data=\"" + std::string(80, '0') + "1\" />\n";
  const auto items =
      read_all("opensudoku", "<opensudoku>\n" + game + "<!-- remark\n" + game + game + "</opensudoku>\n");
  ASSERT_EQ(items.size(), 4U);
  EXPECT_TRUE(items[0].puzzle && !items[1].puzzle && items[2].puzzle && items[3].puzzle);
}

}  // namespace
}  // namespace quadrille::formats
