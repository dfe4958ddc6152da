// Solves puzzles that are read one by one, in any format, with the bulk kernel.
//
//   each thread:  the input's next puzzle -> lanes -> its reply -> the output, after all earlier ones
//
// A puzzle of another kind, or for which the kernel's answer is not enough, is answered like any other
// puzzle, in its place.
#pragma once

#include "cli/bulk/batch.h"

namespace quadrille::cli {

/// Answers the puzzles up to the end of the input, or to a LineFile, or fewer if the user interrupts: then a
/// prefix of them. shape: that of the kind.
void answer_entries_in_bulk(const sudoku::Puzzle& kind, const lanes::Shape& shape, Input& input,
                            Delivery& delivery, const AnswerOptions& options,
                            const MakeAnswerer& make_answerer);

}  // namespace quadrille::cli
