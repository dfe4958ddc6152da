// What is known of a term from its parts, whatever the digits are.
#pragma once

#include "sudoku/own_rules/terms.h"

namespace quadrille::sudoku {

/// Sets the members of a node that follow from the others: the numbers that it can be lie between least and
/// greatest, though it need not reach these; its cells; and whether it may be undefined. A cell has its place
/// already. Linear in the number of parts.
void deduce_from_parts(Terms::Node& node, const Terms& terms);

}  // namespace quadrille::sudoku
