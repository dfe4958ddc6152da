// The members of JSON objects by name.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/draft.h"
#include "formats/json_text.h"

namespace quadrille::formats {

/// The members of the object, each as its place in `known` and its value; error when there is one that is not
/// among `known`, or twice.
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
      return error_at(json.token(name), fmt::format("found the member {}{}, expected one of {}",
                                                    in_quotes(text), owner, fmt::join(names, ", ")));
    }
    if (std::ranges::find(members, found, &std::pair<std::size_t, JsonValue>::first) != members.end()) {
      return error_at(
          json.token(name),
          fmt::format("found the member {}{} for the second time, expected it once", in_quotes(text), owner));
    }
    members.emplace_back(found, name + 1);
  }
  return members;
}

}  // namespace quadrille::formats
