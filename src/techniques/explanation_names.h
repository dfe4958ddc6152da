// The names of cells, houses and candidates in sentences about a step, some of which are parts of its
// pattern.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "techniques/explanation.h"

namespace quadrille::techniques {

using Texts = std::vector<std::string>;

/// Collects the parts that are named while sentences are filled in. Their names are marked, so that
/// explained() can cut the text at them. Parts are numbered from 0 on, and may be named more than once.
class ExplanationNames {
 public:
  explicit ExplanationNames(const Board& board) : board_(board) {}

  [[nodiscard]] std::string cells(std::size_t number, const std::vector<int>& list);
  [[nodiscard]] std::string cell(std::size_t number, int one) { return cells(number, {one}); }
  [[nodiscard]] std::string houses(std::size_t number, const std::vector<int>& list);
  [[nodiscard]] std::string house(std::size_t number, int one) { return houses(number, {one}); }
  /// "r1c2 is 5 or 6, or r3c4 is 7".
  [[nodiscard]] std::string one_of(std::size_t number, const std::vector<Candidate>& candidates);
  /// "r1c2 is 5", "none of r1c23 is 5": a part of the candidates that hold, or of those that do not.
  [[nodiscard]] std::string node(const ChainNode& node);
  static constexpr std::size_t kOn = 0;
  static constexpr std::size_t kOff = 1;

  // Names that are no parts.

  [[nodiscard]] int value(int digit) const { return board_.layout().value_of(digit); }
  [[nodiscard]] std::string plain(std::vector<int> cells) const;
  [[nodiscard]] std::string plain_house(int house) const;
  /// "5, 6 and 7", "5, 6 or 7".
  [[nodiscard]] std::string all_of(const std::vector<int>& digits) const;
  [[nodiscard]] std::string one_of(const std::vector<int>& digits) const;
  /// "5 and 6 from r1c2 and r3c4; 7 from r1c9": the cells that lose the same digits together.
  [[nodiscard]] std::string removals(const std::vector<Candidate>& candidates) const;

  /// The text, cut at the names of parts, with all parts.
  [[nodiscard]] Explanation explained(const std::string& text);

 private:
  [[nodiscard]] Explanation::Part& part(std::size_t number, Explanation::Part::Kind kind);

  const Board& board_;
  Explanation result_;
};

/// Each once, in increasing order.
[[nodiscard]] std::vector<int> digits_of(const std::vector<Candidate>& candidates);
/// In the order of the candidates.
[[nodiscard]] std::vector<int> cells_in(const std::vector<Candidate>& candidates);

}  // namespace quadrille::techniques
