// Round trips.
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

/// Whether the successors are different nodes, of which those that are not their own successors form one
/// cycle.
bool is_subcircuit(const Numbers& successors) {
  std::size_t moving = 0;
  std::size_t first = 0;
  for (std::size_t i = 0; i < successors.size(); ++i) {
    if (successors[i] < 0 || successors[i] >= std::ssize(successors)) return false;
    if (successors[i] == static_cast<Value>(i)) continue;
    ++moving;
    first = i;
  }
  std::size_t node = first;
  for (std::size_t step = 1; step < moving; ++step) {
    node = static_cast<std::size_t>(successors[node]);
    if (node == first) return false;
  }
  return !has_repeats(successors);
}

bool is_circuit(const Numbers& successors) {
  for (std::size_t i = 0; i < successors.size(); ++i)
    if (successors.size() > 1 && successors[i] == static_cast<Value>(i)) return false;
  return is_subcircuit(successors);
}

}  // namespace

Global circuit_global() {
  return {.name = "circuit",
          .summary =
              "The elements are successors, counted from 0, that form a single circuit through all "
              "elements.",
          .parameters = {{"successors"}},
          .post = &Builder::circuit,
          .holds = is_circuit};
}

Global subcircuit_global() {
  return {.name = "subcircuit",
          .summary =
              "The elements are successors, counted from 0, that form a single circuit through some "
              "elements. The others are their own successors.",
          .parameters = {{"successors"}},
          .post = &Builder::subcircuit,
          .holds = is_subcircuit};
}

}  // namespace quadrille::modelling
