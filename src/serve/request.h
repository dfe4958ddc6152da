// What a page asks for. The messages are those by which the userscript of David Clamage's SudokuSolver talks
// to its server; docs/serve.md lists them.
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
  std::int64_t nonce = 0;  // by which the page knows the answers to it
  Command command = Command::cancel;
  std::string data;  // the puzzle, as f-puzzles packs it; empty for cancel
};

/// A message that is no request, and what is wrong with it.
struct Refusal {
  std::int64_t nonce = 0;  // 0 where the message does not tell it
  std::string message;
};

/// Takes time linear in the message, which may be any bytes.
[[nodiscard]] tl::expected<Request, Refusal> read_request(std::string_view message);

}  // namespace quadrille::serve
