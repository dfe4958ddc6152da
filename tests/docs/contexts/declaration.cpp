#include "cp/constraints.h"

namespace quadrille::cp {
@EXAMPLE@
}  // namespace quadrille::cp
