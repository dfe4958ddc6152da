// What the readers of drawings share: each finds what is drawn as setters usually draw one rule, and proposes
// that rule. One file each in drawings/, one line each in drawings.def.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/colour.h"
#include "formats/setter_drawing.h"

namespace quadrille::formats {

/// A drawing beside the puzzle that it belongs to, and the proposals so far.
class DrawingReader {
 public:
  /// Both must outlive this.
  DrawingReader(SetterDrawing& drawing, const Puzzle& puzzle) : drawing_(drawing), puzzle_(puzzle) {}

  [[nodiscard]] SetterDrawing& drawing() { return drawing_; }
  [[nodiscard]] const sudoku::Layout& layout() const { return puzzle_.layout(); }

  /// The cells that a line goes through, from centre to centre; nothing where it does not, leaves the grid,
  /// or comes to a cell twice. first, last: how far the ends may be from the centres, for lines that begin at
  /// a ring or end in a head.
  [[nodiscard]] std::optional<std::vector<int>> path_of(const DrawnLine& line, double first = kNear,
                                                        double last = kNear) const;
  /// The cell in whose centre the shape is.
  [[nodiscard]] std::optional<int> cell_of(const DrawnShape& shape) const;
  /// The two cells between which it is, on the side that they share.
  [[nodiscard]] std::optional<std::vector<int>> pair_of(const DrawnShape& shape) const;
  /// Whether another shape with a text has the same centre.
  [[nodiscard]] bool has_text_on(const DrawnShape& shape) const;

  /// Takes a shape, and what is round and about as large at its place: its rim.
  void take_with_rim(DrawnShape& shape);

  /// Proposes a use of the rule on these cells, with further words. look: how it is drawn. False, and nothing
  /// is proposed, where it does not fit the puzzle.
  [[nodiscard]] bool propose(std::string_view rule, std::span<const int> cells, std::string look,
                             std::string_view words = {});

  [[nodiscard]] std::vector<Guess> take_guesses() { return std::move(guesses_); }

  /// How far, in cells, what people put in a place may be from it.
  static constexpr double kNear = 0.15;

 private:
  [[nodiscard]] std::optional<int> cell_at(sudoku::Point point, double within) const;

  SetterDrawing& drawing_;
  const Puzzle& puzzle_;
  std::vector<Guess> guesses_;
};

/// Proposes each line of that colour, without a head, as a use of the rule.
void read_coloured_lines(DrawingReader& reader, ColourName colour, std::string_view rule);
/// Proposes each dot of that colour between two cells as a use of the rule.
void read_dots(DrawingReader& reader, ColourName colour, std::string_view rule);

}  // namespace quadrille::formats
