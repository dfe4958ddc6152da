#include "sudoku/own_rules/term_bounds.h"

#include <algorithm>
#include <cstdlib>

namespace quadrille::sudoku {

namespace {

using Op = Terms::Op;

void bound(Terms::Node& node, const Terms& terms) {
  const auto least = [&](std::size_t part) { return terms.node(node.parts[part]).least; };
  const auto greatest = [&](std::size_t part) { return terms.node(node.parts[part]).greatest; };
  switch (node.op) {
    case Op::undefined: node.may_be_undefined = true; break;
    case Op::number: node.least = node.greatest = node.number; break;
    case Op::cell:
      node.least = terms.least_digit();
      node.greatest = terms.least_digit() + terms.digits() - 1;
      break;
    case Op::sum:
      node.least = node.greatest = node.number;
      for (std::size_t i = 0; i < node.parts.size(); ++i) {
        const auto [low, high] = std::minmax({node.factors[i] * least(i), node.factors[i] * greatest(i)});
        node.least += low;
        node.greatest += high;
      }
      break;
    case Op::product: {
      const auto [low, high] = std::minmax(
          {least(0) * least(1), least(0) * greatest(1), greatest(0) * least(1), greatest(0) * greatest(1)});
      node.least = low;
      node.greatest = high;
      break;
    }
    case Op::quotient: {
      const std::int64_t most = std::max(std::abs(least(0)), std::abs(greatest(0)));
      node.least = -most;
      node.greatest = most;
      if (least(1) > 0 && least(0) >= 0) node.least = 0;
      if (least(1) <= 0 && greatest(1) >= 0) node.may_be_undefined = true;
      break;
    }
    case Op::remainder:
      node.least = std::min<std::int64_t>(0, least(1) + 1);
      node.greatest = std::max<std::int64_t>(0, greatest(1) - 1);
      if (least(1) <= 0 && greatest(1) >= 0) node.may_be_undefined = true;
      break;
    case Op::absolute:  // for a part that may be negative and positive
      node.least = 0;
      node.greatest = std::max(-least(0), greatest(0));
      break;
    case Op::least:
    case Op::greatest:
      node.least = least(0);
      node.greatest = greatest(0);
      for (std::size_t i = 1; i < node.parts.size(); ++i) {
        const bool is_least = node.op == Op::least;
        node.least = is_least ? std::min(node.least, least(i)) : std::max(node.least, least(i));
        node.greatest =
            is_least ? std::min(node.greatest, greatest(i)) : std::max(node.greatest, greatest(i));
      }
      break;
    default: node.greatest = 1;
  }
}

}  // namespace

void deduce_from_parts(Terms::Node& node, const Terms& terms) {
  for (const Term term : node.parts) {
    const Terms::Node& part = terms.node(term);
    node.first = std::min(node.first, part.first);
    node.last = std::max(node.last, part.last);
    node.may_be_undefined = node.may_be_undefined || part.may_be_undefined;
  }
  bound(node, terms);
  if (Terms::is_formula(node.op)) node.may_be_undefined = false;
}

}  // namespace quadrille::sudoku
