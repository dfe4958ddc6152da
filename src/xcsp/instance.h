// An XCSP3 instance: the text of its XML file, and what it becomes in a store.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

#include "xcsp/model.h"

namespace quadrille::xcsp {

struct Instance {
  explicit Instance(const std::function<bool()>& is_stopped) : model(is_stopped) {}

  Model model;
  /// To be minimised: the objective, or its opposite where it is to be maximised.
  std::optional<IntVar> cost;
  bool is_maximised = false;
};

/// XCSP3-core (Boussemart, Lecoutre, Audemard and Piette, "XCSP3-core", 2020). The error says what is wrong,
/// or which constraint is not supported.
/// is_stopped, if any, is asked at each variable and constraint whether to end reading.
[[nodiscard]] tl::expected<std::unique_ptr<Instance>, Trouble> read_instance(
    std::string_view xml, const std::function<bool()>& is_stopped = {});

}  // namespace quadrille::xcsp
