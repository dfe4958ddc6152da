// Files compressed by gzip or by Zstandard: their names, and their first bytes.
#pragma once

#include <string>
#include <string_view>

#include "base/input_error.h"

namespace quadrille::cli {

enum class Packing { none, gzip, zstd };

/// By the extension of a name: .gz, .zst.
[[nodiscard]] Packing packing_of_name(std::string_view file);
/// The name without such an extension: "puzzles.sdk" for "puzzles.sdk.zst".
[[nodiscard]] std::string_view without_packing(std::string_view file);

/// By the first bytes of a file, of which kPackingBytes are enough. No text begins like this.
[[nodiscard]] Packing packing_of_bytes(std::string_view beginning);
inline constexpr std::size_t kPackingBytes = 4;
/// Whether it may be the beginning of a compressed file, depending on the following bytes.
[[nodiscard]] bool may_become_packed(std::string_view beginning);

/// An error if this program was built without the required library.
[[nodiscard]] Parsed<void> check_packing(Packing packing);

}  // namespace quadrille::cli
