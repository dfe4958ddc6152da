// A number by which a run that is resumed recognises the input that it had before.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

namespace quadrille::cli {

/// A hash (XXH64) of all that was read so far: the bytes of one file after another, and how many each had.
class InputHash {
 public:
  InputHash();
  ~InputHash();
  InputHash(const InputHash&) = delete;
  InputHash& operator=(const InputHash&) = delete;

  /// The next bytes of the file.
  void add(std::string_view text);
  void end_file();
  [[nodiscard]] std::uint64_t value() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace quadrille::cli
