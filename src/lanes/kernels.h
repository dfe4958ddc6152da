// Which kernel of those that were compiled does the work: the best that the processor can run, unless another
// one is asked for.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace quadrille::lanes {

/// The kernels that this processor can run, best first: "AVX3", "AVX2", "SSE4", .. All give the same counts.
[[nodiscard]] std::vector<std::string_view> kernels();
/// The kernel in use.
[[nodiscard]] std::string_view active_kernel();
/// Makes one of kernels() the kernel of the whole process; an empty name gives the choice back. False when
/// there is none of that name. Not while a batch runs. The environment variable QUADRILLE_KERNEL does the
/// same; a name that is none of kernels() changes nothing.
[[nodiscard]] bool force_kernel(std::string_view name);

/// The kernel in use, as Highway's bit for it.
[[nodiscard]] std::int64_t active_target();

}  // namespace quadrille::lanes
