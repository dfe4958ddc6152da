// The rules of a puzzle in our JSON, and the definitions of its own rules.
#pragma once

#include <forward_list>
#include <string>
#include <string_view>
#include <vector>

#include "formats/draft.h"
#include "formats/json/definitions.h"
#include "formats/json_text.h"

namespace quadrille::formats {

/// Reads the definitions, then the rules.
class JsonRules {
 public:
  explicit JsonRules(JsonText& json) : json_(json) {}

  Parsed<void> read_definitions(JsonValue value);
  Parsed<void> read_rules(JsonValue value);
  /// The item with the definitions and the rules, or the error of the first invalid one.
  [[nodiscard]] Item added_to(Item item);

 private:
  Parsed<void> define(Puzzle& puzzle);
  /// The position in the input of an error in a definition (Definition::texts).
  [[nodiscard]] Token place_in(const JsonDefinition& definition, const InputError& error);
  [[nodiscard]] const JsonDefinition* definition_named(std::string_view name) const;
  Parsed<void> read_rule(JsonValue rule);
  Parsed<RuleText> rule_text(JsonValue rule);
  /// The permitted names of a rule's members, including its parameters.
  [[nodiscard]] std::vector<std::string_view> members_of_rule(JsonValue rule) const;
  /// The value of a rule's parameter, as words.
  Parsed<std::string_view> words_of(JsonValue value, std::string_view parameter);
  Parsed<std::string_view> value_of(JsonValue rule, JsonValue value, std::string_view parameter);
  /// sentence: the error for a value that is not a text.
  Parsed<std::string_view> text_of(JsonValue value, const Sentence<Text>& sentence);
  tl::unexpected<InputError> error(JsonValue value, std::string message) {
    return error_at(json_.token(value), std::move(message));
  }

  JsonText& json_;
  std::vector<JsonDefinition> definitions_;
  std::vector<RuleText> rules_;
  std::forward_list<std::string> texts_;  // decoded strings of the input
};

}  // namespace quadrille::formats
