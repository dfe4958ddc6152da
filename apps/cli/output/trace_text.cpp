#include "cli/output/trace_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/output/sentences.h"
#include "cli/text/text_layout.h"
#include "sudoku/posting/posting.h"

namespace quadrille::cli {

namespace {

using sudoku::Digits;

/// "{1,3..5}": ranges of three or more digits.
std::string set_text(Digits digits, const sudoku::Layout& layout) {
  std::string text;
  while (digits != 0) {
    const int first = lowest(digits);
    const int run = std::countr_one(digits >> first);
    if (!text.empty()) text += ',';
    text += std::to_string(layout.value_of(first + 1));
    if (run == 2) text += fmt::format(",{}", layout.value_of(first + 2));
    if (run > 2) text += fmt::format("..{}", layout.value_of(first + run));
    digits &= ~(low_bits(run) << first);
  }
  return fmt::format("{{{}}}", text);
}

class TextTraceWriter final : public sudoku::TraceWriter {
 public:
  void puzzle(const sudoku::Conditions& conditions, const sudoku::Posting& posting,
              std::string& out) override {
    layout_ = conditions.layout;
    const int count = layout_.cell_count();
    out += say::kVariables(count, cell(0), cell(count - 1)) + '\n';
    write_domains(conditions, out);
    write_constraints(conditions, posting, out);
  }

  void node(const sudoku::TraceNode& node, std::string& out) override {
    depth_ = node.depth;
    if (node.parent == 0) {
      out += say::kBeforeDecisions() + '\n';
      return;
    }
    if (!is_in_tree_) out += say::kSearchTree() + '\n';
    is_in_tree_ = true;
    const auto& [variable, relation, digit] = node.decision;
    out += fmt::format("{}{} {} {}\n", indent(), cell(static_cast<int>(variable)),
                       sudoku::relation_sign(relation), layout_.value_of(static_cast<int>(digit)));
  }
  void removal(std::string_view constraint, int where, Digits removed, Digits left,
               std::string& out) override {
    const std::string loses =
        say::kLoses(constraint, cell(where), set_text(removed, layout_), set_text(left, layout_));
    out += fmt::format("{}  {}\n", indent(), loses);
  }
  void failure(std::string_view constraint, std::string& out) override {
    const std::string sentence = constraint.empty() ? say::kNoDigitLeft() : say::kCannotHold(constraint);
    out += fmt::format("{}  {}\n", indent(), sentence);
  }
  void learnt(std::span<const cp::Literal> facts, int depth, std::string& out) override {
    std::string clause;
    for (const auto& [variable, relation, digit] : facts) {
      const std::string fact =
          fmt::format("{} {} {}", cell(static_cast<int>(variable)), sudoku::relation_sign(relation),
                      layout_.value_of(static_cast<int>(digit)));
      clause = clause.empty() ? fact : say::kEither(clause, fact);
    }
    out += fmt::format("{}  {}\n", indent(), say::kLearnt(clause, depth));
  }
  void solution(const sudoku::Grid& /*grid*/, std::string& out) override {
    out += indent() + "  " + say::kASolution() + '\n';
  }
  void end(const sudoku::SolveResult& /*result*/, std::string& out) override { out += '\n'; }

 private:
  [[nodiscard]] std::string cell(int index) const { return sudoku::cell_name(index, layout_); }
  [[nodiscard]] std::string indent() const {
    constexpr int kDeepest = 24;  // deeper nodes are identified by their number instead of their path
    const auto blanks = std::string(2 * static_cast<std::size_t>(std::min(depth_, kDeepest)), ' ');
    return depth_ > kDeepest ? fmt::format("{}({}) ", blanks, depth_) : blanks;
  }

  void write_domains(const sudoku::Conditions& conditions, std::string& out) const {
    out += say::kDomains() + '\n';
    std::size_t width = 0;
    for (const Digits digits : conditions.candidates)
      width = std::max(width, set_text(digits, layout_).size());
    for (int row = 0; row < layout_.rows; ++row) {
      std::string line;
      for (int column = 0; column < layout_.columns; ++column) {
        const Digits digits = conditions.candidates[sudoku::at(layout_.cell_at(row, column))];
        line += fmt::format(" {:<{}}", set_text(digits, layout_), width);
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out += fmt::format("  {}\n", line);
    }
    for (int i = layout_.grid_cell_count(); i < layout_.cell_count(); ++i)
      out += fmt::format("   {} {}\n", cell(i), set_text(conditions.candidates[sudoku::at(i)], layout_));
  }

  void write_constraints(const sudoku::Conditions& conditions, const sudoku::Posting& posting,
                         std::string& out) const {
    const auto write = [&out](std::string_view label, std::string_view sentence) {
      constexpr std::size_t kIndent = 5;
      out += "   " + wrapped(say::kConstraint(label, sentence), kIndent, 3);
    };
    out += say::kConstraints(posting.origins.size()) + '\n';
    for (const sudoku::Condition& condition : sudoku::posted_conditions(conditions, posting)) {
      write(condition.origin->label,
            condition.visit([this](const auto& kind) { return kind.sentence(layout_); }));
    }
    for (const auto& origin : posting.joint())
      write(origin->label,
            say::kOfCellsThatDiffer(listed(sudoku::labels_of(conditions, origin->follows_from.added))));
    const auto labels = std::span(posting.origins).last(posting.crossings.size());
    for (std::size_t i = 0; i < labels.size(); ++i) {
      const auto& [first, second] = posting.crossings[i];
      write(labels[i]->label, say::kHousesCross(listed(sudoku::labels_of(conditions, first)),
                                                listed(sudoku::labels_of(conditions, second))));
    }
  }

  sudoku::Layout layout_{0};
  int depth_ = 0;
  bool is_in_tree_ = false;
};

}  // namespace

std::unique_ptr<sudoku::TraceWriter> text_trace_writer() { return std::make_unique<TextTraceWriter>(); }

}  // namespace quadrille::cli
