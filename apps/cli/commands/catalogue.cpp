#include "cli/commands/catalogue.h"

#include <fmt/format.h>

#include "base/closest_name.h"
#include "cli/options/sentences.h"
#include "cli/output/command_words.h"
#include "cli/text/text_layout.h"
#include "options/commands/commands.h"
#include "options/values.h"

namespace quadrille::cli {

namespace {

/// The entry that is meant by another name; empty if none is.
std::string name_like(const std::string& command, const std::string& name) {
  const options::Names names = options::find_command(command)->arguments.front().choices();
  return closest_name(name, std::vector<std::string>(names.begin(), names.end()));
}

void print_entry(const CatalogueEntry& entry, Console& console) {
  constexpr std::size_t kIndent = 2, kIndentOfCommand = 4;
  std::string text = fmt::format("{}\n", entry.name);
  for (const std::string& sentence : entry.sentences)
    text += std::string(kIndent, ' ') + wrapped(sentence, kIndent, kIndent, console.columns());
  if (!entry.command.empty())
    text += fmt::format("\n{}\n{}", say::kHeading(say::kExample()),
                        command_on_lines(shell_line(entry.command), kIndentOfCommand, console.columns()));
  if (!entry.shown.empty()) text += '\n' + entry.shown;
  console.write(text);
}

}  // namespace

void add_catalogue(
    Program& program, const std::string& name, const Run& list,
    std::function<Parsed<CatalogueEntry>(const std::string& entry, const Console& console)> find) {
  auto wanted = std::make_shared<std::string>();
  CLI::App& app =
      program.add_command(name, [name, wanted, list, find = std::move(find)](Console& console) -> ExitCode {
        if (wanted->empty()) return list(console);
        const std::string entry_name = options::as_name(*wanted);
        auto entry = find(entry_name, console);
        const std::string like = entry ? "" : name_like(name, entry_name);
        if (!like.empty()) entry = find(like, console);
        if (!entry) {
          console.complain(entry.error().message);
          return ExitCode::bad_input;
        }
        print_entry(*entry, console);
        return ExitCode::solved;
      });
  app.add_option("name", *wanted);
}

}  // namespace quadrille::cli
