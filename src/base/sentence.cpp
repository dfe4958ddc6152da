#include "base/sentence.h"

#include <algorithm>
#include <array>

#include "base/utf8.h"

namespace quadrille {

namespace {

constexpr Sentence<Text, Text> kAnd{"{} and {}", "{} et {}"};
constexpr Sentence<Text, Text> kOr{"{} or {}", "{} ou {}"};

std::string listed_with(const Sentence<Text, Text>& last, std::span<const std::string> names) {
  if (names.size() < 2) return listed(names);
  return last(listed(names.first(names.size() - 1)), names.back());
}

/// A character of the sentences, and its ASCII replacement.
struct Substitute {
  std::string_view character, ascii;
};
constexpr std::array kSubstitutes{
    Substitute{" ", " "}, Substitute{" ", " "},  Substitute{"«", "\""}, Substitute{"»", "\""},
    Substitute{"’", "'"}, Substitute{"à", "a"},  Substitute{"â", "a"},  Substitute{"ç", "c"},
    Substitute{"é", "e"}, Substitute{"è", "e"},  Substitute{"ê", "e"},  Substitute{"ë", "e"},
    Substitute{"î", "i"}, Substitute{"ï", "i"},  Substitute{"ô", "o"},  Substitute{"ù", "u"},
    Substitute{"û", "u"}, Substitute{"œ", "oe"}, Substitute{"À", "A"},  Substitute{"É", "E"},
    Substitute{"È", "E"}, Substitute{"Ê", "E"},  Substitute{"Ô", "O"},  Substitute{"Œ", "OE"},
};

/// A non-ASCII character that is not in the table becomes a question mark.
std::string in_ascii(std::string_view text) {
  std::string ascii;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, std::max(character_length(text), std::size_t{1}));
    text.remove_prefix(character.size());
    const auto found = std::ranges::find(kSubstitutes, character, &Substitute::character);
    ascii += character.size() == 1 ? character : found == kSubstitutes.end() ? "?" : found->ascii;
  }
  return ascii;
}

}  // namespace

std::string Number::text() const { return (is_negative_ ? "-" : "") + std::to_string(magnitude_); }

std::string listed_with_and(std::span<const std::string> names) { return listed_with(kAnd, names); }

std::string listed_with_or(std::span<const std::string> names) { return listed_with(kOr, names); }

std::string sentence_text::filled(std::string_view format, std::span<const std::string> arguments) {
  const Setting set = setting();
  std::string text(set == Setting::marked ? "⟦" : "");
  std::size_t next = 0;
  std::size_t done = 0;
  while (true) {
    const Placeholder found = find_placeholder(format, done, next);
    const std::string_view piece = format.substr(done, std::min(found.begin, format.size()) - done);
    text += set == Setting::ascii ? in_ascii(piece) : std::string(piece);
    if (found.begin == std::string_view::npos) return set == Setting::marked ? text + "⟧" : text;
    text += arguments[found.argument];
    done = found.begin + found.length;
  }
}

}  // namespace quadrille
