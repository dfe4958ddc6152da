// Paths through decision diagrams.
#include <set>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

bool is_path(const Numbers& x, const Layers& layers) {
  std::set<std::size_t> nodes{0};
  for (std::size_t i = 0; i < x.size(); ++i) {
    std::set<std::size_t> next;
    for (const cp::Transition& arc : layers[i])
      if (arc.value == x[i] && nodes.contains(arc.from)) next.insert(arc.to);
    nodes = next;
  }
  return nodes.contains(0);
}

}  // namespace

Global mdd_global() {
  return {.name = "mdd",
          .summary =
              "The elements label a path through a decision diagram, from node 0 before the first layer to "
              "node 0 "
              "after the last. There is one layer for each element: arcs (node before, value, node after).",
          .parameters = {{"array"}, {.name = "layers", .as_long_as = 0}},
          .post = cp::mdd,
          .holds = is_path};
}

}  // namespace quadrille::modelling
