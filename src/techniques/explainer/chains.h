// Forcing chains: the consequences of a mark being on or off, and the conclusions from these.
#pragma once

#include <bitset>
#include <deque>
#include <map>

#include "techniques/explainer/hint.h"

namespace quadrille::techniques::explainer {

/// Why a literal follows from its parents.
enum class Cause : std::uint8_t { none, cell, block, row, column, advanced };
[[nodiscard]] constexpr Cause cause_of(Kind kind) {
  return static_cast<Cause>(static_cast<int>(Cause::block) + static_cast<int>(kind));
}

using LiteralSet = std::bitset<kLiterals>;

/// The rating of a chain: 0.1 for each bound that complexity - 2 exceeds, of 4, 6, 8, 12, 16, 24, ..
[[nodiscard]] double chain_rating(double base, int complexity);

/// A hint before it is sorted among others.
struct ChainDraft {
  Hint hint{};
  int complexity = 0;
  int order = 0;  // the order of kinds of chains, if everything else is equal
};

/// Collects the marks, off, that the source has but the current marks do not, and without which a literal
/// that is on would not follow for that cause.
class CauseCollector {
 public:
  CauseCollector(const Marks& source, const Marks& current) : source_(source), current_(current) {}

  void add(Literal on, Cause cause);
  [[nodiscard]] std::vector<Literal> take() { return std::move(causes_); }

 private:
  void note(Mark mark);

  const Marks& source_;
  const Marks& current_;
  LiteralSet noted_;
  std::vector<Literal> causes_;
};

/// Sorts stably by rating, complexity and order; of hints with equal removals only the first is kept.
[[nodiscard]] std::vector<Hint> in_order(std::vector<ChainDraft> drafts);

/// Bidirectional cycles and forcing chains (6.5 and more). With a source, all hints with their causes;
/// without one, the first.
void find_simple_chain(const Marks& marks, HintSink& sink);

}  // namespace quadrille::techniques::explainer
