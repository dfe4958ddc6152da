// The requests of pages. The messages are those of the userscript of David Clamage's SudokuSolver to its
// server; docs/serve.md lists them.
//
//   {"nonce":3,"command":"solve","dataType":"fpuzzles","data":"N4Ig.."}
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace quadrille::serve {

enum class Command : std::uint8_t {
  solve,
  check,
  count,
  true_candidates,
  step,
  solve_path,
  estimate,
  cancel,
};

struct Request {
  std::int64_t nonce = 0;  // identifies the request in its answers
  Command command = Command::cancel;
  std::string data;  // the puzzle, as f-puzzles packs it; empty for cancel
};

/// A message that is not a request, and the error in it.
struct Refusal {
  std::int64_t nonce = 0;  // 0 if the message does not contain it
  std::string message;
};

/// Linear in the length of the message, which may be any bytes.
[[nodiscard]] tl::expected<Request, Refusal> read_request(std::string_view message);

}  // namespace quadrille::serve
