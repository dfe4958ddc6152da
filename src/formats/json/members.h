// The members of JSON objects by name.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/json_text.h"
#include "formats/sentences.h"

namespace quadrille::formats {

/// The members of the object, each as its index in `known` and its value; an error if one is not in `known`,
/// or occurs twice.
/// owner: what the object represents; empty for a puzzle.
template <class Known, class Name>
Parsed<std::vector<std::pair<std::size_t, JsonValue>>> members_among(JsonText& json, JsonValue object,
                                                                     const Known& known, Name name_of,
                                                                     std::string_view owner) {
  std::vector<std::pair<std::size_t, JsonValue>> members;
  for (const JsonValue name : json.names(object)) {
    const std::string text = json.string(name);
    const auto found = static_cast<std::size_t>(std::ranges::find(known, text, name_of) - known.begin());
    if (found == known.size()) {
      std::vector<std::string_view> names;
      std::ranges::transform(known, std::back_inserter(names), name_of);
      return error_at(json.token(name),
                      owner.empty()
                          ? say::kUnknownMember(in_quotes(text), quadrille::listed(names))
                          : say::kUnknownMemberOf(in_quotes(text), owner, quadrille::listed(names)));
    }
    if (std::ranges::find(members, found, &std::pair<std::size_t, JsonValue>::first) != members.end()) {
      return error_at(json.token(name), owner.empty() ? say::kMemberTwice(in_quotes(text))
                                                      : say::kMemberOfTwice(in_quotes(text), owner));
    }
    members.emplace_back(found, name + 1);
  }
  return members;
}

}  // namespace quadrille::formats
