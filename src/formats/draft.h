// A draft is the puzzle that a reader has found, still as text. All formats convert and check it here.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "formats/format.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

/// A group of extra cells, as text. Cells are values of digits; `.`: empty.
struct ExtraDraft {
  Token name;
  std::vector<Token> givens;    // one per cell
  std::vector<Token> solution;  // one per cell, or empty
};

struct Draft {
  Token start;                           // the position at which the puzzle begins
  bool in_numbers = false;               // cells are numbers, regardless of the user's symbols for digits
  int size = 0;                          // if given by the text; 0: from the number of givens
  std::optional<sudoku::Layout> layout;  // if the text gives more than a size
  std::vector<Token> givens;             // one per cell, in reading order
  std::vector<Token> regions;            // labels; empty: none in the text
  bool has_holes = false;                // whether the label for no region has that meaning here
  std::vector<Token> marks;              // candidates without separators; `.`: unknown. They are the
                                         // author's, or the player's if any digit was placed
  std::vector<Token> placed;             // digits placed by a player: the solution if full
  std::vector<Token> solution;           // empty: none in the text
  std::vector<ExtraDraft> extra_cells;
  std::optional<sudoku::BoxShape> boxes;  // if given by the text; {0, 0}: none
};

/// A rule other than the shape, as text.
struct RuleText {
  Token name;
  std::string_view argument;
};

/// An error at the position of a piece of text.
[[nodiscard]] tl::unexpected<InputError> error_at(const Token& place, std::string message);
[[nodiscard]] Item failed(InputError error);
[[nodiscard]] inline Item failed(const tl::unexpected<InputError>& error) { return failed(error.value()); }

/// The number of cells of a grid.
[[nodiscard]] constexpr std::size_t squared(int size) {
  const auto side = static_cast<std::size_t>(size);
  return side * side;
}
/// The size, 1..64, whose square is `cells`; 0 if there is none.
[[nodiscard]] int root_of(std::size_t cells);
/// A sentence with the number of pieces found, the number expected, and the rows and columns of the grid.
using WrongCount = Sentence<Number, Number, Number, Number>;
/// The size of a puzzle with `count` pieces of text, `times` for each cell: options.size, else from the
/// count. The error names the count and the number for the closest size.
[[nodiscard]] Parsed<int> size_for(std::size_t count, const ReadOptions& options, const Token& place,
                                   const WrongCount& wrong_count, int times = 1);
/// Parses a size.
[[nodiscard]] Parsed<int> parse_size(const Token& word, const ReadOptions& options);

/// Checks the whole draft. The user's options override the text, and the usual boxes are the default.
[[nodiscard]] Item finish(const Draft& draft, const ReadOptions& options);

/// Shorthand for readers: the item of the draft or of the error.
[[nodiscard]] Item finish(const Parsed<Draft>& draft, const ReadOptions& options);

/// The position of an error in the definition of a puzzle's own rule.
using PlaceInDefinition = std::function<Token(const RuleText& rule, const InputError& error)>;

/// The item with the rules added, or the error of the first invalid rule. place: for formats with
/// definitions.
[[nodiscard]] Item with_rules(Item item, const std::vector<RuleText>& rules,
                              const PlaceInDefinition& place = nullptr);

/// Whether the n*n labels are n different ones on n cells each, and not just the digits and empty cells of a
/// grid.
[[nodiscard]] bool look_like_regions(const std::vector<Token>& labels);
/// Whether they may also be the cells of another puzzle: some could be empty, and equal counts of so few
/// labels may be coincidence.
[[nodiscard]] bool look_like_few_cells(const std::vector<Token>& labels);
/// Whether the cells are a full grid that has no digit twice in a row and agrees with the givens.
[[nodiscard]] bool looks_like_solution(const std::vector<Token>& cells, const std::vector<Token>& givens);

}  // namespace quadrille::formats
