// DIMACS CNF, which SAT solvers read: the puzzle in the extended encoding, and in comments what each variable
// says.
#include "formats/cnf_text.h"

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/shapes.h"
#include "sudoku/cnf.h"

namespace quadrille::formats {

namespace {

/// The puzzle, solved as far as is known.
Puzzle shown_puzzle(const Document& document) {
  Puzzle puzzle = document.puzzle;
  const Grid& digits = shown_digits(document);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    puzzle.set_given(cell, digits[static_cast<std::size_t>(cell)]);
  return puzzle;
}

void write_cnf_document(const Document& document, std::string& out) {
  const Puzzle puzzle = shown_puzzle(document);
  write_cnf(sudoku::Cnf(sudoku::model_of(puzzle)), puzzle.size(), {}, out);
}

}  // namespace

void write_cnf(const sudoku::Cnf& cnf, int size, std::string_view remark, std::string& out) {
  const auto end = std::back_inserter(out);
  out += "c The cell of row r and column c holds the digit d: rRcC=d, then the variable's number.\n";
  for (int v = 1; v <= cnf.variable_count(); ++v) {
    const auto [cell, digit] = cnf.candidate(v);
    fmt::format_to(end, "c {}={} {}\n", sudoku::cell_name(cell, size), digit, v);
  }
  out += remark;
  fmt::format_to(end, "p cnf {} {}\n", cnf.variable_count(), cnf.clause_count());
  for (std::size_t i = 0; i < cnf.clause_count(); ++i) {
    for (const int literal : cnf.clause(i)) fmt::format_to(end, "{} ", literal);
    out += "0\n";
  }
}

Format cnf_format() {
  return {.name = "cnf",
          .summary = "DIMACS CNF for SAT solvers, a variable for each candidate",
          .extensions = ".cnf",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_cnf_document,
          .holds = nullptr};
}

}  // namespace quadrille::formats
