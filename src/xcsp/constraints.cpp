#include "xcsp/constraints.h"

#include <algorithm>
#include <string_view>

#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

struct Entry {
  std::string_view name;
  void (*post)(Instance&, const Element&);
};

constexpr Entry kConstraints[] = {
#define XCSP(name, function) {#name, post_##function},
#include "xcsp/constraints.def"
#undef XCSP
};

}  // namespace

void post_constraint(Instance& instance, const Element& element) {
  const std::string_view name = element.node().name();
  const auto entry = std::ranges::find(kConstraints, name, &Entry::name);
  if (entry == std::end(kConstraints)) return instance.unsupported(say::kOtherConstraint(name));
  entry->post(instance, element);
}

}  // namespace quadrille::xcsp
