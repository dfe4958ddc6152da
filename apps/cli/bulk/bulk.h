// The road of files with one grid a line: read by blocks, solved by the bulk kernel, answered in their order.
//
//   main thread          each worker                              main thread
//   file -> blocks -> | lines -> lanes -> replies of the block | -> output
//
// Memory holds a few blocks, however long the file is. A line that is no plain grid of the file's shape, or
// to which the kernel's answer is not enough, is answered like any other puzzle, in its place.
#pragma once

#include "cli/bulk/batch.h"

namespace quadrille::cli {

/// Answers all lines, or fewer when the user interrupts: then a first part of them, in order. Unordered,
/// each block is written once it is done, and any part may be missing then.
void answer_in_bulk(LineFile lines, const Input& input, Delivery& delivery, const AnswerOptions& options,
                    const MakeAnswerer& make_answerer);

}  // namespace quadrille::cli
