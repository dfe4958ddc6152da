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
