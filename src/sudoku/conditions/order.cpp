#include "sudoku/conditions/order.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/sentence.h"
#include "cp/constraints/sequences.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kRisesRemark{"{}: it rises", "{} : il monte"};
constexpr Sentence<Text> kNeverFallsRemark{"{}: it never falls", "{} : il ne descend jamais"};

}  // namespace

int Order::breaches(const Grid& grid) const {
  int broken = 0;
  for (std::size_t i = 1; i < chain.size(); ++i)
    broken += grid[at(chain[i])] < grid[at(chain[i - 1])] + step() ? 1 : 0;
  return broken;
}

std::optional<std::pair<int, int>> Order::clash(const Grid& givens) const {
  std::optional<std::size_t> last;  // a position with a given
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const int digit = givens[at(chain[i])];
    if (digit == 0) continue;
    if (last && digit < givens[at(chain[*last])] + step() * static_cast<int>(i - *last))
      return std::minmax(chain[*last], chain[i]);
    last = i;
  }
  return std::nullopt;
}

void Order::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  int least = 1;
  for (const int cell : chain) {
    candidates[at(cell)] &= ~low_bits(std::min(least - 1, kMaxSize));
    least = std::max(least, givens[at(cell)]) + step();
  }
  for (std::size_t i = chain.size(); i-- > 1;) {
    const Digits after = candidates[at(chain[i])];
    const int given = givens[at(chain[i])];
    const int greatest = given != 0 ? given : after == 0 ? 0 : highest(after) + 1;
    candidates[at(chain[i - 1])] &= low_bits(std::max(greatest - step(), 0));
  }
}

std::unique_ptr<cp::Constraint> Order::constraint(const cp::Store& /*store*/,
                                                  std::span<const cp::IntVar> cells,
                                                  cp::Consistency /*consistency*/) const {
  std::vector<cp::IntVar> variables;
  for (const int cell : chain) variables.push_back(cells[at(cell)]);
  return cp::increasing(std::move(variables), is_strict);
}

ClauseCount Order::clause_count(int digit_count) const {
  const std::size_t pairs = at(digit_count) * at(digit_count + 2 * step() - 1) / 2 * (chain.size() - 1);
  return {pairs, 2 * pairs};
}

void Order::add_exclusions(Cnf& cnf) const {
  for (std::size_t i = 1; i < chain.size(); ++i)
    for (int second = 1; second <= cnf.digit_count(); ++second)
      for (int first = second - step() + 1; first <= cnf.digit_count(); ++first)
        cnf.add_exclusion({chain[i - 1], first}, {chain[i], second});
}

void Order::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark((is_strict ? kRisesRemark : kNeverFallsRemark)(label));
  for (std::size_t i = 1; i < chain.size(); ++i) {
    const int first = chain[i - 1], second = chain[i];
    for (int digit = 1; digit <= opb.digit_count(); ++digit) {
      opb.add_support(first, digit, second, low_bits(opb.digit_count()) & ~low_bits(digit + step() - 1));
      opb.add_support(second, digit, first, low_bits(digit - step()));
    }
  }
}

std::string Order::sentence(const Layout& layout) const {
  std::vector<std::string> names;
  for (const int cell : chain) names.push_back(cell_name(cell, layout));
  return fmt::format("{}", fmt::join(names, is_strict ? " < " : " <= "));
}

}  // namespace quadrille::sudoku
