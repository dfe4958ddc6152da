// What a trace is made of, in the words of the puzzle; written for people or for programs.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "cp/literal.h"
#include "sudoku/solve.h"

namespace quadrille::cli {

class TraceWriter {
 public:
  TraceWriter() = default;
  TraceWriter(const TraceWriter&) = delete;
  TraceWriter& operator=(const TraceWriter&) = delete;
  virtual ~TraceWriter() = default;

  /// X, D and C.
  virtual void puzzle(const sudoku::Puzzle& puzzle, const sudoku::Model& model, std::string& out) = 0;
  /// A node of the search tree begins; the root has no decision (falsum).
  virtual void node(cp::Literal decision, int depth, std::string& out) = 0;
  /// A constraint took digits away from a cell.
  virtual void removal(std::string_view constraint, int cell, sudoku::Digits removed, sudoku::Digits left,
                       std::string& out) = 0;
  /// The constraint cannot hold any more. Empty: the decision emptied a domain by itself.
  virtual void failure(std::string_view constraint, std::string& out) = 0;
  virtual void solution(const sudoku::Grid& grid, std::string& out) = 0;
  virtual void end(const sudoku::SolveResult& result, std::string& out) = 0;
};

[[nodiscard]] std::unique_ptr<TraceWriter> text_trace_writer();
/// One JSON object a line; docs/trace.md describes them.
[[nodiscard]] std::unique_ptr<TraceWriter> json_trace_writer();

/// "=", "!=", ">=", "<=".
[[nodiscard]] std::string_view relation_sign(cp::Relation relation);

}  // namespace quadrille::cli
