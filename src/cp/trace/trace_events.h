// Events that are in the traces of both puzzles and models; docs/trace.md describes them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/json_line.h"
#include "cp/limits.h"
#include "cp/trace/node_path.h"

namespace quadrille::cp {

/// "=", "!=", ">=", "<=".
[[nodiscard]] constexpr std::string_view relation_sign(Relation relation) {
  switch (relation) {
    case Relation::equal: return "=";
    case Relation::not_equal: return "!=";
    case Relation::at_least: return ">=";
    default: return "<=";
  }
}

/// decision: the node's, in the terms of the trace; to_json() must support it.
template <class Fact>
void append_node(const TraceNode& node, const Fact& decision, std::string& out) {
  const bool is_root = node.decision.is_falsum();
  JsonLine("node")
      .member("node", node.number)
      .member("parent", is_root ? std::nullopt : std::optional(node.parent))
      .member("depth", node.depth)
      .member("decision", is_root ? std::nullopt : std::optional(decision))
      .end(out);
}

/// ending: "complete", "enough" or "stopped".
inline void append_end(std::string_view ending, std::uint64_t solutions, const Statistics& statistics,
                       std::string& out) {
  JsonLine("end")
      .member("ending", ending)
      .member("solutions", solutions)
      .member("nodes", statistics.nodes)
      .member("failures", statistics.failures)
      .member("propagations", statistics.propagations)
      .member("depth", statistics.peak_depth)
      .member("seconds", std::chrono::duration<double>(statistics.time).count())
      .end(out);
}

}  // namespace quadrille::cp
