// The format that the name of an output file tells, and files that are outputs by their names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"

namespace quadrille::cli {

/// The format that is written to files of that name, which may be compressed; null if the name tells none.
[[nodiscard]] const formats::Format* format_named_by(std::string_view file);
/// The format of an output: the wanted one if it is not null, else the one that the name of the file tells,
/// else the usual one. A name in .txt fits any text, so it does not count.
[[nodiscard]] const formats::Format* format_for_output(const formats::Format* wanted, std::string_view file,
                                                       const formats::Format* usual);

/// If no output is given, takes the last of several files as the output, as in `convert a.txt b.pdf`, unless
/// it exists or its name tells no format. A sentence if it exists and can only be an output; else empty.
[[nodiscard]] std::string take_last_as_output(std::vector<std::string>& files, std::string& out);

}  // namespace quadrille::cli
