// DIMACS CNF for SAT solvers: the puzzle in the extended encoding, with comments on the meaning of each
// variable.
#include "base/sentence.h"
#include "formats/models/cnf_text.h"

#include <fmt/format.h>

#include "base/piece_writer.h"
#include "formats/catalogue.h"
#include "formats/shapes.h"
#include "sudoku/conditions/encoding.h"
#include "sudoku/encode/cnf.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kMeaningOfVariables{
    "The cell of row r and column c holds the digit d: rRcC=d, then the variable's number.",
    "La case de la ligne r et de la colonne c contient le chiffre d : rRcC=d, puis le numéro de la "
    "variable."};

void write_cnf_document(const Document& document, std::string& out) {
  constexpr std::size_t kMostBytes = 1'000'000'000;
  const Puzzle puzzle = shown_puzzle(document);
  const auto conditions = sudoku::conditions_within(puzzle, {.stop = document.stop});
  if (!conditions) return;
  const sudoku::Cnf cnf = sudoku::cnf_of(
      *conditions, [&](std::size_t memory) { return memory > kMostBytes || document.stop.stop_requested(); });
  if (!cnf.is_complete()) return;
  write_cnf(cnf, puzzle.layout(), {}, [&out](std::string_view text) { out += text; }, document.stop);
  if (document.stop.stop_requested()) out.clear();
}

}  // namespace

void write_cnf(const sudoku::Cnf& cnf, const sudoku::Layout& layout, std::string_view remark,
               const std::function<void(std::string_view)>& write, StopToken stop) {
  PieceWriter out(write);
  const auto end = std::back_inserter(out.text());
  fmt::format_to(end, "c {}", kMeaningOfVariables());
  out.end_line();
  for (int v = 1; v <= cnf.candidate_count(); ++v) {
    const auto [cell, digit] = cnf.candidate(v);
    fmt::format_to(end, "c {}={} {}", sudoku::cell_name(cell, layout), layout.value_of(digit), v);
    out.end_line();
  }
  fmt::format_to(end, "{}p cnf {} {}", remark, cnf.variable_count(), cnf.clause_count());
  out.end_line();
  constexpr std::size_t kClausesBetweenLooks = 4096;
  for (std::size_t i = 0; i < cnf.clause_count(); ++i) {
    if (i % kClausesBetweenLooks == 0 && stop.stop_requested()) break;
    for (const int literal : cnf.clause(i)) {
      const fmt::format_int digits(literal);
      out.text().append(digits.data(), digits.size());
      out.text() += ' ';
    }
    out.text() += '0';
    out.end_line();
  }
  out.flush();
}

Format cnf_format() {
  return {.name = "cnf",
          .summary{"DIMACS CNF for SAT solvers, a variable for each candidate",
                   "CNF au format DIMACS pour solveurs SAT, une variable par candidat"},
          .extensions = ".cnf",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_cnf_document,
          .writes_any_shape = true,
          .boards = BoardsOfFormat::allowed,
          .writes_extra_cells = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
