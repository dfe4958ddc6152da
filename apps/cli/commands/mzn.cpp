// quadrille mzn: compiles a MiniZinc model with MiniZinc's compiler and solves it with this project's solver.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>

#include "base/look_alikes.h"
#include "cli/commands/command.h"
#include "cli/commands/doors.h"
#include "cli/commands/sentences.h"
#include "cli/input/text_file.h"
#include "cli/options/bind.h"
#include "cli/process/child_process.h"
#include "cli/process/interrupt.h"
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
  bool intermediate = false;
  bool verbose = false;
  std::uint64_t limit = 0;  // 0: one solution
  bool free_search = false;
  bool stats = false;
  bool json_stream = false;
  std::optional<std::uint64_t> threads;
  std::uint64_t seed = 1;
  std::optional<std::chrono::nanoseconds> time_limit;
  std::optional<std::uint64_t> memory_limit;  // in bytes
};

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
  if (command.intermediate) words.emplace_back("-i");
  if (command.limit > 0) words.insert(words.end(), {"-n", std::to_string(command.limit)});
  if (command.free_search) words.emplace_back("-f");
  if (command.json_stream) words.emplace_back("--json-stream");
  if (command.threads) words.insert(words.end(), {"-p", std::to_string(*command.threads)});
  if (command.stats) words.emplace_back("-s");
  if (command.seed != 1) words.insert(words.end(), {"-r", std::to_string(command.seed)});
  if (command.time_limit) {
    const auto limit = std::chrono::ceil<std::chrono::milliseconds>(*command.time_limit);
    words.insert(words.end(), {"--time-limit", std::to_string(limit.count())});
  }
  words.insert(words.end(), command.files.begin(), command.files.end());
  return words;
}

/// Learns from MiniZinc's output how the search ended.
class Outcome {
 public:
  explicit Outcome(bool is_json) : is_json_(is_json) {}

  void take(std::string_view line) {
    has_solution_ =
        has_solution_ || (is_json_ ? line.starts_with(R"({"type": "solution")") : line == "----------\n");
    is_complete_ =
        is_complete_ || says(line, "UNSATISFIABLE") || says(line, "UNBOUNDED") ||
        (is_json_ ? says(line, "ALL_SOLUTIONS") || says(line, "OPTIMAL_SOLUTION") : line == "==========\n");
    if (says(line, "UNSATISFIABLE")) exit_ = ExitCode::no_solution;
    if (says(line, "UNKNOWN")) exit_ = ExitCode::limit_reached;
  }

  [[nodiscard]] bool has_solution() const { return has_solution_; }
  /// Whether the search came to its end.
  [[nodiscard]] bool is_complete() const { return is_complete_; }
  [[nodiscard]] ExitCode exit() const { return exit_; }

 private:
  [[nodiscard]] bool says(std::string_view line, std::string_view status) const {
    if (!is_json_) return line == fmt::format("====={}=====\n", status);
    return line.starts_with(R"({"type": "status")") &&
           line.find(fmt::format("\"{}\"", status)) != std::string_view::npos;
  }

  bool is_json_;
  bool has_solution_ = false;
  bool is_complete_ = false;
  ExitCode exit_ = ExitCode::solved;
};

/// Passes MiniZinc's output on in whole solutions: MiniZinc may end in the middle of one when it is
/// interrupted.
class Blocks {
 public:
  Blocks(bool is_json, Console& console) : is_json_(is_json), console_(console) {}

  void take(std::string_view line) {
    text_ += line;
    if (is_end(line)) write_rest();
  }
  /// Writes the text after the last solution, such as messages.
  void write_rest() {
    if (text_.empty()) return;
    console_.write(text_);
    console_.flush();
    text_.clear();
  }

 private:
  /// Whether nothing of what was taken belongs to a solution whose end is still to come.
  [[nodiscard]] bool is_end(std::string_view line) const {
    if (!line.ends_with('\n')) return false;
    const bool is_comment = line.starts_with('%') && text_.size() == line.size();
    return is_json_ || is_comment || line == "----------\n" || line.starts_with("=====");
  }

  bool is_json_;
  Console& console_;
  std::string text_;  // not yet written
};

/// Tells where files have characters such as no-break spaces, about which MiniZinc only says that it expected
/// something else.
void tell_look_alikes(const MznCommand& command, Console& console) {
  for (const auto& files : {command.files, command.data_files})
    for (const std::string& name : files) {
      const auto text = name == "-" ? std::string() : read_text(name).value_or("");
      const std::vector<LookAlike> all = look_alikes(text);
      std::set<char32_t> told;
      for (const LookAlike& each : all)
        if (told.insert(each.character).second)
          console.note(
              say::kLookAlike(name, each.line, each.column, look_alike_sentence(each.character, all)));
    }
}

ExitCode run_model(const MznCommand& command, Console& console) {
  std::vector<std::pair<std::string, std::string>> environment;
  if (const std::string folder = minizinc_folder().string(); !folder.empty()) {
    const char* others = std::getenv("MZN_SOLVER_PATH");
    environment.emplace_back("MZN_SOLVER_PATH",
                             others == nullptr ? folder : fmt::format("{}:{}", folder, others));
  }
  const std::vector<std::string> words = words_of(command);
  const bool reads_input = std::ranges::find(command.files, "-") != command.files.end();
  Outcome outcome(command.json_stream);
  Blocks blocks(command.json_stream, console);
  const auto take_line = [&](std::string_view line) {
    outcome.take(line);
    blocks.take(line);
  };
  const auto code = run_child(words, environment, take_line, reads_input);
  if (!code) {
    console.complain(say::kCompilerMissing(code.error().message));
    return ExitCode::bad_input;
  }
  const bool is_cut = interrupted() && !outcome.is_complete();
  if (!is_cut) blocks.write_rest();
  if (is_cut) {
    if (!outcome.has_solution()) console.complain(say::kModelInterrupted());
    return ExitCode::limit_reached;
  }
  if (*code == 0) return outcome.exit();
  tell_look_alikes(command, console);
  return ExitCode::bad_input;
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
  bind(app, options::kIntermediate, command->intermediate);
  bind(app, options::kLimitOfModel, command->limit);
  bind(app, options::kFree, command->free_search);
  bind(app, options::kSeedOfModel, command->seed);
  bind(app, options::kTimeLimitOfModel, command->time_limit, parse_duration);
  bind(app, options::kMemoryLimitOfModel, command->memory_limit, parse_bytes);
  bind(app, options::kStatsOfModel, command->stats);
  bind(app, options::kVerbose, command->verbose);
  bind_choice(app, options::kOutputMode, command->output_mode);
  bind(app, options::kJsonStream, command->json_stream);
  bind(app, options::kThreadsOfModel, command->threads);
  bind(app, options::kSolverFlags, command->solver_flags);
}

}  // namespace quadrille::cli
