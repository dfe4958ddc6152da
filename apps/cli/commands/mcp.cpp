// quadrille mcp: answers programs that work with language models.
#include <fmt/format.h>

#include "base/language.h"
#include "cli/commands/command.h"
#include "cli/mcp/server.h"
#include "cli/options/bind.h"
#include "options/commands/others.h"
#include "options/options.h"

namespace quadrille::cli {

namespace {

/// Runs another command in this process.
int run_words(const std::vector<std::string>& words) {
  // The language of this process, whatever the environment says.
  const std::string_view name = language() == Language::french ? "fr" : "en";
  const std::string option = fmt::format("{}={}", options::long_name(options::kLang), name);
  std::vector<const char*> pointers{"quadrille", option.c_str()};
  for (const std::string& word : words) pointers.push_back(word.c_str());
  return static_cast<int>(Program().run(static_cast<int>(pointers.size()), pointers.data()));
}

}  // namespace

void add_mcp(Program& program) {
  auto limits = std::make_shared<mcp::CallLimits>();
  CLI::App& app = program.add_command("mcp", [limits](Console& console) {
    mcp::serve_messages(*limits, run_words, console);
    return ExitCode::solved;
  });
  bind(app, options::kTimeLimitOfCall, limits->time, parse_duration);
  bind(app, options::kMemoryLimitOfCall, limits->memory, parse_bytes);
  bind(app, options::kCallsAtOnce, limits->at_once);
}

}  // namespace quadrille::cli
