// quadrille xcsp: solves an XCSP3 instance, and answers as the competitions of that format ask for.
#include "xcsp/solve.h"

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/input/text_file.h"
#include "cli/options/options.h"
#include "cli/options/search_options.h"

namespace quadrille::cli {

namespace {

struct XcspCommand {
  std::string file;
  SearchFlags search;
  bool trace = false;
};

/// The value of a flag that has it by itself is "true".
Parsed<bool> parse_trace_for_programs(std::string_view text) {
  if (text == "json") return true;
  return bad_input(say::kOnlyTraceForPrograms());
}

ExitCode exit_code(xcsp::Status status) {
  switch (status) {
    case xcsp::Status::satisfiable:
    case xcsp::Status::optimum: return ExitCode::solved;
    case xcsp::Status::unsatisfiable: return ExitCode::no_solution;
    case xcsp::Status::unknown: return ExitCode::limit_reached;
    default: return ExitCode::bad_input;
  }
}

ExitCode solve_instance(const XcspCommand& command, Console& console) {
  const cp::Limits limits = limits_from_now(command.search);
  const Parsed<std::string> text = read_text(command.file);
  if (!text) {
    console.complain(fmt::format("{}: {}", file_title(command.file), text.error().message));
    return ExitCode::bad_input;
  }
  cp::Statistics statistics;
  const xcsp::Status status = xcsp::solve(
      *text, {.limits = limits, .trace = command.trace},
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
      program.add_command("xcsp",
                          "Solve an instance in the format XCSP3. The answer is as its competitions ask for: "
                          "\"s\" and the status, \"o\" and the cost of each better solution, \"v\" and the "
                          "best one. A constraint that is not supported is named.",
                          "Solve an instance, for ten seconds at most:\n"
                          "quadrille xcsp --time-limit 10s instance.xml\n",
                          [command](Console& console) { return solve_instance(*command, console); });
  app.add_option("file", command->file, "The instance; - is standard input.")->required()->type_name("FILE");
  add_parsed_flag(app, "--trace", command->trace, parse_trace_for_programs,
                  "--trace=json prints what is posted and what the search does, one JSON object a line, in "
                  "place of the answer.")
      ->type_name("json");
  add_limits(app, command->search, "the instance");
  app.add_flag("--stats", command->search.stats, "Tell on standard error what the search did.");
}

}  // namespace quadrille::cli
