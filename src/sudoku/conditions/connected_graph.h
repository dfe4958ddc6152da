// The arguments of cp::connected_values() for an area that a Connected condition describes.
#pragma once

#include <vector>

#include "cp/constraints/counting.h"
#include "cp/constraints/graphs.h"
#include "cp/int_var.h"
#include "sudoku/conditions/connected.h"

namespace quadrille::sudoku {

struct Connected::Graph {
  std::vector<cp::IntVar> nodes;
  std::vector<cp::Interval> set;
  std::vector<cp::GraphEdge> edges;
};

}  // namespace quadrille::sudoku
