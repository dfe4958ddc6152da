// quadrille prolog: a CLP(FD) program under SWI-Prolog, on our engine.
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <memory>

#include "cli/command.h"

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

struct Options {
  std::string file;
  std::string goal;
};

ExitCode run_program(Console& console, const Options& options) {
  std::error_code error;
  if (!fs::exists(options.file, error)) {
    console.note(fmt::format("{}: there is no such file.", options.file));
    return ExitCode::bad_input;
  }
  const fs::path prolog = find_library();
  if (prolog.empty()) {
    console.note(
        "This quadrille was built without its Prolog library, because SWI-Prolog was not there. Install it "
        "(Debian: apt-get install swi-prolog-nox), and build again.");
    return ExitCode::bad_input;
  }
  std::vector<std::string> words{"swipl", "-q", "-p",
                                 fmt::format("library={}", (prolog / "library").string())};
  if (!options.goal.empty()) words.insert(words.end(), {"-g", "run_goal"});
  words.push_back(options.file);
  if (!options.goal.empty())
    words.insert(words.end(), {(prolog / "library" / "run_goal.pl").string(), "--", options.goal});
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  console.flush();
  execvp("swipl", arguments.data());
  console.note(
      "SWI-Prolog's program swipl cannot be started. Install it (Debian: apt-get install swi-prolog-nox).");
  return ExitCode::bad_input;
}

}  // namespace

void add_prolog(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& command = program.add_command(
      "prolog", "Run a CLP(FD) program under SWI-Prolog, with library(clpfd) on this engine.",
      "Print the answers of a goal; ; asks for the next.\n"
      "quadrille prolog examples/prolog/queens.pl \"queens(8, Qs), label(Qs)\"\n"
      "Load a program, and ask it questions.\n"
      "quadrille prolog examples/prolog/sudoku.pl\n",
      [options](Console& console) { return run_program(console, *options); });
  command.add_option("FILE", options->file, "The program.")->required();
  command.add_option("GOAL", options->goal, "What to ask; without it, SWI-Prolog asks you.");
}

}  // namespace quadrille::cli
