// JSON within JSON.
#pragma once

#include <string>

namespace quadrille {

/// A value that is JSON already; base/json_line.h writes it as it is.
struct RawJson {
  std::string text;
};
[[nodiscard]] inline const std::string& to_json(const RawJson& json) { return json.text; }

}  // namespace quadrille
