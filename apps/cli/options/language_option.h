// --lang may be anywhere in a command line. It is removed before anything else is parsed, so that errors in
// the rest are reported in that language.
#pragma once

#include <string>
#include <vector>

namespace quadrille::cli {

/// Removes --lang from the words, and sets the language: the requested one, or else the locale's. If the
/// locale has only ASCII, so do the sentences. The environment variable QUADRILLE_MARKS, if it is not empty,
/// marks them (base/language.h). Returns a sentence if the language is unknown or missing; else empty.
[[nodiscard]] std::string take_language(std::vector<std::string>& words);

}  // namespace quadrille::cli
