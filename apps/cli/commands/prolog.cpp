// quadrille prolog: a CLP(FD) program under SWI-Prolog, on our engine.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/options.h"

namespace quadrille::cli {

namespace {

namespace fs = std::filesystem;

/// The folder with our library/ in it: beside the program where it was built, else where it is installed.
fs::path find_library() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const fs::path& folder : {program / "prolog", program / ".." / "share" / "quadrille" / "prolog"})
    if (fs::exists(folder / "library" / "quadrille_clpfd.so", error)) return folder.lexically_normal();
  return {};
}

constexpr std::array<std::string_view, 3> kDialects{"auto", "swi", "gprolog"};

Parsed<std::string> parse_dialect(std::string_view text) { return parse_name(text, kDialects); }

struct Options {
  std::string file;
  std::string goal;
  std::string dialect = "auto";
  std::optional<std::uint64_t> memory_limit;  // in bytes
};

/// What the stacks of SWI-Prolog need to start with.
constexpr std::uint64_t kLeastForStacks = 8 << 20;

/// SWI-Prolog looks after its stacks, and our library after the whole process. The word for the former.
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
  const fs::path prolog = find_library();
  if (prolog.empty()) {
    console.note(say::kNoPrologLibrary());
    return ExitCode::bad_input;
  }
  const fs::path library = prolog / "library";
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
  auto options = std::make_shared<Options>();
  CLI::App& command = program.add_command(
      "prolog", "Run a CLP(FD) program for SWI-Prolog or GNU Prolog, under SWI-Prolog and on this engine.",
      "Print the answers of a goal; ; asks for the next.\n"
      "quadrille prolog examples/prolog/queens.pl \"queens(8, Qs), label(Qs)\"\n"
      "Load a program, and ask it questions.\n"
      "quadrille prolog examples/prolog/sudoku.pl\n",
      [options](Console& console) { return run_program(console, *options); });
  command.add_option("FILE", options->file, "The program.")->required()->type_name("FILE");
  command.add_option("GOAL", options->goal, "What to ask; without it, SWI-Prolog asks you.")
      ->type_name("GOAL");
  add_parsed(command, "--dialect", options->dialect, parse_dialect,
             "gprolog: the program is written for GNU Prolog; swi: it imports all that it needs; auto "
             "(the default) goes by the names that the program uses.")
      ->type_name(fmt::format("{}", fmt::join(kDialects, "|")));
  add_parsed(command, "--memory-limit", options->memory_limit, parse_bytes,
             "The most memory that the program may hold, beside SWI-Prolog itself: 500M, 2G, 64K, or bytes.")
      ->type_name("SIZE");
}

}  // namespace quadrille::cli
