// A trace for people.
#pragma once

#include <memory>

#include "sudoku/trace/trace_writer.h"

namespace quadrille::cli {

[[nodiscard]] std::unique_ptr<sudoku::TraceWriter> text_trace_writer();

}  // namespace quadrille::cli
