// The constraints of a model, passed on to the builder. Those that need no more than the checks of
// modelling/global.h are in the header.

#include "base/refuse.h"
#include "model/arguments.h"
#include "model/model.h"
#include "model/sentences.h"

namespace quadrille {

namespace globals = modelling::globals;

void Model::post_arguments(const modelling::Global& global, modelling::Arguments arguments,
                           cp::Consistency consistency) {
  if (const auto fault = fault_in(global, arguments, store_)) refuse_fault(global, arguments, *fault);
  global.post(builder_, std::move(arguments), consistency);
}

modelling::Argument Model::argument(const std::vector<Array>& arrays) {
  modelling::VariableLists result;
  for (const Array& array : arrays) result.push_back(variables(array));
  return result;
}

modelling::Argument Model::argument(const Conditions& conditions) {
  modelling::Facts result;
  for (const Condition& condition : conditions) result.push_back(literal(condition));
  return result;
}

void Model::all_different(const Array& array, cp::Consistency consistency) {
  expect_no_trouble();
  post_arguments(globals::all_different(), {variables(array)}, consistency);
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

}  // namespace quadrille
