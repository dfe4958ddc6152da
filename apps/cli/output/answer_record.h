// Answers for programs: a JSON object for each puzzle, on a line of its own, which begins with its place.
//
//   {"file":"a.txt","line":3,"verdict":"unique", .. the members of the answer
//   {"file":"a.txt","line":4,"reason":"found 80 characters, .."}     a puzzle that cannot be read
#pragma once

#include <string>

#include "base/json_line.h"
#include "cli/input/input.h"

namespace quadrille::cli {

/// The beginning of an answer about a puzzle.
[[nodiscard]] inline JsonObject record_at(std::string_view file, int line) {
  return std::move(JsonObject().member("file", file).member("line", line));
}
[[nodiscard]] inline JsonObject record_of(const Entry& entry) {
  return record_at(entry.file, entry.item.line);
}

/// Adds the record of a puzzle for which there is no answer, with the reason.
inline void add_refusal(const Entry& entry, std::string_view reason, std::string& out) {
  out += record_of(entry).member("reason", reason).end() + '\n';
}
/// Adds the record of a puzzle that cannot be read.
inline void add_bad_record(const Entry& entry, std::string& out) {
  add_refusal(entry, entry.item.puzzle.error().message, out);
}

}  // namespace quadrille::cli
