// The JSON object in a file that a run writes beside its output, such as a journal or a receipt.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_text.h"

namespace quadrille::cli {

/// Members that are missing, or of another kind, are 0, false or empty.
class SavedJson {
 public:
  /// A text that is not a JSON object has no members.
  explicit SavedJson(std::string_view text);

  [[nodiscard]] std::uint64_t number(const char* name) const;
  [[nodiscard]] std::optional<std::string> text(const char* name) const;
  [[nodiscard]] std::optional<std::vector<std::string>> texts(const char* name) const;

 private:
  [[nodiscard]] std::optional<formats::JsonValue> member(const char* name, formats::JsonKind kind) const;

  std::optional<formats::JsonText> json_;
  std::map<std::string, formats::JsonValue> members_;
};

/// The object with these members, "{..", and a last one with the hash (XXH64) of all text before it.
[[nodiscard]] std::string with_own_hash(std::string_view members);
/// Whether nothing in such a text was changed.
[[nodiscard]] bool has_own_hash(std::string_view text);

/// As in JSON: bytes that are not UTF-8, as in a file's name, are replaced.
[[nodiscard]] std::string json_list(const std::vector<std::string>& words);

}  // namespace quadrille::cli
