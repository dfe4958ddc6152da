#include "base/sentence.h"

#include <algorithm>

namespace quadrille {

namespace {

constexpr Sentence<Text, Text> kAnd{"{} and {}"};
constexpr Sentence<Text, Text> kOr{"{} or {}"};

std::string listed_with(const Sentence<Text, Text>& last, std::span<const std::string> names) {
  if (names.size() < 2) return listed(names);
  return last(listed(names.first(names.size() - 1)), names.back());
}

}  // namespace

std::string Number::text() const { return (is_negative_ ? "-" : "") + std::to_string(magnitude_); }

std::string listed_with_and(std::span<const std::string> names) { return listed_with(kAnd, names); }

std::string listed_with_or(std::span<const std::string> names) { return listed_with(kOr, names); }

std::string sentence_text::filled(std::string_view format, std::span<const std::string> arguments) {
  std::string text;
  std::size_t next = 0;
  std::size_t done = 0;
  while (true) {
    const Placeholder found = find_placeholder(format, done, next);
    text += format.substr(done, std::min(found.begin, format.size()) - done);
    if (found.begin == std::string_view::npos) return text;
    text += arguments[found.argument];
    done = found.begin + found.length;
  }
}

}  // namespace quadrille
