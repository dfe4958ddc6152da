// Reads the text of an XCSP3 file into an instance.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <tl/expected.hpp>

#include "xcsp/instance.h"

namespace quadrille::xcsp {

/// Reads XCSP3-core (Boussemart, Lecoutre, Audemard and Piette, "XCSP3-core", 2020). The error gives the
/// reason, or the constraint that is not supported. is_stopped, if given, is called at each variable and
/// constraint, and returns whether to end reading.
[[nodiscard]] tl::expected<std::unique_ptr<Instance>, Trouble> read_instance(
    std::string_view xml, const std::function<bool()>& is_stopped = {});

}  // namespace quadrille::xcsp
