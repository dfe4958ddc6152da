// Puzzles in texts and files, of any format.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formats/format.h"
#include "python/bindings.h"

namespace quadrille::python {

struct TextOptions {
  std::optional<std::string> format = {};  // by its name; recognised if there is none
  bool ignores_drawing = false;
  formats::ReadOptions read = {};
};

/// The text in UTF-8; nullopt if the object is not a text, or has lone surrogates.
[[nodiscard]] std::optional<std::string> utf8_in(py::handle object);

/// The only puzzle of a text. Raises InputError if there is none, or another one.
[[nodiscard]] Puzzle puzzle_in(std::string_view text, const TextOptions& options);

}  // namespace quadrille::python
