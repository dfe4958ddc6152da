// Links that open a puzzle in SudokuPad, one per line, or their contents: JSON in which rows of cells,
// regions, cages and a few rules of the whole grid have a meaning, and everything else is a drawing.
//
//   https://sudokupad.app/sclN4Ig..
#include <string>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/setters/editor_link.h"
#include "formats/setters/lz_string.h"
#include "formats/setters/setter_text.h"
#include "formats/setters/sudokupad_puzzle.h"
#include "formats/setters/sudokupad_writer.h"

namespace quadrille::formats {

namespace {

int sniff_sudokupad(std::string_view text) {
  constexpr int kSure = 97;
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  if (cursor.peek() == '{' || cursor.peek() == '[') return has_rows_of_cells(text, "cells") ? kSure : 0;
  const EditorLink link = editor_link(cursor.peek_line().text);
  const bool is_of_sudokupad =
      link.kind != LinkKind::none && link.kind != LinkKind::fpuzzles && !link.is_of_fpuzzles;
  return is_of_sudokupad ? kSure : 0;
}

void write_sudokupad(const Document& document, std::string& out) {
  out += "https://sudokupad.app/scl" + pack_lz(sudokupad_text(document)) + "\n";
}

}  // namespace

Format sudokupad_format() {
  return {.name = "sudokupad",
          .summary{"Links to SudokuPad, or their content: https://sudokupad.app/sclN4Ig..",
                   "Liens vers SudokuPad, ou leur contenu : https://sudokupad.app/sclN4Ig.."},
          .extensions = "",
          .sniff = sniff_sudokupad,
          .open = open_with<read_setter_text>,
          .write = write_sudokupad,
          .writes_any_shape = true,
          .writes_drawings_of = "sudokupad",
          .draws = draws_in_sudokupad,
          .holds = is_held_by_sudokupad,
          .says = is_said_by_sudokupad};
}

}  // namespace quadrille::formats
