#include "cli/commands/verdict_words.h"

#include "answers/check.h"

namespace quadrille::cli {

namespace {

using answers::Verdict;

/// The verdict after a search for two solutions.
Verdict verdict_of(std::uint64_t solutions, bool is_complete) {
  if (solutions > 1) return Verdict::several;
  if (!is_complete) return Verdict::unknown;
  return solutions == 1 ? Verdict::unique : Verdict::no_solution;
}

ExitCode exit_of(Verdict verdict, bool unique) {
  switch (verdict) {
    case Verdict::unique: return ExitCode::solved;
    case Verdict::several: return unique ? ExitCode::no_solution : ExitCode::solved;
    case Verdict::no_solution: return ExitCode::no_solution;
    case Verdict::unknown: break;
  }
  return ExitCode::limit_reached;
}

}  // namespace

void VerdictWords::answer(const Entry& entry, Reply& reply) {
  std::uint64_t found = 0;
  const auto result = solvers_.for_next_puzzle().solve(
      *entry.item.puzzle, [&found](const sudoku::Grid& /*solution*/) { return ++found < 2; });
  const Verdict verdict = verdict_of(result.solutions, result.ending == sudoku::Ending::complete);
  reply.out = out_.label(entry.file, entry.item.line);
  reply.out += answers::name_of(verdict);
  reply.out += '\n';
  reply.statistics = result.statistics;
  reply.exit = exit_of(verdict, unique_);
}

std::optional<ExitCode> VerdictWords::answer_known(const Known& known, std::string_view file, int line,
                                                   std::string& out) {
  const Verdict verdict = verdict_of(known.solutions(), known.is_complete());
  if (verdict == Verdict::unknown) return std::nullopt;
  out += out_.label(file, line);
  out += answers::name_of(verdict);
  out += '\n';
  return exit_of(verdict, unique_);
}

void write_bad_word(const OutOptions& options, const Entry& entry, std::string& out) {
  out += options.label(entry.file, entry.item.line) + "bad_input\n";
}

}  // namespace quadrille::cli
