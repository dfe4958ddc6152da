// The server's HTTP texts before a page is connected.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kBadRequest{"This is no request of HTTP that can be read here.",
                                        "Ceci n’est pas une requête HTTP que l’on sache lire ici."};
inline constexpr Sentence<> kWebsocketsAlone{
    "Here is a solver for pages of f-puzzles, which connect by websockets; there is nothing to look at.",
    "Voici un solveur pour les pages de f-puzzles, qui se connectent par websocket ; il n’y a rien à "
    "regarder."};
inline constexpr Sentence<Text> kStrangeOrigin{
    "Pages of {} may not connect to this solver. Start it with --allow-origin to let them.",
    "Les pages de {} n’ont pas le droit de se connecter à ce solveur. Lancez-le avec --allow-origin pour le "
    "leur donner."};
inline constexpr Sentence<> kTooManyClients{
    "As many pages are connected as this solver takes; close one, and try again.",
    "Autant de pages sont connectées que ce solveur en accepte ; fermez-en une, et réessayez."};

}  // namespace quadrille::cli::say
