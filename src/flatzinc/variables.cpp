#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

namespace {

/// The values of domains with gaps are listed only up to this span.
constexpr std::uint64_t kMostListed = cp::Domains::kDenseSpan;

}  // namespace

Variables::Variables(const Program& program, const Equalities& equalities, cp::Store& store) : store_(store) {
  const auto count = static_cast<std::uint32_t>(program.variables.size());
  variables_.resize(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    if (equalities.image(i).root == i) variables_[i] = new_variable(equalities.domain(i));
  }
  for (std::uint32_t i = 0; i < count; ++i) {
    const Equalities::Image image = equalities.image(i);
    const cp::IntVar root = variables_[image.root];
    variables_[i] = image.flipped ? -root + 1 : root;
  }
}

cp::IntVar Variables::new_variable(const IntervalSet& domain) {
  if (domain.empty()) {
    possible_ = false;
    return store_.new_variable(0, 0);
  }
  const Value min = domain.front().min;
  const Value max = domain.back().max;
  if (domain.size() == 1) return store_.new_variable(min, max);
  if (static_cast<std::uint64_t>(max) - static_cast<std::uint64_t>(min) < kMostListed)
    return cp::new_variable(store_, modelling::values_of(domain));
  const cp::IntVar x = store_.new_variable(min, max);
  builder_.require_in(x, domain);
  return x;
}

cp::IntVar Variables::variable(const Expression& e) {
  if (e.kind == Expression::Kind::variable) return variables_[static_cast<std::size_t>(e.value)];
  return constant(e.value);
}

}  // namespace quadrille::flatzinc
