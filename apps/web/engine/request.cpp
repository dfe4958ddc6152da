#include "web/engine/request.h"

#include <charconv>
#include <optional>
#include <system_error>
#include <utility>

#include "formats/json/object.h"
#include "web/engine/sentences.h"

namespace quadrille::web {

using formats::in_quotes;
using formats::JsonKind;
using formats::JsonText;
using formats::member_of;

Parsed<Request> Request::read(std::string_view message) {
  formats::TextCursor cursor(message);
  cursor.skip_space();
  if (cursor.peek() != '{') return bad_input(say::kNoRequest(in_quotes(cursor.rest())), 1, 1);
  auto json = JsonText::take_object(cursor);
  if (!json) return tl::unexpected(std::move(json.error()));
  cursor.skip_space();
  if (!cursor.at_end()) return bad_input(say::kBehindRequest(in_quotes(cursor.rest())));
  return Request(*std::move(json));
}

std::string Request::call() const {
  const auto value = member_of(json_, JsonText::kRoot, "call");
  return value ? formats::word_of(json_, *value) : std::string();
}

Parsed<std::string> Request::text(std::string_view name) const {
  const auto value = member_of(json_, JsonText::kRoot, name);
  if (!value || !json_.is(*value, JsonKind::string)) return bad_input(say::kMemberIsNoText(name));
  return json_.string(*value);
}

Parsed<std::string> Request::text(std::string_view name, std::string_view usual) const {
  return member_of(json_, JsonText::kRoot, name) ? text(name) : std::string(usual);
}

Parsed<std::uint64_t> Request::number(std::string_view name, Range range) const {
  const auto value = member_of(json_, JsonText::kRoot, name);
  const std::string_view text = value ? json_.text(*value) : std::string_view();
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    return bad_input(say::kNotAWholeNumber(name, in_quotes(text)));
  if (number < range.least || number > range.most)
    return bad_input(say::kOutOfRange(name, number, range.least, range.most));
  return number;
}

Parsed<std::uint64_t> Request::number(std::string_view name, Range range, std::uint64_t usual) const {
  return member_of(json_, JsonText::kRoot, name) ? number(name, range) : usual;
}

}  // namespace quadrille::web
