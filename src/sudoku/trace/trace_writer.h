// The events of a trace in terms of the puzzle, written for people or for programs.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cp/literal.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

struct Condition;
struct Posting;

/// A node of the search tree.
struct TraceNode {
  std::uint64_t number = 1;  // in the order in which nodes begin
  std::uint64_t parent = 0;  // 0 for the root
  int depth = 0;             // an alternative has the same depth as the decision that it negates
  cp::Literal decision;      // falsum at the root
};

class TraceWriter {
 public:
  TraceWriter() = default;
  TraceWriter(const TraceWriter&) = delete;
  TraceWriter& operator=(const TraceWriter&) = delete;
  virtual ~TraceWriter() = default;

  /// X, D and C; C is all posted constraints.
  virtual void puzzle(const Conditions& conditions, const Posting& posting, std::string& out) = 0;
  virtual void node(const TraceNode& node, std::string& out) = 0;
  // The events at the last node.

  /// A constraint removed digits from a cell.
  virtual void removal(std::string_view constraint, int cell, Digits removed, Digits left,
                       std::string& out) = 0;
  /// The constraint is violated. Empty: the decision emptied a domain by itself.
  virtual void failure(std::string_view constraint, std::string& out) = 0;
  /// The learner asked a constraint for the reasons of a fact or, without a fact, of the constraint's
  /// failure: all `reasons` together force it.
  virtual void reasons(std::string_view /*constraint*/, const std::optional<cp::Literal>& /*fact*/,
                       std::span<const cp::Literal> /*reasons*/, std::string& /*out*/) {}
  /// A clause was learnt from the failure: at least one of the facts holds. The search backtracks to a node
  /// of the depth.
  virtual void learnt(std::span<const cp::Literal> facts, int depth, std::string& out) = 0;
  virtual void solution(const Grid& grid, std::string& out) = 0;
  virtual void end(const SolveResult& result, std::string& out) = 0;
};

/// One JSON object per line; docs/trace.md describes them.
[[nodiscard]] std::unique_ptr<TraceWriter> json_trace_writer();

/// The posted conditions, without the implied constraints after them.
[[nodiscard]] std::span<const Condition> posted_conditions(const Conditions& conditions,
                                                           const Posting& posting);
/// The labels of conditions, by their index.
[[nodiscard]] std::vector<std::string> labels_of(const Conditions& conditions,
                                                 const std::vector<std::size_t>& indices);
/// "=", "!=", ">=", "<=".
[[nodiscard]] std::string_view relation_sign(cp::Relation relation);

}  // namespace quadrille::sudoku
