// Which reading suits a plain text best.
#pragma once

#include <string_view>
#include <vector>

#include "formats/plain/reading.h"

namespace quadrille::formats::plain {

/// The result of a reading of the beginning of a text.
struct Yield {
  Reading reading;
  int puzzles = 0;
  int mistakes = 0;
  int passed = 0;  // lines that are no part of a puzzle
  long score = 0;
  int size_lines = 0;  // lines that tell the size of the grids
};

/// The readings under which some line is a part of a puzzle, the best first; empty: none. Those of the last
/// text are kept for the thread, since the recognition of the format, the reader and the search for surprises
/// ask for them one after another.
[[nodiscard]] std::vector<Yield> readings_of(std::string_view text, const ReadOptions& options);

/// The reading in words.
[[nodiscard]] std::string name_of(const Reading& reading);

}  // namespace quadrille::formats::plain
