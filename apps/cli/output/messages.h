// Messages about puzzles, file by file: after the first few of a file the rest are only counted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output/console.h"

namespace quadrille::cli {

/// What a run tells of its answers, for its receipt.
struct Account {
  std::vector<std::string> messages;  // the first ones
  std::uint64_t message_count = 0;
  std::uint64_t puzzles = 0;  // that were answered
};

class Messages {
 public:
  static constexpr std::uint64_t kShown = 20;

  /// account: null where none is kept.
  explicit Messages(Console& console, Account* account = nullptr) : console_(console), account_(account) {}

  void add(std::string_view file, std::string_view line);
  /// Tells how many messages of the file were left out, if any.
  void close_file();

 private:
  Console& console_;
  Account* account_;
  std::string_view file_;
  std::uint64_t count_ = 0;  // of this file
};

}  // namespace quadrille::cli
