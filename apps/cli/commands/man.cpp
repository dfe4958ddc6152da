// quadrille man: the manual page in roff, from the same tree as the help pages. Hidden: the build calls it.
#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/options/option_tree.h"

namespace quadrille::cli {

namespace {

/// Text that roff takes as it stands.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
  }
  return out.starts_with('.') || out.starts_with('\'') ? "\\&" + out : out;
}

std::string option_entry(const CLI::Option& option) {
  return fmt::format(".TP\n.B {}\n{}\n", escaped(option_title(option)), escaped(option.get_description()));
}

std::string command_section(const CLI::App& command) {
  std::string text = fmt::format(".SS {}\n.B {}\n.PP\n{}\n", command.get_name(), escaped(usage(command)),
                                 escaped(command.get_description()));
  for (const auto& [title, options] : option_groups(command)) {
    text += fmt::format(".PP\n{}:\n", escaped(title));
    for (const CLI::Option* option : options) text += option_entry(*option);
  }
  return text;
}

std::string manual_page(const CLI::App& app) {
  std::string page = fmt::format(
      ".TH QUADRILLE 1 \"\" \"{}\" \"User Commands\"\n"
      ".SH NAME\nquadrille \\- solve, count and check Sudoku and every grid like it\n"
      ".SH SYNOPSIS\n.B {}\n.SH DESCRIPTION\n{}\n.SH COMMANDS\n",
      app.version(), escaped(usage(app)), escaped(app.get_description()));
  for (const CLI::App* command : shown_commands(app)) page += command_section(*command);
  page += ".SH EXIT STATUS\n";
  for (const auto& [code, meaning] : kExitCodes) page += fmt::format(".TP\n.B {}\n{}\n", code, meaning);
  page += fmt::format(".PP\n{}\n.SH EXAMPLES\n", kHighestCodeApplies);
  for (const CLI::App* command : shown_commands(app)) {
    for (const auto& [title, line] : examples(*command)) {
      page += fmt::format(".PP\n{}\n.RS\n.B {}\n.RE\n", escaped(title), escaped(line));
    }
  }
  return page;
}

}  // namespace

void add_man(Program& program) {
  program
      .add_command("man", "Print the manual page in roff.", "Read it:\nquadrille man | man -l -\n",
                   [&app = program.app()](Console& console) {
                     console.write(manual_page(app));
                     return ExitCode::solved;
                   })
      .group("");
}

}  // namespace quadrille::cli
