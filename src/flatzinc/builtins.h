// The constraints that FlatZinc models may use, by name.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "flatzinc/call.h"
#include "flatzinc/globals.h"

namespace quadrille::flatzinc {

struct Builtin {
  std::string_view name;
  std::size_t arity;                             // including the Boolean to which it is tied
  std::optional<cp::Reification::Mode> tied_by;  // set if the last argument is such a Boolean
  void (*post_call)(Call& call);                 // null for a global constraint of all languages
  const modelling::Global* global = nullptr;

  void post(Call& call) const { global != nullptr ? post_global(call, *global) : post_call(call); }
};

/// All builtins: those of builtins.def, in its order, and the global constraints with a name in MiniZinc.
[[nodiscard]] std::span<const Builtin> builtins();
/// The builtin of this name with this number of arguments, or else any of this name; null if there is none.
[[nodiscard]] const Builtin* find_builtin(std::string_view name, std::size_t arity);

// The functions that post them: post_int_eq() and so on.
#define FZN(name, arity) void post_##name(Call& call);
#define PREDICATE(name, parameters) FZN(name, 0)
#define TIED(name, arity) FZN(name, arity)
#define RESULT(name, arity) FZN(name, arity)
#include "flatzinc/builtins.def"
#undef RESULT
#undef TIED
#undef PREDICATE
#undef FZN

}  // namespace quadrille::flatzinc
