// The JSON Schema of answers. It is made from the lists of their members, so that the two cannot differ.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "answers/answer.h"
#include "answers/cells.h"
#include "answers/check.h"
#include "base/json_line.h"
#include "base/raw_json.h"

namespace quadrille::answers {

/// The schema of all records that commands print with `--output json`: docs/answers.schema.json. For each
/// command, `$defs` has a schema of that name. Lines are broken for people to read.
[[nodiscard]] std::string answers_schema();

namespace details {

/// Adds the keywords that describe values of a type to a schema.
template <class Value>
struct SchemaOf;

template <>
struct SchemaOf<bool> {
  static void add(JsonObject& schema) { schema.member("type", std::string_view("boolean")); }
};
template <std::integral Value>
struct SchemaOf<Value> {
  static void add(JsonObject& schema) { schema.member("type", std::string_view("integer")); }
};
template <>
struct SchemaOf<double> {
  static void add(JsonObject& schema) { schema.member("type", std::string_view("number")); }
};
template <>
struct SchemaOf<std::string> {
  static void add(JsonObject& schema) { schema.member("type", std::string_view("string")); }
};
template <>
struct SchemaOf<Placement> {
  static void add(JsonObject& schema) {
    schema.member("type", std::string_view("string"))
        .member("pattern", std::string_view("^[a-z0-9]+=[0-9]+$"));
  }
};
template <>
struct SchemaOf<Elimination> {
  static void add(JsonObject& schema) {
    schema.member("type", std::string_view("string"))
        .member("pattern", std::string_view("^[a-z0-9]+!=[0-9]+$"));
  }
};
template <>
struct SchemaOf<Verdict> {
  static void add(JsonObject& schema) {
    std::array<std::string_view, kVerdicts.size()> names;
    std::ranges::transform(kVerdicts, names.begin(), name_of);
    schema.member("enum", std::vector(names.begin(), names.end()));
  }
};
template <class Value>
struct SchemaOf<std::vector<Value>> {
  static void add(JsonObject& schema) {
    JsonObject items;
    SchemaOf<Value>::add(items);
    schema.member("type", std::string_view("array")).member("items", RawJson{items.end()});
  }
};

}  // namespace details

/// The schema of an object, which has no other members than those that are added.
class ObjectSchema {
 public:
  ObjectSchema& add(std::string_view name, std::string_view schema, bool is_required = true) {
    properties_.member(name, RawJson{std::string(schema)});
    if (is_required) required_.emplace_back(name);
    return *this;
  }

  /// Adds the members of an answer. Those that may not apply are not required; if `may_be_missing`, none are.
  template <HasMembers Answer>
  ObjectSchema& add_answer(bool may_be_missing = false) {
    const auto add_member = [&](const auto& member) {
      using Shown = std::remove_cvref_t<decltype(member.of(std::declval<const Answer&>()))>;
      JsonObject schema;
      const bool is_optional = add_value<Shown>(schema);
      schema.member("description", member.meaning);
      add(member.name, schema.end(), !is_optional && !may_be_missing);
    };
    std::apply([&](const auto&... member) { (add_member(member), ...); }, Answer::members());
    return *this;
  }

  [[nodiscard]] std::string end(std::string_view closed_by = "additionalProperties") {
    return std::move(JsonObject()
                         .member("type", std::string_view("object"))
                         .member("properties", RawJson{properties_.end()})
                         .member("required", required_)
                         .member(closed_by, false))
        .end();
  }

 private:
  template <class Value>
  struct Unwrapped {
    using Type = Value;
    static constexpr bool kIsOptional = false;
  };
  template <class Value>
  struct Unwrapped<std::optional<Value>> {
    using Type = Value;
    static constexpr bool kIsOptional = true;
  };

  template <class Value>
  static bool add_value(JsonObject& schema) {
    details::SchemaOf<typename Unwrapped<Value>::Type>::add(schema);
    return Unwrapped<Value>::kIsOptional;
  }

  JsonObject properties_;
  std::vector<std::string> required_;
};

namespace details {

template <HasMembers Answer>
struct SchemaOf<Answer> {
  static void add(JsonObject& schema) {
    const std::string object = ObjectSchema().add_answer<Answer>().end();
    schema.member("allOf", std::vector{RawJson{object}});
  }
};

}  // namespace details
}  // namespace quadrille::answers
