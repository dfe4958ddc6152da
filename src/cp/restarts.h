// When a search starts again from the root.
#pragma once

#include <cstdint>

namespace quadrille::cp {

/// After how many failures a search starts again from the root; fixed search never does by default.
struct Restarts {
  enum class Kind : std::uint8_t {
    none,
    luby,       // scale * 1, 1, 2, 1, 1, 2, 4, .. (Luby, Sinclair and Zuckerman 1993)
    geometric,  // scale * factor^k
    linear,     // scale * 1, 2, 3, ..
    glucose,    // when the last clauses learnt have a higher LBD than usual (Audemard and Simon 2012)
  };
  Kind kind = Kind::none;
  std::uint64_t scale = 100;
  double factor = 1.5;
};

/// Tells when a restart is due.
class RestartSchedule {
 public:
  explicit RestartSchedule(const Restarts& restarts) : restarts_(restarts) {}

  /// A failure from which a clause of this LBD was learnt; 0 where none was. (Without LBD glucose never
  /// restarts.)
  void on_failure(std::uint32_t lbd = 0);
  [[nodiscard]] bool is_due() const;
  void on_restart();

 private:
  [[nodiscard]] std::uint64_t length() const;

  Restarts restarts_;
  std::uint64_t run_ = 0;  // failures since the last restart
  std::uint64_t restarts_done_ = 0;
  double recent_lbd_ = 0, usual_lbd_ = 0;  // moving averages
  std::uint64_t learnt_ = 0;
};

}  // namespace quadrille::cp
