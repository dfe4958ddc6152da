// A hint of Sudoku Explainer: a step, its rating, and the removed marks that it depends on.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "techniques/explainer/marks.h"
#include "techniques/step_limits.h"

namespace quadrille::techniques::explainer {

/// A mark that is on or off, as one number.
using Literal = std::uint16_t;
inline constexpr int kLiterals = kCells * kSize * 2;
[[nodiscard]] constexpr Literal literal(Mark mark, bool is_on) {
  return static_cast<Literal>((mark.cell * kSize + mark.digit) * 2 + (is_on ? 1 : 0));
}
[[nodiscard]] constexpr bool is_on(Literal literal) { return literal % 2 == 1; }
[[nodiscard]] constexpr int cell_of(Literal literal) { return literal / 2 / kSize; }
[[nodiscard]] constexpr int digit_of(Literal literal) { return literal / 2 % kSize; }
[[nodiscard]] constexpr Mark mark_of(Literal literal) { return {cell_of(literal), digit_of(literal)}; }
[[nodiscard]] constexpr Literal opposite(Literal literal) { return literal ^ 1U; }

/// The digits that one cell loses.
struct Removal {
  int cell = 0;
  Mask digits = 0;
  friend bool operator==(const Removal&, const Removal&) = default;
};

/// A chain inside another chain. Two chains are the same if the lists of their literals are.
struct ChainRecord {
  std::vector<Literal> literals;  // of all targets and their ancestors, separated by kLiterals
  int complexity = 0;
};

struct Hint {
  std::string name{};
  double rating = 0;                // computed like Sudoku Explainer's: its rounding errors affect the choice
                                    // of hints
  std::optional<Mark> placement{};  // after the removals
  std::vector<Removal> removals{};  // by cell
  /// in a chain: the marks, off, without which the step would not apply
  std::vector<Literal> causes{};
  std::shared_ptr<const ChainRecord> chain{};  // set if the hint is a chain
};

void apply(const Hint& hint, Marks& marks);

/// Accepts the first hint or, inside a chain, all hints that need a mark that has been removed since.
class HintSink {
 public:
  /// Limits, here and below: null for none. They must outlive this object.
  explicit HintSink(const StepLimits* limits = nullptr) : limits_(limits) {}
  /// Accepts all; `source` are the marks without the removals.
  HintSink(const Marks& source, const StepLimits* limits) : source_(&source), limits_(limits) {}

  [[nodiscard]] const Marks* source() const { return source_; }
  [[nodiscard]] const StepLimits* limits() const { return limits_; }
  /// Returns whether the search may stop.
  [[nodiscard]] bool add(Hint&& hint) {
    if (source_ != nullptr && hint.causes.empty()) return false;
    hints_.push_back(std::move(hint));
    return source_ == nullptr;
  }
  [[nodiscard]] bool empty() const { return hints_.empty(); }
  [[nodiscard]] std::vector<Hint>& hints() { return hints_; }

 private:
  const Marks* source_ = nullptr;
  const StepLimits* limits_;
  std::vector<Hint> hints_;
};

}  // namespace quadrille::techniques::explainer
