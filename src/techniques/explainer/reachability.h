// Which literals follow from each literal by links, in any number of steps.
//
// Literals that follow from each other are a strongly connected component, and the same literals follow from
// all of them. Components are found by Tarjan's algorithm, each after those to which its links lead, so the
// set of a component is the union of theirs and of its own members:
//
//   a -> b <-> c -> d      components: {d}, {b, c}, {a}      from b and from c follow b, c and d
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "techniques/explainer/chains.h"

namespace quadrille::techniques::explainer {

/// Links: `of(literal)` is a span of links, each with the literal `to`. Time: linear in the number of links,
/// each of which may take a union of sets.
template <class Links>
class Reachability {
 public:
  explicit Reachability(const Links& links) : links_(links) {
    constexpr std::size_t kUsual = 256;
    sets_.reserve(kUsual);
    sets_.emplace_back();
    for (Literal literal = 0; literal < kLiterals; ++literal)
      if (number_[literal] == 0 && !links.of(literal).empty()) visit(literal);
  }

  /// The literals that follow in one or more steps.
  [[nodiscard]] const LiteralSet& from(Literal literal) const { return sets_[component_[literal]]; }

 private:
  struct Frame {
    Literal literal;
    std::size_t next;  // the index of its next link
  };

  void begin(Literal literal) {
    number_[literal] = low_[literal] = ++count_;
    is_open_[literal] = true;
    open_.push_back(literal);
    frames_.push_back({literal, 0});
  }

  void visit(Literal root) {
    begin(root);
    while (!frames_.empty()) {
      Frame& frame = frames_.back();
      const Literal literal = frame.literal;
      const auto links = links_.of(literal);
      if (frame.next < links.size()) {
        const Literal to = links[frame.next++].to;
        if (number_[to] == 0) {
          begin(to);
        } else if (is_open_[to]) {
          low_[literal] = std::min(low_[literal], number_[to]);
        }
        continue;
      }
      frames_.pop_back();
      if (!frames_.empty()) {
        const Literal parent = frames_.back().literal;
        low_[parent] = std::min(low_[parent], low_[literal]);
      }
      if (low_[literal] == number_[literal]) close(literal);
    }
  }

  /// The literals that were opened since that one are its component.
  void close(Literal root) {
    auto begin = open_.end() - 1;
    while (*begin != root) --begin;
    const bool is_end = begin + 1 == open_.end() && links_.of(root).empty();
    const auto component = static_cast<std::uint16_t>(is_end ? 0 : sets_.size());
    if (!is_end) sets_.emplace_back();
    LiteralSet& set = sets_[component];
    for (auto member = begin; member != open_.end(); ++member) {
      component_[*member] = component;
      is_open_[*member] = false;
    }
    for (auto member = begin; member != open_.end(); ++member)
      for (const auto& link : links_.of(*member)) {
        set[link.to] = true;
        if (component_[link.to] != component) set |= sets_[component_[link.to]];
      }
    open_.erase(begin, open_.end());
  }

  const Links& links_;
  std::vector<LiteralSet> sets_;  // by component; the first one is for literals without links
  std::array<std::uint16_t, kLiterals> component_{}, number_{}, low_{};
  LiteralSet is_open_;
  std::vector<Literal> open_;  // in the order of their numbers
  std::vector<Frame> frames_;
  std::uint16_t count_ = 0;
};

}  // namespace quadrille::techniques::explainer
