// Sentences about constraints that are too large: the arguments that their functions refuse.
#pragma once

#include "base/sentence.h"

namespace quadrille::cp::say {

// The first argument is the constraint's name.
inline constexpr Sentence<Text, Number, Number> kTooManyVariables{
    "{}: found {} variables, expected at most {}", "{} : on trouve {} variables, on en attend {} au plus"};

}  // namespace quadrille::cp::say
