// The consequences of one assumption in multiple and dynamic chains, in which a literal may follow from
// several others.
#pragma once

#include <functional>
#include <span>

#include "techniques/explainer/chains.h"

namespace quadrille::techniques::explainer {

/// The kinds of chains that a search considers.
struct ChainLevel {
  bool is_multiple = false;  // from all digits of a cell, or all places of a house
  bool is_dynamic = false;   // marks that are already off may be used
  bool is_nishio = false;    // one digit only
  int nesting = 0;           // 1: with locking, pairs and X-Wings; 2 to 5: with chains inside chains
};

/// All consequences of one assumption. Each literal that was reached has parents, in the order in which they
/// were added; the assumption has none.
class Growth {
 public:
  void begin(Literal start);
  /// The parents must have been reached, unless the literal is the assumption.
  void reach(Literal literal, Cause cause, std::span<const Literal> parents,
             const std::shared_ptr<const ChainRecord>& nested = nullptr);
  /// The literal follows, although its opposite was reached before.
  void clash(Literal literal, Cause cause, std::span<const Literal> parents);

  [[nodiscard]] const LiteralSet& reached() const { return reached_; }
  /// In the order in which they were reached.
  [[nodiscard]] const std::vector<Literal>& on() const { return on_; }
  [[nodiscard]] const std::vector<Literal>& off() const { return off_; }
  [[nodiscard]] bool has_clash() const { return has_clash_; }
  /// The literal that follows although its opposite was reached before.
  [[nodiscard]] Literal clashing() const { return clashing_; }

  /// The literal and all its ancestors, breadth first. is_clash: as the literal of the clash.
  [[nodiscard]] std::vector<Literal> ancestors(Literal literal, bool is_clash) const;
  /// Their number; limit + 1 if it exceeds the limit.
  [[nodiscard]] int ancestor_count(Literal literal, bool is_clash, int limit) const;
  [[nodiscard]] Cause cause(Literal literal, bool is_clash) const {
    return is_clash && literal == clashing_ ? clash_.cause : entries_[literal].cause;
  }
  /// The chain from which the literal follows, or null.
  [[nodiscard]] const ChainRecord* nested(Literal literal) const {
    const std::uint16_t nested = entries_[literal].nested;
    return nested == 0 ? nullptr : nested_[nested - 1U].get();
  }

 private:
  struct Entry {
    std::uint32_t first_parent;
    std::uint16_t parents;
    std::uint16_t nested;  // its index plus 1, 0 if there is none
    Cause cause;
  };

  [[nodiscard]] Entry entry_of(Cause cause, std::span<const Literal> parents);
  [[nodiscard]] std::span<const Literal> parents_of(const Entry& entry) const {
    return std::span(parents_).subspan(entry.first_parent, entry.parents);
  }
  [[nodiscard]] const Entry& entry(Literal literal, bool is_clash) const {
    return is_clash && literal == clashing_ ? clash_ : entries_[literal];
  }

  std::array<Entry, kLiterals> entries_;  // set only for literals that were reached
  LiteralSet reached_;
  std::vector<Literal> on_, off_, parents_;
  std::vector<std::shared_ptr<const ChainRecord>> nested_;
  bool has_clash_ = false;
  Literal clashing_ = 0;
  Entry clash_{};
};

/// Computes the consequences of an assumption until a literal is both on and off.
class Grower {
 public:
  /// The marks must outlive this. find_advanced finds the hints of plus and nested levels in marks of which
  /// some have been removed since.
  Grower(const Marks& marks, ChainLevel level, std::function<std::vector<Hint>(const Marks&)> find_advanced)
      : marks_(marks), level_(level), find_advanced_(std::move(find_advanced)) {}

  void grow(Literal start, Growth& growth) const;

 private:
  [[nodiscard]] bool turn_off_others(Growth& growth, const Marks& now, Literal on) const;
  [[nodiscard]] bool turn_on_last(Growth& growth, Marks& now, Literal off) const;
  void turn_off_advanced(Growth& growth, const Marks& now) const;

  const Marks& marks_;
  ChainLevel level_;
  std::function<std::vector<Hint>(const Marks&)> find_advanced_;
};

}  // namespace quadrille::techniques::explainer
