// Combines several function objects into one, for std::visit.
#pragma once

namespace quadrille {

/// std::visit(Overloaded{[](const A&) {..}, [](const B&) {..}}, variant) calls the function for the
/// alternative that the variant holds. It does not compile if an alternative has no function.
template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};

template <class... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace quadrille
