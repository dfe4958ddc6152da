#include "cli/mended.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <utility>

#include "base/closest_name.h"
#include "base/words.h"
#include "cli/command_line.h"
#include "cli/value_words.h"
#include "options/options.h"
#include "options/values.h"

namespace quadrille::cli {

namespace {

using Words = std::vector<std::string>;
using options::Option;

std::string without_dashes(std::string_view name) {
  return std::string(name.substr(std::min(name.find_first_not_of('-'), name.size())));
}

/// The words of a space-separated list are added to the names.
void add_words(std::string_view list, Words& names) {
  for (const std::string_view word : words_in(list)) names.emplace_back(word);
}

const Option* option_named(const options::Command& command, std::string_view name) {
  for (const Option* option : options::all_options(command))
    if (options::long_name(*option) == name) return option;
  return nullptr;
}

/// The option with the most similar name; null if none is similar.
const Option* option_like(const options::Command& command, const std::string& name) {
  Words names;
  std::vector<const Option*> options;
  for (const Option* option : options::all_options(command)) {
    names.emplace_back(options::long_name(*option));
    add_words(option->also, names);
    options.resize(names.size(), option);
  }
  const auto found = std::ranges::find(names, closest_name("--" + without_dashes(name), names));
  return found == names.end() ? nullptr : options[static_cast<std::size_t>(found - names.begin())];
}

/// The choice that is meant by a value; empty if none is similar.
std::string choice_like(const options::Names& choices, std::string_view value, bool exactly) {
  const std::string name = options::as_name(value);
  if (std::ranges::find(choices, name) != choices.end()) return name;
  return exactly ? "" : closest_name(name, Words(choices.begin(), choices.end()));
}

/// A value with which the option works; empty if that depends on the puzzle.
std::string example_value(const Option& option) {
  switch (option.kind) {
    case options::Kind::number: return std::to_string(std::max<std::uint64_t>(option.least, 2));
    case options::Kind::duration: return "10s";
    case options::Kind::bytes: return "1G";
    default: break;
  }
  if (option.choices == nullptr) return "";
  const options::Names choices = option.choices();
  const auto found =
      std::ranges::find_if(choices, [&](std::string_view name) { return name != option.usual; });
  return found == choices.end() ? "" : std::string(*found);
}

/// The words with others in the place of the one at `at`.
Words replaced(const Words& words, Words::const_iterator at, const Words& others) {
  Words mended(words.begin(), at);
  mended.insert(mended.end(), others.begin(), others.end());
  mended.insert(mended.end(), at + 1, words.end());
  return mended;
}

/// The value of an option stands without it; not that of --format, since people ask for what they want to
/// get.
std::optional<Mended> with_option(const options::Command& command, const Words& words,
                                  Words::const_iterator at, bool exactly) {
  const std::string value = without_dashes(*at);
  for (const Option* option : options::all_options(command)) {
    if (option->choices == nullptr || option == &options::kFormat) continue;
    const std::string choice = choice_like(option->choices(), value, exactly);
    if (choice.empty() || choice.find(options::as_name(value)) == std::string::npos) continue;
    const std::string name(options::long_name(*option));
    Mended mended{.meant = fmt::format("{} {}", name, choice), .words = replaced(words, at, {name, choice})};
    // How to use it depends on the puzzle.
    if (option == &options::kRule && lacks_argument(command, choice)) mended.words = {"rules", choice};
    return mended;
  }
  return std::nullopt;
}

/// The number of an option stands without it.
std::optional<Mended> with_number_option(const options::Command& command, const Words& words,
                                         Words::const_iterator at) {
  for (const Option* option : options::all_options(command)) {
    if (option->kind != options::Kind::number || !options::parse_number(*option, *at)) continue;
    const std::string name(options::long_name(*option));
    return Mended{.meant = name + ' ' + *at, .words = replaced(words, at, {name, *at})};
  }
  return std::nullopt;
}

std::optional<Mended> with_other_name(const options::Command& command, const Words& words,
                                      Words::const_iterator at) {
  const std::size_t end = std::min(at->find('='), at->size());
  constexpr std::size_t kShort = 2;  // any long name may begin with such a letter
  const Option* option = end <= kShort ? nullptr : option_like(command, at->substr(0, end));
  if (option == nullptr) return std::nullopt;
  std::string name(options::long_name(*option));
  Mended mended{.meant = name, .words = replaced(words, at, {name + at->substr(end)})};
  const bool has_value = option->kind == options::Kind::flag || option->may_lack_value || end < at->size();
  if (has_value) return mended;
  const auto value = at + 1;
  const bool is_given = value != words.end() && !is_option(*value) &&
                        (option->choices == nullptr || !choice_like(option->choices(), *value, true).empty());
  if (is_given) return mended;
  std::string example = example_value(*option);
  if (example.empty()) return std::nullopt;
  mended.words = replaced(words, at, {std::move(name), std::move(example)});
  return mended;
}

/// The same words with the command to which the option belongs, if both are about puzzles.
std::optional<Mended> with_other_command(const options::Command& wrong, const Words& words,
                                         const std::string& name) {
  if (!wrong.answers_puzzles) return std::nullopt;
  for (const options::Command& command : options::commands()) {
    if (!command.answers_puzzles) continue;
    const bool takes_all = std::ranges::all_of(words, [&](const std::string& word) {
      return !is_option(word) || option_named(command, word.substr(0, word.find('='))) != nullptr;
    });
    if (!takes_all || option_named(command, name) == nullptr) continue;
    Mended mended{.meant = std::string(command.name) + ' ' + name, .words = words};
    mended.words.front() = command.name;
    return mended;
  }
  return std::nullopt;
}

/// The command with a name like that; null if there is none.
const options::Command* command_like(const std::string& word) {
  Words names;
  for (const options::Command& command : options::commands()) names.emplace_back(command.name);
  for (const options::Command& command : options::commands()) add_words(command.also, names);
  return options::command_called(closest_name(word, names));
}

}  // namespace

std::optional<Mended> in_a_catalogue(const std::string& word) {
  if (command_like(word) != nullptr) return std::nullopt;
  // The last first, since most names are those of techniques and rules.
  for (const options::Command& command : options::commands() | std::views::reverse) {
    for (const options::Argument& argument : command.arguments) {
      if (argument.choices == nullptr) continue;
      const std::string entry = choice_like(argument.choices(), word, false);
      if (entry.empty()) continue;
      return Mended{.meant = std::string(command.name) + ' ' + entry,
                    .words = {std::string(command.name), entry}};
    }
  }
  return std::nullopt;
}

std::optional<Mended> mend_command(std::vector<std::string> words) {
  const auto is_command = [](const std::string& word) { return options::find_command(word) != nullptr; };
  if (is_option(words.front())) {
    const auto command = std::ranges::find_if(words, is_command);
    if (command == words.end()) return std::nullopt;
    std::rotate(words.begin(), command, command + 1);
    std::string meant = words[0] + ' ' + words[1];
    return Mended{std::move(meant), std::move(words)};
  }
  const options::Command* command = command_like(words.front());
  if (command == nullptr) return in_a_catalogue(words.front());
  words.front() = command->name;
  std::string meant = words.front();
  return Mended{std::move(meant), std::move(words)};
}

std::optional<Mended> mend_word(const options::Command& command, const std::vector<std::string>& words,
                                const std::string& word) {
  const auto at = std::ranges::find(words, word);
  if (at == words.end()) return std::nullopt;
  auto mended = with_option(command, words, at, true);
  if (!mended && is_option(word)) mended = with_other_name(command, words, at);
  if (!mended && is_option(word)) mended = with_other_command(command, words, word.substr(0, word.find('=')));
  if (!mended && !is_option(word)) mended = with_number_option(command, words, at);
  return mended ? mended : with_option(command, words, at, false);
}

std::optional<Mended> mend_value(const options::Command& command, std::vector<std::string> words,
                                 std::string_view option_name) {
  const Option* const option = option_named(command, option_name);
  if (option == nullptr || option->choices == nullptr) return std::nullopt;
  const std::string before = std::string(option_name) + '=';
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_apart = words[i] == option_name && i + 1 < words.size();
    if (!is_apart && !words[i].starts_with(before)) continue;
    std::string& word = words[is_apart ? i + 1 : i];
    const std::string value = is_apart ? word : word.substr(before.size());
    const std::size_t end = std::min(value.find_first_of("=,"), value.size());
    std::string choice = choice_like(option->choices(), value.substr(0, end), false);
    // Among many, no choice is an example of what was meant.
    constexpr std::size_t kFew = 10;
    const bool is_open = option->kind != options::Kind::choice || option->choices().size() > kFew;
    if (choice.empty() && is_open) return std::nullopt;
    if (choice.empty())
      choice = example_value(*option);
    else
      choice += value.substr(end);
    word = is_apart ? choice : before + choice;
    return Mended{std::move(choice), std::move(words)};
  }
  return std::nullopt;
}

}  // namespace quadrille::cli
