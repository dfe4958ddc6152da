// Connected parts of graphs.
#include <algorithm>
#include <set>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

void post_connected(Builder& builder, Facts nodes, const Facts& edges, const Rows& ends) {
  std::vector<cp::GraphEdge> pairs;
  for (const Numbers& pair : ends)
    pairs.push_back({static_cast<std::size_t>(pair[0]), static_cast<std::size_t>(pair[1])});
  builder.post(cp::connected(std::move(nodes), edges, std::move(pairs)));
}

/// Gives each chosen node a label, and spreads the least ones along chosen edges until nothing changes.
bool are_connected(const Numbers& nodes, const Numbers& edges, const Rows& ends) {
  std::vector<std::size_t> label(nodes.size());
  for (std::size_t i = 0; i < label.size(); ++i) label[i] = i;
  for (std::size_t round = 0; round < nodes.size(); ++round)
    for (std::size_t e = 0; e < edges.size(); ++e) {
      const auto a = static_cast<std::size_t>(ends[e][0]);
      const auto b = static_cast<std::size_t>(ends[e][1]);
      if (edges[e] == 1 && nodes[a] == 1 && nodes[b] == 1) label[a] = label[b] = std::min(label[a], label[b]);
    }
  std::set<std::size_t> parts;
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (nodes[i] == 1) parts.insert(label[i]);
  return parts.size() <= 1;
}

}  // namespace

Global connected_global() {
  return {.name = "connected",
          .summary =
              "In a graph whose edge e joins the nodes ends[e][0] and ends[e][1], counted from 0, the nodes "
              "whose condition holds are connected with each other by edges whose condition holds.",
          .parameters = {{"nodes"}, {"edges"}, {"ends"}},
          .post = post_connected,
          .holds = are_connected};
}

}  // namespace quadrille::modelling
