#include "cli/input/input_hash.h"

#include <utility>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace quadrille::cli {

struct InputHash::State {
  XXH64_state_t hash;
  std::uint64_t bytes = 0;  // number in this file
};

InputHash::InputHash() : state_(std::make_unique<State>()) { XXH64_reset(&state_->hash, 0); }
InputHash::~InputHash() = default;

void InputHash::add(std::string_view text) {
  XXH64_update(&state_->hash, text.data(), text.size());
  state_->bytes += text.size();
}

void InputHash::end_file() {
  const std::uint64_t bytes = std::exchange(state_->bytes, 0);
  XXH64_update(&state_->hash, &bytes, sizeof bytes);
}

std::uint64_t InputHash::value() const { return XXH64_digest(&state_->hash); }

}  // namespace quadrille::cli
