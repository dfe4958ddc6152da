// A step in sentences: why its conclusion holds, in terms of its pattern.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "techniques/step.h"

namespace quadrille::techniques {

struct Explanation {
  /// A part of the pattern that the sentences name, such as the base of a fish, its cover, or its fins.
  struct Part {
    enum class Kind : std::uint8_t { cells, houses, candidates };
    Kind kind = Kind::cells;
    std::vector<int> cells;             // in increasing order; of houses: all cells of these
    std::vector<Candidate> candidates;  // by digit, then by cell
  };
  /// A piece of text. Most name no part; the others are the name of one.
  struct Piece {
    static constexpr int kNoPart = -1;
    std::string text;
    int part = kNoPart;  // index in `parts`
  };

  std::vector<Piece> pieces;  // in the order of the text
  std::vector<Part> parts;

  /// The sentences: "In row 4, there is only one place left for 7: r4c2. So r4c2 is 7."
  [[nodiscard]] std::string text() const;
};

/// In the language of the messages. The step was found in a position of this board.
[[nodiscard]] Explanation explanation_of(const Step& step, const Board& board);

}  // namespace quadrille::techniques
