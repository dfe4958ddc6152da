#include "modelling/globals.h"

#include <array>

namespace quadrille::modelling {

// Each file in globals/ defines one of these.
#define GLOBAL(name) Global name##_global();
#include "modelling/globals.def"
#undef GLOBAL

namespace globals {
#define GLOBAL(name)                              \
  const Global& name() {                          \
    static const Global global = name##_global(); \
    return global;                                \
  }
#include "modelling/globals.def"
#undef GLOBAL
}  // namespace globals

std::span<const Global* const> all_globals() {
  static const std::array all{
#define GLOBAL(name) &globals::name(),
#include "modelling/globals.def"
#undef GLOBAL
  };
  return all;
}

}  // namespace quadrille::modelling
