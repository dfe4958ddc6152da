// quadrille count: how many solutions puzzles have, one number a puzzle.
#include <atomic>

#include <fmt/format.h>

#include "cli/batch.h"
#include "cli/command.h"
#include "cli/drawing.h"
#include "cli/options.h"
#include "cli/search_options.h"

namespace quadrille::cli {

namespace {

struct CountCommand {
  InputOptions input;
  SearchOptions search;
  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
  OutOptions out;
};

class CountAnswerer final : public Answerer {
 public:
  CountAnswerer(const CountCommand& command, std::atomic<std::uint64_t>& so_far)
      : command_(command), so_far_(so_far), solvers_(command.search) {}

  void answer(const Entry& entry, Reply& reply) override {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    const auto result = solvers_.for_next_puzzle().count(puzzle, command_.limit,
                                                         [this](std::uint64_t count) { so_far_ = count; });
    const bool is_exact = result.ending == sudoku::Ending::complete;
    reply.out = fmt::format("{}{}\n", result.solutions, is_exact ? "" : "+");
    reply.statistics = result.statistics;
    if (!is_exact) {
      reply.exit = ExitCode::limit_reached;
    } else if (result.solutions == 0) {
      reply.exit = ExitCode::no_solution;
      if (const auto contradiction = sudoku::find_contradiction(puzzle)) {
        reply.note(fmt::format("{}: {}", entry.place(), contradiction_text(puzzle, *contradiction)));
      }
    }
  }

  std::optional<ExitCode> answer_known(const Known& known, std::string_view /*file*/, int /*line*/,
                                       std::string& out) override {
    if (known.solutions == 0) return std::nullopt;  // it may be worth a message
    fmt::format_to(std::back_inserter(out), "{}{}\n", known.solutions, known.is_complete ? "" : "+");
    return known.is_complete ? ExitCode::solved : ExitCode::limit_reached;
  }

 private:
  const CountCommand& command_;
  std::atomic<std::uint64_t>& so_far_;  // for the progress line
  Solvers solvers_;
};

ExitCode count(const CountCommand& command, Console& console) {
  std::atomic<std::uint64_t> so_far{0};
  const BatchOptions options{
      .threads = command.search.threads,
      .stats = command.search.stats,
      .bad_line = "\n",
      .progress = [&so_far] { return fmt::format(", {} solutions so far", count_text(so_far)); },
      .bulk_limit = command.limit};
  return answer_all(command.input, bulk_for(command.search, true), command.out, console, options,
                    [&](bool) { return std::make_unique<CountAnswerer>(command, so_far); });
}

}  // namespace

void add_count(Program& program) {
  auto command = std::make_shared<CountCommand>();
  CLI::App& app = program.add_command("count", "Print the number of solutions, one number a puzzle.",
                                      "The number of solutions; Ctrl-C prints how many there are at least:\n"
                                      "quadrille count puzzle.txt\n"
                                      "Whether there are none, one or more, for each line of a file:\n"
                                      "quadrille count --limit 2 puzzles.txt\n"
                                      "All grids of four rows:\n"
                                      "echo ................ | quadrille count\n",
                                      [command](Console& console) { return count(*command, console); });
  add_input_options(app, command->input);
  add_parsed(app, "--limit", command->limit, parse_count,
             "Count no further than N, and print N+ where there may be more.")
      ->type_name("N")
      ->group("What to print");
  add_out_options(program, app, command->out);
  add_search_options(app, command->search);
}

}  // namespace quadrille::cli
