// The constraints that FlatZinc models may use, by name.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "flatzinc/call.h"

namespace quadrille::flatzinc {

struct Builtin {
  std::string_view name;
  std::size_t arity;                             // with the Boolean that it is tied to
  std::optional<cp::Reification::Mode> tied_by;  // where its last argument is that
  void (*post)(Call& call);
};

/// All of them, in the order of builtins.def.
[[nodiscard]] std::span<const Builtin> builtins();
/// The one with so many arguments, or else any of the name; null when there is none.
[[nodiscard]] const Builtin* find_builtin(std::string_view name, std::size_t arity);

// What each of them does: post_int_eq() and so on.
#define FZN(name, arity) void post_##name(Call& call);
#define TIED(name, arity) FZN(name, arity)
#define RESULT(name, arity) FZN(name, arity)
#include "flatzinc/builtins.def"
#undef RESULT
#undef TIED
#undef FZN

}  // namespace quadrille::flatzinc
