#include "flatzinc/equalities.h"

namespace quadrille::flatzinc {

namespace {

using Kind = Expression::Kind;

bool is_constant(const Expression& e) { return e.kind == Kind::integer || e.kind == Kind::boolean; }

}  // namespace

Equalities::Equalities(const Program& program) : program_(program) {
  const auto count = static_cast<std::uint32_t>(program.variables.size());
  images_.reserve(count);
  domains_.reserve(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const Variable& v = program.variables[i];
    images_.push_back({i, false});
    domains_.push_back(v.is_boolean ? modelling::range_set(0, 1)
                       : v.domain   ? program.sets[*v.domain]
                                    : IntervalSet{modelling::kAllIntegers});
  }
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto& alias = program.variables[i].alias;
    if (alias) (void)unite({Kind::variable, 0, static_cast<Value>(i)}, *alias, false);
  }
  settled_.reserve(program.constraints.size());
  for (const ConstraintItem& constraint : program.constraints) settled_.push_back(settle(constraint));
}

Equalities::Image Equalities::image(std::uint32_t variable) const {
  Image result{variable, false};
  while (images_[result.root].root != result.root) {
    const Image next = images_[result.root];
    result = {next.root, result.flipped != next.flipped};
  }
  return result;
}

bool Equalities::settle(const ConstraintItem& constraint) {
  const auto arguments = program_.elements(constraint.arguments);
  if (arguments.size() != 2) return false;
  const std::string_view name = constraint.name;
  if (name == "bool2int" || name == "int_eq" || name == "bool_eq")
    return unite(arguments[0], arguments[1], false);
  if (name == "bool_not" || name == "bool_xor") return unite(arguments[0], arguments[1], true);
  if (name == "set_in" && arguments[1].kind == Kind::set)
    return restrict(arguments[0], program_.set(arguments[1]));
  return false;
}

bool Equalities::unite(const Expression& a, const Expression& b, bool flipped) {
  if (is_constant(b)) return restrict(a, modelling::set_of({flipped ? 1 - b.value : b.value}));
  if (is_constant(a)) return unite(b, a, flipped);
  if (a.kind != Kind::variable || b.kind != Kind::variable) return false;
  const Image from = image(static_cast<std::uint32_t>(a.value));
  const Image to = image(static_cast<std::uint32_t>(b.value));
  const bool opposite = (from.flipped != to.flipped) != flipped;
  if (from.root == to.root) return !opposite;
  images_[from.root] = {to.root, opposite};
  restrict(to.root, opposite ? modelling::mirrored(domains_[from.root], 1) : domains_[from.root]);
  return true;
}

bool Equalities::restrict(const Expression& e, const IntervalSet& values) {
  if (e.kind != Kind::variable) return false;
  const Image where = image(static_cast<std::uint32_t>(e.value));
  restrict(where.root, where.flipped ? modelling::mirrored(values, 1) : values);
  return true;
}

void Equalities::restrict(std::uint32_t variable, const IntervalSet& values) {
  domains_[variable] = modelling::intersection(domains_[variable], values);
}

}  // namespace quadrille::flatzinc
