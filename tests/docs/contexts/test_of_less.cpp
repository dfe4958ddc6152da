#include "cp/constraints.h"

namespace quadrille::cp {
std::unique_ptr<Constraint> less(IntVar x, IntVar y);
}  // namespace quadrille::cp

@EXAMPLE@
