// --lang, which stands anywhere in a command line: it is taken out before anything else is read, so that what
// is wrong with the rest can be said in that language.
#pragma once

#include <string>
#include <vector>

namespace quadrille::cli {

/// Takes --lang out of the words, and sets the language: the one asked for, or else the locale's. Where the
/// locale has no characters beyond ASCII, nor have the sentences. The environment's variable QUADRILLE_MARKS,
/// if it is not empty, marks them (base/language.h). A sentence when another language is asked for, or none;
/// else empty.
[[nodiscard]] std::string take_language(std::vector<std::string>& words);

}  // namespace quadrille::cli
