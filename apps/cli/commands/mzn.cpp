// quadrille mzn: a MiniZinc model, compiled by MiniZinc's compiler and solved by this project's solver for
// it.
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
#include "cli/options/options.h"

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

constexpr std::array<std::string_view, 3> kOutputModes{"item", "dzn", "json"};

Parsed<std::string> parse_output_mode(std::string_view text) { return parse_name(text, kOutputModes); }

/// Where MiniZinc finds our solver: beside this program's build, or where it is installed. Empty where
/// neither is there, and MiniZinc has to look by itself.
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

/// What MiniZinc hands on to the solver as it stands.
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

void add_input_options(CLI::App& app, MznCommand& command) {
  const auto add_repeated = [&](const char* names, std::vector<std::string>& values,
                                const char* description) {
    return app.add_option(names, values, description)->allow_extra_args(false);
  };
  add_repeated("-d,--data", command.data_files, "A file of data. May be repeated.")->type_name("FILE");
  add_repeated("-D,--cmdline-data", command.assignments, "Data as text, such as n=8. May be repeated.")
      ->type_name("DATA");
  add_repeated("-I,--search-dir", command.include_folders, "A folder of included files. May be repeated.")
      ->type_name("FOLDER");
}

}  // namespace

void add_mzn(Program& program) {
  auto command = std::make_shared<MznCommand>();
  CLI::App& app = program.add_command("mzn", "Solve a MiniZinc model (needs MiniZinc's compiler).",
                                      "A model with its data:\n"
                                      "quadrille mzn jigsaw.mzn jigsaw7.dzn\n"
                                      "Data on the command line:\n"
                                      "quadrille mzn -D n=8 queens.mzn\n"
                                      "All solutions, and what the search took:\n"
                                      "quadrille mzn --all --stats sudoku.mzn\n",
                                      [command](Console& console) { return run_model(*command, console); });
  app.add_option("FILE", command->files, "The model, then its data.")->required()->type_name("FILE");
  add_input_options(app, *command);
  app.add_flag("-a,--all", command->all,
               "All solutions; of what is optimised, each better one as it is found.");
  add_parsed(app, "-n,--limit", command->limit, parse_count, "At most so many solutions.")->type_name("N");
  app.add_flag("-f,--free", command->free_search,
               "Search as seems best, whatever the model says about search.");
  add_parsed(app, "-r,--seed", command->seed, parse_seed, "For everything random (1).")->type_name("N");
  add_parsed(app, "--time-limit", command->time_limit, parse_duration,
             "Ends the search, with the best solution so far: 2 or 2s, 500ms, 1m.")
      ->type_name("TIME");
  add_parsed(app, "--memory-limit", command->memory_limit, parse_bytes,
             "The most memory that the search may hold: 500M, 2G, 64K, or bytes.")
      ->type_name("SIZE");
  app.add_flag("-s,--stats,--statistics", command->stats, "Print what the search took.");
  app.add_flag("-v,--verbose", command->verbose, "Print what the compiler and the solver do.");
  add_parsed(app, "--output-mode", command->output_mode, parse_output_mode,
             "How to print solutions: as the model's output item says, as data, or as JSON.")
      ->type_name(fmt::format("{}", fmt::join(kOutputModes, "|")));
  app.add_option("--solver-flags,--fzn-flags", command->solver_flags,
                 "More flags for the solver, as `fzn-quadrille --help` lists them.")
      ->type_name("FLAGS");
}

}  // namespace quadrille::cli
