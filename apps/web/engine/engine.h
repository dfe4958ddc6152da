// The page's interface to the engine: a request in JSON, and an answer in JSON. It is compiled to
// WebAssembly, and natively for tests that compare the two.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace quadrille::web {

/// Answers one request after another. A search that a request leaves unfinished continues when the same
/// request is repeated: `solutions` with the next solutions, `candidates` with the undecided ones. So a page
/// asks for little at a time, and can stop in between. Threads: one at a time.
class Engine {
 public:
  Engine();
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  /// A line of JSON with its line end, with the name of the call as the member `event`. Every request gets
  /// an answer: {"event":"error","message":..,"line":..,"column":..} if it fails. The position is
  /// in the puzzle's text, or 0.
  [[nodiscard]] std::string answer(std::string_view request);

 private:
  struct Unfinished;
  std::unique_ptr<Unfinished> unfinished_;
};

/// The calls as TypeScript types, generated from calls.def.
[[nodiscard]] std::string types_of_calls();

}  // namespace quadrille::web
