// Feeds arbitrary text to a format's reader. FORMAT_NAME names the format; each has its own target.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "formats/read/detect.h"
#include "fuzz/format_invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace quadrille::formats;
  static const Format& format = *find_format(FORMAT_NAME);
  static const std::vector<const Format*> written{&format, find_format("json"), find_format("frame")};
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  (void)detect_format(text, {});
  const auto fault = fault_of_reading(format, text, written);
  if (fault.empty()) return 0;
  std::fprintf(stderr, "%s\n", fault.c_str());
  std::abort();
}
