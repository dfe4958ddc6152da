#include "formats/setters/editor_link.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "formats/setters/lz_string.h"

namespace quadrille::formats {
namespace {

std::string kind_and_text(std::string_view line) {
  const EditorLink link = editor_link(line);
  return std::to_string(static_cast<int>(link.kind)) + " " + std::string(link.text);
}

TEST(EditorLink, FindsWhatIsPacked) {
  EXPECT_EQ(kind_and_text("https://f-puzzles.com/?load=N4Ig+/="), "1 N4Ig+/=");
  EXPECT_EQ(kind_and_text(" http://www.f-puzzles.com/?a=b&load=N4Ig&c=d "), "1 N4Ig");
  EXPECT_EQ(kind_and_text("f-puzzles.com?load=N4Ig"), "1 N4Ig");
  EXPECT_EQ(kind_and_text("https://sudokupad.app/sclN4Ig/a?setting-x=1"), "2 N4Ig/a");
  EXPECT_EQ(kind_and_text("https://sudokupad.app/ctcN4Ig"), "2 N4Ig");
  EXPECT_EQ(kind_and_text("https://app.crackingthecryptic.com/sudoku/fpuzN4Ig"), "1 N4Ig");
  EXPECT_EQ(kind_and_text("https://sudokupad.app/?puzzleid=fpuzzlesN4Ig"), "1 N4Ig");
  EXPECT_EQ(kind_and_text("https://sudokupad.app/scfoooK"), "3 oooK");
  EXPECT_EQ(kind_and_text("N4Igzgl"), "1 N4Igzgl");
  EXPECT_EQ(kind_and_text("sclN4zgl"), "2 N4zgl");
  EXPECT_EQ(kind_and_text("scfoooooooooooooK"), "3 oooooooooooooK");
}

TEST(EditorLink, KnowsShortLinksAndAddressesAlone) {
  EXPECT_EQ(kind_and_text("https://f-puzzles.com/?id=abc"), "4 abc");
  EXPECT_EQ(kind_and_text("https://sudokupad.app/abc"), "4 abc");
  EXPECT_EQ(kind_and_text("https://sudokupad.app/user/abc"), "4 user/abc");
  EXPECT_EQ(kind_and_text("https://sudokupad.app/"), "5 ");
  EXPECT_EQ(kind_and_text("https://f-puzzles.com"), "5 ");
}

TEST(EditorLink, LeavesOtherTextsAlone) {
  for (const std::string_view line :
       {"", "scl", "scf", "scl is a word", "https://example.org/?load=N4Ig", "https://f-puzzles.community/",
        "https://sudokupad.apple/x", "53..7....", ".Shape~4x4", "{}"})
    EXPECT_EQ(editor_link(line).kind, LinkKind::none) << line;
}

bool is_puzzle(const std::string& text) { return text.starts_with('{') && text.ends_with('}'); }

std::string unpacked_text(std::string_view packed) {
  const auto text = unpacked({LinkKind::fpuzzles, packed}, {packed, 3, 5}, is_puzzle);
  if (text) return *text;
  return std::to_string(text.error().line) + ":" + std::to_string(text.error().column) + ": " +
         text.error().message;
}

/// One whose packed form has //, + and =.
const std::string kPackedText = R"({"title":"\/~??}}]] \u00fc {]>>>","size":4,"grid":"123456789012"})";

TEST(EditorLink, UndoesWhatHappensToLinks) {
  const std::string packed = pack_lz(kPackedText);
  EXPECT_EQ(unpacked_text(packed), kPackedText);
  std::string escaped, blank, uri;
  for (const char c : packed) {
    escaped += c == '/' ? "%2F" : c == '+' ? "%2b" : c == '=' ? "%3D" : std::string(1, c);
    blank += c == '+' ? ' ' : c;
    uri += c == '/' ? '-' : c == '=' ? '$' : c;
  }
  EXPECT_EQ(unpacked_text(escaped), kPackedText);
  EXPECT_EQ(unpacked_text(blank), kPackedText);
  EXPECT_EQ(unpacked_text(uri), kPackedText);
  EXPECT_EQ(unpacked_text(packed.substr(0, packed.find_last_not_of('=') + 1)), kPackedText);
}

TEST(EditorLink, PutsBackLostSlashes) {
  int repaired = 0;
  for (int i = 0; i < 12; ++i) {
    // The 16 ones of U+FFFF are two slashes or more, wherever they begin.
    const std::string text = "{" + std::string(static_cast<std::size_t>(i), 'a') + "bcd\uFFFFefg}";
    std::string packed = pack_lz(text);
    const auto slashes = packed.find("//");
    if (slashes == std::string::npos) continue;
    packed.erase(slashes, 1);
    EXPECT_EQ(unpacked_text(packed), text);
    ++repaired;
  }
  EXPECT_GT(repaired, 6);
}

/// Each of the slashes might be a lost one, and each trial unpacks nearly all of the text.
TEST(EditorLink, TriesFewRepairsWhereMuchIsUnpacked) {
  std::string text(3'000'000, ' ');
  for (int i = 0; i < 300; ++i) text += i % 2 == 0 ? "\uFFFF" : "a\uFFFE";
  std::string packed = pack_lz(text);
  ASSERT_GT(std::ranges::count(packed, '/'), 50);
  packed.erase(packed.rfind('/'), 1);
  EXPECT_TRUE(unpacked_text(packed).starts_with("3:5: found a link that "));
}

TEST(EditorLink, SaysWhatIsWrong) {
  const std::string packed = pack_lz(R"({"size":9,"grid":[[{},{},{}],[{},{},{}]]})");
  EXPECT_EQ(unpacked_text(packed.substr(0, 20)),
            "3:5: found a link that is cut off, expected the whole link; copy it again, to its end");
  EXPECT_EQ(unpacked_text("N4Ig!"),
            "3:5: found \"!\" in a link, expected only letters, digits, + and /; copy the link again");
  EXPECT_EQ(
      unpacked_text("////"),
      "3:5: found a link that cannot be decompressed, expected one as the editor writes it; copy it again");
  EXPECT_EQ(unpacked_text(pack_lz(std::string(5'000'000, ' '))),
            "3:5: found a link that decompresses to more than 4000000 characters, expected a puzzle");
  EXPECT_EQ(unpacked_text(std::string(4'000'001, 'A')),
            "3:5: found a link of 4000001 characters, expected at most 4000000");
  EXPECT_EQ(without_puzzle(editor_link("https://sudokupad.app/abc")),
            "found the short link \"abc\" to a puzzle on a server; download "
            "https://sudokupad.app/api/puzzle/abc to a file, and read that");
}

}  // namespace
}  // namespace quadrille::formats
