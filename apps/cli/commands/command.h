// A subcommand: its options in CLI11's tree, and the function that runs once they are parsed.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output/console.h"
#include "cli/process/exit_code.h"

namespace quadrille::cli {

using Run = std::function<ExitCode(Console&)>;

/// The whole program, as needed by a subcommand when it is added.
class Program {
 public:
  Program();

  [[nodiscard]] const CLI::App& app() const { return app_; }
  /// The words of the command line; available once run() has begun.
  [[nodiscard]] const std::vector<std::string>& command_line() const { return command_line_; }
  /// Adds the subcommand of that name, which is described in options/commands/commands.h. Its file binds all
  /// the options named there (cli/options/bind.h).
  CLI::App& add_command(const std::string& name, Run run);
  /// Adds the command of that name; all commands if there is none.
  void add_commands(std::string_view wanted);
  /// Parses the command line and runs the command.
  [[nodiscard]] ExitCode run(int argc, const char* const* argv);

 private:
  [[nodiscard]] ExitCode explain(const CLI::ParseError& error, Console& console);

  CLI::App app_;
  std::vector<std::string> command_line_;
  std::vector<std::string> words_;  // the command line, as it is parsed
  Run chosen_;
};

// The function that each subcommand's file defines: add_solve() and so on.
#define COMMAND(name) void add_##name(Program& program);
#include "cli/commands/commands.def"
#undef COMMAND

}  // namespace quadrille::cli
