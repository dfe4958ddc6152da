// The way of puzzles that are read one by one, in any format, through the bulk kernel.
//
//   each thread:  the input's next puzzle -> lanes -> its reply -> the output, as soon as all before it are
//   there
//
// A puzzle that is of another kind, or to which the kernel's answer is not enough, is answered like any other
// puzzle, in its place.
#pragma once

#include "cli/bulk/batch.h"

namespace quadrille::cli {

/// Answers the puzzles up to the end of the input, or to a LineFile, or fewer when the user interrupts: then
/// a first part of them. The shape is that of the kind.
void answer_entries_in_bulk(const sudoku::Puzzle& kind, const lanes::Shape& shape, Input& input,
                            Delivery& delivery, const AnswerOptions& options,
                            const MakeAnswerer& make_answerer);

}  // namespace quadrille::cli
