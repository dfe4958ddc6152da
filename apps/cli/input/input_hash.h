// A hash by which a resumed run recognises its earlier input.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

namespace quadrille::cli {

/// A hash (XXH64) of all text read so far: the bytes of one file after another, and the size of each.
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
