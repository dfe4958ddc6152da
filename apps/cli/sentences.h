// Sentences about words of a command line that cannot be parsed.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<Text, Text> kNoSuchKernel{
    "QUADRILLE_KERNEL: found '{}', expected a kernel for this processor: {}",
    "QUADRILLE_KERNEL : on lit « {} », on attend un noyau pour ce processeur : {}"};
inline constexpr Sentence<Text, Text> kExcludes{"{} cannot be combined with {}",
                                                "{} ne se combine pas avec {}"};
inline constexpr Sentence<Text, Text> kRequires{"{} requires {}", "{} demande {}"};
inline constexpr Sentence<Text> kIsRequired{"{} is missing", "il manque {}"};
inline constexpr Sentence<Text> kTakesNoValue{"{} takes no value", "{} ne prend pas de valeur"};
inline constexpr Sentence<Text> kNotExpectedHere{"found '{}', which is not expected here",
                                                 "on lit « {} », qui n’est pas attendu ici"};
inline constexpr Sentence<Text, Text> kNotExpectedHereButPerhaps{
    "'{}' is not expected here; did you mean {}?", "« {} » n’est pas attendu ici ; vouliez-vous dire {} ?"};
inline constexpr Sentence<Text> kNoSuchCommand{"'{}' is neither a command nor a file",
                                               "« {} » n’est ni une commande ni un fichier"};
inline constexpr Sentence<Text, Text> kNoSuchCommandButPerhaps{
    "there is no command '{}'; did you mean {}?", "il n’y a pas de commande « {} » ; vouliez-vous dire {} ?"};
inline constexpr Sentence<Text> kForHelp{"For help: {}", "Pour de l’aide : {}"};

}  // namespace quadrille::cli::say
