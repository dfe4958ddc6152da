// quadrille man: the manual page in roff, from the same table as the help pages. Hidden; the build calls it.
#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/sentences.h"
#include "options/commands/commands.h"

namespace quadrille::cli {

namespace {

constexpr std::string_view kNoBreakSpace = "\u202F";

/// Escapes text for roff.
std::string escaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (text.substr(i).starts_with(kNoBreakSpace)) {
      out += "\\ ";
      i += kNoBreakSpace.size() - 1;
    } else if (c == '\\') {
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
  return fmt::format(".TP\n.B {}\n{}\n", escaped(options::title(option)), escaped(option.meaning()));
}

std::string command_section(const options::Command& command) {
  std::string text = fmt::format(".SS {}\n.B {}\n.PP\n{}\n", command.name, escaped(options::usage(command)),
                                 escaped(command.meaning()));
  for (const auto& [title, entries] : command.groups) {
    text += fmt::format(".PP\n{}\n", escaped(say::kHeading(title())));
    for (const options::Option* option : entries) text += option_entry(*option);
  }
  return text;
}

std::string command_examples(const options::Command& command) {
  std::string text;
  for (const auto& [title, line] : command.examples)
    text += fmt::format(".PP\n{}\n.RS\n.B {}\n.RE\n", escaped(title()), escaped(line));
  return text;
}

std::string manual_page() {
  const options::Command& program = options::program();
  std::string page = fmt::format(
      ".TH QUADRILLE 1 \"\" \"quadrille {}\" \"{}\"\n"
      ".SH {}\nquadrille \\- {}\n"
      ".SH {}\n.B {}\n.SH {}\n{}\n.SH {}\n",
      QUADRILLE_VERSION, say::kUserCommands(), say::kNameSection(), escaped(say::kInShort()),
      say::kSynopsisSection(), escaped(options::usage(program)), say::kDescriptionSection(),
      escaped(program.meaning()), say::kCommandsSection());
  std::string all_examples;
  for (const options::Command& command : options::commands()) {
    if (command.is_hidden) continue;
    page += command_section(command);
    all_examples += command_examples(command);
  }
  page += fmt::format(".SH {}\n", say::kExitSection());
  for (const auto& [code, meaning] : options::kExitCodes)
    page += fmt::format(".TP\n.B {}\n{}\n", code, escaped(meaning()));
  return page +
         fmt::format(".PP\n{}\n.SH {}\n", escaped(options::kHighestCodeApplies()), say::kExamplesSection()) +
         all_examples;
}

}  // namespace

void add_man(Program& program) {
  program.add_command("man", [](Console& console) {
    console.write(manual_page());
    return ExitCode::solved;
  });
}

}  // namespace quadrille::cli
