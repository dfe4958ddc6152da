// quadrille man: the manual page in roff, from the same table as the help pages. Hidden: the build calls it.
#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "options/commands.h"

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

std::string option_entry(const options::Option& option) {
  return fmt::format(".TP\n.B {}\n{}\n", escaped(options::title(option)), escaped(option.meaning.text()));
}

std::string command_section(const options::Command& command) {
  std::string text = fmt::format(".SS {}\n.B {}\n.PP\n{}\n", command.name, escaped(options::usage(command)),
                                 escaped(command.meaning.text()));
  for (const auto& [title, entries] : command.groups) {
    text += fmt::format(".PP\n{}:\n", escaped(title.text()));
    for (const options::Option* option : entries) text += option_entry(*option);
  }
  return text;
}

std::string command_examples(const options::Command& command) {
  std::string text;
  for (const auto& [title, line] : command.examples)
    text += fmt::format(".PP\n{}\n.RS\n.B {}\n.RE\n", escaped(title.text()), escaped(line));
  return text;
}

std::string manual_page() {
  const options::Command& program = options::program();
  std::string page = fmt::format(
      ".TH QUADRILLE 1 \"\" \"quadrille {}\" \"{}\"\n"
      ".SH NAME\nquadrille \\- {}\n"
      ".SH SYNOPSIS\n.B {}\n.SH DESCRIPTION\n{}\n.SH COMMANDS\n",
      QUADRILLE_VERSION, say::kUserCommands(), say::kInShort(), escaped(options::usage(program)),
      escaped(program.meaning.text()));
  std::string all_examples;
  for (const options::Command& command : options::commands()) {
    if (command.is_hidden) continue;
    page += command_section(command);
    all_examples += command_examples(command);
  }
  page += ".SH EXIT STATUS\n";
  for (const auto& [code, meaning] : options::kExitCodes)
    page += fmt::format(".TP\n.B {}\n{}\n", code, meaning());
  return page + fmt::format(".PP\n{}\n.SH EXAMPLES\n", options::kHighestCodeApplies()) + all_examples;
}

}  // namespace

void add_man(Program& program) {
  program.add_command("man", [](Console& console) {
    console.write(manual_page());
    return ExitCode::solved;
  });
}

}  // namespace quadrille::cli
