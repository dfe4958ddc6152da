// Files that are compressed, by gzip or by Zstandard: what they are called, and how they begin.
#pragma once

#include <string>
#include <string_view>

#include "base/input_error.h"

namespace quadrille::cli {

enum class Packing { none, gzip, zstd };

/// By the ending of a name: .gz, .zst.
[[nodiscard]] Packing packing_of_name(std::string_view file);
/// The name without such an ending: "puzzles.sdk" of "puzzles.sdk.zst".
[[nodiscard]] std::string_view without_packing(std::string_view file);

/// By the bytes that a file begins with, of which kPackingBytes are enough. No text begins so.
[[nodiscard]] Packing packing_of_bytes(std::string_view beginning);
inline constexpr std::size_t kPackingBytes = 4;
/// Whether bytes to come may make it the beginning of a compressed file.
[[nodiscard]] bool may_become_packed(std::string_view beginning);

/// An error where this program was built without the library that it takes.
[[nodiscard]] Parsed<void> check_packing(Packing packing);

}  // namespace quadrille::cli
