// Answers as data. Each question has a struct for its answer with a list of its members, from which the JSON
// of the command line and the attributes in Python are made, so that both give the same answer:
//
//   struct RatingAnswer {
//     bool solved;
//     std::optional<int> score;
//     static constexpr auto members() {
//       return std::tuple{Member{"solved", &RatingAnswer::solved, "Whether the techniques solve it."},
//                         Member{"score", &RatingAnswer::score, "On HoDoKu's scale."}};
//     }
//   };
//
// is {"solved":true,"score":80}. A member that is nullopt does not apply, and is left out.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "base/json_line.h"

namespace quadrille::answers {

/// A member of an answer: its name in JSON, its place in the struct, and its meaning, in English. It may be a
/// function, which makes the value only when it is shown.
template <class Answer, class Value>
struct Member {
  std::string_view name;
  Value Answer::* value;
  std::string_view meaning;

  [[nodiscard]] decltype(auto) of(const Answer& answer) const { return std::invoke(value, answer); }
};

template <class Answer>
concept HasMembers = requires { Answer::members(); };

namespace details {

template <class Value>
void add_member(JsonObject& object, std::string_view name, const Value& value) {
  object.member(name, value);
}
template <class Value>
void add_member(JsonObject& object, std::string_view name, const std::optional<Value>& value) {
  if (value) object.member(name, *value);
}

}  // namespace details

/// Adds the members of an answer to an object that may have others.
template <HasMembers Answer>
void add_members(JsonObject& object, const Answer& answer) {
  std::apply(
      [&](const auto&... member) { (details::add_member(object, member.name, member.of(answer)), ...); },
      Answer::members());
}

/// An answer as a JSON object.
template <HasMembers Answer>
[[nodiscard]] std::string to_json(const Answer& answer) {
  JsonObject object;
  add_members(object, answer);
  return object.end();
}

}  // namespace quadrille::answers
