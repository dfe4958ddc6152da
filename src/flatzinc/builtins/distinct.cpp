// Variables that take different values.
#include <algorithm>

#include "flatzinc/builtins.h"

namespace quadrille::flatzinc {

namespace {

/// Up to so many variables the engine looks at as words.
constexpr std::size_t kMostInWords = 64;

/// Takes the fixed variables out of the array, and their values from the others: what is left may fit words.
void settle_fixed(Call& call, std::vector<cp::IntVar>& x) {
  if (x.size() > kMostInWords) return;
  const auto is_fixed = [&](cp::IntVar y) { return call.store().is_fixed(y); };
  for (auto next = std::ranges::find_if(x, is_fixed); next != x.end();
       next = std::ranges::find_if(x, is_fixed)) {
    const Value taken = call.store().value(*next);
    x.erase(next);
    for (const cp::IntVar y : x) call.builder().require(y.ne(taken));
  }
}

}  // namespace

/// Permutations gain by domain consistency even where clauses are learnt (measured on quasigroups and large
/// Sudoku, searched as their models say).
void post_all_different_int(Call& call) {
  auto x = call.variables(0);
  settle_fixed(call, x);
  cp::Consistency consistency = call.consistency();
  if (consistency == cp::Consistency::automatic && cp::are_permuted(call.store(), x))
    consistency = cp::Consistency::domain;
  call.post(cp::all_different(call.store(), x, consistency));
}

void post_fzn_alldifferent_except(Call& call) {
  auto x = call.variables(0);
  std::vector<Value> exceptions;
  // Only those that a variable may take: the set may have no bounds.
  for (const cp::IntVar y : x)
    (call.set(1) & IntSet(call.store().min(y), call.store().max(y))).for_each([&](Value v) {
      exceptions.push_back(v);
    });
  std::ranges::sort(exceptions);
  const auto repeats = std::ranges::unique(exceptions);
  exceptions.erase(repeats.begin(), repeats.end());
  call.post(cp::all_different_except(std::move(x), std::move(exceptions)));
}

}  // namespace quadrille::flatzinc
