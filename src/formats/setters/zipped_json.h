// SudokuPad's compact form of JSON: names without quotes, frequent ones abbreviated to one or two letters, '
// for ", f and t for false and true, an empty text for {} between commas, and colours without their common
// parts.
//
//   {ce:[[{v:5},,,],..],ca:[{value:'title: First'}]}
#pragma once

#include <string>
#include <string_view>

namespace quadrille::formats {

/// Converts to JSON. Linear in the length. An invalid text gives invalid JSON.
[[nodiscard]] std::string unzipped_json(std::string_view zipped);

}  // namespace quadrille::formats
