// quadrille mcp: answers programs that work with language models.
#include "cli/commands/command.h"
#include "cli/commands/tool_calls.h"
#include "cli/mcp/server.h"
#include "cli/options/bind.h"
#include "options/commands/others.h"

namespace quadrille::cli {

void add_mcp(Program& program) {
  auto limits = std::make_shared<calls::CallLimits>();
  CLI::App& app = program.add_command("mcp", [limits](Console& console) {
    mcp::serve_messages(*limits, run_words, console);
    return ExitCode::solved;
  });
  bind(app, options::kTimeLimitOfCall, limits->time, parse_duration);
  bind(app, options::kMemoryLimitOfCall, limits->memory, parse_bytes);
  bind(app, options::kCallsAtOnce, limits->at_once);
}

}  // namespace quadrille::cli
