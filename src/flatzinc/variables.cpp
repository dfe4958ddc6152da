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

cp::IntVar Variables::new_variable(const IntSet& domain) {
  if (domain.is_empty()) {
    possible_ = false;
    return store_.new_variable(0, 0);
  }
  if (domain.is_range()) return store_.new_variable(domain.min(), domain.max());
  if (static_cast<std::uint64_t>(domain.max()) - static_cast<std::uint64_t>(domain.min()) < kMostListed) {
    std::vector<Value> values;
    domain.for_each([&](Value v) { values.push_back(v); });
    return store_.new_variable(values);
  }
  const cp::IntVar x = store_.new_variable(domain.min(), domain.max());
  store_.post(cp::in_set(x, domain.ranges()));
  return x;
}

cp::IntVar Variables::variable(const Expression& e) {
  if (e.kind == Expression::Kind::variable) return variables_[static_cast<std::size_t>(e.value)];
  return constant(e.value);
}

}  // namespace quadrille::flatzinc
