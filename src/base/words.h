// Words of short texts, such as lists of names in tables.
#pragma once

#include <string_view>
#include <vector>

namespace quadrille {

/// The maximal runs of characters other than `separators`, which are ASCII. They are parts of the text.
[[nodiscard]] std::vector<std::string_view> words_in(std::string_view text,
                                                     std::string_view separators = " \t\r\n");

}  // namespace quadrille
