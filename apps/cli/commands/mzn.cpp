// quadrille mzn: compiles a MiniZinc model with MiniZinc's compiler and solves it with this project's solver.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <system_error>

#include "cli/child_process.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "options/commands/models.h"

namespace quadrille::cli {

namespace {

struct MznCommand {
  std::vector<std::string> files;
  std::vector<std::string> data_files;
  std::vector<std::string> assignments;
  std::vector<std::string> include_folders;
  std::string output_mode;
  std::string solver_flags;
  bool all = false;
  bool verbose = false;
  std::uint64_t limit = 0;  // 0: one solution
  bool free_search = false;
  bool stats = false;
  std::uint64_t seed = 1;
  std::optional<std::chrono::nanoseconds> time_limit;
  std::optional<std::uint64_t> memory_limit;  // in bytes
};

/// The folder in which MiniZinc finds our solver: beside this program's build, or where it is installed.
/// Empty if neither exists, and MiniZinc must search by itself.
std::string solver_folder() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return {};
  for (const char* place : {"minizinc", "../share/minizinc/solvers"}) {
    const std::filesystem::path folder = program.parent_path() / place;
    if (std::filesystem::exists(folder / "quadrille.msc", error)) return folder.lexically_normal();
  }
  return {};
}

/// The flags that MiniZinc passes on to the solver unchanged.
std::string solver_flags_of(const MznCommand& command) {
  if (!command.memory_limit) return command.solver_flags;
  return fmt::format("--memory-limit {} {}", *command.memory_limit, command.solver_flags);
}

std::vector<std::string> words_of(const MznCommand& command) {
  std::vector<std::string> words{"minizinc", "--solver", "quadrille"};
  const auto add_each = [&](const char* option, const std::vector<std::string>& values) {
    for (const std::string& value : values) words.insert(words.end(), {option, value});
  };
  add_each("-D", command.assignments);
  add_each("-d", command.data_files);
  add_each("-I", command.include_folders);
  if (!command.output_mode.empty()) add_each("--output-mode", {command.output_mode});
  if (const std::string flags = solver_flags_of(command); !flags.empty()) add_each("--fzn-flags", {flags});
  if (command.verbose) words.emplace_back("-v");
  if (command.all) words.emplace_back("-a");
  if (command.limit > 0) words.insert(words.end(), {"-n", std::to_string(command.limit)});
  if (command.free_search) words.emplace_back("-f");
  if (command.stats) words.emplace_back("-s");
  if (command.seed != 1) words.insert(words.end(), {"-r", std::to_string(command.seed)});
  if (command.time_limit) {
    const auto limit = std::chrono::ceil<std::chrono::milliseconds>(*command.time_limit);
    words.insert(words.end(), {"--time-limit", std::to_string(limit.count())});
  }
  words.insert(words.end(), command.files.begin(), command.files.end());
  return words;
}

ExitCode run_model(const MznCommand& command, Console& console) {
  std::vector<std::pair<std::string, std::string>> environment;
  if (const std::string folder = solver_folder(); !folder.empty()) {
    const char* others = std::getenv("MZN_SOLVER_PATH");
    environment.emplace_back("MZN_SOLVER_PATH",
                             others == nullptr ? folder : fmt::format("{}:{}", folder, others));
  }
  ExitCode outcome = ExitCode::solved;
  const auto code = run_child(words_of(command), environment, [&](std::string_view line) {
    if (line == "=====UNSATISFIABLE=====\n") outcome = ExitCode::no_solution;
    if (line == "=====UNKNOWN=====\n") outcome = ExitCode::limit_reached;
    console.write(line);
  });
  if (!code) {
    console.complain(say::kCompilerMissing(code.error().message));
    return ExitCode::bad_input;
  }
  return *code == 0 ? outcome : ExitCode::bad_input;
}

}  // namespace

void add_mzn(Program& program) {
  auto command = std::make_shared<MznCommand>();
  CLI::App& app =
      program.add_command("mzn", [command](Console& console) { return run_model(*command, console); });
  app.add_option("FILE", command->files)->required();
  bind(app, options::kData, command->data_files);
  bind(app, options::kAssignment, command->assignments);
  bind(app, options::kIncludeFolder, command->include_folders);
  bind(app, options::kAllOfModel, command->all);
  bind(app, options::kLimitOfModel, command->limit);
  bind(app, options::kFree, command->free_search);
  bind(app, options::kSeedOfModel, command->seed);
  bind(app, options::kTimeLimitOfModel, command->time_limit, parse_duration);
  bind(app, options::kMemoryLimitOfModel, command->memory_limit, parse_bytes);
  bind(app, options::kStatsOfModel, command->stats);
  bind(app, options::kVerbose, command->verbose);
  bind_choice(app, options::kOutputMode, command->output_mode);
  bind(app, options::kSolverFlags, command->solver_flags);
}

}  // namespace quadrille::cli
