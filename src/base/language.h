// The language of the process's sentences, and their character set.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille {

enum class Language { english, french };

/// English until set_language() is called. Any thread may call it at any time.
[[nodiscard]] Language language();
/// Call it at most once, before threads start: the library never calls it. Sentences that were made earlier
/// keep their language.
void set_language(Language language);

/// The typography of sentences. Their arguments are data, and are not changed.
enum class Setting {
  unicode,  // as in the table
  ascii,    // accents, no-break spaces and quotation marks are replaced by ASCII characters
  marked,   // between ⟦ and ⟧, by which tests distinguish sentences from data
};

/// Unicode until set_setting() is called, under the conditions of set_language().
[[nodiscard]] Setting setting();
void set_setting(Setting setting);

/// The language with which the name of a locale begins, as in "fr_CA.UTF-8", if it is supported.
[[nodiscard]] std::optional<Language> language_of_locale(std::string_view locale);
/// The language of the environment's locale: LC_ALL, LC_MESSAGES or LANG, the first that is set. English if
/// none is, or it names another language.
[[nodiscard]] Language locale_language();
/// Whether the environment's locale supports characters beyond ASCII: LC_ALL, LC_CTYPE or LANG, the first
/// that is set, names UTF-8, or none is set.
[[nodiscard]] bool locale_shows_unicode();

}  // namespace quadrille
