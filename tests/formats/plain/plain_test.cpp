// Random puzzles in dressings of many kinds: each puzzle comes back, or a message takes its place.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "formats/read/detect.h"
#include "formats/reading.h"
#include "support/base/rounds.h"

namespace quadrille::formats {
namespace {

using Rows = std::vector<std::string>;

/// kGivens with its digits exchanged, and its solution.
struct Sudoku {
  std::string givens, solution;
};

Sudoku random_sudoku(Random& random) {
  std::string digits = "123456789";
  for (std::size_t i = digits.size(); i > 1; --i) std::swap(digits[i - 1], digits[random.below(i)]);
  const auto exchanged = [&](std::string_view cells) {
    std::string text;
    for (const char c : cells) text += c == '.' ? c : digits[static_cast<std::size_t>(c - '1')];
    return text;
  };
  return {exchanged(kGivens), exchanged(kSolution)};
}

Rows rows_of(const std::string& cells, std::string_view empty) {
  Rows rows;
  for (std::size_t row = 0; row < 9; ++row) {
    rows.emplace_back();
    for (const char c : cells.substr(9 * row, 9))
      rows.back() += c == '.' ? std::string(empty) : std::string(1, c);
  }
  return rows;
}

/// The cells of a row between separators; `bar` before and after each box but the outer ones.
std::string spread(const std::string& cells, std::size_t row, std::string_view empty,
                   std::string_view separator, std::string_view bar = "") {
  std::string text;
  for (std::size_t column = 0; column < 9; ++column) {
    if (column > 0) text += separator;
    if (column > 0 && column % 3 == 0) text += fmt::format("{}{}", bar, bar.empty() ? "" : separator);
    const char c = cells[9 * row + column];
    text += c == '.' ? std::string(empty) : std::string(1, c);
  }
  return text;
}

using Dress = std::function<std::string(const Sudoku&)>;

Dress rows(std::string_view empty, std::string_view separator, std::string_view before = "",
           std::string_view after = "", std::string_view bar = "", std::string_view rule = "",
           std::string_view top = "", std::string_view bottom = "") {
  return [=](const Sudoku& sudoku) {
    std::string text{top};
    for (std::size_t row = 0; row < 9; ++row) {
      if (row > 0 && row % 3 == 0) text += rule;
      text += fmt::format("{}{}{}\n", before, spread(sudoku.givens, row, empty, separator, bar), after);
    }
    return text + std::string(bottom);
  };
}

Dress line(std::string_view before, std::string_view after) {
  return [=](const Sudoku& sudoku) { return fmt::format("{}{}{}\n", before, sudoku.givens, after); };
}

std::vector<std::pair<std::string, Dress>> dressings_of_rows() {
  return {{"characters", rows(".", "")},
          {"zeros", rows("0", "")},
          {"dots in the middle", rows("·", "")},
          {"squares", rows("□", " ")},
          {"dashes", rows("-", " ")},
          {"question marks", rows("?", "")},
          {"words", rows("0", " ")},
          {"minus one", rows("-1", ", ", "[", "],")},
          {"CSV", rows("0", ",")},
          {"a comma at the end", rows("0", ",", "", ",")},
          {"a spreadsheet", rows("", "\t")},
          {"semicolons", rows("", ";")},
          {"C", rows("0", ", ", "  {", "},", "", "", "int grid[9][9] = {\n", "};\n")},
          {"Java", rows("0", ", ", "  new int[] {", "},", "", "", "int[][] grid = new int[][] {\n", "};\n")},
          {"Python", rows("None", ", ", "  [", "],", "", "", "grid = [\n", "]\n")},
          {"quoted rows", rows(".", "", "  \"", "\",", "", "", "[\n", "]\n")},
          {"quoted cells", rows("'.'", ", ", "[", "],")},
          {"Matlab", rows("0", " ", "", ";", "", "", "A = [\n", "];\n")},
          {"LaTeX", rows("", " & ", "", " \\\\")},
          {"bars", rows(".", "", "|", "|", "|", "|---+---+---|\n", "*-----------*\n", "*-----------*\n")},
          {"bars and blanks", rows(".", " ", "", "", "|", "------+-------+------\n")},
          {"exclamation marks", rows(".", " ", "! ", " !", "!", "+-------+-------+-------+\n")},
          {"blank cells in a frame", rows(" ", " ", "| ", " |", "|", "+-------+-------+-------+\n",
                                          "+-------+-------+-------+\n", "+-------+-------+-------+\n")},
          {"a Unicode frame", rows(".", " ", "│ ", " │", "│", "├───────┼───────┼───────┤\n",
                                   "┌───────┬───────┬───────┐\n", "└───────┴───────┴───────┘\n")},
          {"a double frame", rows(" ", " ", "║ ", " ║", "║", "╠═══════╬═══════╬═══════╣\n",
                                  "╔═══════╦═══════╦═══════╗\n", "╚═══════╩═══════╩═══════╝\n")},
          {"blanks", rows(" ", "")}};
}

std::vector<std::pair<std::string, Dress>> dressings_of_lines() {
  return {
      {"bare", line("", "")},
      {"a remark", line("", " easy")},
      {"a comment", line("", " # of a book")},
      {"a rating", line("", " 7.2")},
      {"an id", line("0000183b305c ", "  1.2")},
      {"a number", line("17;", ";7.2")},
      {"a word", line("grid: ", "")},
      {"quotes", line("\"", "\",")},
      {"a colon", line("1:", "")},
      {"an address", line("https://www.sudokuwiki.org/sudoku.htm?bd=", "")},
      {"a sentence", line("Try this one: ", " , it is hard.")},
      {"a solution", [](const Sudoku& s) { return s.givens + "," + s.solution + "\n"; }},
      {"a solution before", [](const Sudoku& s) { return s.solution + "\t" + s.givens + "\n"; }},
      {"rows", [](const Sudoku& s) { return fmt::format("{}\n", fmt::join(rows_of(s.givens, "."), " ")); }},
      {"slashes",
       [](const Sudoku& s) { return fmt::format("{}\n", fmt::join(rows_of(s.givens, "."), "/")); }},
      {"cells", [](const Sudoku& s) { return fmt::format("{}\n", fmt::join(s.givens, " ")); }}};
}

std::vector<std::string> givens_in(const std::string& text) {
  std::vector<std::string> found;
  const auto format = detect_format(text, "");
  if (!format) return {format.error().message};
  for (const Item& item : read_all((*format)->name, text))
    found.push_back(item.puzzle ? givens_of(*item.puzzle) : item.puzzle.error().message);
  return found;
}

std::string with_line_ends(const std::string& text, std::string_view end) {
  std::string changed;
  for (const char c : text) changed += c == '\n' ? std::string(end) : std::string(1, c);
  return changed;
}

void expect_all_back(const std::string& name, const Dress& dress, const std::vector<std::string>& headings,
                     Random& random) {
  for (const std::string& heading : headings) {
    for (const int count : {1, 3}) {
      std::string text;
      std::vector<std::string> givens;
      for (int i = 0; i < count; ++i) {
        const Sudoku sudoku = random_sudoku(random);
        text += heading + dress(sudoku);
        givens.push_back(sudoku.givens);
      }
      EXPECT_EQ(givens_in(text), givens) << name << " after " << heading << "\n" << text;
      EXPECT_EQ(givens_in(with_line_ends(text, "\r\n") + "\x1A"), givens)
          << name << " of DOS after " << heading;
    }
  }
}

TEST(Plain, GivesBackRowsInAnyDressing) {
  Random random(1);
  for (const auto& [name, dress] : dressings_of_rows())
    expect_all_back(name, dress,
                    {"\n", "Grid 01\n", "Puzzle 7:\n", "# title\n", "A title, with commas\n",
                     "\n- Code: Select all\n", "\n9 9\n"},
                    random);
}

TEST(Plain, GivesBackLinesInAnyDressing) {
  Random random(2);
  for (const auto& [name, dress] : dressings_of_lines())
    expect_all_back(name, dress, {"", "\n", "# title\n", "A title, with commas\n"}, random);
}

/// A line that goes missing, comes twice or changes places spoils at most the puzzles around it; what is
/// spoilt gets a message.
TEST(Plain, LosesNothingInSilenceWhenALineIsLost) {
  Random random(3);
  const auto all_rows = dressings_of_rows();
  for (const auto& [name, dress] : all_rows) {
    if (name == "blanks") continue;  // rows without any digit look like blank lines
    std::vector<std::string> givens;
    std::string text;
    for (int i = 0; i < 4; ++i) {
      const Sudoku sudoku = random_sudoku(random);
      text += fmt::format("Puzzle {}:\n{}\n", i + 1, dress(sudoku));
      givens.push_back(sudoku.givens);
    }
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
      const auto end = text.find('\n', begin);
      lines.push_back(text.substr(begin, end + 1 - begin));
      begin = end + 1;
    }
    const auto lost = random.below(lines.size());
    std::string broken;
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (i != lost) broken += lines[i];
    const auto found = givens_in(broken);
    std::size_t whole = 0;
    for (const std::string& cells : givens) whole += std::ranges::count(found, cells) > 0 ? 1 : 0;
    EXPECT_GE(whole, 3U) << name << " without " << lines[lost] << broken;
    EXPECT_GE(found.size(), 4U) << name << " without " << lines[lost] << broken;
  }
}

}  // namespace
}  // namespace quadrille::formats
