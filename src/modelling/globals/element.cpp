// Elements of lists.
#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

void post_element(Builder& builder, IntVar element, const Variables& array, IntVar index) {
  builder.element(index, array, element);
}

bool is_element(Value element, const Numbers& array, Value index) {
  return index >= 0 && index < std::ssize(array) && array[static_cast<std::size_t>(index)] == element;
}

}  // namespace

Global element_global() {
  return {.name = "element",
          .summary = "array[index], counted from 0.",
          .parameters = {{.name = "element", .is_result = true},
                         {.name = "array", .takes_empty = false},
                         {"index"}},
          .post = post_element,
          .holds = is_element};
}

}  // namespace quadrille::modelling
