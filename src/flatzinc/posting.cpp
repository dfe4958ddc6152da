#include "flatzinc/posting.h"

#include <string>

#include "flatzinc/builtins.h"
#include "flatzinc/scanner.h"
#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

namespace {

/// The obvious error in a constraint; empty if there is none.
std::string fault_of(const ConstraintItem& item, const Builtin* builtin) {
  if (builtin == nullptr) {
    return say::kUnknownConstraint(item.name);
  }
  if (item.arguments.size == builtin->arity) return {};
  return say::kWrongArity(item.name, builtin->arity, item.arguments.size);
}

}  // namespace

Parsed<bool> post_model(std::string_view text, const Program& program, const Equalities& equalities,
                        Variables& variables, cp::Store& store) {
  bool possible = variables.are_possible();
  for (std::size_t i = 0; i < program.constraints.size(); ++i) {
    const ConstraintItem& item = program.constraints[i];
    const Builtin* builtin = find_builtin(item.name, item.arguments.size);
    if (const std::string fault = fault_of(item, builtin); !fault.empty())
      return tl::unexpected(error_at(text, item.place, fault));
    if (equalities.is_settled(i)) continue;
    Call call(program, item, variables, store);
    if (!builtin->tied_by || call.tie(*builtin->tied_by)) builtin->post(call);
    const modelling::Trouble trouble = variables.builder().take_trouble();
    if (trouble == modelling::Trouble::too_large) call.refuse(say::kSumTooLarge());
    if (call.error()) {
      return tl::unexpected(error_at(text, item.place, say::kInConstraint(item.name, *call.error())));
    }
    possible = possible && trouble == modelling::Trouble::none;
  }
  for (auto& crossings : cp::all_crossings(store)) store.post(std::move(crossings));
  return possible;
}

}  // namespace quadrille::flatzinc
