// Feeds the FlatZinc solver any text: it must end, with solutions or with an error that has a place and a
// sentence.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "flatzinc/solve.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace quadrille::flatzinc;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const SolveOptions options{.solutions = 3, .statistics = true, .limits = {.nodes = 200}};
  const auto result = solve(text, options, {.write = [](std::string_view) {}});
  if (result || (!result.error().message.empty() && result.error().line > 0 && result.error().column > 0))
    return 0;
  std::fprintf(stderr, "an error without a place or a sentence: %s\n", result.error().message.c_str());
  std::abort();
}
