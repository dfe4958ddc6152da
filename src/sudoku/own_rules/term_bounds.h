// Facts about a term that follow from its parts, whatever the digits are.
#pragma once

#include "sudoku/own_rules/terms.h"

namespace quadrille::sudoku {

/// Sets the members of a node that follow from the others: least and greatest, which bound its values but
/// need not be reached; its first and last cell; and whether it may be undefined. A cell has its position
/// already. Linear in the number of parts.
void deduce_from_parts(Terms::Node& node, const Terms& terms);

}  // namespace quadrille::sudoku
