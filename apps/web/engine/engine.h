// The engine as the page talks to it: a request in JSON, and an answer in JSON. It is compiled to
// WebAssembly, and natively for tests that compare the two.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace quadrille::web {

/// Answers one request after another. A search that a request leaves unfinished goes on when the same request
/// comes again: `solutions` with the next solutions, `candidates` with those that are undecided. So a page
/// asks for little at a time, and hears in between that it is to stop. Threads: one at a time.
class Engine {
 public:
  Engine();
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  /// A line of JSON and its end, with the name of the call as the member `event`. Whatever the request, there
  /// is one: {"event":"error","message":..,"line":..,"column":..} where it cannot be answered. The place is
  /// one in the puzzle's text, or 0.
  [[nodiscard]] std::string answer(std::string_view request);

 private:
  struct Unfinished;
  std::unique_ptr<Unfinished> unfinished_;
};

/// The calls as types of TypeScript, made from calls.def.
[[nodiscard]] std::string types_of_calls();

}  // namespace quadrille::web
