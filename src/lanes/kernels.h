// Chooses the kernel: the best compiled one that the processor can run, unless the program or the environment
// names another. All functions may be called from any thread.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace quadrille::lanes {

/// The kernels that this processor can run, best first: "AVX3", "AVX2", "SSE4", .. All count the same
/// solutions.
[[nodiscard]] std::vector<std::string_view> kernels();
/// The active kernel.
[[nodiscard]] std::string_view active_kernel();
/// Makes one of kernels() the active kernel of the whole process; an empty name restores the default. False
/// if there is no kernel of that name. Do not call it while a batch runs. The environment variable
/// QUADRILLE_KERNEL changes the default; it is ignored if it names none of kernels().
[[nodiscard]] bool force_kernel(std::string_view name);

/// The active kernel, as Highway's bit for it.
[[nodiscard]] std::int64_t active_target();

}  // namespace quadrille::lanes
