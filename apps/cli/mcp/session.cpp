#include "cli/mcp/session.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/json_line.h"
#include "base/raw_json.h"
#include "base/visible_text.h"
#include "cli/calls/tools.h"
#include "cli/mcp/sentences.h"
#include "formats/json/object.h"
#include "options/commands/commands.h"

namespace quadrille::cli::mcp {

namespace {

using calls::CommandCall;
using formats::JsonKind;
using formats::JsonText;
using formats::JsonValue;
using formats::TextCursor;

/// Versions of the protocol that this server speaks, the last one first.
constexpr std::array<std::string_view, 3> kVersions{"2025-11-25", "2025-06-18", "2024-11-05"};

/// Codes of JSON-RPC 2.0, and one of this protocol.
enum class Code {
  parse_error = -32700,
  invalid_request = -32600,
  no_method = -32601,
  invalid_params = -32602,
  no_resource = -32002
};

constexpr std::string_view kNoId = "null";
constexpr std::string_view kScheme = "quadrille://";

std::string message(std::string_view id, std::string_view kind, std::string content) {
  return JsonObject()
      .member("jsonrpc", std::string_view("2.0"))
      .member("id", RawJson{std::string(id)})
      .member(kind, RawJson{std::move(content)})
      .end();
}

std::string result(std::string_view id, JsonObject content) { return message(id, "result", content.end()); }

std::string error(std::string_view id, Code code, std::string_view sentence) {
  return message(id, "error",
                 JsonObject().member("code", static_cast<int>(code)).member("message", sentence).end());
}

std::string text_content(std::string_view text) {
  return JsonObject().member("type", std::string_view("text")).member("text", text).end();
}

std::string tool_result(std::string_view id, const std::vector<RawJson>& content,
                        const std::vector<RawJson>& records, bool is_error) {
  JsonObject object;
  object.member("content", content);
  if (!records.empty())
    object.member("structuredContent", RawJson{JsonObject().member("answers", records).end()});
  return result(id, std::move(object.member("isError", is_error)));
}

std::string initialized(std::string_view id, const JsonText& json, std::optional<JsonValue> params) {
  const std::string wanted = params ? formats::word_of_member(json, *params, "protocolVersion") : "";
  const auto* const known = std::ranges::find(kVersions, wanted);
  const std::string none = JsonObject().end();
  return result(
      id,
      std::move(
          JsonObject()
              .member("protocolVersion", known == kVersions.end() ? kVersions.front() : *known)
              .member(
                  "capabilities",
                  RawJson{
                      JsonObject().member("tools", RawJson{none}).member("resources", RawJson{none}).end()})
              .member("serverInfo", RawJson{JsonObject()
                                                .member("name", std::string_view("quadrille"))
                                                .member("version", std::string_view(QUADRILLE_VERSION))
                                                .end()})
              .member("instructions", say::kInstructions())));
}

std::string list_of_tools(std::string_view id) {
  std::vector<RawJson> described;
  for (const calls::Tool& tool : calls::tools()) described.push_back({description_of(tool)});
  return result(id, std::move(JsonObject().member("tools", described)));
}

std::string summary_of(std::string_view list) {
  return options::first_sentence(options::find_command(list)->meaning());
}

std::string list_of_resources(std::string_view id) {
  std::vector<RawJson> described;
  for (const std::string_view list : calls::lists())
    described.push_back({JsonObject()
                             .member("uri", std::string(kScheme).append(list))
                             .member("name", list)
                             .member("description", summary_of(list))
                             .member("mimeType", std::string_view("text/plain"))
                             .end()});
  return result(id, std::move(JsonObject().member("resources", described)));
}

std::string list_of_templates(std::string_view id) {
  std::vector<RawJson> described;
  for (const std::string_view list : calls::lists())
    described.push_back({JsonObject()
                             .member("uriTemplate", std::string(kScheme).append(list).append("/{name}"))
                             .member("name", std::string(list).append("/{name}"))
                             .member("description", say::kOneOfThem())
                             .member("mimeType", std::string_view("text/plain"))
                             .end()});
  return result(id, std::move(JsonObject().member("resourceTemplates", described)));
}

/// The command that prints a resource; nullopt if there is no such address.
std::optional<CommandCall> command_of_resource(std::string_view address) {
  if (!address.starts_with(kScheme)) return std::nullopt;
  return calls::call_of_list(address.substr(kScheme.size()));
}

Turn read_resource(const std::string& id, const JsonText& json, std::optional<JsonValue> params) {
  const std::string address = params ? formats::word_of_member(json, *params, "uri") : "";
  auto command = command_of_resource(address);
  if (!command) return {.answer = error(id, Code::no_resource, say::kNoResource(visible_text(address)))};
  return {.answer = {}, .command = std::move(command), .request = {.id = id, .resource = address}};
}

Turn call_tool(const std::string& id, const JsonText& json, std::optional<JsonValue> params) {
  const std::string name = params ? formats::word_of_member(json, *params, "name") : "";
  const calls::Tool* tool = calls::find_tool(name);
  if (tool == nullptr)
    return {.answer =
                error(id, Code::invalid_params, say::kNoTool(visible_text(name), calls::listed_tools()))};
  const auto arguments = formats::member_of(json, *params, "arguments");
  const auto command =
      arguments ? calls::call_of(*tool, json, *arguments) : calls::call_without_arguments(*tool);
  // A model can mend its own arguments, which the answer of a tool tells it; errors of the protocol it may
  // never see.
  if (!command) return {.answer = tool_result(id, {{text_content(command.error().message)}}, {}, true)};
  return {.answer = {}, .command = *command, .request = {.id = id}};
}

Turn request(const std::string& id, std::string_view method, const JsonText& json,
             std::optional<JsonValue> params) {
  if (method == "initialize") return {.answer = initialized(id, json, params)};
  if (method == "ping") return {.answer = result(id, {})};
  if (method == "tools/list") return {.answer = list_of_tools(id)};
  if (method == "tools/call") return call_tool(id, json, params);
  if (method == "resources/list") return {.answer = list_of_resources(id)};
  if (method == "resources/templates/list") return {.answer = list_of_templates(id)};
  if (method == "resources/read") return read_resource(id, json, params);
  return {.answer = error(id, Code::no_method, say::kNoMethod(visible_text(method)))};
}

/// The id of a request as it is written; empty if it is neither a text nor a number.
std::string id_in(const JsonText& json, std::optional<JsonValue> value) {
  if (!value) return {};
  const bool is_id = json.is(*value, JsonKind::string) || json.is(*value, JsonKind::number);
  return is_id ? std::string(json.text(*value)) : std::string();
}

}  // namespace

Turn turn_of(std::string_view line) {
  if (formats::is_blank(line)) return {};
  TextCursor cursor(line);
  cursor.skip_space();
  if (cursor.peek() == '[') return {.answer = error(kNoId, Code::invalid_request, say::kNoBatches())};
  if (cursor.peek() != '{') return {.answer = error(kNoId, Code::parse_error, say::kExpectedMessage())};
  const auto json = JsonText::take_object(cursor);
  if (!json) return {.answer = error(kNoId, Code::parse_error, json.error().message)};
  cursor.skip_space();
  if (!cursor.at_end()) return {.answer = error(kNoId, Code::parse_error, say::kExpectedMessage())};
  const auto id_value = formats::member_of(*json, JsonText::kRoot, "id");
  const std::string id = id_in(*json, id_value);
  const auto method = formats::member_of(*json, JsonText::kRoot, "method");
  const auto params = formats::member_of(*json, JsonText::kRoot, "params");
  const bool is_sound = method && json->is(*method, JsonKind::string) &&
                        (!params || json->is(*params, JsonKind::object)) && id.empty() == !id_value &&
                        formats::word_of_member(*json, JsonText::kRoot, "jsonrpc") == "2.0";
  if (!is_sound) {
    // Answers of a client, which is never asked anything, need no answer.
    const bool is_answer = !method && !id.empty();
    if (is_answer) return {};
    return {.answer = error(id.empty() ? kNoId : id, Code::invalid_request, say::kExpectedMessage())};
  }
  const std::string name = json->string(*method);
  if (!id.empty()) return request(id, name, *json, params);
  Turn turn;
  if (name == "notifications/cancelled" && params)
    turn.cancelled = id_in(*json, formats::member_of(*json, *params, "requestId"));
  return turn;
}

std::string answer_of(const Request& request, const calls::Outcome& outcome) {
  const bool is_error = outcome.is_refused() || outcome.is_broken();
  if (!request.resource.empty()) {
    if (is_error)
      return error(request.id, Code::no_resource, outcome.is_broken() ? outcome.why : outcome.errors);
    const RawJson content{JsonObject()
                              .member("uri", request.resource)
                              .member("mimeType", std::string_view("text/plain"))
                              .member("text", outcome.output)
                              .end()};
    return result(request.id, std::move(JsonObject().member("contents", std::vector{content})));
  }
  std::vector<RawJson> content;
  for (const std::string* text : {&outcome.output, &outcome.errors, &outcome.why})
    if (!text->empty()) content.push_back({text_content(*text)});
  return tool_result(request.id, content, calls::records_of(outcome.output), is_error);
}

std::string answer_to_long_line(std::size_t most) {
  return error(kNoId, Code::invalid_request, say::kMessageTooLong(most));
}

}  // namespace quadrille::cli::mcp
