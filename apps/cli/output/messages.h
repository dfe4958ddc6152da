// Messages about puzzles, file by file: after the first few of a file the rest are only counted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/output/console.h"

namespace quadrille::cli {

class Messages {
 public:
  static constexpr std::uint64_t kShown = 20;

  explicit Messages(Console& console) : console_(console) {}

  void add(std::string_view file, std::string_view line);
  /// Tells how many messages of the file were left out, if any.
  void close_file();

 private:
  Console& console_;
  std::string_view file_;
  std::uint64_t count_ = 0;  // of this file
};

}  // namespace quadrille::cli
