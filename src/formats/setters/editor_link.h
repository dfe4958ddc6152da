// Links of f-puzzles and SudokuPad, the two editors that most authors of variants use. A link contains the
// whole packed puzzle, or the name of one on a server.
//
//   https://f-puzzles.com/?load=N4Ig..    https://sudokupad.app/sclN4Ig..    https://sudokupad.app/scf..
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/input_error.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

enum class LinkKind : std::uint8_t {
  none,       // not a link of an editor
  fpuzzles,   // packed JSON of f-puzzles
  sudokupad,  // packed JSON of SudokuPad
  classic,    // givens in SudokuPad's characters for 9x9 grids
  named,      // the name of a puzzle on a server
  empty,      // only an editor's address
};

struct EditorLink {
  LinkKind kind = LinkKind::none;
  std::string_view text;        // the part of the line with the packed text or the name
  bool is_of_fpuzzles = false;  // which server
};

/// Classifies a line. Packed texts are also recognised without the editor's address if they begin as a packed
/// object does.
[[nodiscard]] EditorLink editor_link(std::string_view line);

/// The unpacked text of a link of kind fpuzzles or sudokupad, which is at `place`. Undoes the changes that
/// mail programs and browsers make to links: %2F for /, spaces for +, missing = at the end, and / for //. If
/// there are several ways to undo the last one, `is_sound` decides.
[[nodiscard]] Parsed<std::string> unpacked(const EditorLink& link, const Token& place,
                                           bool (*is_sound)(const std::string& text));

/// The sentence for a link without a puzzle: of the kinds named and empty.
[[nodiscard]] std::string without_puzzle(const EditorLink& link);

}  // namespace quadrille::formats
