#include "prolog/swi/memory_limit.h"

#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace quadrille::prolog {

namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

std::uint64_t most_bytes = kNoLimit;

/// The bytes of memory that this process holds; 0 if the system does not tell.
std::uint64_t bytes_held() {
  std::FILE* const file = std::fopen("/proc/self/statm", "r");
  if (file == nullptr) return 0;
  unsigned long pages = 0;
  const bool is_read = std::fscanf(file, "%*u %lu", &pages) == 1;
  std::fclose(file);
  return is_read ? pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
}

}  // namespace

void initialise_memory_limit() {
  const char* const text = std::getenv("QUADRILLE_MEMORY_LIMIT");
  if (text != nullptr) most_bytes = bytes_held() + std::strtoull(text, nullptr, 10);
}

bool is_within_memory_limit() { return most_bytes == kNoLimit || bytes_held() <= most_bytes; }

}  // namespace quadrille::prolog
