#include "formats/json/rules.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/json/members.h"
#include "formats/json/object.h"
#include "formats/sentences.h"
#include "sudoku/own_rules/own_rule.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

Item JsonRules::added_to(Item item) {
  if (!item.puzzle) return item;
  if (auto defined = define(*item.puzzle); !defined) return failed(std::move(defined.error()));
  return with_rules(std::move(item), rules_, [this](const RuleText& rule, const InputError& error) {
    return place_in(*definition_named(rule.name.text), error);
  });
}

Parsed<void> JsonRules::read_definitions(JsonValue value) {
  auto read = formats::read_definitions(json_, value);
  if (!read) return tl::unexpected(std::move(read.error()));
  definitions_ = std::move(*read);
  return {};
}

Parsed<void> JsonRules::define(Puzzle& puzzle) {
  for (const JsonDefinition& definition : definitions_) {
    if (const auto defined = sudoku::define(puzzle, definition.definition); !defined)
      return error_at(place_in(definition, defined.error()), defined.error().message);
  }
  return {};
}

Token JsonRules::place_in(const JsonDefinition& definition, const InputError& error) {
  const JsonValue text = definition.places[static_cast<std::size_t>(error.line - 1)];
  return json_.is(text, JsonKind::string)
             ? json_.token_inside(text, static_cast<std::size_t>(error.column - 1))
             : json_.token(text);
}

const JsonDefinition* JsonRules::definition_named(std::string_view name) const {
  const auto found = std::ranges::find_if(
      definitions_, [&](const JsonDefinition& known) { return known.definition.name == name; });
  return found == definitions_.end() ? nullptr : &*found;
}

Parsed<void> JsonRules::read_rules(JsonValue value) {
  if (!json_.is(value, JsonKind::array)) {
    return error(value, say::kExpectedRules(shown(json_, value)));
  }
  for (const JsonValue rule : json_.elements(value)) {
    if (!json_.is(rule, JsonKind::object)) {
      return error(rule, say::kExpectedRule(shown(json_, rule)));
    }
    if (auto read = read_rule(rule); !read) return read;
  }
  return {};
}

Parsed<void> JsonRules::read_rule(JsonValue rule) {
  const auto text = rule_text(rule);
  if (!text) return tl::unexpected(text.error());
  rules_.push_back(*text);
  return {};
}

/// The members are name, then either argument or the rule's parameters.
Parsed<RuleText> JsonRules::rule_text(JsonValue rule) {
  constexpr std::size_t kName = 0, kArgument = 1;
  const std::vector<std::string_view> names = members_of_rule(rule);
  const auto members = members_among(json_, rule, names, std::identity(), say::kARule());
  if (!members) return tl::unexpected(members.error());
  const Token start = json_.token(rule);
  RuleText text{{{}, start.line, start.column}, {}};
  std::string values;  // of parameters
  for (const auto& [member, value] : *members) {
    const bool is_value = member > kArgument;
    const auto known = is_value ? value_of(rule, value, names[member])
                                : text_of(value, member == kName ? say::kTextOfName : say::kTextOfArgument);
    if (!known) return tl::unexpected(known.error());
    const Token place = json_.token(value);
    if (member == kName) text.name = {*known, place.line, place.column};
    if (member == kArgument) text.argument = *known;
    if (is_value) values += fmt::format(" {}={}", names[member], *known);
  }
  if (!values.empty() && !text.argument.empty())
    return error(rule, say::kArgumentAndValues(names[kArgument + 1]));
  if (!values.empty()) text.argument = texts_.emplace_front(std::move(values));
  return text;
}

std::vector<std::string_view> JsonRules::members_of_rule(JsonValue rule) const {
  std::vector<std::string_view> names{"name", "argument"};
  for (const JsonValue member : json_.names(rule)) {
    if (json_.string(member) != "name" || !json_.is(member + 1, JsonKind::string)) continue;
    if (const auto* const own = definition_named(json_.string(member + 1)))
      for (const auto& [parameter, kind] : own->definition.parameters) names.push_back(parameter);
    const sudoku::Rule* const known = sudoku::find_rule(json_.string(member + 1));
    if (known == nullptr) continue;
    for (const sudoku::Parameter& parameter : known->parameters) names.push_back(parameter.name);
  }
  return names;
}

/// As words. A pattern is in quotes, so that it is one word.
Parsed<std::string_view> JsonRules::value_of(JsonValue rule, JsonValue value, std::string_view parameter) {
  const auto words = words_of(value, parameter);
  for (const JsonValue member : json_.names(rule)) {
    if (!words || json_.string(member) != "name" || !json_.is(member + 1, JsonKind::string)) continue;
    const sudoku::Rule* const known = sudoku::find_rule(json_.string(member + 1));
    if (known == nullptr) continue;
    const sudoku::Parameter* const found = known->parameter(parameter);
    const bool is_pattern = found != nullptr && std::holds_alternative<sudoku::PatternParameter>(found->kind);
    if (is_pattern && !words->starts_with('"')) return texts_.emplace_front(fmt::format("\"{}\"", *words));
  }
  return words;
}

Parsed<std::string_view> JsonRules::words_of(JsonValue value, std::string_view parameter) {
  std::string words;
  for (const JsonValue word :
       json_.is(value, JsonKind::array) ? json_.elements(value) : std::vector<JsonValue>{value}) {
    if (json_.is(word, JsonKind::object)) {  // a nested use
      const auto nested = rule_text(word);
      if (!nested) return tl::unexpected(nested.error());
      words += fmt::format("{}[{}={}]", words.empty() ? "" : " ", nested->name.text, nested->argument);
      continue;
    }
    const bool is_text = json_.is(word, JsonKind::string);
    if (!is_text && !json_.is(word, JsonKind::number))
      return error(word, say::kExpectedValues(shown(json_, word), parameter));
    words += (words.empty() ? "" : " ") + (is_text ? json_.string(word) : std::string(json_.text(word)));
  }
  return texts_.emplace_front(std::move(words));
}

Parsed<std::string_view> JsonRules::text_of(JsonValue value, const Sentence<Text>& sentence) {
  if (json_.is(value, JsonKind::string)) return texts_.emplace_front(json_.string(value));
  return error(value, sentence(shown(json_, value)));
}

}  // namespace quadrille::formats
