// The schedule of restarts from the root.
#pragma once

#include <cstdint>

namespace quadrille::cp {

/// The number of failures between restarts; fixed search never restarts by default.
struct Restarts {
  enum class Kind : std::uint8_t {
    none,
    luby,       // scale * 1, 1, 2, 1, 1, 2, 4, .. (Luby, Sinclair and Zuckerman 1993)
    geometric,  // scale * factor^k
    linear,     // scale * 1, 2, 3, ..
  };
  Kind kind = Kind::none;
  std::uint64_t scale = 100;
  double factor = 1.5;
  /// The number of restarts, after which there are no more.
  std::uint64_t most = static_cast<std::uint64_t>(-1);
};

/// Tells when a restart is due.
class RestartSchedule {
 public:
  explicit RestartSchedule(const Restarts& restarts) : restarts_(restarts) {}

  void on_failure() { ++failures_; }
  [[nodiscard]] bool is_due() const { return failures_ >= length(); }
  void on_restart() {
    failures_ = 0;
    ++restarts_done_;
  }

 private:
  /// The number of failures of the present run.
  [[nodiscard]] std::uint64_t length() const;

  Restarts restarts_;
  std::uint64_t failures_ = 0;  // since the last restart
  std::uint64_t restarts_done_ = 0;
};

}  // namespace quadrille::cp
