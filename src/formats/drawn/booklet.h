// Puzzles to print: several on each page, with their titles and difficulty, and the solutions at the back.
//
//   Saturday                                  12   solutions of 1 to 12
//   1  Gale (Ada)   hard (826)                     1 +--+  2 +--+  3 +--+
//   +--------+    2            easy (212)            |  |    |  |    |  |
//   |        |    +--------+                         +--+    +--+    +--+
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/drawn/pdf_file.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {

enum class Paper : std::uint8_t { a4, letter };

struct BookletOptions {
  std::string title;  // of the booklet, in any UTF-8; empty: none
  Paper paper = Paper::a4;
  int per_page = 6;             // puzzles per page, at least 1
  int solutions_per_page = 20;  // 0: no solutions
};

/// A puzzle of a booklet. Its rules are drawn as full_picture() draws them.
struct BookletPuzzle {
  const sudoku::Puzzle& puzzle;
  const sudoku::Grid* solution = nullptr;  // null: do not print one
  std::string_view rating;                 // empty: the difficulty in puzzle.about
};

/// Writes a PDF file page by page. It keeps the puzzles that have a solution for the back. The same puzzles
/// give the same bytes. Threads: one at a time.
class Booklet {
 public:
  explicit Booklet(BookletOptions options);

  /// Appends to `out` the next part of the file, perhaps nothing yet.
  void add(const BookletPuzzle& puzzle, std::string& out);
  /// Appends the end of the file. At least one puzzle must have been added.
  void end(std::string& out);

 private:
  struct Solved {
    int number;
    sudoku::Puzzle puzzle;
    sudoku::Grid solution;
  };

  void add_solutions(std::string& out);
  void end_page(std::string& out);

  BookletOptions options_;
  PdfPaper paper_;
  PdfFile file_;
  std::string content_;  // of the current page
  int on_page_ = 0;      // number of puzzles
  int pages_ = 0;
  int puzzles_ = 0;
  std::vector<Solved> solved_;
};

}  // namespace quadrille::formats
