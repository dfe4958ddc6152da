#include "cli/calls/tools.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include <fmt/format.h>

#include "base/json_line.h"
#include "base/raw_json.h"
#include "cli/calls/sentences.h"
#include "formats/json/object.h"
#include "formats/text_cursor.h"
#include "options/commands/commands.h"

namespace quadrille::cli::calls {

namespace {

using formats::JsonKind;
using formats::JsonText;
using formats::JsonValue;
using options::Kind;
using options::Option;

constexpr std::array kTools{
#define TOOL(command, takes, options) Tool{#command, Takes::takes, options},
#include "cli/calls/tools.def"
#undef TOOL
};

constexpr std::array<std::string_view, 3> kLists{"rules", "formats", "techniques"};

constexpr std::string_view kPuzzle = "puzzle", kFacts = "facts", kStates = "states";

/// The argument besides the puzzle that a call needs, an array of strings; empty: none.
std::string_view texts_of(Takes takes) {
  switch (takes) {
    case Takes::puzzles_and_facts: return kFacts;
    case Takes::puzzle_and_states: return kStates;
    case Takes::puzzles:
    case Takes::nothing: break;
  }
  return {};
}

const options::Command& command_of(const Tool& tool) { return *options::find_command(tool.name); }

/// "--time-limit" as a member of an object: "time_limit".
std::string member_name(const Option& option) {
  std::string name(options::long_name(option).substr(2));
  std::ranges::replace(name, '-', '_');
  return name;
}

std::vector<const Option*> options_of(const Tool& tool) {
  std::vector<const Option*> offered = options::all_options(command_of(tool));
  std::erase_if(offered, [&tool](const Option* option) {
    return !options::has_word(tool.options, options::long_name(*option));
  });
  return offered;
}

/// The schema of a single value of an option.
JsonObject schema_of_value(const Option& option) {
  JsonObject schema;
  switch (option.kind) {
    case Kind::flag: schema.member("type", std::string_view("boolean")); break;
    case Kind::number:
      schema.member("type", std::string_view("integer")).member("minimum", option.least);
      if (option.most != std::numeric_limits<std::uint64_t>::max()) schema.member("maximum", option.most);
      break;
    default: schema.member("type", std::string_view("string")); break;
  }
  if (option.kind == Kind::choice) schema.member("enum", option.choices());
  return schema;
}

std::string schema_of(const Option& option) {
  if (!option.is_repeated) return schema_of_value(option).member("description", option.meaning()).end();
  return JsonObject()
      .member("type", std::string_view("array"))
      .member("items", RawJson{schema_of_value(option).end()})
      .member("description", option.meaning())
      .end();
}

std::string schema_of_arguments(const Tool& tool) {
  JsonObject properties;
  std::vector<std::string_view> required;
  if (tool.takes != Takes::nothing) {
    properties.member(kPuzzle, RawJson{JsonObject()
                                           .member("type", std::string_view("string"))
                                           .member("description", say::kPuzzleArgument())
                                           .end()});
    required.push_back(kPuzzle);
  }
  if (const std::string_view texts = texts_of(tool.takes); !texts.empty()) {
    const RawJson item{JsonObject().member("type", std::string_view("string")).end()};
    properties.member(texts, RawJson{JsonObject()
                                         .member("type", std::string_view("array"))
                                         .member("items", item)
                                         .member("minItems", 1)
                                         .member("description", texts == kFacts ? say::kFactsArgument()
                                                                                : say::kStatesArgument())
                                         .end()});
    required.push_back(texts);
  }
  for (const Option* option : options_of(tool))
    properties.member(member_name(*option), RawJson{schema_of(*option)});
  return JsonObject()
      .member("type", std::string_view("object"))
      .member("properties", RawJson{properties.end()})
      .member("required", required)
      .member("additionalProperties", false)
      .end();
}

/// Whether the text names a cell and perhaps a digit, and so cannot be taken for the name of a file.
bool is_fact(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789";
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const std::string_view cell = text.substr(0, text.find_first_of("!="));
  const bool has_sign = cell.size() < text.size();
  return !cell.empty() &&
         cell.find_first_not_of(std::string(kDigits).append(kLetters)) == std::string_view::npos &&
         text.find('/') == std::string_view::npos &&
         (has_sign || cell.find_first_of(kDigits) != std::string_view::npos);
}

/// Makes the words of a command line of the members of an object.
class Arguments {
 public:
  Arguments(const Tool& tool, const JsonText& json) : tool_(tool), json_(json) {}

  [[nodiscard]] Parsed<CommandCall> call(JsonValue arguments) {
    call_.words = {std::string(tool_.name)};
    for (JsonValue at = arguments + 1; at < json_.next(arguments); at = json_.next(at + 1))
      if (auto taken = take(json_.string(at), at + 1); !taken)
        return tl::unexpected(std::move(taken.error()));
    const std::string_view texts = texts_of(tool_.takes);
    if (tool_.takes != Takes::nothing && !puzzle_)
      return bad_input(say::kArgumentMissing(tool_.name, kPuzzle));
    if (!texts.empty() && texts_.empty()) return bad_input(say::kArgumentMissing(tool_.name, texts));
    if (options::has_option(command_of(tool_), "--output")) call_.words.emplace_back("--output=json");
    add_input();
    return std::move(call_);
  }

 private:
  Parsed<void> take(const std::string& name, JsonValue value) {
    if (tool_.takes != Takes::nothing && name == kPuzzle) return take_puzzle(value);
    if (!texts_of(tool_.takes).empty() && name == texts_of(tool_.takes)) return take_texts(name, value);
    for (const Option* option : options_of(tool_))
      if (member_name(*option) == name) return take_option(*option, name, value);
    return bad_input(say::kArgumentUnknown(tool_.name, name, listed(names())));
  }

  Parsed<void> take_puzzle(JsonValue value) {
    if (!json_.is(value, JsonKind::string)) return wrong_type(kPuzzle, say::kString(), value);
    puzzle_ = json_.string(value);
    return {};
  }

  Parsed<void> take_texts(std::string_view name, JsonValue value) {
    if (!json_.is(value, JsonKind::array)) return wrong_type(name, say::kArray(), value);
    for (const JsonValue element : json_.elements(value)) {
      if (!json_.is(element, JsonKind::string)) return wrong_type(name, say::kArray(), value);
      texts_.push_back(json_.string(element));
      if (name == kFacts && !is_fact(texts_.back()))
        return bad_input(say::kExpectedFact(formats::shown(json_, element)));
    }
    return {};
  }

  /// Adds the words for puzzles, facts and states, and the text that the command reads from standard input.
  void add_input() {
    switch (tool_.takes) {
      case Takes::nothing: return;
      case Takes::puzzles_and_facts:
        call_.words.insert(call_.words.end(), texts_.begin(), texts_.end());
        [[fallthrough]];
      case Takes::puzzles:
        call_.words.emplace_back("-");
        call_.input = *puzzle_ + '\n';
        return;
      case Takes::puzzle_and_states:
        call_.words.emplace_back("--states=-");
        for (const std::string& state : texts_)
          call_.input += JsonObject().member("puzzle", *puzzle_).member("state", state).end() + '\n';
    }
  }

  Parsed<void> take_option(const Option& option, const std::string& name, JsonValue value) {
    const std::string word(options::long_name(option));
    if (option.kind == Kind::flag) {
      if (!json_.is(value, JsonKind::boolean)) return wrong_type(name, say::kBoolean(), value);
      if (formats::is_true(json_, value)) call_.words.push_back(word);
      return {};
    }
    if (option.is_repeated && json_.is(value, JsonKind::array)) {
      for (const JsonValue element : json_.elements(value))
        if (auto taken = take_value(word, name, element); !taken) return taken;
      return {};
    }
    return take_value(word, name, value);
  }

  Parsed<void> take_value(const std::string& word, std::string_view name, JsonValue value) {
    if (!json_.is(value, JsonKind::string) && !json_.is(value, JsonKind::number))
      return wrong_type(name, say::kStringOrNumber(), value);
    call_.words.push_back(fmt::format("{}={}", word, formats::word_of(json_, value)));
    return {};
  }

  [[nodiscard]] tl::unexpected<InputError> wrong_type(std::string_view name, const std::string& expected,
                                                      JsonValue value) const {
    constexpr std::size_t kMost = 60;
    const std::string found(json_.text(value).substr(0, kMost));
    return bad_input(say::kArgumentType(tool_.name, name, expected, formats::in_quotes(found)));
  }

  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    if (tool_.takes != Takes::nothing) names.emplace_back(kPuzzle);
    if (!texts_of(tool_.takes).empty()) names.emplace_back(texts_of(tool_.takes));
    for (const Option* option : options_of(tool_)) names.push_back(member_name(*option));
    return names;
  }

  const Tool& tool_;
  const JsonText& json_;
  CommandCall call_;
  std::optional<std::string> puzzle_;
  std::vector<std::string> texts_;
};

}  // namespace

std::span<const Tool> tools() { return kTools; }

const Tool* find_tool(std::string_view name) {
  const auto* const found = std::ranges::find(kTools, name, &Tool::name);
  return found == kTools.end() ? nullptr : found;
}

std::string listed_tools() {
  std::vector<std::string_view> names;
  for (const Tool& tool : kTools) names.push_back(tool.name);
  return listed(names);
}

std::string description_of(const Tool& tool) {
  const RawJson annotations{JsonObject().member("readOnlyHint", true).member("openWorldHint", false).end()};
  return JsonObject()
      .member("name", tool.name)
      .member("description", command_of(tool).meaning())
      .member("inputSchema", RawJson{schema_of_arguments(tool)})
      .member("annotations", annotations)
      .end();
}

Parsed<CommandCall> call_of(const Tool& tool, const JsonText& json, JsonValue arguments) {
  if (!json.is(arguments, JsonKind::object)) return bad_input(say::kExpectedArguments(tool.name));
  return Arguments(tool, json).call(arguments);
}

Parsed<CommandCall> call_without_arguments(const Tool& tool) {
  formats::TextCursor cursor("{}");
  return call_of(tool, *JsonText::take_object(cursor), JsonText::kRoot);
}

std::span<const std::string_view> lists() { return kLists; }

std::optional<CommandCall> call_of_list(std::string_view path) {
  const auto slash = std::min(path.find('/'), path.size());
  const std::string_view list = path.substr(0, slash), name = path.substr(slash);
  if (std::ranges::find(kLists, list) == kLists.end()) return std::nullopt;
  CommandCall call{.words = {std::string(list)}, .input = {}};
  if (name.empty()) return call;
  constexpr std::string_view kOfNames = "abcdefghijklmnopqrstuvwxyz0123456789_-";
  const bool is_name = name.size() > 1 && name[1] != '-' &&
                       name.substr(1).find_first_not_of(kOfNames) == std::string_view::npos;
  if (!is_name) return std::nullopt;
  call.words.emplace_back(name.substr(1));
  return call;
}

}  // namespace quadrille::cli::calls
