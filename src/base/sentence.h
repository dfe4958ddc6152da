// Sentences for people, as entries of tables: the sentences of a folder are in its sentences.h, one entry per
// line,
//   inline constexpr Sentence<Number, Number> kTooManyRows{"found {} rows; expected {}"};
// and its code calls kTooManyRows(found, expected). An entry is a whole sentence, or a text that fills a
// line: translators cannot combine pieces of grammar. `{}` is the next argument, `{1}` the one with that
// index, from 0 on. The compiler checks that each argument is used. French comes second; if it is missing,
// English is used. Its no-break spaces, which are narrow, are in the table: "une solution ; deux".
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/language.h"

namespace quadrille {

/// An argument of a sentence that is inserted unchanged. The text must live while the sentence is made.
using Text = std::string_view;

/// An argument of a sentence that is a whole number, of any type.
class Number {
 public:
  template <std::integral T>
    requires(!std::same_as<T, bool> && !std::same_as<T, char>)
  constexpr Number(T value)  // NOLINT(google-explicit-constructor): arguments are plain numbers
      : is_negative_(std::cmp_less(value, 0)),
        magnitude_(is_negative_ ? std::uint64_t{0} - static_cast<std::uint64_t>(value)
                                : static_cast<std::uint64_t>(value)) {}

  [[nodiscard]] std::string text() const;
  [[nodiscard]] constexpr std::uint64_t magnitude() const { return magnitude_; }

 private:
  bool is_negative_;
  std::uint64_t magnitude_;
};

namespace sentence_text {

/// A `{}` or `{0}` in a format text: its start, its length, and the index of its argument; npos if there is
/// none. Braces around anything else are literal.
struct Placeholder {
  std::size_t begin = std::string_view::npos;
  std::size_t length = 0;
  std::size_t argument = 0;
};

/// The first `{}` or `{0}` that begins at `from` or later. next: the argument of the next `{}`.
constexpr Placeholder find_placeholder(std::string_view format, std::size_t from, std::size_t& next) {
  for (std::size_t i = format.find('{', from); i < format.size(); i = format.find('{', i + 1)) {
    const std::string_view rest = format.substr(i + 1);
    if (rest.starts_with('}')) return {i, 2, next++};
    if (rest.size() >= 2 && rest[0] >= '0' && rest[0] <= '9' && rest[1] == '}')
      return {i, 3, static_cast<std::size_t>(rest[0] - '0')};
  }
  return {};
}

/// Not constexpr: if one is called while a sentence is compiled, the compiler stops and names it.
void a_placeholder_has_no_argument();
void an_argument_has_no_placeholder();

constexpr void check_format(std::string_view format, std::size_t arguments, bool must_use_all) {
  std::size_t next = 0;
  std::uint64_t used = 0;
  for (Placeholder found = find_placeholder(format, 0, next); found.begin != std::string_view::npos;
       found = find_placeholder(format, found.begin + found.length, next)) {
    if (found.argument >= arguments) a_placeholder_has_no_argument();
    used |= std::uint64_t{1} << found.argument;
  }
  if (must_use_all && used != (std::uint64_t{1} << arguments) - 1) an_argument_has_no_placeholder();
}

/// The format with each `{}` and `{0}` replaced by its argument, in the typography of setting().
[[nodiscard]] std::string filled(std::string_view format, std::span<const std::string> arguments);

[[nodiscard]] inline std::string said(Text text) { return std::string(text); }
[[nodiscard]] inline std::string said(Number number) { return number.text(); }

[[nodiscard]] inline std::string_view in_language(std::string_view english, std::string_view french) {
  return language() == Language::french && !french.empty() ? french : english;
}

}  // namespace sentence_text

/// Args: each Text or Number.
template <class... Args>
class Sentence {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): tables contain only the text
  consteval Sentence(const char* english, const char* french = "") : english_(english), french_(french) {
    sentence_text::check_format(english_, sizeof...(Args), true);
    if (!french_.empty()) sentence_text::check_format(french_, sizeof...(Args), true);
  }

  [[nodiscard]] std::string operator()(std::type_identity_t<Args>... args) const {
    const std::array<std::string, sizeof...(Args)> texts{sentence_text::said(args)...};
    return sentence_text::filled(sentence_text::in_language(english_, french_), texts);
  }
  /// The English text, by which programs identify the sentence in any language.
  [[nodiscard]] constexpr std::string_view english() const
    requires(sizeof...(Args) == 0)
  {
    return english_;
  }
  /// Whether it is empty.
  [[nodiscard]] constexpr bool empty() const { return english_.empty(); }

 private:
  std::string_view english_;
  std::string_view french_;
};

/// A sentence that depends on a number, its first argument: one form for 1, another for all other numbers.
/// (In French the first is for 0, too.) The forms need not mention the number, nor any other argument:
///   inline constexpr Counted<> kSolutions{"one solution", "{} solutions"};
template <class... Args>
class Counted {
 public:
  consteval Counted(const char* one, const char* others, const char* french_one = "",
                    const char* french_others = "")
      : one_(one), others_(others), french_one_(french_one), french_others_(french_others) {
    for (const std::string_view form : {one_, others_, french_one_, french_others_})
      sentence_text::check_format(form, sizeof...(Args) + 1, false);
  }

  [[nodiscard]] std::string operator()(Number count, std::type_identity_t<Args>... args) const {
    const std::array<std::string, sizeof...(Args) + 1> texts{count.text(), sentence_text::said(args)...};
    const bool in_french = language() == Language::french && !french_one_.empty();
    const bool is_one = count.magnitude() == 1 || (in_french && count.magnitude() == 0);
    const std::string_view english = is_one ? one_ : others_;
    const std::string_view french = is_one ? french_one_ : french_others_;
    return sentence_text::filled(in_french ? french : english, texts);
  }

 private:
  std::string_view one_, others_, french_one_, french_others_;
};

/// "a, b, c": names one after another. T: std::string or std::string_view.
template <class T>
[[nodiscard]] std::string listed(const T& names) {
  std::string text;
  for (const auto& name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

/// "a, b and c".
[[nodiscard]] std::string listed_with_and(std::span<const std::string> names);
/// "a, b or c".
[[nodiscard]] std::string listed_with_or(std::span<const std::string> names);

}  // namespace quadrille
