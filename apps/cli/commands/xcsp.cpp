// quadrille xcsp: solves an XCSP3 instance, and prints the answer in the form of that format's competitions.
#include "xcsp/solve.h"

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/input/text_file.h"
#include "cli/options/bind.h"
#include "cli/options/search_options.h"
#include "cli/process/interrupt.h"
#include "cli/text/numbers.h"
#include "options/commands/models.h"
#include "system/sentences.h"

namespace quadrille::cli {

namespace {

struct XcspCommand {
  std::string file;
  SearchFlags search;
  bool trace = false;
  bool all = false;
};

/// A flag without a value has the value "true".
Parsed<bool> parse_trace_for_programs(std::string_view text) {
  if (text == "json") return true;
  return bad_input(quadrille::say::kOnlyTraceForPrograms());
}

ExitCode exit_code(xcsp::Status status) {
  switch (status) {
    case xcsp::Status::satisfiable:
    case xcsp::Status::optimum: return ExitCode::solved;
    case xcsp::Status::unsatisfiable: return ExitCode::no_solution;
    case xcsp::Status::some_of_all:
    case xcsp::Status::unknown: return ExitCode::limit_reached;
    default: return ExitCode::bad_input;
  }
}

ExitCode solve_instance(const XcspCommand& command, Console& console) {
  const cp::Limits limits = limits_of(command.search).started();
  const Parsed<std::string> text = read_text(command.file);
  if (!text) {
    console.complain(fmt::format("{}: {}", file_title(command.file), text.error().message));
    return ExitCode::bad_input;
  }
  if (interrupted()) {  // it was not read completely
    console.write("s UNKNOWN\n");
    return ExitCode::limit_reached;
  }
  cp::Statistics statistics;
  const xcsp::Status status = xcsp::solve(
      *text, {.limits = limits, .trace = command.trace, .all = command.all},
      [&console](std::string_view line) {
        console.write(line);
        console.flush();
      },
      &statistics);
  if (command.search.stats) console.note(statistics_text(statistics));
  return exit_code(status);
}

}  // namespace

void add_xcsp(Program& program) {
  auto command = std::make_shared<XcspCommand>();
  CLI::App& app =
      program.add_command("xcsp", [command](Console& console) { return solve_instance(*command, console); });
  app.add_option("file", command->file)->required();
  bind(app, options::kAllOfInstance, command->all);
  bind(app, options::kTraceOfInstance, command->trace, parse_trace_for_programs);
  bind(app, options::kTimeLimitOfInstance, command->search.time_limit, parse_duration);
  bind(app, options::kMemoryLimitOfInstance, command->search.memory_limit, parse_bytes);
  bind(app, options::kStatsOfInstance, command->search.stats);
}

}  // namespace quadrille::cli
