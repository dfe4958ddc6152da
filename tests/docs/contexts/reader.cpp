#include "formats/draft.h"
#include "formats/format.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {
@EXAMPLE@
}  // namespace quadrille::formats
