// The answers to what pages ask for. Sockets and threads are the business of the program.
#pragma once

#include <functional>
#include <string>

#include "cp/limits.h"
#include "serve/request.h"

namespace quadrille::serve {

/// Told of what is known so far, as a message for the page; each message replaces the one before.
using OnProgress = std::function<void(std::string message)>;

/// The last message about a request; those before it go to on_progress. Whatever the data, there is one: if
/// limits.stop ended the search it says `canceled`, and where another limit did, or the puzzle cannot be
/// read, `invalid` with a sentence. The request `estimate` goes on until it is stopped, unless propagation
/// alone settles the puzzle. Several threads may call it at the same time.
[[nodiscard]] std::string answer(const Request& request, const cp::Limits& limits,
                                 const OnProgress& on_progress);

}  // namespace quadrille::serve
