// The builder of a model, which remembers its variables.
#pragma once

#include <vector>

#include "model/model.h"
#include "modelling/builder.h"

namespace quadrille {

/// Records the variables that it creates, so that the search can branch on them.
class Model::Builder final : public modelling::Builder {
 public:
  explicit Builder(cp::Store& store) : modelling::Builder(store) {}
  [[nodiscard]] const std::vector<cp::IntVar>& made() const { return made_; }

 private:
  [[nodiscard]] cp::IntVar new_variable(Value min, Value max) override {
    return made_.emplace_back(store().new_variable(min, max));
  }

  std::vector<cp::IntVar> made_;
};

}  // namespace quadrille
