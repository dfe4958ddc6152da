// Messages about puzzles, file by file: after the first few of a file, the rest is only counted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output/console.h"

namespace quadrille::cli {

/// Information about a run's answers, for its receipt.
struct Account {
  std::vector<std::string> messages;  // the first ones
  std::uint64_t message_count = 0;
  std::uint64_t puzzles = 0;  // number answered
};

class Messages {
 public:
  static constexpr std::uint64_t kShown = 20;

  /// account: null if none is kept.
  explicit Messages(Console& console, Account* account = nullptr) : console_(console), account_(account) {}

  void add(std::string_view file, std::string_view line);
  /// Reports how many messages of the file were left out, if any.
  void close_file();

 private:
  Console& console_;
  Account* account_;
  std::string_view file_;
  std::uint64_t count_ = 0;  // for this file
};

}  // namespace quadrille::cli
