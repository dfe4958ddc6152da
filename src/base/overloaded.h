// One function object out of several, for std::visit.
#pragma once

namespace quadrille {

/// std::visit(Overloaded{[](const A&) {..}, [](const B&) {..}}, variant): an alternative that is left out
/// does not compile.
template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};

template <class... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace quadrille
