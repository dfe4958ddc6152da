// What a subcommand is: its options in CLI11's tree, and what runs once they are parsed.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit_code.h"
#include "cli/output/console.h"

namespace quadrille::cli {

using Run = std::function<ExitCode(Console&)>;

/// The whole program, as a subcommand sees it while it is added.
class Program {
 public:
  Program();

  [[nodiscard]] const CLI::App& app() const { return app_; }
  /// The words of the command line, once run() has begun.
  [[nodiscard]] const std::vector<std::string>& command_line() const { return command_line_; }
  /// Adds the subcommand of that name, which options/commands.h describes. Its file binds all the options
  /// that are named there (cli/options/bind.h).
  CLI::App& add_command(const std::string& name, Run run);
  /// Adds the command of that name; all of them where there is none.
  void add_commands(std::string_view wanted);
  /// Parses and runs.
  [[nodiscard]] ExitCode run(int argc, const char* const* argv);

 private:
  [[nodiscard]] ExitCode explain(const CLI::ParseError& error, Console& console);

  CLI::App app_;
  std::vector<std::string> command_line_;
  Run chosen_;
};

// What each subcommand's file defines: add_solve() and so on.
#define COMMAND(name) void add_##name(Program& program);
#include "cli/commands/commands.def"
#undef COMMAND

}  // namespace quadrille::cli
