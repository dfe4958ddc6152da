#include "flatzinc/globals.h"

#include <cassert>

#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

namespace {

using modelling::Fault;
using modelling::ParameterKind;

modelling::Argument argument_of(Call& call, std::size_t i, ParameterKind kind) {
  switch (kind) {
    case ParameterKind::variable: return call.variable(i);
    case ParameterKind::variables: return call.variables(i);
    case ParameterKind::numbers: return call.values(i);
    case ParameterKind::set: return call.set(i);
    default: assert(false); return {};  // constraints with other parameters have no name in MiniZinc
  }
}

void refuse(Call& call, const Fault& fault) {
  switch (fault.kind) {
    case Fault::Kind::other_length: return call.refuse(fault.parameter, say::kArrayAsLong);
    case Fault::Kind::empty: return call.refuse(fault.parameter, say::kArrayOfSomeVariables);
    case Fault::Kind::repeated: return call.refuse(fault.parameter, say::kDifferentNumbers);
    case Fault::Kind::negative: return call.refuse(fault.parameter, say::kNumbersFromZero);
    case Fault::Kind::negative_variable: return;  // a model without solutions, which the engine finds
  }
}

}  // namespace

void post_global(Call& call, const modelling::Global& global) {
  modelling::Arguments arguments;
  arguments.reserve(global.parameters.size());
  for (std::size_t i = 0; i < global.parameters.size(); ++i)
    arguments.push_back(argument_of(call, i, global.post.kinds()[i]));
  if (const auto fault = fault_in(global, arguments, call.store())) refuse(call, *fault);
  if (!call.error()) global.post(call.builder(), std::move(arguments), call.consistency());
}

}  // namespace quadrille::flatzinc
