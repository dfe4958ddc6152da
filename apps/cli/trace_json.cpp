// A trace for programs: one JSON object a line, described in docs/trace.md.
#include <nlohmann/json.hpp>

#include "cli/trace_writer.h"

namespace quadrille::cli {

namespace {

using Json = nlohmann::ordered_json;
using sudoku::Digits;

std::vector<int> list_of(Digits digits) {
  std::vector<int> list;
  for (const int i : Bits(digits)) list.push_back(i + 1);
  return list;
}

std::string_view ending_name(sudoku::Ending ending) {
  switch (ending) {
    case sudoku::Ending::complete: return "complete";
    case sudoku::Ending::enough: return "enough";
    default: return "stopped";
  }
}

void write_line(const Json& object, std::string& out) {
  out += object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

class JsonTraceWriter final : public TraceWriter {
 public:
  void puzzle(const sudoku::Conditions& conditions, const sudoku::Posting& posting,
              std::string& out) override {
    size_ = conditions.size;
    write_line({{"event", "puzzle"}, {"size", size_}}, out);
    for (int i = 0; i < size_ * size_; ++i) {
      write_line({{"event", "variable"},
                  {"cell", cell(i)},
                  {"digits", list_of(conditions.candidates[static_cast<std::size_t>(i)])}},
                 out);
    }
    for (const sudoku::Condition& condition : posted_conditions(conditions, posting)) {
      Json object = {{"event", "constraint"}, {"name", condition.origin->label}};
      object.update(condition.visit([this](const auto& kind) { return described(kind); }));
      write_line(object, out);
    }
    const auto labels = std::span(posting.origins).last(posting.crossings.size());
    for (std::size_t i = 0; i < labels.size(); ++i) {
      write_line({{"event", "constraint"},
                  {"name", labels[i]->label},
                  {"kind", "crossings"},
                  {"houses", labels_of(conditions, posting.crossings[i].first)},
                  {"with", labels_of(conditions, posting.crossings[i].second)}},
                 out);
    }
  }
  void node(const TraceNode& node, std::string& out) override {
    node_ = node.number;
    Json object = {{"event", "node"},
                   {"node", node_},
                   {"parent", nullptr},
                   {"depth", node.depth},
                   {"decision", nullptr}};
    if (node.parent != 0) {
      object["parent"] = node.parent;
      object["decision"] = {{"cell", cell(static_cast<int>(node.decision.variable))},
                            {"relation", relation_sign(node.decision.relation)},
                            {"digit", node.decision.value}};
    }
    write_line(object, out);
  }
  void removal(std::string_view constraint, int where, Digits removed, Digits left,
               std::string& out) override {
    write_line({{"event", "removal"},
                {"node", node_},
                {"constraint", constraint},
                {"cell", cell(where)},
                {"removed", list_of(removed)},
                {"left", list_of(left)}},
               out);
  }
  void failure(std::string_view constraint, std::string& out) override {
    Json object = {{"event", "failure"}, {"node", node_}, {"constraint", nullptr}};
    if (!constraint.empty()) object["constraint"] = constraint;
    write_line(object, out);
  }
  void learnt(std::span<const cp::Literal> facts, int depth, std::string& out) override {
    Json list = Json::array();
    for (const auto& [variable, relation, digit] : facts) {
      list.push_back({{"cell", cell(static_cast<int>(variable))},
                      {"relation", relation_sign(relation)},
                      {"digit", digit}});
    }
    write_line({{"event", "learnt"}, {"node", node_}, {"facts", list}, {"depth", depth}}, out);
  }
  void solution(const sudoku::Grid& grid, std::string& out) override {
    write_line({{"event", "solution"}, {"node", node_}, {"digits", grid}}, out);
  }
  void end(const sudoku::SolveResult& result, std::string& out) override {
    const cp::Statistics& statistics = result.statistics;
    write_line({{"event", "end"},
                {"ending", ending_name(result.ending)},
                {"solutions", result.solutions},
                {"nodes", statistics.nodes},
                {"failures", statistics.failures},
                {"propagations", statistics.propagations},
                {"depth", statistics.peak_depth},
                {"seconds", std::chrono::duration<double>(statistics.time).count()}},
               out);
  }

 private:
  [[nodiscard]] std::string cell(int index) const { return sudoku::cell_name(index, size_); }
  [[nodiscard]] std::vector<std::string> cells(const std::vector<int>& indices) const {
    std::vector<std::string> names;
    for (const int i : indices) names.push_back(cell(i));
    return names;
  }

  // What a condition says, by its kind.
  [[nodiscard]] Json described(const sudoku::Distinct& distinct) const {
    return {{"kind", "all_different"}, {"cells", cells(distinct.members)}};
  }
  [[nodiscard]] Json described(const sudoku::Relation& relation) const {
    const Json both = cells({relation.first, relation.second});
    if (const auto offset = relation.pairs->forbidden_offset())
      return {{"kind", "not_equal"}, {"cells", both}, {"offset", *offset}};
    Json pairs = Json::array();
    for (int digit = 1; digit <= size_; ++digit)
      for (const int other : list_of(relation.pairs->seconds_for(digit))) pairs.push_back({digit, other});
    return {{"kind", "relation"}, {"cells", both}, {"pairs", pairs}};
  }
  [[nodiscard]] Json described(const sudoku::SameDigits& same) const {
    return {{"kind", "same_digits"}, {"cells", cells(same.first)}, {"as", cells(same.second)}};
  }

  int size_ = 0;
  std::uint64_t node_ = 0;
};

}  // namespace

std::unique_ptr<TraceWriter> json_trace_writer() { return std::make_unique<JsonTraceWriter>(); }

}  // namespace quadrille::cli
