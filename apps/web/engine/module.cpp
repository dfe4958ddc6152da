// The exports of the module to JavaScript. A request is written into room() and answered by answer(), whose
// text is at answer_text() until the next call.
#include <cstddef>
#include <string>

#include "web/engine/engine.h"

namespace {

using quadrille::web::Engine;

struct Exchange {
  Engine engine;
  std::string request, answer;
};

Exchange& exchange() {
  static Exchange one;
  return one;
}

}  // namespace

// Without these, the module would contain printf: the libraries say why they end a program, which nobody
// would read here, and fmt writes fractions in hexadecimal by it, which no text contains.
// NOLINTBEGIN(readability-identifier-naming, cert-dcl50-cpp): as the libraries name them
void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }
extern "C" int snprintf(char* /*room*/, std::size_t /*size*/, const char* /*format*/, ...) {
  __builtin_trap();
}
// NOLINTEND(readability-identifier-naming, cert-dcl50-cpp)

// NOLINTBEGIN(readability-identifier-naming): as JavaScript sees them
/// The buffer for a request of that many bytes, in UTF-8.
__attribute__((export_name("room"))) extern "C" char* room(std::size_t bytes) {
  exchange().request.resize(bytes);
  return exchange().request.data();
}

/// Answers the request in the buffer and returns the number of bytes of the answer.
__attribute__((export_name("answer"))) extern "C" std::size_t answer() {
  exchange().answer = exchange().engine.answer(exchange().request);
  return exchange().answer.size();
}

__attribute__((export_name("answer_text"))) extern "C" const char* answer_text() {
  return exchange().answer.data();
}
// NOLINTEND(readability-identifier-naming)
