// A trace for programs: one JSON object a line, described in docs/trace.md.
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/output/trace_writer.h"
#include "formats/json_text.h"

namespace quadrille::cli {

namespace {

using sudoku::Digits;

std::vector<int> list_of(Digits digits, const sudoku::Layout& layout) {
  std::vector<int> list;
  for (const int i : Bits(digits)) list.push_back(layout.value_of(i + 1));
  return list;
}

std::string_view ending_name(sudoku::Ending ending) {
  switch (ending) {
    case sudoku::Ending::complete: return "complete";
    case sudoku::Ending::enough: return "enough";
    default: return "stopped";
  }
}

/// A fact about a cell.
struct Fact {
  std::string cell;
  std::string_view relation;
  cp::Value digit;
};

/// One JSON object on a line, member by member.
class JsonLine {
 public:
  explicit JsonLine(std::string_view event) { member("event", event); }

  template <class Value>
  JsonLine& member(std::string_view name, const Value& value) {
    text_ += fmt::format("{}\"{}\":", text_.empty() ? '{' : ',', name);
    add(value);
    return *this;
  }
  void end(std::string& out) const { out += text_ + "}\n"; }

 private:
  template <class Number>
    requires std::is_arithmetic_v<Number>
  void add(Number number) {
    text_ += fmt::format("{}", number);
  }
  void add(std::string_view text) { text_ += formats::to_json(text); }
  void add(const std::pair<int, int>& pair) { text_ += fmt::format("[{},{}]", pair.first, pair.second); }
  void add(const Fact& fact) {
    text_ +=
        fmt::format(R"({{"cell":"{}","relation":"{}","digit":{}}})", fact.cell, fact.relation, fact.digit);
  }
  template <class Value>
  void add(const std::optional<Value>& value) {
    if (value) return add(*value);
    text_ += "null";
  }
  template <class Value>
  void add(const std::vector<Value>& list) {
    text_ += '[';
    for (const Value& value : list) {
      if (text_.back() != '[') text_ += ',';
      add(value);
    }
    text_ += ']';
  }

  std::string text_;
};

class JsonTraceWriter final : public TraceWriter {
 public:
  void puzzle(const sudoku::Conditions& conditions, const sudoku::Posting& posting,
              std::string& out) override {
    layout_ = conditions.layout;
    JsonLine puzzle("puzzle");
    if (layout_.is_usual()) {
      puzzle.member("size", layout_.columns);
    } else {
      puzzle.member("rows", layout_.rows).member("columns", layout_.columns);
    }
    puzzle.end(out);
    for (int i = 0; i < layout_.cell_count(); ++i) {
      JsonLine("variable")
          .member("cell", cell(i))
          .member("digits", list_of(conditions.candidates[static_cast<std::size_t>(i)], layout_))
          .end(out);
    }
    for (const sudoku::Condition& condition : posted_conditions(conditions, posting)) {
      JsonLine line("constraint");
      line.member("name", condition.origin->label);
      condition.visit([&](const auto& kind) { describe(kind, line); });
      line.end(out);
    }
    const auto labels = std::span(posting.origins).last(posting.crossings.size());
    for (std::size_t i = 0; i < labels.size(); ++i) {
      JsonLine("constraint")
          .member("name", labels[i]->label)
          .member("kind", "crossings")
          .member("houses", labels_of(conditions, posting.crossings[i].first))
          .member("with", labels_of(conditions, posting.crossings[i].second))
          .end(out);
    }
  }
  void node(const TraceNode& node, std::string& out) override {
    node_ = node.number;
    const bool is_root = node.parent == 0;
    JsonLine("node")
        .member("node", node_)
        .member("parent", is_root ? std::nullopt : std::optional(node.parent))
        .member("depth", node.depth)
        .member("decision", is_root ? std::nullopt : std::optional(fact(node.decision)))
        .end(out);
  }
  void removal(std::string_view constraint, int where, Digits removed, Digits left,
               std::string& out) override {
    JsonLine("removal")
        .member("node", node_)
        .member("constraint", constraint)
        .member("cell", cell(where))
        .member("removed", list_of(removed, layout_))
        .member("left", list_of(left, layout_))
        .end(out);
  }
  void failure(std::string_view constraint, std::string& out) override {
    JsonLine("failure")
        .member("node", node_)
        .member("constraint", constraint.empty() ? std::nullopt : std::optional(constraint))
        .end(out);
  }
  void learnt(std::span<const cp::Literal> facts, int depth, std::string& out) override {
    std::vector<Fact> list;
    for (const cp::Literal& literal : facts) list.push_back(fact(literal));
    JsonLine("learnt").member("node", node_).member("facts", list).member("depth", depth).end(out);
  }
  void solution(const sudoku::Grid& grid, std::string& out) override {
    std::vector<int> values;
    for (const int digit : grid) values.push_back(layout_.value_of(digit));
    JsonLine("solution").member("node", node_).member("digits", values).end(out);
  }
  void end(const sudoku::SolveResult& result, std::string& out) override {
    const cp::Statistics& statistics = result.statistics;
    JsonLine("end")
        .member("ending", ending_name(result.ending))
        .member("solutions", result.solutions)
        .member("nodes", statistics.nodes)
        .member("failures", statistics.failures)
        .member("propagations", statistics.propagations)
        .member("depth", statistics.peak_depth)
        .member("seconds", std::chrono::duration<double>(statistics.time).count())
        .end(out);
  }

 private:
  [[nodiscard]] std::string cell(int index) const { return sudoku::cell_name(index, layout_); }
  [[nodiscard]] std::vector<std::string> cells(const std::vector<int>& indices) const {
    std::vector<std::string> names;
    for (const int i : indices) names.push_back(cell(i));
    return names;
  }

  [[nodiscard]] Fact fact(const cp::Literal& literal) const {
    return {cell(static_cast<int>(literal.variable)), relation_sign(literal.relation),
            layout_.value_of(static_cast<int>(literal.value))};
  }

  // What a condition says, by its kind.
  void describe(const sudoku::Distinct& distinct, JsonLine& line) const {
    line.member("kind", "all_different").member("cells", cells(distinct.members));
  }
  void describe(const sudoku::Relation& relation, JsonLine& line) const {
    const auto both = cells({relation.first, relation.second});
    if (const auto offset = relation.pairs->forbidden_offset()) {
      line.member("kind", "not_equal").member("cells", both).member("offset", *offset);
      return;
    }
    std::vector<std::pair<int, int>> pairs;
    for (int digit = 1; digit <= layout_.digits; ++digit)
      for (const int other : list_of(relation.pairs->seconds_for(digit), layout_))
        pairs.emplace_back(layout_.value_of(digit), other);
    line.member("kind", "relation").member("cells", both).member("pairs", pairs);
  }
  void describe(const sudoku::SameDigits& same, JsonLine& line) const {
    line.member("kind", "same_digits").member("cells", cells(same.first)).member("as", cells(same.second));
  }
  void describe(const sudoku::OneOf& one_of, JsonLine& line) const {
    line.member("kind", "one_of")
        .member("cell", cell(one_of.cell))
        .member("digits", list_of(one_of.digits, layout_));
  }
  void describe(const sudoku::Order& order, JsonLine& line) const {
    line.member("kind", "order").member("cells", cells(order.chain)).member("strict", order.is_strict);
  }
  void describe(const sudoku::Sum& sum, JsonLine& line) const {
    std::vector<int> factors;
    for (const auto& term : sum.terms) factors.push_back(term.factor);
    line.member("kind", "sum").member("cells", cells(sum.cells())).member("factors", factors);
    line.member("relation", sum.relation()).member("total", sum.total_of_values(layout_));
  }
  void describe(const sudoku::DigitWord& word, JsonLine& line) const {
    line.member("kind", "word").member("cells", cells(word.path));
    line.member("states", word.automaton->state_count());
  }
  void describe(const sudoku::Table& table, JsonLine& line) const {
    std::vector<std::vector<std::vector<int>>> rows;
    for (const sudoku::Table::Row& row : table.rows) {
      auto& sets = rows.emplace_back();
      for (const Digits set : row) sets.push_back(list_of(set, layout_));
    }
    line.member("kind", "table").member("cells", cells(table.members)).member("rows", rows);
  }
  void describe(const sudoku::DigitCount& count, JsonLine& line) const {
    line.member("kind", "count").member("cells", cells(count.members));
    line.member("digits", list_of(count.digits, layout_));
    describe(count.how_many, line);
  }
  void describe(const sudoku::DistinctCount& count, JsonLine& line) const {
    line.member("kind", "distinct_count").member("cells", cells(count.members));
    describe(count.how_many, line);
  }
  void describe(const sudoku::Index& index, JsonLine& line) const {
    line.member("kind", "index").member("place", cell(index.place)).member("cells", cells(index.path));
    line.member("first", layout_.value_of(index.first));
    if (index.other) {
      line.member("other", cell(*index.other));
    } else {
      line.member("digit", layout_.value_of(index.digit));
    }
  }
  void describe(const sudoku::Connected& connected, JsonLine& line) const {
    line.member("kind", "connected").member("cells", cells(connected.members));
    line.member("digits", list_of(connected.digits, layout_));
  }
  void describe(const sudoku::Any& any, JsonLine& line) const {
    std::vector<std::vector<std::string>> lists;
    for (const auto& conditions : any.lists->lists) {
      auto& sentences = lists.emplace_back();
      for (const sudoku::ConditionKind& kind : conditions)
        sentences.push_back(std::visit([&](const auto& k) { return k.sentence(layout_); }, kind));
    }
    line.member("kind", "any").member("cells", cells(any.cells())).member("lists", lists);
  }
  void describe(const sudoku::HowMany& how_many, JsonLine& line) const {
    if (how_many.cell) {
      line.member("number", cell(*how_many.cell));
      return;
    }
    line.member("least", how_many.least);
    const bool has_most = how_many.most != sudoku::HowMany::kAnyNumber;
    line.member("most", has_most ? std::optional(how_many.most) : std::nullopt);
  }

  sudoku::Layout layout_{0};
  std::uint64_t node_ = 0;
};

}  // namespace

std::unique_ptr<TraceWriter> json_trace_writer() { return std::make_unique<JsonTraceWriter>(); }

}  // namespace quadrille::cli
