// A trace for people.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/output/text_layout.h"
#include "cli/output/trace_writer.h"

namespace quadrille::cli {

namespace {

using sudoku::Digits;

/// "{1,3..5}": ranges of three and more.
std::string set_text(Digits digits) {
  std::string text;
  while (digits != 0) {
    const int first = lowest(digits);
    const int run = std::countr_one(digits >> first);
    if (!text.empty()) text += ',';
    text += std::to_string(first + 1);
    if (run == 2) text += fmt::format(",{}", first + 2);
    if (run > 2) text += fmt::format("..{}", first + run);
    digits &= ~(low_bits(run) << first);
  }
  return fmt::format("{{{}}}", text);
}

class TextTraceWriter final : public TraceWriter {
 public:
  void puzzle(const sudoku::Conditions& conditions, const sudoku::Posting& posting,
              std::string& out) override {
    size_ = conditions.size;
    const int count = size_ * size_;
    out += fmt::format("X  {} variables, one for each cell, {} to {}\n", count, cell(0), cell(count - 1));
    write_domains(conditions, out);
    write_constraints(conditions, posting, out);
  }

  void node(const TraceNode& node, std::string& out) override {
    depth_ = node.depth;
    if (node.parent == 0) {
      out += "Removals before the first decision\n";
      return;
    }
    if (!is_in_tree_) out += "Search tree\n";
    is_in_tree_ = true;
    const auto& [variable, relation, digit] = node.decision;
    out += fmt::format("{}{} {} {}\n", indent(), cell(static_cast<int>(variable)), relation_sign(relation),
                       digit);
  }
  void removal(std::string_view constraint, int where, Digits removed, Digits left,
               std::string& out) override {
    out += fmt::format("{}  {}: {} loses {}, keeps {}\n", indent(), constraint, cell(where),
                       set_text(removed), set_text(left));
  }
  void failure(std::string_view constraint, std::string& out) override {
    out += fmt::format("{}  failure: {}\n", indent(),
                       constraint.empty() ? "no digit is left for the cell"
                                          : fmt::format("{} cannot hold any more", constraint));
  }
  void learnt(std::span<const cp::Literal> facts, int depth, std::string& out) override {
    std::string line = fmt::format("{}  learnt:", indent());
    for (std::size_t i = 0; i < facts.size(); ++i) {
      const auto& [variable, relation, digit] = facts[i];
      line += fmt::format("{} {} {} {}", i == 0 ? "" : " or", cell(static_cast<int>(variable)),
                          relation_sign(relation), digit);
    }
    out += fmt::format("{}; back to depth {}\n", line, depth);
  }
  void solution(const sudoku::Grid& /*grid*/, std::string& out) override {
    out += fmt::format("{}  solution\n", indent());
  }
  void end(const sudoku::SolveResult& /*result*/, std::string& out) override { out += '\n'; }

 private:
  [[nodiscard]] std::string cell(int index) const { return sudoku::cell_name(index, size_); }
  [[nodiscard]] std::string indent() const {
    constexpr int kDeepest = 24;  // deeper nodes are told apart by their number instead of their place
    const auto blanks = std::string(2 * static_cast<std::size_t>(std::min(depth_, kDeepest)), ' ');
    return depth_ > kDeepest ? fmt::format("{}({}) ", blanks, depth_) : blanks;
  }

  void write_domains(const sudoku::Conditions& conditions, std::string& out) const {
    out += "D  candidates of each cell, row by row\n";
    std::size_t width = 0;
    for (const Digits digits : conditions.candidates) width = std::max(width, set_text(digits).size());
    for (int row = 0; row < size_; ++row) {
      std::string line;
      for (int column = 0; column < size_; ++column) {
        const Digits digits = conditions.candidates[static_cast<std::size_t>(row * size_ + column)];
        line += fmt::format(" {:<{}}", set_text(digits), width);
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out += fmt::format("  {}\n", line);
    }
  }

  void write_constraints(const sudoku::Conditions& conditions, const sudoku::Posting& posting,
                         std::string& out) const {
    const auto write = [&out](std::string_view label, std::string_view sentence) {
      constexpr std::size_t kIndent = 5;
      out += "   " + wrapped(fmt::format("{}: {}", label, sentence), kIndent, 3);
    };
    out += fmt::format("C  {} constraints\n", posting.origins.size());
    for (const sudoku::Condition& condition : posted_conditions(conditions, posting)) {
      write(condition.origin->label,
            condition.visit([this](const auto& kind) { return kind.sentence(size_); }));
    }
    const auto labels = std::span(posting.origins).last(posting.crossings.size());
    for (std::size_t i = 0; i < labels.size(); ++i) {
      const auto& [first, second] = posting.crossings[i];
      write(labels[i]->label, fmt::format("{} with {}", fmt::join(labels_of(conditions, first), ", "),
                                          fmt::join(labels_of(conditions, second), ", ")));
    }
  }

  int size_ = 0;
  int depth_ = 0;
  bool is_in_tree_ = false;
};

}  // namespace

std::unique_ptr<TraceWriter> text_trace_writer() { return std::make_unique<TextTraceWriter>(); }

}  // namespace quadrille::cli
