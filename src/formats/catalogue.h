// The declarations of all formats for the catalogue, formats().
#pragma once

#include "formats/format.h"

namespace quadrille::formats {

#define FORMAT(name) [[nodiscard]] Format name##_format();
#include "formats/formats.def"
#undef FORMAT

}  // namespace quadrille::formats
