// SudokuPad's short way to write JSON: names without quotes, the usual ones of one or two letters, ' for ", f
// and t for false and true, nothing for {} between commas, and colours without what is the same in all of
// them.
//
//   {ce:[[{v:5},,,],..],ca:[{value:'title: First'}]}
#pragma once

#include <string>
#include <string_view>

namespace quadrille::formats {

/// The same as JSON. Takes time proportional to the length. A text that is wrong gives JSON that is wrong.
[[nodiscard]] std::string unzipped_json(std::string_view zipped);

}  // namespace quadrille::formats
