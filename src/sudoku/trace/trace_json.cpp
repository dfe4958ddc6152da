// A trace for programs: one JSON object per line, described in docs/trace.md.
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "base/json_line.h"
#include "sudoku/posting/posting.h"
#include "sudoku/trace/trace_writer.h"

namespace quadrille::sudoku {

namespace {

std::vector<int> digits_of(Digits digits, const Layout& layout) {
  std::vector<int> list;
  for (const int i : Bits(digits)) list.push_back(layout.value_of(i + 1));
  return list;
}

std::string_view ending_name(Ending ending) {
  switch (ending) {
    case Ending::complete: return "complete";
    case Ending::enough: return "enough";
    default: return "stopped";
  }
}

/// A fact about a cell.
struct Fact {
  std::string cell;
  std::string_view relation;
  cp::Value digit;
};

std::string to_json(const Fact& fact) {
  return JsonObject()
      .member("cell", fact.cell)
      .member("relation", fact.relation)
      .member("digit", fact.digit)
      .end();
}

class JsonTraceWriter final : public TraceWriter {
 public:
  void puzzle(const Conditions& conditions, const Posting& posting, std::string& out) override {
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
          .member("digits", digits_of(conditions.candidates[static_cast<std::size_t>(i)], layout_))
          .end(out);
    }
    for (const Condition& condition : posted_conditions(conditions, posting)) {
      JsonLine line("constraint");
      line.member("name", condition.origin->label);
      condition.visit([&](const auto& kind) { describe(kind, line); });
      line.end(out);
    }
    for (const auto& origin : posting.joint()) {
      JsonLine("constraint")
          .member("name", origin->label)
          .member("kind", "joint")
          .member("of", labels_of(conditions, origin->follows_from.added))
          .end(out);
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
        .member("removed", digits_of(removed, layout_))
        .member("left", digits_of(left, layout_))
        .end(out);
  }
  void failure(std::string_view constraint, std::string& out) override {
    JsonLine("failure")
        .member("node", node_)
        .member("constraint", constraint.empty() ? std::nullopt : std::optional(constraint))
        .end(out);
  }
  void reasons(std::string_view constraint, const std::optional<cp::Literal>& conclusion,
               std::span<const cp::Literal> reasons, std::string& out) override {
    JsonLine("reasons")
        .member("node", node_)
        .member("constraint", constraint)
        .member("fact", conclusion ? std::optional(fact(*conclusion)) : std::nullopt)
        .member("reasons", list_of(reasons))
        .end(out);
  }
  void learnt(std::span<const cp::Literal> facts, int depth, std::string& out) override {
    JsonLine("learnt").member("node", node_).member("facts", list_of(facts)).member("depth", depth).end(out);
  }
  void solution(const Grid& grid, std::string& out) override {
    std::vector<int> values;
    for (const int digit : grid) values.push_back(layout_.value_of(digit));
    JsonLine("solution").member("node", node_).member("digits", values).end(out);
  }
  void end(const SolveResult& result, std::string& out) override {
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
  [[nodiscard]] std::string cell(int index) const { return cell_name(index, layout_); }
  [[nodiscard]] std::vector<std::string> cells(const std::vector<int>& indices) const {
    std::vector<std::string> names;
    for (const int i : indices) names.push_back(cell(i));
    return names;
  }

  [[nodiscard]] Fact fact(const cp::Literal& literal) const {
    return {cell(static_cast<int>(literal.variable)), relation_sign(literal.relation),
            layout_.value_of(static_cast<int>(literal.value))};
  }

  [[nodiscard]] std::vector<Fact> list_of(std::span<const cp::Literal> literals) const {
    std::vector<Fact> list;
    for (const cp::Literal& literal : literals) list.push_back(fact(literal));
    return list;
  }

  // The fields of a condition, by its kind.
  void describe(const Distinct& distinct, JsonLine& line) const {
    line.member("kind", "all_different").member("cells", cells(distinct.members));
  }
  void describe(const Relation& relation, JsonLine& line) const {
    const auto both = cells({relation.first, relation.second});
    if (const auto offset = relation.pairs->forbidden_offset()) {
      line.member("kind", "not_equal").member("cells", both).member("offset", *offset);
      return;
    }
    std::vector<std::vector<int>> pairs;
    for (int digit = 1; digit <= layout_.digits; ++digit)
      for (const int other : digits_of(relation.pairs->seconds_for(digit), layout_))
        pairs.push_back({layout_.value_of(digit), other});
    line.member("kind", "relation").member("cells", both).member("pairs", pairs);
  }
  void describe(const SameDigits& same, JsonLine& line) const {
    line.member("kind", "same_digits").member("cells", cells(same.first)).member("as", cells(same.second));
  }
  void describe(const OneOf& one_of, JsonLine& line) const {
    line.member("kind", "one_of")
        .member("cell", cell(one_of.cell))
        .member("digits", digits_of(one_of.digits, layout_));
  }
  void describe(const Order& order, JsonLine& line) const {
    line.member("kind", "order").member("cells", cells(order.chain)).member("strict", order.is_strict);
  }
  void describe(const Sum& sum, JsonLine& line) const {
    std::vector<int> factors;
    for (const auto& term : sum.terms) factors.push_back(term.factor);
    line.member("kind", "sum").member("cells", cells(sum.cells())).member("factors", factors);
    line.member("relation", sum.relation()).member("total", sum.total_of_values(layout_));
  }
  void describe(const DigitWord& word, JsonLine& line) const {
    line.member("kind", "word").member("cells", cells(word.path));
    line.member("states", word.automaton->state_count());
  }
  void describe(const Table& table, JsonLine& line) const {
    std::vector<std::vector<std::vector<int>>> rows;
    for (const Table::Row& row : table.rows) {
      auto& sets = rows.emplace_back();
      for (const Digits set : row) sets.push_back(digits_of(set, layout_));
    }
    line.member("kind", "table").member("cells", cells(table.members)).member("rows", rows);
  }
  void describe(const DistinctPairs& different, JsonLine& line) const {
    std::vector<std::vector<std::string>> pairs;
    for (const auto& [first, second] : different.pairs) pairs.push_back({cell(first), cell(second)});
    line.member("kind", "distinct_pairs").member("cells", cells(different.cells())).member("pairs", pairs);
  }
  void describe(const DigitCount& count, JsonLine& line) const {
    line.member("kind", "count").member("cells", cells(count.members));
    line.member("digits", digits_of(count.digits, layout_));
    describe(count.how_many, line);
  }
  void describe(const DistinctCount& count, JsonLine& line) const {
    line.member("kind", "distinct_count").member("cells", cells(count.members));
    describe(count.how_many, line);
  }
  void describe(const Index& index, JsonLine& line) const {
    line.member("kind", "index").member("place", cell(index.place)).member("cells", cells(index.path));
    line.member("first", layout_.value_of(index.first));
    if (index.other) {
      line.member("other", cell(*index.other));
    } else {
      line.member("digit", layout_.value_of(index.digit));
    }
  }
  void describe(const Connected& connected, JsonLine& line) const {
    line.member("kind", "connected").member("cells", cells(connected.members));
    line.member("digits", digits_of(connected.digits, layout_));
  }
  void describe(const Any& any, JsonLine& line) const {
    std::vector<std::vector<std::string>> lists;
    for (const auto& conditions : any.lists->lists) {
      auto& sentences = lists.emplace_back();
      for (const ConditionKind& kind : conditions)
        sentences.push_back(std::visit([&](const auto& k) { return k.sentence(layout_); }, kind));
    }
    line.member("kind", "any").member("cells", cells(any.cells())).member("lists", lists);
  }
  void describe(const HowMany& how_many, JsonLine& line) const {
    if (how_many.cell) {
      line.member("number", cell(*how_many.cell));
      return;
    }
    line.member("least", how_many.least);
    const bool has_most = how_many.most != HowMany::kAnyNumber;
    line.member("most", has_most ? std::optional(how_many.most) : std::nullopt);
  }

  Layout layout_{0};
  std::uint64_t node_ = 0;
};

}  // namespace

std::unique_ptr<TraceWriter> json_trace_writer() { return std::make_unique<JsonTraceWriter>(); }

}  // namespace quadrille::sudoku
