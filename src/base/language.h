// The language in which the process speaks to people, and how its sentences are set.
#pragma once

#include <optional>
#include <string_view>

namespace quadrille {

enum class Language { english, french };

/// English until set_language is called. Any thread may ask at any time.
[[nodiscard]] Language language();
/// For programs, once, before they start threads: the library never calls it. Sentences that were made
/// before keep their language.
void set_language(Language language);

/// How the text of a sentence is set. Its arguments are data, and stay as they are.
enum class Setting {
  unicode,  // as it stands in the table
  ascii,    // accents, no-break spaces and quotation marks are replaced by the like in ASCII
  marked,   // between ⟦ and ⟧, by which tests tell sentences from data
};

/// Unicode until set_setting is called, under the conditions of set_language.
[[nodiscard]] Setting setting();
void set_setting(Setting setting);

/// The language that the name of a locale begins with, "fr_CA.UTF-8", if it is one of ours.
[[nodiscard]] std::optional<Language> language_of_locale(std::string_view locale);
/// The language of the environment's locale: LC_ALL, LC_MESSAGES or LANG, the first that is set. English
/// where none is, or it names another language.
[[nodiscard]] Language locale_language();
/// Whether the environment's locale can show characters beyond ASCII: LC_ALL, LC_CTYPE or LANG, the first
/// that is set, names UTF-8, or none is set.
[[nodiscard]] bool locale_shows_unicode();

}  // namespace quadrille
