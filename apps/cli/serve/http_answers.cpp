#include "cli/serve/http_answers.h"

#include <algorithm>
#include <array>
#include <span>

#include "base/json_line.h"
#include "base/visible_text.h"
#include "cli/serve/sentences.h"
#include "formats/text_cursor.h"
#include "options/commands/commands.h"

namespace quadrille::cli::http {

namespace {

using formats::JsonText;

/// A path that is known: its methods, and its tool if it is the path of one.
struct Place {
  std::span<const std::string_view> methods;
  const calls::Tool* tool = nullptr;

  [[nodiscard]] bool has(std::string_view method) const {
    return std::ranges::find(methods, method) != methods.end();
  }
};

constexpr std::array<std::string_view, 3> kReading{"GET", "HEAD", "OPTIONS"};
constexpr std::array<std::string_view, 2> kCalling{"POST", "OPTIONS"};

/// Nullopt if there is nothing at that path.
std::optional<Place> place_of(std::string_view target) {
  if (!target.starts_with('/')) return std::nullopt;
  const std::string_view path = target.substr(1);
  if (path.empty() || calls::call_of_list(path)) return Place{.methods = kReading};
  if (const calls::Tool* tool = calls::find_tool(path)) return Place{.methods = kCalling, .tool = tool};
  return std::nullopt;
}

/// Whether a client that wrote this as the address of the server meant this machine. A page of a foreign site
/// whose name leads to this machine (DNS rebinding) has the name of that site.
bool is_this_machine(std::string_view host) {
  constexpr std::array<std::string_view, 3> kNames{"localhost", "127.0.0.1", "[::1]"};
  const auto is_same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; };
  return std::ranges::any_of(kNames, [&](std::string_view name) {
    if (host.size() < name.size() || !std::ranges::equal(host.substr(0, name.size()), name, is_same))
      return false;
    const std::string_view port = host.substr(name.size());
    return port.empty() ||
           (port.starts_with(':') && port.find_first_not_of("0123456789", 1) == std::string_view::npos);
  });
}

std::string list_of_tools() {
  std::vector<RawJson> described;
  for (const calls::Tool& tool : calls::tools()) described.push_back({calls::description_of(tool)});
  return JsonObject().member("tools", described).end() + '\n';
}

/// The command that a body of arguments asks for.
Parsed<calls::CommandCall> call_of_body(const calls::Tool& tool, std::string_view body) {
  const std::string_view text = formats::trimmed(body);
  if (text.empty()) return calls::call_without_arguments(tool);
  if (!text.starts_with('{')) return bad_input(say::kBodyNotObject(tool.name));
  formats::TextCursor cursor(text);
  const auto json = JsonText::take_object(cursor);
  if (!json) return tl::unexpected(json.error());
  if (!cursor.at_end()) return bad_input(say::kBodyNotObject(tool.name));
  return calls::call_of(tool, *json, JsonText::kRoot);
}

Status status_of(const calls::Outcome& outcome) {
  using calls::Failure;
  switch (outcome.failure) {
    case Failure::none: return outcome.is_refused() ? Status::refused : Status::ok;
    case Failure::too_late: return Status::too_late;
    case Failure::unexpected: return Status::unexpected;
    case Failure::not_started:
    case Failure::too_large:
    case Failure::too_long: break;
  }
  return Status::unavailable;
}

/// Without line ends behind it.
std::string_view trimmed_end(std::string_view text) {
  return text.substr(0, text.find_last_not_of('\n') + 1);
}

Response answer_of(const calls::Outcome& outcome) {
  Response response{.status = status_of(outcome)};
  const bool is_whole = response.status == Status::ok;
  const std::vector<RawJson> records = calls::records_of(outcome.output);
  const bool is_text = records.empty() && !outcome.output.empty();
  JsonObject object;
  if (!is_whole) object.member("error", trimmed_end(outcome.why.empty() ? outcome.errors : outcome.why));
  if (is_text) {
    object.member("text", outcome.output);
  } else if (is_whole || !records.empty()) {
    object.member("answers", records);
  }
  const bool has_notes = !outcome.errors.empty() && (is_whole || !outcome.why.empty());
  if (has_notes) object.member("notes", trimmed_end(outcome.errors));
  response.body = object.end() + '\n';
  return response;
}

}  // namespace

Response error(Status status, std::string_view sentence) {
  return {.status = status, .body = JsonObject().member("error", sentence).end() + '\n'};
}

std::optional<Response> refusal_of(const Request& request, const std::vector<std::string>& origins) {
  if (request.hosts.size() != 1) return error(Status::bad_request, say::kExpectedHost());
  if (!is_this_machine(request.hosts.front()))
    return error(Status::forbidden, say::kStrangeHost(visible_name(request.hosts.front())));
  if (request.origin && std::ranges::find(origins, *request.origin) == origins.end())
    return error(Status::forbidden, say::kStrangeOrigin(visible_name(*request.origin)));
  const std::string_view target = request.target;
  if (place_of(target.substr(0, target.find('?'))) && target.find('?') != std::string_view::npos)
    return error(Status::bad_request, say::kNoQuery());
  const auto place = place_of(target);
  if (!place)
    return error(Status::not_found, say::kNothingThere(visible_name(target), calls::listed_tools()));
  if (place->has(request.method)) return std::nullopt;
  const std::string methods = listed(place->methods);
  Response response =
      error(Status::wrong_method, say::kWrongMethod(visible_name(request.method), target, methods));
  response.fields.emplace_back("Allow", methods);
  return response;
}

Turn turn_of(const Request& request) {
  const std::optional<Place> place = place_of(request.target);
  if (request.method == "OPTIONS") {
    const std::string methods = listed(place->methods);
    Response response{.status = Status::no_content, .fields = {{"Allow", methods}}};
    if (request.origin) {
      response.fields.emplace_back("Access-Control-Allow-Methods", methods);
      response.fields.emplace_back("Access-Control-Allow-Headers", "Content-Type");
    }
    return {.response = std::move(response)};
  }
  if (place->tool == nullptr) {
    if (request.target == "/") return {.response = {.body = list_of_tools()}};
    return {.response = {}, .command = calls::call_of_list(std::string_view(request.target).substr(1))};
  }
  auto command = call_of_body(*place->tool, request.body);
  if (!command) return {.response = error(Status::bad_request, command.error().message)};
  return {.response = {}, .command = *std::move(command)};
}

Response response_of(const Request& request, const calls::Outcome& outcome) {
  const auto place = place_of(request.target);
  if (place->tool != nullptr) return answer_of(outcome);
  if (outcome.failure == calls::Failure::none && !outcome.is_refused())
    return {.body = outcome.output, .is_text = true};
  if (outcome.is_refused()) return error(Status::not_found, trimmed_end(outcome.errors));
  return error(status_of(outcome), outcome.why);
}

void admit(const std::string& origin, Response& response) {
  response.fields.emplace_back("Access-Control-Allow-Origin", origin);
  response.fields.emplace_back("Vary", "Origin");
}

}  // namespace quadrille::cli::http
