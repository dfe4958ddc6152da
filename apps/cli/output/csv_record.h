// Answers as rows of a table, for programs: the columns are the members of the answer. A list is written as
// in JSON, and a member that does not apply is an empty field.
//
//   file,line,id,valid,solved,sentence,violations, ..
//   states.txt,1,,true,false,nothing is violated; 10 cells are empty,[], ..
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "answers/answer.h"
#include "base/json_line.h"
#include "cli/output/records.h"

namespace quadrille::cli {

namespace details {

inline void add_field(const std::string& text, std::string& out) { out += csv_field(text); }
template <class Value>
void add_field(const Value& value, std::string& out) {
  std::string json;
  append_json(value, json);
  out += csv_field(json);
}
template <class Value>
void add_field(const std::optional<Value>& value, std::string& out) {
  if (value) add_field(*value, out);
}

}  // namespace details

/// Appends a comma and the name of each member.
template <answers::HasMembers Answer>
void add_csv_names(std::string& out) {
  std::apply([&](const auto&... member) { ((out += ',', out += member.name), ...); }, Answer::members());
}

/// Appends a comma and the value of each member.
template <answers::HasMembers Answer>
void add_csv(const Answer& answer, std::string& out) {
  std::apply([&](const auto&... member) { ((out += ',', details::add_field(member.of(answer), out)), ...); },
             Answer::members());
}

/// Appends an empty field for each member.
template <answers::HasMembers Answer>
void add_empty_csv(std::string& out) {
  out.append(std::tuple_size_v<decltype(Answer::members())>, ',');
}

}  // namespace quadrille::cli
