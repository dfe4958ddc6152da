// Linear sums of variables.
#pragma once

#include <vector>

#include "cp/constraints/arithmetic.h"
#include "cp/wide.h"

namespace quadrille::modelling {

using cp::Wide;

/// The sum of the terms and the constant.
struct Sum {
  std::vector<cp::Term> terms;
  Wide constant = 0;
};

}  // namespace quadrille::modelling
