// The answers to requests of pages. Sockets and threads are handled by the program.
#pragma once

#include <functional>
#include <string>

#include "cp/limits.h"
#include "serve/request.h"

namespace quadrille::serve {

/// Called with the results so far, as a message for the page; each message replaces the previous one.
using OnProgress = std::function<void(std::string message)>;

/// The final message for a request; earlier ones go to on_progress. There is one for any data: if limits.stop
/// ended the search it is `canceled`, and if another limit did, or the puzzle cannot be read, `invalid` with
/// a sentence. The request `estimate` continues until it is stopped, unless propagation by itself decides the
/// puzzle. Several threads may call it at the same time.
[[nodiscard]] std::string answer(const Request& request, const cp::Limits& limits,
                                 const OnProgress& on_progress);

}  // namespace quadrille::serve
