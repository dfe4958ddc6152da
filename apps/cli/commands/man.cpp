// quadrille man: the manual pages in roff, of the program and of each command, from the same table as the
// help pages. Hidden; the build calls it.
#include <algorithm>
#include <cctype>

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

std::string entry(std::string_view term, std::string_view meaning) {
  return fmt::format(".TP\n.B {}\n{}\n", escaped(term), escaped(meaning));
}

std::string section(const Sentence<>& title, std::string_view text) {
  return fmt::format(".SH {}\n{}", title(), text);
}

/// The names of pages, such as "quadrille-solve".
std::string page_name(const options::Command& command) {
  return command.name.empty() ? "quadrille" : fmt::format("quadrille-{}", command.name);
}

std::string reference(std::string_view page) { return fmt::format(".BR {} (1)", escaped(page)); }

/// The beginning of every page.
std::string head(const options::Command& command, std::string_view in_short) {
  std::string title = page_name(command);
  std::ranges::transform(title, title.begin(),
                         [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return fmt::format(".TH {} 1 \"\" \"quadrille {}\" \"{}\"\n", escaped(title), QUADRILLE_VERSION,
                     say::kUserCommands()) +
         section(say::kNameSection,
                 fmt::format("{} \\- {}\n", escaped(page_name(command)), escaped(in_short))) +
         section(say::kSynopsisSection, fmt::format(".B {}\n", escaped(options::usage(command)))) +
         section(say::kDescriptionSection, escaped(command.meaning()) + '\n');
}

std::string options_section(const options::Command& command) {
  std::string text;
  for (const options::Argument& argument : command.arguments)
    text += entry(options::value_text(argument.value, argument.choices), argument.meaning());
  for (const auto& [title, entries] : command.groups) {
    text += fmt::format(".SS {}\n", escaped(title()));
    for (const options::Option* option : entries) text += entry(options::title(*option), option->meaning());
  }
  return section(say::kOptionsSection, text);
}

std::string exit_section() {
  std::string text;
  for (const auto& [code, meaning] : options::kExitCodes) text += entry(std::to_string(code), meaning());
  return section(say::kExitSection, text + fmt::format(".PP\n{}\n", escaped(options::kHighestCodeApplies())));
}

std::string examples_section(const options::Command& command) {
  std::string text;
  for (const auto& [title, line] : command.examples)
    text += fmt::format(".PP\n{}\n.RS\n.B {}\n.RE\n", escaped(title()), escaped(line));
  return section(say::kExamplesSection, text);
}

std::string see_also(std::vector<std::string> pages) {
  std::ranges::transform(pages, pages.begin(), reference);
  return section(say::kSeeAlsoSection, fmt::format("{}\n", fmt::join(pages, ",\n")));
}

/// The page of a command.
std::string command_page(const options::Command& command) {
  return head(command, options::first_sentence(command.meaning())) + options_section(command) +
         (command.answers_puzzles ? exit_section() : "") + examples_section(command) +
         see_also({"quadrille"});
}

/// The page of the program, which lists those of the commands.
std::string program_page() {
  const options::Command& program = options::program();
  std::string commands, variables;
  std::vector<std::string> pages;
  for (const options::Command& command : options::commands()) {
    if (command.is_hidden) continue;
    commands += entry(command.name, options::first_sentence(command.meaning()) + '.');
    pages.push_back(page_name(command));
  }
  for (const auto& [name, meaning] : options::kEnvironment) variables += entry(name, meaning());
  pages.insert(pages.end(), {"fzn-quadrille", "check_proof"});
  return head(program, say::kInShort()) +
         section(say::kCommandsSection, commands + fmt::format(".PP\n{}\n", escaped(say::kCommandPages()))) +
         options_section(program) + exit_section() + section(say::kEnvironmentSection, variables) +
         examples_section(program) + see_also(pages);
}

}  // namespace

void add_man(Program& program) {
  auto wanted = std::make_shared<std::string>();
  CLI::App& app = program.add_command("man", [wanted](Console& console) {
    const options::Command* const command = options::command_called(*wanted);
    if (command == nullptr && !wanted->empty()) {
      console.complain(say::kNoManualPage(*wanted));
      return ExitCode::bad_input;
    }
    console.write(command == nullptr ? program_page() : command_page(*command));
    return ExitCode::solved;
  });
  app.add_option("command", *wanted);
}

}  // namespace quadrille::cli
