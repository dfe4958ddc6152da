#include "cli/options/language_option.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

#include "base/language.h"
#include "options/options.h"
#include "options/values.h"
#include "system/sentences.h"

namespace quadrille::cli {

namespace {

/// Removes the option and its value from the words before `--`, and returns the value of its last occurrence;
/// nullopt if there is none. A missing value is empty.
std::optional<std::string> take_last(std::vector<std::string>& words, const std::string& name) {
  std::optional<std::string> value;
  for (std::size_t i = 0; i < words.size() && words[i] != "--";) {
    const auto word = words.begin() + static_cast<std::ptrdiff_t>(i);
    if (word->starts_with(name + "=")) {
      value = word->substr(name.size() + 1);
      words.erase(word);
    } else if (*word == name) {
      const bool has_value = word + 1 != words.end();
      value = has_value ? *(word + 1) : "";
      words.erase(word, word + (has_value ? 2 : 1));
    } else {
      ++i;
    }
  }
  return value;
}

void set_setting_of_environment() {
  const char* const marks = std::getenv("QUADRILLE_MARKS");
  if (marks != nullptr && *marks != '\0') {
    set_setting(Setting::marked);
  } else if (!locale_shows_unicode()) {
    set_setting(Setting::ascii);
  }
}

}  // namespace

std::string take_language(std::vector<std::string>& words) {
  set_language(locale_language());
  set_setting_of_environment();
  const std::string name(options::long_name(options::kLang));
  const auto wanted = take_last(words, name);
  if (!wanted) return {};
  if (wanted->empty()) return quadrille::say::kNeedsAValue(name);
  const auto language = options::parse_language(*wanted);
  if (!language) return fmt::format("{}: {}", name, language.error().message);
  set_language(*language);
  return {};
}

}  // namespace quadrille::cli
