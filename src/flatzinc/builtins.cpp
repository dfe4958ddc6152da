#include "flatzinc/builtins.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <vector>

namespace quadrille::flatzinc {

namespace {

using Mode = cp::Reification::Mode;

/// The number of parameters in a list in MiniZinc's syntax, such as "var int: x, array[int] of int: a".
constexpr std::size_t count_parameters(std::string_view parameters) {
  return static_cast<std::size_t>(std::ranges::count(parameters, ':'));
}

#define FZN(name, arity) {#name, arity, std::nullopt, post_##name},
#define PREDICATE(name, parameters) FZN(name, count_parameters(parameters))
#define TIED(name, arity)                                                \
  FZN(name, arity){#name "_reif", (arity) + 1, Mode::full, post_##name}, \
      {#name "_imp", (arity) + 1, Mode::half, post_##name},
#define RESULT(name, arity) \
  {#name, arity, Mode::full, post_##name}, {#name "_imp", arity, Mode::half, post_##name},
constexpr Builtin kBuiltins[] = {
#include "flatzinc/builtins.def"
};
#undef RESULT
#undef TIED
#undef PREDICATE
#undef FZN

}  // namespace

std::span<const Builtin> builtins() {
  static const auto all = [] {
    std::vector<Builtin> result(std::begin(kBuiltins), std::end(kBuiltins));
    for (const modelling::Global* global : modelling::all_globals())
      for (const std::string_view declaration : global->minizinc)
        result.push_back({declaration.substr(0, declaration.find('(')), global->parameters.size(),
                          std::nullopt, nullptr, global});
    return result;
  }();
  return all;
}

const Builtin* find_builtin(std::string_view name, std::size_t arity) {
  static const auto by_name = [] {
    std::unordered_multimap<std::string_view, const Builtin*> result;
    for (const Builtin& builtin : builtins()) result.emplace(builtin.name, &builtin);
    return result;
  }();
  const Builtin* found = nullptr;
  for (auto [i, end] = by_name.equal_range(name); i != end; ++i)
    if (found == nullptr || i->second->arity == arity) found = i->second;
  return found;
}

}  // namespace quadrille::flatzinc
