#include "cli/output/saved_json.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/input/input_hash.h"

namespace quadrille::cli {

SavedJson::SavedJson(std::string_view text) {
  formats::TextCursor cursor(text);
  if (cursor.peek() != '{') return;
  auto json = formats::JsonText::take_object(cursor);
  if (!json || !formats::is_blank(cursor.rest())) return;
  json_ = *std::move(json);
  for (const formats::JsonValue name : json_->names(formats::JsonText::kRoot))
    members_[json_->string(name)] = name + 1;
}

std::uint64_t SavedJson::number(const char* name) const {
  std::uint64_t number = 0;
  const auto value = member(name, formats::JsonKind::number);
  const auto text = value ? json_->text(*value) : std::string_view();
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? number : 0;
}

std::optional<std::string> SavedJson::text(const char* name) const {
  const auto value = member(name, formats::JsonKind::string);
  return value ? std::optional(json_->string(*value)) : std::nullopt;
}

std::optional<std::vector<std::string>> SavedJson::texts(const char* name) const {
  const auto list = member(name, formats::JsonKind::array);
  if (!list) return std::nullopt;
  std::vector<std::string> texts;
  for (const formats::JsonValue element : json_->elements(*list)) {
    if (!json_->is(element, formats::JsonKind::string)) return std::nullopt;
    texts.push_back(json_->string(element));
  }
  return texts;
}

std::optional<formats::JsonValue> SavedJson::member(const char* name, formats::JsonKind kind) const {
  const auto found = members_.find(name);
  if (found == members_.end() || !json_->is(found->second, kind)) return std::nullopt;
  return found->second;
}

namespace {

constexpr std::string_view kOwnHash = ",\"own_hash\":";

}  // namespace

std::string with_own_hash(std::string_view members) {
  InputHash hash;
  hash.add(members);
  return fmt::format("{}{}{}}}\n", members, kOwnHash, hash.value());
}

bool has_own_hash(std::string_view text) {
  const std::size_t end = text.rfind(kOwnHash);
  return end != std::string_view::npos && with_own_hash(text.substr(0, end)) == text;
}

std::string json_list(const std::vector<std::string>& words) {
  std::vector<std::string> texts;
  std::ranges::transform(words, std::back_inserter(texts), formats::to_json);
  return fmt::format("[{}]", fmt::join(texts, ","));
}

}  // namespace quadrille::cli
