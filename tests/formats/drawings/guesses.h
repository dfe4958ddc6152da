// Recognition of drawings, for tests of the code that recognises them.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading.h"

namespace quadrille::formats {

/// The guesses about an empty 6x6 puzzle of SudokuPad with these members, one per line, followed by the rest
/// of the drawing.
inline std::string pad_guesses(std::string_view members) {
  const std::string row = "[{},{},{},{},{},{}]";
  std::string text = R"({"cells":[)" + row;
  for (int i = 1; i < 6; ++i) text += "," + row;
  const Item item =
      read_item("sudokupad", text + "]," + std::string(members) + "}", {.accepts_drawing = true});
  if (!item.puzzle) return item.puzzle.error().message;
  std::string found;
  for (const auto& [rule, argument, look] : item.drawing.guesses)
    found += rule + " " + argument + " (" + look + ")\n";
  return found + item.drawing.what;
}

}  // namespace quadrille::formats
