#include "prolog/swi/domain_reader.h"

#include <utility>

#include "prolog/component.h"
#include "prolog/swi/vocabulary.h"

namespace quadrille::prolog {

namespace {

functor_t range_functor, union_functor, complement_functor, braces_functor, comma_functor;

Reading read_bound(term_t t, Value& value) {
  atom_t name = 0;
  const Vocabulary& words = vocabulary();
  if (PL_get_atom(t, &name) && (name == words.inf || name == words.sup)) {
    value = name == words.inf ? cp::kMinusInfinity : cp::kPlusInfinity;
    return Reading::ok;
  }
  return PL_is_integer(t) ? read_number(t, value) : Reading::unsupported;
}

Reading read_range(term_t left, term_t right, IntervalSet& set) {
  Interval i{};
  if (const Reading low = read_bound(left, i.min); low != Reading::ok) return low;
  if (const Reading high = read_bound(right, i.max); high != Reading::ok) return high;
  if (i.min == cp::kPlusInfinity || i.max == cp::kMinusInfinity) return Reading::unsupported;
  set.push_back(i);
  return Reading::ok;
}

Reading read_intervals(term_t t, IntervalSet& set, int depth) {
  if (depth > kMostDepth) return Reading::unsupported;
  if (PL_is_integer(t)) {
    Value v = 0;
    const Reading reading = read_number(t, v);
    set.push_back({v, v});
    return reading;
  }
  const term_t left = PL_new_term_ref();
  const term_t right = PL_new_term_ref();
  functor_t f = 0;
  if (!PL_get_functor(t, &f) || !PL_is_compound(t)) return Reading::unsupported;
  _PL_get_arg(1, t, left);
  if (f == braces_functor) return read_intervals(left, set, depth + 1);
  if (f == complement_functor) {
    IntervalSet inner;
    const Reading reading = read_intervals(left, inner, depth + 1);
    for (const Interval& i : complement(normalised(std::move(inner)))) set.push_back(i);
    return reading;
  }
  if (f != range_functor && f != union_functor && f != comma_functor) return Reading::unsupported;
  _PL_get_arg(2, t, right);
  if (f == range_functor) return read_range(left, right, set);
  const Reading reading = read_intervals(left, set, depth + 1);
  return reading == Reading::ok ? read_intervals(right, set, depth + 1) : reading;
}

}  // namespace

void initialise_domain_reader() {
  const auto functor = [](const char* name, std::size_t arity) {
    return PL_new_functor(PL_new_atom(name), arity);
  };
  range_functor = functor("..", 2);
  union_functor = functor("\\/", 2);
  complement_functor = functor("\\", 1);
  braces_functor = functor("{}", 1);
  comma_functor = functor(",", 2);
}

Reading read_number(term_t term, Value& value) {
  const bool fits =
      PL_get_int64(term, &value) && value <= Component::kGreatest && value >= -Component::kGreatest;
  return fits ? Reading::ok : Reading::beyond;
}

Reading read_domain(term_t term, IntervalSet& domain) {
  const Reading reading = read_intervals(term, domain, 0);
  domain = normalised(std::move(domain));
  return reading;
}

}  // namespace quadrille::prolog
