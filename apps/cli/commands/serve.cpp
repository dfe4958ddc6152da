// quadrille serve: answers pages of the editor f-puzzles, or programs over HTTP.
#include <fmt/format.h>

#include "base/threads.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/commands/tool_calls.h"
#include "cli/options/bind.h"
#include "cli/serve/http_server.h"
#include "cli/serve/websocket_server.h"
#include "options/commands/others.h"

namespace quadrille::cli {

namespace {

struct ServeCommand {
  bool http = false;
  std::uint16_t port = 0;
  std::vector<std::string> origins{"https://f-puzzles.com", "https://www.f-puzzles.com"};
  calls::CallLimits limits;
};

ExitCode run_server(const ServeCommand& command, Console& console) {
  if (!has_server()) {
    console.complain(kHasThreads ? say::kNoServer() : say::kServerNeedsThreads());
    return ExitCode::bad_input;
  }
  const auto tell = [&](std::uint16_t port) {
    console.write((command.http ? say::kListeningForPrograms(port)
                                : say::kListening(port, listed_with_and(command.origins))) +
                  '\n');
    console.flush();
  };
  const std::string problem =
      command.http ? serve_tools({.port = command.port, .origins = command.origins, .limits = command.limits},
                                 run_words, tell)
                   : serve_pages({.port = command.port, .origins = command.origins}, tell);
  if (problem.empty()) return ExitCode::solved;
  console.complain(say::kPortNotOpened(command.port, problem));
  return ExitCode::bad_input;
}

}  // namespace

void add_serve(Program& program) {
  auto command = std::make_shared<ServeCommand>();
  CLI::App& app =
      program.add_command("serve", [command](Console& console) { return run_server(*command, console); });
  bind(app, options::kHttp, command->http);
  bind(app, options::kPort, command->port);
  bind_each(app, options::kAllowOrigin, command->origins, options::parse_origin);
  bind(app, options::kTimeLimitOfHttpCall, command->limits.time, parse_duration);
  bind(app, options::kMemoryLimitOfHttpCall, command->limits.memory, parse_bytes);
  bind(app, options::kHttpCallsAtOnce, command->limits.at_once);
}

}  // namespace quadrille::cli
