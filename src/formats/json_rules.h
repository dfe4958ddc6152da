// The rules of a puzzle in our JSON, and the definitions of its own rules.
#pragma once

#include <forward_list>
#include <string>
#include <string_view>
#include <vector>

#include "formats/draft.h"
#include "formats/json_definitions.h"
#include "formats/json_text.h"

namespace quadrille::formats {

/// Reads them, definitions first.
class JsonRules {
 public:
  explicit JsonRules(JsonText& json) : json_(json) {}

  Parsed<void> read_definitions(JsonValue value);
  Parsed<void> read_rules(JsonValue value);
  /// The item with the definitions and the rules, or what is wrong with one of them.
  [[nodiscard]] Item added_to(Item item);

 private:
  Parsed<void> define(Puzzle& puzzle);
  /// Where an error stands that is one in a definition (Definition::texts).
  [[nodiscard]] Token place_in(const JsonDefinition& definition, const InputError& error);
  [[nodiscard]] const JsonDefinition* definition_named(std::string_view name) const;
  Parsed<void> read_rule(JsonValue rule);
  Parsed<RuleText> rule_text(JsonValue rule);
  /// What the members of a rule may be called: its parameters are among them.
  [[nodiscard]] std::vector<std::string_view> members_of_rule(JsonValue rule) const;
  /// The value of a rule's parameter, in words.
  Parsed<std::string_view> words_of(JsonValue value, std::string_view parameter);
  Parsed<std::string_view> value_of(JsonValue rule, JsonValue value, std::string_view parameter);
  /// sentence: for a value that is no text.
  Parsed<std::string_view> text_of(JsonValue value, const Sentence<Text>& sentence);
  tl::unexpected<InputError> error(JsonValue value, std::string message) {
    return error_at(json_.token(value), std::move(message));
  }

  JsonText& json_;
  std::vector<JsonDefinition> definitions_;
  std::vector<RuleText> rules_;
  std::forward_list<std::string> texts_;  // what strings of the input stand for
};

}  // namespace quadrille::formats
