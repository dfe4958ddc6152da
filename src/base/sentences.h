// Sentences about amounts, and about characters that look like others.
#pragma once

#include "base/sentence.h"

namespace quadrille::say {

inline constexpr Sentence<Text> kExpectedTime{
    "expected a time such as 2 or 2s, 500ms or 1m, found '{}'",
    "on attend une durée comme 2 ou 2s, 500ms ou 1m, on lit « {} »"};
inline constexpr Sentence<Text> kExpectedBytes{
    "expected a size such as 500M, 2G, 64K, or a number of bytes, found '{}'",
    "on attend une taille comme 500M, 2G, 64K, ou un nombre d’octets, on lit « {} »"};

// Look-alikes: the name of the character, its number as in U+00A0, what to write instead
inline constexpr Sentence<Text, Text, Text> kReplaceCharacter{"found {} ({}); write {} instead.",
                                                              "on lit {} ({}) ; écrivez {} à la place."};
inline constexpr Sentence<Text, Text> kDeleteCharacter{"found {} ({}); delete it.",
                                                       "on lit {} ({}) ; supprimez ce caractère."};
// the sentence about the character
inline constexpr Counted<Text> kOccursAgain{
    "{1} It occurs once more in this file.", "{1} It occurs {0} more times in this file.",
    "{1} On le lit encore une fois dans ce fichier.", "{1} On le lit encore {0} fois dans ce fichier."};
inline constexpr Sentence<> kNoBreakSpace{"a no-break space", "une espace insécable"};
inline constexpr Sentence<> kNarrowNoBreakSpace{"a narrow no-break space", "une espace fine insécable"};
inline constexpr Sentence<> kSoftHyphen{"an invisible soft hyphen",
                                        "un trait d’union conditionnel invisible"};
inline constexpr Sentence<> kZeroWidthSpace{"an invisible zero-width space",
                                            "une espace invisible sans largeur"};
inline constexpr Sentence<> kByteOrderMark{"an invisible byte order mark",
                                           "une marque d’ordre des octets invisible"};
inline constexpr Sentence<> kSpecialSpace{"a special space", "une espace particulière"};
inline constexpr Sentence<> kInvisibleCharacter{"an invisible character", "un caractère invisible"};
inline constexpr Sentence<> kDash{"a dash", "un tiret"};
inline constexpr Sentence<> kTypographicQuote{"a typographic quotation mark", "un guillemet typographique"};
inline constexpr Sentence<> kTypographicApostrophe{"a typographic apostrophe",
                                                   "une apostrophe typographique"};
inline constexpr Sentence<> kFullWidthCharacter{"a full-width character", "un caractère de pleine chasse"};
inline constexpr Sentence<> kOrdinarySpace{"an ordinary space", "une espace ordinaire"};

}  // namespace quadrille::say
