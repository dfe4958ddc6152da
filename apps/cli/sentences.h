// Sentences about words of a command line that cannot be parsed.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<Text, Text> kNoSuchKernel{
    "QUADRILLE_KERNEL: there is no kernel '{}' for this processor; there are {}",
    "QUADRILLE_KERNEL : il n’y a pas de noyau « {} » pour ce processeur ; il y a {}"};
inline constexpr Sentence<Text, Text> kExcludes{"{} excludes {}", "{} ne va pas avec {}"};
inline constexpr Sentence<Text, Text> kRequires{"{} requires {}", "{} demande {}"};
inline constexpr Sentence<Text> kIsRequired{"{} is required", "il faut {}"};
inline constexpr Sentence<Text> kTakesNoValue{"{} takes no value", "{} ne prend pas de valeur"};
inline constexpr Sentence<Text> kNeedsAValue{"{} needs a value", "il faut une valeur à {}"};
inline constexpr Sentence<Text> kNotExpectedHere{"'{}' is not expected here", "« {} » n’est pas attendu ici"};
inline constexpr Sentence<Text, Text> kNotExpectedHereButPerhaps{
    "'{}' is not expected here; did you mean {}?", "« {} » n’est pas attendu ici ; vouliez-vous dire {} ?"};
inline constexpr Sentence<Text> kNoSuchCommand{"there is no command '{}'", "il n’y a pas de commande « {} »"};
inline constexpr Sentence<Text, Text> kNoSuchCommandButPerhaps{
    "there is no command '{}'; did you mean {}?", "il n’y a pas de commande « {} » ; vouliez-vous dire {} ?"};
inline constexpr Sentence<Text> kForHelp{"For help: {}", "Pour de l’aide : {}"};

}  // namespace quadrille::cli::say
