// The server's HTTP texts before a page is connected.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kBadRequest{"This is not a valid HTTP request.",
                                        "Ceci n’est pas une requête HTTP correcte."};
inline constexpr Sentence<> kWebsocketsAlone{
    "This is a solver for pages of f-puzzles, which connect by WebSocket; there is nothing to see here.",
    "Voici un solveur pour les pages de f-puzzles, qui se connectent par WebSocket ; il n’y a rien à voir "
    "ici."};
inline constexpr Sentence<Text> kStrangeOrigin{
    "Pages of {} may not connect to this solver. Start it with --allow-origin to let them.",
    "Les pages de {} n’ont pas le droit de se connecter à ce solveur. Lancez-le avec --allow-origin pour le "
    "leur donner."};
inline constexpr Sentence<> kTooManyClients{
    "Too many pages are connected to this solver; close one, and try again.",
    "Trop de pages sont connectées à ce solveur ; fermez-en une, et réessayez."};

}  // namespace quadrille::cli::say
