// What the command line itself says: about words that it cannot parse.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<Text, Text> kNoSuchKernel{
    "QUADRILLE_KERNEL: there is no kernel '{}' for this processor; there are {}"};
inline constexpr Sentence<Text> kNeedsAValue{"{} needs a value"};
inline constexpr Sentence<Text> kNotExpectedHere{"'{}' is not expected here"};
inline constexpr Sentence<Text, Text> kNotExpectedHereButPerhaps{
    "'{}' is not expected here; did you mean {}?"};
inline constexpr Sentence<Text> kNoSuchCommand{"there is no command '{}'"};
inline constexpr Sentence<Text, Text> kNoSuchCommandButPerhaps{"there is no command '{}'; did you mean {}?"};
inline constexpr Sentence<Text> kForHelp{"For help: {}"};

}  // namespace quadrille::cli::say
