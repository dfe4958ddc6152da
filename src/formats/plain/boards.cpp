// Boards that overlap, such as samurais, as rows with a character for each cell: where no board is, there is
// a blank.
#include <algorithm>

#include "formats/catalogue.h"
#include "formats/digit_symbols.h"
#include "formats/plain/board_rows.h"
#include "formats/plain/plain_reader.h"
#include "formats/plain/recognise.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

std::unique_ptr<Reader> open_boards(std::string_view text, const ReadOptions& options) {
  auto readings = plain::readings_of(text, options);
  const auto are_boards = [](const plain::Yield& yield) {
    return yield.reading.style == plain::Style::boards;
  };
  const auto found = std::ranges::find_if(readings, are_boards);
  plain::Reading reading = found == readings.end() ? plain::Reading{} : std::move(found->reading);
  return std::make_unique<plain::PlainReader>(text, options, std::move(reading));
}

void write_boards(const Document& document, std::string& out) {
  const sudoku::Layout& layout = document.puzzle.layout();
  const Grid& digits = shown_digits(document);
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      const int cell = layout.cell_at(row, column);
      out += layout.is_hole(cell) ? ' ' : symbol_of_value(digits[sudoku::at(cell)], layout, document.symbols);
    }
    out.erase(out.find_last_not_of(' ') + 1);
    out += '\n';
  }
}

/// Whether a reader recognises the arrangement by its holes.
bool fits_boards(const Puzzle& puzzle) {
  const sudoku::Layout& layout = puzzle.layout();
  if (!puzzle.rules().empty() || puzzle.has_restrictions()) return false;
  const auto boxes = sudoku::usual_boxes(layout);
  const auto& usual = plain::usual_layouts_of_boards();
  return layout.hole_count() > 0 && puzzle.box_rows() == boxes.rows &&
         puzzle.box_columns() == boxes.columns && std::ranges::find(usual, layout) != usual.end();
}

}  // namespace

Format boards_format() {
  return {.name = "boards",
          .summary{
              "Boards that overlap, such as samurais: a character for each cell, a blank where no board is",
              "Des sous-grilles qui se recouvrent, comme un samouraï : un caractère par case, un blanc là où "
              "il n’y en a aucune"},
          .extensions = "",
          .sniff = nullptr,
          .open = open_boards,
          .write = write_boards,
          .most_size = kMostSymbols,
          .writes_any_shape = true,
          .boards = BoardsOfFormat::needed,
          .holds = fits_boards};
}

}  // namespace quadrille::formats
