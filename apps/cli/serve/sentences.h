// What the server says by HTTP, before a page is connected.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kBadRequest{"This is no request of HTTP that can be read here."};
inline constexpr Sentence<> kWebsocketsAlone{
    "Here is a solver for pages of f-puzzles, which connect by websockets; there is nothing to look at."};
inline constexpr Sentence<Text> kStrangeOrigin{
    "Pages of {} may not connect to this solver. Start it with --allow-origin to let them."};
inline constexpr Sentence<> kTooManyClients{
    "As many pages are connected as this solver takes; close one, and try again."};

}  // namespace quadrille::cli::say
