#include "serve/request.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <system_error>
#include <vector>

#include "formats/json/object.h"
#include "formats/json_text.h"
#include "serve/sentences.h"

namespace quadrille::serve {

namespace {

using formats::in_quotes;
using formats::JsonText;
using formats::JsonValue;
using formats::member_of;
using formats::TextCursor;

struct NamedCommand {
  std::string_view name;
  Command command;
};

constexpr std::array<NamedCommand, 8> kCommands{{
    {"solve", Command::solve},
    {"check", Command::check},
    {"count", Command::count},
    {"truecandidates", Command::true_candidates},
    {"step", Command::step},
    {"solvepath", Command::solve_path},
    {"estimate", Command::estimate},
    {"cancel", Command::cancel},
}};

std::string command_names() {
  std::vector<std::string_view> names;
  for (const NamedCommand& command : kCommands) names.push_back(command.name);
  return listed(names);
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The value of a member; empty if it is missing.
std::string text_of(const JsonText& json, std::string_view member) {
  const std::optional<JsonValue> value = member_of(json, JsonText::kRoot, member);
  return value ? formats::word_of(json, *value) : std::string();
}

tl::unexpected<Refusal> refused(std::int64_t nonce, std::string message) {
  return tl::unexpected(Refusal{nonce, std::move(message)});
}

tl::expected<Request, Refusal> request_of(const JsonText& json) {
  Request request;
  if (const auto value = member_of(json, JsonText::kRoot, "nonce")) {
    const auto nonce = whole_number(json.text(*value));
    if (!nonce) return refused(0, say::kExpectedNonce(in_quotes(json.text(*value))));
    request.nonce = *nonce;
  }
  const std::string name = text_of(json, "command");
  const auto* const found = std::ranges::find(kCommands, name, &NamedCommand::name);
  if (found == kCommands.end())
    return refused(request.nonce, say::kUnknownCommand(in_quotes(name), command_names()));
  request.command = found->command;
  if (request.command == Command::cancel) return request;
  const std::string data_type = text_of(json, "dataType");
  if (data_type != "fpuzzles") return refused(request.nonce, say::kUnknownDataType(in_quotes(data_type)));
  request.data = text_of(json, "data");
  if (formats::is_blank(request.data)) return refused(request.nonce, say::kNoData());
  return request;
}

}  // namespace

tl::expected<Request, Refusal> read_request(std::string_view message) {
  TextCursor cursor(message);
  cursor.skip_space();
  if (cursor.peek() != '{') return refused(0, say::kNoMessage(in_quotes(cursor.rest())));
  const auto json = JsonText::take_object(cursor);
  if (!json) {
    const InputError& error = json.error();
    return refused(0, say::kBrokenMessage(error.line, error.column, error.message));
  }
  auto request = request_of(*json);
  cursor.skip_space();
  if (request && !cursor.at_end())
    return refused(request->nonce, say::kBehindMessage(in_quotes(cursor.rest())));
  return request;
}

}  // namespace quadrille::serve
