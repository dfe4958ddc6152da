// All global constraints: modelling::globals::sort() and so on.
#pragma once

#include <span>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace globals {
#define GLOBAL(name) [[nodiscard]] const Global& name();
#include "modelling/globals.def"
#undef GLOBAL
}  // namespace globals

/// In the order of globals.def.
[[nodiscard]] std::span<const Global* const> all_globals();

}  // namespace quadrille::modelling
