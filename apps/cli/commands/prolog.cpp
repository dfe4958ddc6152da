// quadrille prolog: a CLP(FD) program under SWI-Prolog, on our engine.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

#include "base/language.h"
#include "cli/commands/command.h"
#include "cli/commands/doors.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "options/commands/models.h"

namespace quadrille::cli {

namespace {

namespace fs = std::filesystem;

struct Options {
  std::string file;
  std::string goal;
  std::string dialect = "auto";
  std::optional<std::chrono::nanoseconds> time_limit;
  std::optional<std::uint64_t> memory_limit;  // in bytes
};

/// The initial size of SWI-Prolog's stacks.
constexpr std::uint64_t kLeastForStacks = 8 << 20;

/// SWI-Prolog limits its stacks, and our library the whole process. Returns the word for SWI-Prolog.
std::string limit_memory(std::uint64_t bytes) {
  setenv("QUADRILLE_MEMORY_LIMIT", std::to_string(bytes).c_str(), 1);
  return fmt::format("--stack-limit={}b", std::max(bytes, kLeastForStacks));
}

ExitCode run_program(Console& console, const Options& options) {
  std::error_code error;
  if (!fs::exists(options.file, error)) {
    console.note(say::kNoSuchProgram(options.file));
    return ExitCode::bad_input;
  }
  const fs::path prolog = prolog_folder();
  if (prolog.empty()) {
    console.note(say::kNoPrologLibrary());
    return ExitCode::bad_input;
  }
  const fs::path library = prolog / "library";
  setenv("QUADRILLE_LANGUAGE", language() == Language::french ? "fr" : "en", 1);
  if (options.time_limit) {
    const std::chrono::duration<double> seconds = *options.time_limit;
    setenv("QUADRILLE_TIME_LIMIT", fmt::format("{:f}", seconds.count()).c_str(), 1);
  }
  std::vector<std::string> words{"swipl",
                                 "-q",
                                 "-p",
                                 fmt::format("library={}", library.string()),
                                 "-g",
                                 "run_program",
                                 (library / "run" / "program.pl").string(),
                                 "--",
                                 options.dialect,
                                 options.file};
  if (!options.goal.empty()) words.push_back(options.goal);
  if (options.memory_limit) words.insert(words.begin() + 1, limit_memory(*options.memory_limit));
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  console.flush();
  execvp("swipl", arguments.data());
  console.note(say::kNoProlog());
  return ExitCode::bad_input;
}

}  // namespace

void add_prolog(Program& program) {
  auto command = std::make_shared<Options>();
  CLI::App& app =
      program.add_command("prolog", [command](Console& console) { return run_program(console, *command); });
  app.add_option("FILE", command->file)->required();
  app.add_option("GOAL", command->goal);
  bind_choice(app, options::kDialect, command->dialect);
  bind(app, options::kTimeLimitOfProlog, command->time_limit, parse_duration);
  bind(app, options::kMemoryLimitOfProlog, command->memory_limit, parse_bytes);
}

}  // namespace quadrille::cli
