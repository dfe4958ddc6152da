// Links of the two editors that most setters of variants use, f-puzzles and SudokuPad. A link holds the whole
// puzzle, packed, or it names one on a server.
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
  none,       // no link of an editor
  fpuzzles,   // packed JSON of f-puzzles
  sudokupad,  // packed JSON of SudokuPad
  classic,    // givens in SudokuPad's characters for 9x9 grids
  named,      // the name of a puzzle on a server
  empty,      // an editor's address alone
};

struct EditorLink {
  LinkKind kind = LinkKind::none;
  std::string_view text;        // of the line: what is packed, or the name
  bool is_of_fpuzzles = false;  // the server
};

/// What a line is. Packed texts count without the editor's address, too, as long as they begin as an object's
/// does.
[[nodiscard]] EditorLink editor_link(std::string_view line);

/// What is packed, of a link of kind fpuzzles or sudokupad, which stands at `place`. What mail and browsers
/// do to links is undone: %2F for /, blanks for +, lost = at the end, and / for //. Of several ways to undo
/// the last one, `is_sound` chooses.
[[nodiscard]] Parsed<std::string> unpacked(const EditorLink& link, const Token& place,
                                           bool (*is_sound)(const std::string& text));

/// The sentence for a link that holds no puzzle: of the kinds named and empty.
[[nodiscard]] std::string without_puzzle(const EditorLink& link);

}  // namespace quadrille::formats
