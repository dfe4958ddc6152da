#include "formats/json/definitions.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/draft.h"
#include "formats/json/members.h"
#include "formats/sentences.h"
#include "sudoku/own_rules/own_rule.h"

namespace quadrille::formats {

namespace {

class DefinitionReader {
 public:
  DefinitionReader(JsonText& json, JsonValue object) : json_(json), object_(object) {}

  Parsed<JsonDefinition> read() {
    using Read = Parsed<void> (DefinitionReader::*)(JsonValue);
    constexpr std::array<std::pair<std::string_view, Read>, 5> kMembers{
        {{"name", &DefinitionReader::read_name},
         {"summary", &DefinitionReader::read_summary},
         {"parameters", &DefinitionReader::read_parameters},
         {"conditions", &DefinitionReader::read_conditions},
         {"draw", &DefinitionReader::read_drawings}}};
    if (!json_.is(object_, JsonKind::object)) return error(object_, say::kExpectedDefinition);
    auto members = members_among(json_, object_, kMembers, &std::pair<std::string_view, Read>::first,
                                 say::kADefinition());
    if (!members) return tl::unexpected(std::move(members.error()));
    sort_range(*members);  // in the order of Definition::texts
    constexpr std::size_t kName = 0, kConditions = 3;
    for (const std::size_t needed : {kName, kConditions}) {
      if (std::ranges::find(*members, needed, &std::pair<std::size_t, JsonValue>::first) == members->end())
        return error_at(json_.token(object_), say::kMemberOfDefinition(kMembers[needed].first));
    }
    result_.places = {object_, object_};
    for (const auto& [member, value] : *members) {
      if (auto read = (this->*kMembers[member].second)(value); !read) return tl::unexpected(read.error());
    }
    return std::move(result_);
  }

 private:
  [[nodiscard]] tl::unexpected<InputError> error(JsonValue value, const Sentence<Text>& sentence) {
    const Token found = json_.token(value);
    return error_at(found, sentence(in_quotes(found.text)));
  }

  /// sentence: the error for a value that is not a text.
  Parsed<std::string> text(JsonValue value, const Sentence<Text>& sentence) {
    if (!json_.is(value, JsonKind::string)) return error(value, sentence);
    return json_.string(value);
  }
  /// A text that becomes the last one of Definition::texts so far.
  Parsed<void> add_text(JsonValue value, const Sentence<Text>& sentence, std::string& to) {
    auto read = text(value, sentence);
    if (!read) return tl::unexpected(std::move(read.error()));
    to = std::move(*read);
    result_.places.push_back(value);
    return {};
  }

  Parsed<void> read_name(JsonValue value) {
    result_.places.resize(0);
    auto read = add_text(value, say::kTextOfName, result_.definition.name);
    result_.places.push_back(object_);
    return read;
  }
  Parsed<void> read_summary(JsonValue value) {
    result_.places.pop_back();
    return add_text(value, say::kTextOfSummary, result_.definition.summary);
  }
  Parsed<void> read_parameters(JsonValue value) {
    if (!json_.is(value, JsonKind::object)) return error(value, say::kExpectedParameters);
    for (const JsonValue name : json_.names(value)) {
      auto& [parameter, kind] = result_.definition.parameters.emplace_back();
      if (auto read = add_text(name, say::kTextOfParameter, parameter); !read) return read;
      if (auto read = add_text(name + 1, say::kTextOfKind, kind); !read) return read;
    }
    return {};
  }
  Parsed<void> read_conditions(JsonValue value) {
    if (json_.is(value, JsonKind::string))
      return add_text(value, say::kTextOfCondition, result_.definition.conditions.emplace_back());
    if (!json_.is(value, JsonKind::array) || json_.elements(value).empty())
      return error(value, say::kExpectedConditions);
    for (const JsonValue condition : json_.elements(value)) {
      if (auto read =
              add_text(condition, say::kTextOfCondition, result_.definition.conditions.emplace_back());
          !read)
        return read;
    }
    return {};
  }
  Parsed<void> read_drawings(JsonValue value) {
    if (!json_.is(value, JsonKind::array)) return error(value, say::kExpectedShapes);
    for (const JsonValue shape : json_.elements(value)) {
      if (auto read = read_drawing(shape); !read) return read;
    }
    return {};
  }
  /// The name of one member is the shape.
  Parsed<void> read_drawing(JsonValue object) {
    if (!json_.is(object, JsonKind::object)) return error(object, say::kExpectedShape);
    constexpr std::array<std::string_view, 9> kNames{"at",     "colour", "line", "bulb", "circle",
                                                     "square", "shade",  "cage", "text"};
    constexpr std::size_t kAt = 0, kColour = 1;
    const auto members = members_among(json_, object, kNames, std::identity(), say::kAShape());
    if (!members) return tl::unexpected(members.error());
    sudoku::Drawing drawing;
    std::array<JsonValue, 4> places{object, object, object, object};  // shape, of, at, colour
    for (const auto& [member, value] : *members) {
      if (!json_.is(value, JsonKind::string)) {
        const Token found = json_.token(value);
        return error_at(found, say::kTextOfShape(in_quotes(found.text), kNames[member]));
      }
      if (member > kColour && !drawing.shape.empty())
        return error_at(json_.token(value - 1), say::kShapeTwice(drawing.shape, kNames[member]));
      if (member > kColour) drawing.shape = kNames[member];
      std::string& to = member == kAt ? drawing.at : member == kColour ? drawing.colour : drawing.of;
      to = json_.string(value);
      if (member > kColour) places[0] = value - 1;
      places[member == kAt ? 2 : member == kColour ? 3 : 1] = value;
    }
    result_.definition.drawings.push_back(std::move(drawing));
    result_.places.insert(result_.places.end(), places.begin(), places.end());
    return {};
  }

  JsonText& json_;
  JsonValue object_;
  JsonDefinition result_;
};

std::string written(const sudoku::Drawing& drawing) {
  std::string text = fmt::format("{{{}:{}", to_json(drawing.shape), to_json(drawing.of));
  if (!drawing.at.empty()) text += fmt::format(R"(,"at":{})", to_json(drawing.at));
  if (!drawing.colour.empty()) text += fmt::format(R"(,"colour":{})", to_json(drawing.colour));
  return text + "}";
}

std::string written(const sudoku::Definition& definition) {
  std::string text = fmt::format(R"({{"name":{})", to_json(definition.name));
  if (!definition.summary.empty()) text += fmt::format(R"(,"summary":{})", to_json(definition.summary));
  std::vector<std::string> parts;
  for (const auto& [name, kind] : definition.parameters)
    parts.push_back(fmt::format("{}:{}", to_json(name), to_json(kind)));
  if (!parts.empty()) text += fmt::format(R"(,"parameters":{{{}}})", fmt::join(parts, ","));
  parts.clear();
  for (const std::string& condition : definition.conditions) parts.push_back(to_json(condition));
  text += fmt::format(R"(,"conditions":[{}])", fmt::join(parts, ","));
  parts.clear();
  for (const sudoku::Drawing& drawing : definition.drawings) parts.push_back(written(drawing));
  if (!parts.empty()) text += fmt::format(R"(,"draw":[{}])", fmt::join(parts, ","));
  return text + "}";
}

}  // namespace

Parsed<std::vector<JsonDefinition>> read_definitions(JsonText& json, JsonValue value) {
  if (!json.is(value, JsonKind::array))
    return error_at(json.token(value), say::kExpectedDefinitions(in_quotes(json.token(value).text)));
  std::vector<JsonDefinition> definitions;
  for (const JsonValue object : json.elements(value)) {
    auto definition = DefinitionReader(json, object).read();
    if (!definition) return tl::unexpected(std::move(definition.error()));
    definitions.push_back(std::move(*definition));
  }
  return definitions;
}

void write_definitions(const Puzzle& puzzle, std::string& out) {
  std::vector<std::string> definitions;
  for (const auto& own : puzzle.own_rules()) definitions.push_back(written(own->definition()));
  out += fmt::format(R"(,"definitions":[{}])", fmt::join(definitions, ","));
}

}  // namespace quadrille::formats
