#include "model/values.h"

#include "base/refuse.h"
#include "model/sentences.h"

namespace quadrille {

void refuse_number(std::uint64_t number) { refuse(say::kNumberBeyondLimit(number, cp::kPlusInfinity)); }

}  // namespace quadrille
