// The members of a puzzle's JSON object.
#pragma once

#include "formats/draft.h"
#include "formats/json_text.h"

namespace quadrille::formats {

/// Whether our objects have a member of that name.
[[nodiscard]] bool is_json_member(std::string_view name);

[[nodiscard]] Item read_json_puzzle(JsonText& json, const ReadOptions& options);

}  // namespace quadrille::formats
