// What a reader has found of one puzzle, still as text, and its check: the one way from text to a Puzzle.
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

/// A group of extra cells, as the text says it. Cells are values of digits; `.`: empty.
struct ExtraDraft {
  Token name;
  std::vector<Token> givens;    // one for each cell
  std::vector<Token> solution;  // the same, or empty
};

struct Draft {
  Token start;                           // where the puzzle begins
  bool in_numbers = false;               // cells are numbers, whatever symbols the user has for digits
  int size = 0;                          // as the text says; 0: as many cells as there are givens
  std::optional<sudoku::Layout> layout;  // as the text says, where it says more than a size
  std::vector<Token> givens;             // one for each cell, in reading order
  std::vector<Token> regions;            // labels; empty: the text has none
  bool has_holes = false;                // whether the label for no region is read as that
  std::vector<Token> marks;              // candidates run together; `.`: unknown
  std::vector<Token> placed;             // by a player: the solution when full, else the only candidates
  std::vector<Token> solution;           // empty: the text has none
  std::vector<ExtraDraft> extra_cells;
  std::optional<sudoku::BoxShape> boxes;  // as the text says; {0, 0}: none
};

/// A rule beyond the shape, as the text says it.
struct RuleText {
  Token name;
  std::string_view argument;
};

/// The error of a piece of text, at its place.
[[nodiscard]] tl::unexpected<InputError> error_at(const Token& place, std::string message);
[[nodiscard]] Item failed(InputError error);
[[nodiscard]] inline Item failed(const tl::unexpected<InputError>& error) { return failed(error.value()); }

/// The number of cells of a grid.
[[nodiscard]] constexpr std::size_t squared(int size) {
  const auto side = static_cast<std::size_t>(size);
  return side * side;
}
/// The size, 1..64, whose square is `cells`; 0 when there is none.
[[nodiscard]] int root_of(std::size_t cells);
/// Says how many pieces were found, how many were expected, and the rows and columns of the grid.
using WrongCount = Sentence<Number, Number, Number, Number>;
/// The size of a puzzle of which `count` pieces were found, `times` for each cell: options.size, else from
/// the count. The error names the count and what the closest size needs.
[[nodiscard]] Parsed<int> size_for(std::size_t count, const ReadOptions& options, const Token& place,
                                   const WrongCount& wrong_count, int times = 1);
/// A size as it stands in the text.
[[nodiscard]] Parsed<int> parse_size(const Token& word, const ReadOptions& options);

/// Values of digits as texts say them: "0..8".
struct DigitRange {
  int first, last;
};
/// Nothing where the text is none. Whether a grid can have such digits is not looked at.
[[nodiscard]] std::optional<DigitRange> digit_range(std::string_view text);
/// The sentence for a text that is none.
[[nodiscard]] std::string unlike_digit_range(std::string_view text);

/// Checks all of the draft. The user's options win over the text, and the usual boxes stand for what neither
/// says.
[[nodiscard]] Item finish(const Draft& draft, const ReadOptions& options);

/// Shorthand for readers: the draft's item, or the error's.
[[nodiscard]] Item finish(const Parsed<Draft>& draft, const ReadOptions& options);

/// Where an error in the definition of a rule of the puzzle's own stands.
using PlaceInDefinition = std::function<Token(const RuleText& rule, const InputError& error)>;

/// The item with the rules added, or the first rule's error. place: for formats that hold definitions.
[[nodiscard]] Item with_rules(Item item, const std::vector<RuleText>& rules,
                              const PlaceInDefinition& place = nullptr);

/// Whether the n*n labels are n different ones on n cells each, and not just the digits and empty cells of a
/// grid.
[[nodiscard]] bool look_like_regions(const std::vector<Token>& labels);
/// Whether they may as well be the cells of another puzzle: some could be empty, and so few labels are even
/// by chance.
[[nodiscard]] bool look_like_few_cells(const std::vector<Token>& labels);
/// Whether the cells are a full grid in which no row has a digit twice, and which agrees with the givens.
[[nodiscard]] bool looks_like_solution(const std::vector<Token>& cells, const std::vector<Token>& givens);

}  // namespace quadrille::formats
