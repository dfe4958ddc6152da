#include "cli/output/command_words.h"

namespace quadrille::cli {

namespace {

enum class Holds { nothing, name, name_and_value };

/// Which parts of the option the word contains.
Holds held_of(const options::Option& option, const std::string& word) {
  for (const std::string& name : options::names_of(option)) {
    if (word == name) return option.kind == options::Kind::flag ? Holds::name_and_value : Holds::name;
    const bool is_long = name.starts_with("--");
    if (word.starts_with(is_long ? name + "=" : name)) return Holds::name_and_value;
  }
  return Holds::nothing;
}

}  // namespace

std::vector<std::string> words_without(std::initializer_list<const options::Option*> left_out,
                                       const std::vector<std::string>& words) {
  std::vector<std::string> kept;
  for (std::size_t i = 0; i < words.size(); ++i) {
    Holds held = Holds::nothing;
    for (const options::Option* option : left_out)
      if (held == Holds::nothing) held = held_of(*option, words[i]);
    if (held == Holds::nothing) kept.push_back(words[i]);
    if (held == Holds::name) ++i;
  }
  return kept;
}

std::string shell_quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

std::string shell_line(const std::vector<std::string>& words) {
  constexpr std::string_view kUnquoted =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._/:=,@%+";
  std::string line = "quadrille";
  for (const std::string& word : words) {
    const bool is_plain = !word.empty() && word.find_first_not_of(kUnquoted) == std::string::npos;
    line += ' ' + (is_plain ? word : shell_quoted(word));
  }
  return line;
}

}  // namespace quadrille::cli
