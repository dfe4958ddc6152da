// What is said about amounts.
#pragma once

#include "base/sentence.h"

namespace quadrille::say {

inline constexpr Sentence<Text> kExpectedTime{"expected a time such as 2 or 2s, 500ms or 1m, found '{}'"};
inline constexpr Sentence<Text> kExpectedBytes{
    "expected a size such as 500M, 2G, 64K, or a number of bytes, found '{}'"};

}  // namespace quadrille::say
