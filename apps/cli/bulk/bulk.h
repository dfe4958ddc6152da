// Files with one grid per line: read in blocks, solved by the bulk kernel, answered in order.
//
//   main thread          each worker                              main thread
//   file -> blocks -> | lines -> lanes -> replies of the block | -> output
//
// Only a few blocks are in memory, however long the file is. A line that is not a plain grid of the file's
// shape, or for which the kernel's result is not enough, is answered like any other puzzle, in its place.
#pragma once

#include "cli/bulk/batch.h"

namespace quadrille::cli {

/// Answers all lines, or fewer if the user interrupts: then a prefix of them, in order. Unordered, each block
/// is written once it is done, and any part may be missing after an interruption.
void answer_in_bulk(LineFile lines, const Input& input, Delivery& delivery, const AnswerOptions& options,
                    const MakeAnswerer& make_answerer);

}  // namespace quadrille::cli
