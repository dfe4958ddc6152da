#include "base/language.h"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cstdlib>
#include <initializer_list>
#include <string>

namespace quadrille {

namespace {

// Threads read only this value, so no memory order is needed.
std::atomic<Language> language_of_process{Language::english};
std::atomic<Setting> setting_of_process{Setting::unicode};

/// The value of the first environment variable that is set and not empty; empty if there is none.
std::string_view first_set(std::initializer_list<const char*> names) {
  for (const char* const name : names) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return {};
}

}  // namespace

Language language() { return language_of_process.load(std::memory_order_relaxed); }

void set_language(Language language) { language_of_process.store(language, std::memory_order_relaxed); }

Setting setting() { return setting_of_process.load(std::memory_order_relaxed); }

void set_setting(Setting setting) { setting_of_process.store(setting, std::memory_order_relaxed); }

std::optional<Language> language_of_locale(std::string_view locale) {
  const std::string_view name = locale.substr(0, locale.find_first_of("_.@"));
  if (name == "fr") return Language::french;
  if (name == "en") return Language::english;
  return std::nullopt;
}

Language locale_language() {
  return language_of_locale(first_set({"LC_ALL", "LC_MESSAGES", "LANG"})).value_or(Language::english);
}

bool locale_shows_unicode() {
  std::string locale(first_set({"LC_ALL", "LC_CTYPE", "LANG"}));
  if (locale.empty()) return true;
  std::ranges::transform(locale, locale.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

}  // namespace quadrille
