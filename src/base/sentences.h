// Sentences about amounts.
#pragma once

#include "base/sentence.h"

namespace quadrille::say {

inline constexpr Sentence<Text> kExpectedTime{
    "expected a time such as 2 or 2s, 500ms or 1m, found '{}'",
    "on attend une durée comme 2 ou 2s, 500ms ou 1m, on lit « {} »"};
inline constexpr Sentence<Text> kExpectedBytes{
    "expected a size such as 500M, 2G, 64K, or a number of bytes, found '{}'",
    "on attend une taille comme 500M, 2G, 64K, ou un nombre d’octets, on lit « {} »"};

}  // namespace quadrille::say
