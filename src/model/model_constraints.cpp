// The constraints of a model, passed on to the builder.

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/refuse.h"
#include "model/arguments.h"
#include "model/model.h"
#include "model/model_builder.h"
#include "model/sentences.h"
#include "modelling/globals.h"

namespace quadrille {

namespace globals = modelling::globals;

using modelling::Argument;

namespace {

// An argument for a constraint.

Argument argument(Model& model, const Sum& sum) { return model.variable(sum); }
Argument argument(Model& model, const Array& array) { return model.variables(array); }

Argument argument(Model& model, const std::vector<Array>& arrays) {
  modelling::VariableLists result;
  for (const Array& array : arrays) result.push_back(model.variables(array));
  return result;
}

Argument argument(Model& model, const Conditions& conditions) {
  modelling::Facts result;
  for (const Condition& condition : conditions) result.push_back(model.literal(condition));
  return result;
}

Argument argument(Model& /*model*/, const Values& values) { return values.numbers(); }
Argument argument(Model& /*model*/, const ValueSet& values) { return modelling::set_of(values.numbers()); }
Argument argument(Model& /*model*/, const Tuples& tuples) { return tuples.rows(); }
Argument argument(Model& /*model*/, const cp::Automaton& automaton) { return automaton; }
Argument argument(Model& /*model*/, const modelling::Layers& layers) { return layers; }

void post_arguments(modelling::Builder& builder, const modelling::Global& global,
                    modelling::Arguments arguments,
                    cp::Consistency consistency = cp::Consistency::automatic) {
  if (const auto fault = fault_in(global, arguments, builder.store()))
    refuse_fault(global, arguments, *fault);
  global.post(builder, std::move(arguments), consistency);
}

}  // namespace

template <class... Given>
void Model::post(const modelling::Global& global, const Given&... given) {
  expect_no_trouble();
  modelling::Arguments arguments;
  arguments.reserve(sizeof...(given));
  (arguments.push_back(argument(*this, given)), ...);
  post_arguments(*builder_, global, std::move(arguments));
}

template <class... Given>
Int Model::result_of(const modelling::Global& global, Value min, Value max, const Given&... given) {
  const Int result = auxiliary(min, max);
  post(global, result, given...);
  return result;
}

Int Model::arg_max(const Array& array) {
  expect_not_empty("arg_max", array);
  return result_of(globals::arg_max(), 0, std::ssize(array) - 1, array);
}

Int Model::arg_min(const Array& array) {
  expect_not_empty("arg_min", array);
  return result_of(globals::arg_min(), 0, std::ssize(array) - 1, array);
}

Int Model::count(const Array& array, const Sum& value) {
  return result_of(globals::count(), 0, std::ssize(array), array, value);
}

Int Model::among(const Array& array, const ValueSet& values) {
  return result_of(globals::among(), 0, std::ssize(array), array, values);
}

Int Model::nvalue(const Array& array) { return result_of(globals::nvalue(), 0, std::ssize(array), array); }

void Model::all_different(const Array& array, cp::Consistency consistency) {
  expect_no_trouble();
  post_arguments(*builder_, globals::all_different(), {variables(array)}, consistency);
}

void Model::connected(const Conditions& nodes, const Conditions& edges, const Tuples& ends) {
  expect_equally_many("connected", {"edges", edges.size()}, {"ends", ends.rows().size()});
  const auto is_node = [&](Value v) { return v >= 0 && v < std::ssize(nodes); };
  for (std::size_t e = 0; e < edges.size(); ++e)
    if (const auto& pair = ends.rows()[e]; pair.size() != 2 || !std::ranges::all_of(pair, is_node))
      refuse(say::kNoEdge(e, std::ssize(nodes) - 1));
  post(globals::connected(), nodes, edges, ends);
}

void Model::increasing(const Array& array) {
  const Sum* before = nullptr;
  for (const Sum& next : array) {
    if (before != nullptr) add(*before <= next);
    before = &next;
  }
}

void Model::diffn(const std::vector<Array>& places, const std::vector<Array>& sizes) {
  expect_equally_many("diffn", {"places", places.size()}, {"sizes", sizes.size()});
  for (std::size_t i = 0; i < places.size(); ++i) {
    expect_not_empty("diffn", places[i]);
    expect_equally_many("diffn", {"places[0]", places[0].size()},
                        {element_of("places", i), places[i].size()});
    expect_equally_many("diffn", {element_of("places", i), places[i].size()},
                        {element_of("sizes", i), sizes[i].size()});
    std::size_t d = 0;
    for (const Sum& size : sizes[i]) {
      const Value most = store_.max(variable(size));
      if (most < 0) refuse(say::kNegativeVariable("diffn", element_of(element_of("sizes", i), d), most));
      ++d;
    }
  }
  post(globals::diffn(), places, sizes);
}

void Model::all_different_except(const Array& array, const ValueSet& exceptions) {
  post(globals::all_different_except(), array, exceptions);
}

void Model::inverse(const Array& x, const Array& y) { post(globals::inverse(), x, y); }

void Model::circuit(const Array& successors) { post(globals::circuit(), successors); }

void Model::subcircuit(const Array& successors) { post(globals::subcircuit(), successors); }

void Model::lex_less(const Array& x, const Array& y) { post(globals::lex_less(), x, y); }

void Model::lex_less_equal(const Array& x, const Array& y) { post(globals::lex_less_equal(), x, y); }

void Model::sort(const Array& x, const Array& y) { post(globals::sort(), x, y); }

void Model::value_precede(const Values& values, const Array& array) {
  post(globals::value_precede(), values, array);
}

void Model::regular(const Array& array, const cp::Automaton& automaton) {
  post(globals::regular(), array, automaton);
}

void Model::cost_regular(const Array& array, const cp::Automaton& automaton, const Sum& cost) {
  post(globals::cost_regular(), array, automaton, cost);
}

void Model::mdd(const Array& array, const std::vector<std::vector<cp::Transition>>& layers) {
  post(globals::mdd(), array, layers);
}

void Model::table(const Array& array, const Tuples& tuples) { post(globals::table(), array, tuples); }

void Model::global_cardinality(const Array& array, const Values& values, const Array& numbers) {
  post(globals::global_cardinality(), array, values, numbers);
}

void Model::global_cardinality_closed(const Array& array, const Values& values, const Array& numbers) {
  post(globals::global_cardinality_closed(), array, values, numbers);
}

void Model::parity(const Conditions& conditions) { post(globals::parity(), conditions); }

void Model::cumulative(const Array& starts, const Array& durations, const Array& demands,
                       const Sum& capacity) {
  post(globals::cumulative(), starts, durations, demands, capacity);
}

void Model::disjunctive(const Array& starts, const Array& durations) {
  post(globals::disjunctive(), starts, durations);
}

void Model::bin_packing(const Array& loads, const Array& bins, const Values& weights) {
  post(globals::bin_packing(), loads, bins, weights);
}

}  // namespace quadrille
