#include "cli/options/bind.h"

#include "base/words.h"

namespace quadrille::cli {

namespace {

std::vector<CLI::Option*> options_named(CLI::App& command, std::string_view names) {
  std::vector<CLI::Option*> options;
  for (const std::string_view name : words_in(names))
    options.push_back(command.get_option(std::string(name)));
  return options;
}

}  // namespace

void relate(CLI::App& command, const std::vector<const options::Option*>& options) {
  for (const options::Option* option : options) {
    if (!option->stands_for.empty()) continue;
    CLI::Option& bound = *command.get_option(std::string(options::long_name(*option)));
    for (CLI::Option* other : options_named(command, option->needs)) bound.needs(other);
    for (CLI::Option* other : options_named(command, option->excludes)) bound.excludes(other);
  }
}

}  // namespace quadrille::cli
