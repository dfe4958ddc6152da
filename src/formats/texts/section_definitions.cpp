#include "formats/texts/section_definitions.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/foreign_text.h"
#include "sudoku/own_rules/own_rule.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kNothingDefined{"found the heading {} without a line define before it",
                                         "on lit le titre {} sans ligne define avant lui"};
constexpr Sentence<Text> kNoDrawing{"found the heading {} without a line draw before it",
                                    "on lit le titre {} sans ligne draw avant lui"};
constexpr Sentence<Text> kExpectedKind{"found {}, expected a name and a kind, such as cells path",
                                       "on lit {}, on attend un nom et un genre, comme cells path"};
constexpr Sentence<Text> kExpectedShape{
    "found {}, expected a shape and what it shows, such as line cells",
    "on lit {}, on attend une forme et ce qu’elle montre, comme line cells"};

/// The first word of the text, and the rest.
std::array<Token, 2> parted(const Token& text) {
  const std::size_t gap = std::min(text.text.find_first_of(" \t"), text.text.size());
  const std::size_t rest = std::min(text.text.find_first_not_of(" \t", gap), text.text.size());
  return {Token{text.text.substr(0, gap), text.line, text.column},
          Token{text.text.substr(rest), text.line, text.column + static_cast<int>(rest)}};
}

/// The places of the texts, in the order of Definition::texts.
std::vector<Token> places_of(const SectionDefinition& definition) {
  std::vector<Token> places{definition.name, definition.summary};
  for (const auto& parameter : definition.parameters)
    places.insert(places.end(), parameter.begin(), parameter.end());
  places.insert(places.end(), definition.conditions.begin(), definition.conditions.end());
  for (const auto& drawing : definition.drawings) places.insert(places.end(), drawing.begin(), drawing.end());
  return places;
}

/// The place of an error in the definition.
Token place_in(const SectionDefinition& definition, const InputError& error) {
  if (error.line == 0) return definition.name;
  Token place = places_of(definition)[static_cast<std::size_t>(error.line - 1)];
  if (place.line == 0) return definition.name;
  place.column += std::max(error.column - 1, 0);
  return place;
}

}  // namespace

Parsed<void> add_to_definition(const Token& heading, const Token& text,
                               std::vector<SectionDefinition>& definitions) {
  const std::string_view name = heading.text;
  if (definitions.empty()) return error_at(heading, kNothingDefined(name));
  auto& [definition, place, summary, parameters, conditions, drawings] = definitions.back();
  if (name == "summary") {
    definition.summary = text.text;
    summary = text;
  } else if (name == "condition") {
    definition.conditions.emplace_back(text.text);
    conditions.push_back(text);
  } else if (name == "parameter" || name == "draw") {
    const auto parts = parted(text);
    if (parts[1].text.empty())
      return error_at(text, (name == "draw" ? kExpectedShape : kExpectedKind)(text.text));
    if (name == "parameter") {
      definition.parameters.emplace_back(parts[0].text, parts[1].text);
      parameters.push_back(parts);
    } else {
      definition.drawings.push_back({std::string(parts[0].text), std::string(parts[1].text), "", ""});
      drawings.push_back({parts[0], parts[1], Token{}, Token{}});
    }
  } else {
    if (drawings.empty()) return error_at(heading, kNoDrawing(name));
    const bool is_place = name == "at";
    (is_place ? definition.drawings.back().at : definition.drawings.back().colour) = text.text;
    drawings.back()[is_place ? 2 : 3] = text;
  }
  return {};
}

Item with_definitions(Item item, const std::vector<SectionDefinition>& definitions,
                      const std::vector<RuleText>& rules) {
  if (!item.puzzle) return item;
  for (const SectionDefinition& definition : definitions) {
    if (const auto defined = sudoku::define(*item.puzzle, definition.definition); !defined)
      return failed(error_at(place_in(definition, defined.error()), defined.error().message));
  }
  return with_rules(std::move(item), rules, [&](const RuleText& rule, const InputError& error) {
    const auto found = std::ranges::find_if(definitions, [&](const SectionDefinition& definition) {
      return definition.definition.name == rule.name.text;
    });
    return found == definitions.end() ? rule.name : place_in(*found, error);
  });
}

bool fits_section_definitions(const Puzzle& puzzle) {
  return std::ranges::all_of(puzzle.own_rules(), [](const auto& own) {
    return std::ranges::all_of(own->definition().texts(), [](std::string_view text) {
      return text == plain_text(text) && !text.starts_with(' ') && !text.ends_with(' ');
    });
  });
}

void write_section_definitions(const Puzzle& puzzle, std::string& out) {
  const auto add = [&out](std::string_view heading, std::string_view text) {
    if (!text.empty()) fmt::format_to(std::back_inserter(out), "{} {}\n", heading, plain_text(text));
  };
  for (const auto& own : puzzle.own_rules()) {
    const sudoku::Definition& definition = own->definition();
    add("define", definition.name);
    add("summary", definition.summary);
    for (const auto& [name, kind] : definition.parameters) add("parameter", fmt::format("{} {}", name, kind));
    for (const std::string& condition : definition.conditions) add("condition", condition);
    for (const sudoku::Drawing& drawing : definition.drawings) {
      add("draw", drawing.shape + ' ' + drawing.of);
      add("at", drawing.at);
      add("colour", drawing.colour);
    }
  }
}

}  // namespace quadrille::formats
