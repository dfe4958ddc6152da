// quadrille compare: the same puzzle by generate-and-test, by constraints of growing strength, by the bulk
// kernel and by repair.
#include <algorithm>

#include <fmt/format.h>

#include "cli/bulk/batch.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/output/drawing.h"
#include "cli/text/numbers.h"
#include "cli/text/text_layout.h"
#include "options/commands/answering.h"
#include "sudoku/solve/adaptive_search.h"
#include "sudoku/solve/bulk_count.h"
#include "sudoku/solve/generate_and_test.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::cli {

namespace {

struct CompareCommand {
  InputOptions input;
  SearchFlags search;
  std::uint64_t grids = 1'000'000;
  std::uint64_t limit = 2;
};

struct Method {
  Sentence<> name;
  options::Engine engine;
  cp::Consistency consistency;
};
constexpr std::array<Method, 6> kMethods{{
    {say::kForwardChecking, options::Engine::cp, cp::Consistency::value},
    {say::kBoundsConsistency, options::Engine::cp, cp::Consistency::bounds},
    {say::kDomainConsistency, options::Engine::cp, cp::Consistency::domain},
    {say::kAsFarAsItPays, options::Engine::cp, cp::Consistency::automatic},
    {say::kClauseLearning, options::Engine::learning, cp::Consistency::automatic},
    {say::kAutomatic, options::Engine::automatic, cp::Consistency::automatic},
}};

/// The width of the column of names: the longest name, and a space.
std::size_t name_columns() {
  std::size_t longest = 0;
  for (const std::string& name : {say::kGenerateAndTest(), say::kBulkKernel(), say::kAdaptiveSearch()})
    longest = std::max(longest, width(name));
  for (const Method& method : kMethods) longest = std::max(longest, width(method.name()));
  return longest + 1;
}

std::string outcome(const sudoku::SolveResult& result) {
  switch (result.ending) {
    case sudoku::Ending::complete: return std::to_string(result.solutions);
    case sudoku::Ending::enough: return fmt::format("{}+", result.solutions);
    default: return say::kGaveUp(result.solutions);
  }
}

class CompareAnswerer final : public Answerer {
 public:
  explicit CompareAnswerer(const CompareCommand& command) : command_(command) {}

  void answer(const Entry& entry, Reply& reply) override {
    const sudoku::Puzzle& puzzle = *entry.item.puzzle;
    reply.out = fmt::format("{}\n{:<{}}{:>13}{:>13}{:>14}{:>11}  {}\n", entry.place(), "", name_columns(),
                            say::kNodes(), say::kFailures(), say::kPropagations(), say::kTime(),
                            say::kSolutionsFound());
    add_row(say::kGenerateAndTest(), generate_and_test(puzzle), reply);
    for (const Method& method : kMethods) {
      SearchFlags search = command_.search;
      search.engine = method.engine;
      search.consistency = method.consistency;
      sudoku::Solver solver(solve_options(search));
      add_row(method.name(), solver.count(puzzle, command_.limit), reply);
    }
    const auto limits = solve_options(command_.search).limits;
    if (const auto shape = sudoku::lanes_shape(puzzle)) {
      add_row(say::kBulkKernel(), sudoku::bulk_count(puzzle, *shape, command_.limit, limits).result, reply);
    } else {
      reply.out += fmt::format("{:<{}}  {}\n", say::kBulkKernel(), name_columns(), say::kNotForThisKind());
    }
    add_row(say::kAdaptiveSearch(), adaptive_search(puzzle), reply);
    reply.out += '\n';
  }

 private:
  [[nodiscard]] sudoku::SolveResult generate_and_test(const sudoku::Puzzle& puzzle) const {
    cp::Limits limits = solve_options(command_.search).limits;
    limits.nodes = command_.grids;
    std::uint64_t found = 0;
    return sudoku::generate_and_test(puzzle, limits,
                                     [&](const sudoku::Grid&) { return ++found < command_.limit; });
  }

  [[nodiscard]] sudoku::SolveResult adaptive_search(const sudoku::Puzzle& puzzle) const {
    sudoku::SolveOptions options = solve_options(command_.search);
    options.limits.nodes = command_.grids;
    return sudoku::adaptive_search(puzzle, options, [](const sudoku::Grid&) { return false; });
  }

  static void add_row(std::string_view name, const sudoku::SolveResult& result, Reply& reply) {
    const cp::Statistics& statistics = result.statistics;
    reply.out +=
        fmt::format("{:<{}}{:>13}{:>13}{:>14}{:>11}  {}\n", name, name_columns(),
                    count_text(statistics.nodes), count_text(statistics.failures),
                    count_text(statistics.propagations), time_text(statistics.time), outcome(result));
    reply.pass_on();
    if (result.ending == sudoku::Ending::complete && result.solutions == 0) {
      reply.exit = both(reply.exit, ExitCode::no_solution);
    }
  }

  const CompareCommand& command_;
};

ExitCode compare(const CompareCommand& command, Console& console) {
  return answer_all(command.input, Bulk::never, {}, console, {},
                    [&](bool) { return std::make_unique<CompareAnswerer>(command); });
}

}  // namespace

void add_compare(Program& program) {
  auto command = std::make_shared<CompareCommand>();
  CLI::App& app =
      program.add_command("compare", [command](Console& console) { return compare(*command, console); });
  add_input_options(app, command->input);
  bind(app, options::kGrids, command->grids);
  bind(app, options::kLimitOfCompare, command->limit);
  add_branch_options(app, command->search);
  bind(app, options::kTimeLimitOfMethod, command->search.time_limit, parse_duration);
  bind(app, options::kMemoryLimitOfMethod, command->search.memory_limit, parse_bytes);
}

}  // namespace quadrille::cli
