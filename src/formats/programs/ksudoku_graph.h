// A graph in the XML of KSudoku: the size of the grid, its regions, and cages.
#pragma once

#include <forward_list>
#include <string>
#include <string_view>
#include <vector>

#include "formats/draft.h"
#include "formats/programs/xml_text.h"

namespace quadrille::formats {

/// Values are letters, of which z is the last one.
inline constexpr int kMostKsudokuSize = 25;

/// The letter of a digit, from 1 on.
[[nodiscard]] inline char ksudoku_symbol(int digit) { return static_cast<char>('a' + digit); }
/// The index of a cell among the values, or the cell of an index: the order is column by column.
[[nodiscard]] constexpr int ksudoku_index(int cell, int size) { return cell % size * size + cell / size; }
/// The same for a grid that need not be square.
[[nodiscard]] inline int ksudoku_cell(int index, const sudoku::Layout& grid) {
  return grid.cell_at(index % grid.rows, index / grid.rows);
}

class KsudokuGraph {
 public:
  /// Whether a tag of that name is the graph or a part of it.
  [[nodiscard]] static bool knows(std::string_view tag);
  /// content: the text after the tag.
  Parsed<void> read(const XmlTag& tag, const Token& content);

  /// 0: there was no graph.
  [[nodiscard]] int size() const { return size_; }
  /// The layout: a usual one, or one of boards. An error if the groups of rows and columns do not cover the
  /// grid as boards.
  [[nodiscard]] Parsed<sudoku::Layout> layout() const;
  /// An error if some rows or columns need not hold each digit, or a clique has another size.
  [[nodiscard]] Parsed<void> check() const;
  /// Adds boxes or regions to the draft, and everything else to the rules.
  Parsed<void> add_to(Draft& draft, std::vector<RuleText>& rules,
                      std::forward_list<std::string>& texts) const;

 private:
  /// Cells in reading order.
  struct Group {
    Token place;
    std::vector<int> cells;
    int kind = 0, value = 0;  // for a cage
  };

  /// Rows and columns of a board, and perhaps its boxes.
  struct Board {
    sudoku::BoardCorner corner;
    bool has_boxes;
  };

  Parsed<void> read_graph(const XmlTag& tag);
  Parsed<void> read_board(const XmlTag& tag);
  /// Whether the grid is more than one board.
  [[nodiscard]] bool has_boards() const {
    return boards_.size() > 1 || grid_.rows != size_ || grid_.columns != size_;
  }
  [[nodiscard]] Parsed<Group> read_group(const XmlTag& tag, const Token& content) const;
  /// Whether it is a row or a column: some graphs have a clique for each of them.
  [[nodiscard]] bool is_line(const Group& clique) const;
  /// Adds the cliques of a grid that is one board: regions, diagonals or extra regions.
  void add_cliques(Draft& draft, std::vector<RuleText>& rules, std::forward_list<std::string>& texts) const;
  /// Adds the boxes of boards and the cliques, which are boxes or extra regions.
  void add_boxes_of_boards(Draft& draft, std::vector<RuleText>& rules,
                           std::forward_list<std::string>& texts) const;
  void add_rule(const Group& group, std::string_view rule, std::string argument, std::vector<RuleText>& rules,
                std::forward_list<std::string>& texts) const;
  Parsed<void> add_cage(const Group& cage, Draft& draft, std::vector<RuleText>& rules,
                        std::forward_list<std::string>& texts) const;
  /// "r1c1 r1c2 ".
  [[nodiscard]] std::string names_of(const std::vector<int>& cells) const;

  Token place_;
  int size_ = 0;            // number of digits
  sudoku::Layout grid_{1};  // rows and columns
  std::vector<Board> boards_;
  bool may_repeat_ = false;  // in a cage
  std::vector<Group> cliques_, cages_;
};

/// Appends the graph of a puzzle of usual size: data that it cannot express is left out.
void write_ksudoku_graph(const sudoku::Puzzle& puzzle, std::string& out);

}  // namespace quadrille::formats
