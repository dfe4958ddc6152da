#include "cli/command_line.h"

#include <algorithm>

#include "cli/input/puzzle_text.h"
#include "cli/mended.h"
#include "cli/value_words.h"
#include "options/commands/commands.h"

namespace quadrille::cli {

namespace {

using Words = std::vector<std::string>;

/// Whether the words are puzzles to solve, perhaps after options.
bool are_puzzles(const Words& words) {
  if (words.empty()) return waits_on_standard_input();
  if (!is_option(words.front())) return names_input(words.front());
  const bool has_command = std::ranges::any_of(
      words, [](const std::string& word) { return options::command_called(word) != nullptr; });
  return !has_command && std::ranges::any_of(words, names_input);
}

/// The command for files without one.
std::string_view command_for_files(const Words& words) {
  for (const options::Command& command : options::commands()) {
    const auto opens = [&](const std::string& word) { return word.ends_with(command.opens); };
    if (!command.opens.empty() && std::ranges::any_of(words, opens)) return command.name;
  }
  return "solve";
}

/// The first word is a command if there is one.
void find_command(Words& words) {
  if (words == Words{"version"}) words = {"--version"};
  if (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    const bool is_about_command = !words.empty() && options::command_called(words.front()) != nullptr;
    if (words.empty() || is_about_command) {
      words.insert(words.begin() + (words.empty() ? 0 : 1), "--help");
    } else if (const auto entry = in_a_catalogue(words.front())) {
      words = entry->words;
    }
  }
  if (const options::Command* command = words.empty() ? nullptr : options::command_called(words.front())) {
    words.front() = command->name;
  } else if (are_puzzles(words)) {
    words.insert(words.begin(), std::string(command_for_files(words)));
  }
}

/// A name in the spelling of long names: "-time_limit" is "--time-limit".
std::string long_spelling(std::string_view name) {
  name.remove_prefix(std::min(name.find_first_not_of('-'), name.size()));
  std::string spelt = "--" + std::string(name);
  std::ranges::replace(spelt, '_', '-');
  return spelt;
}

/// The option that the word names, in any way; null if there is none.
const options::Option* option_called(const options::Command& command, const std::string& name) {
  const std::string spelt = long_spelling(name);
  for (const options::Option* option : options::all_options(command)) {
    const auto names = options::names_of(*option);
    const auto is_named = [&](const std::string& other) {
      return std::ranges::find(names, other) != names.end() || options::has_word(option->also, other);
    };
    if (is_named(name) || is_named(spelt)) return option;
  }
  return nullptr;
}

/// The option of the command whose number may stand without it; null if it has none.
const options::Option* option_of_bare_numbers(const options::Command& command) {
  const auto all = options::all_options(command);
  const auto found = std::ranges::find(all, true, &options::Option::may_lack_name);
  return found == all.end() ? nullptr : *found;
}

/// Whether the last word is an option that takes the next word as its value.
bool awaits_value(const options::Command& command, const Words& words) {
  const options::Option* option =
      words.empty() || !is_option(words.back()) ? nullptr : option_called(command, words.back());
  return option != nullptr && option->kind != options::Kind::flag && !option->may_lack_value;
}

/// Adds a word that is not the name of an option.
void add_value(const options::Command& command, const std::string& word, Words& words) {
  const auto value = is_option(word) ? value_called(command, long_spelling(word).substr(2)) : std::nullopt;
  if (value) {
    words.emplace_back(options::long_name(*value->option));
    words.push_back(value->value);
    return;
  }
  const bool is_number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
  if (is_number && !awaits_value(command, words))
    if (const auto* option = option_of_bare_numbers(command)) words.emplace_back(options::long_name(*option));
  words.push_back(word);
}

/// Adds the word, with the usual name of its option.
void add_usual(const options::Command& command, const std::string& word, Words& words) {
  const std::size_t end = std::min(word.find('='), word.size());
  const options::Option* option = is_option(word) ? option_called(command, word.substr(0, end)) : nullptr;
  if (option == nullptr) {
    add_value(command, word, words);
  } else if (option->stands_for.empty()) {
    words.push_back(std::string(options::long_name(*option)) + word.substr(end));
  } else {
    const std::size_t gap = option->stands_for.find(' ');
    words.emplace_back(option->stands_for.substr(0, gap));
    words.emplace_back(option->stands_for.substr(gap + 1));
  }
}

}  // namespace

bool is_option(std::string_view word) { return word.size() > 1 && word.front() == '-'; }

std::vector<std::string> words_to_parse(std::vector<std::string> words) {
  find_command(words);
  const options::Command* const found = words.empty() ? nullptr : options::find_command(words.front());
  const options::Command& command = found == nullptr ? options::program() : *found;
  Words usual;
  for (auto word = words.begin(); word != words.end(); ++word) {
    if (*word == "--") {
      usual.insert(usual.end(), word, words.end());
      break;
    }
    add_usual(command, *word, usual);
  }
  return usual;
}

}  // namespace quadrille::cli
