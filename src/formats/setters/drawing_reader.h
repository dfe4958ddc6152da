// The common parts of the readers of drawings: each reader finds shapes in the usual drawing style of one
// rule, and proposes that rule. Each has a file in drawings/ and a line in drawings.def.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/setters/colour.h"
#include "formats/setters/setter_drawing.h"

namespace quadrille::formats {

/// A way of drawing that does not mean a rule in a puzzle, because the author's solution disobeys a use of
/// it.
struct RefutedLook {
  std::string rule, look;
  friend bool operator==(const RefutedLook&, const RefutedLook&) = default;
};

/// A drawing with its puzzle, and the proposals so far.
class DrawingReader {
 public:
  /// solution: the author's, 0 for unknown digits; null: none. refuted: proposals to reject. All must outlive
  /// this object.
  DrawingReader(SetterDrawing& drawing, const Puzzle& puzzle, const Grid* solution = nullptr,
                std::span<const RefutedLook> refuted = {})
      : drawing_(drawing), puzzle_(puzzle), solution_(solution), refuted_(refuted.begin(), refuted.end()) {}

  [[nodiscard]] SetterDrawing& drawing() { return drawing_; }
  [[nodiscard]] const sudoku::Layout& layout() const { return puzzle_.layout(); }

  /// The cells that a line goes through, from centre to centre; nullopt if it does not, leaves the grid, or
  /// visits a cell twice. first, last: how far the ends may be from the centres, for lines that begin at a
  /// ring or end in a head.
  [[nodiscard]] std::optional<std::vector<int>> path_of(const DrawnLine& line, double first = kNear,
                                                        double last = kNear) const;
  /// The cell with the shape in its centre; nullopt if there is none.
  [[nodiscard]] std::optional<int> cell_of(const DrawnShape& shape) const;
  /// The two cells that share the side on which the shape is centred; nullopt if there are none.
  [[nodiscard]] std::optional<std::vector<int>> pair_of(const DrawnShape& shape) const;
  /// Whether another shape with a text has the same centre.
  [[nodiscard]] bool has_text_on(const DrawnShape& shape) const;

  /// Marks as used a shape, and its rim: a round shape of about the same size in the same place.
  void take_with_rim(DrawnShape& shape);

  /// Proposes a use of the rule on these cells, with further words. look: a description of the drawing.
  /// Returns false and proposes nothing if the use does not fit the puzzle, or the author's solution disobeys
  /// it or another use that is drawn alike.
  [[nodiscard]] bool propose(std::string_view rule, std::span<const int> cells, std::string look,
                             std::string_view words = {});
  [[nodiscard]] bool propose(std::string_view rule, std::string argument, std::string look);

  [[nodiscard]] std::vector<Guess> take_guesses() { return std::move(guesses_); }
  /// Those to reject, followed by those found since.
  [[nodiscard]] const std::vector<RefutedLook>& refuted() const { return refuted_; }

  /// The tolerance of positions, in cells.
  static constexpr double kNear = 0.15;

 private:
  [[nodiscard]] std::optional<int> cell_at(sudoku::Point point, double within) const;

  SetterDrawing& drawing_;
  const Puzzle& puzzle_;
  const Grid* solution_;
  std::vector<RefutedLook> refuted_;
  std::vector<Guess> guesses_;
};

/// Proposes each line of that colour without a head as a use of the rule.
void read_coloured_lines(DrawingReader& reader, ColourName colour, std::string_view rule);
/// Proposes each dot of that colour between two cells as a use of the rule.
void read_dots(DrawingReader& reader, ColourName colour, std::string_view rule);

}  // namespace quadrille::formats
