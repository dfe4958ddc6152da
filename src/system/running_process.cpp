#include "system/running_process.h"

#include <sys/types.h>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <iterator>
#include <limits>
#include <string>

namespace quadrille {

namespace {

/// Linux: "1234 (name) Z ..", where the name may hold anything. False where there is no such file.
bool is_zombie(std::uint64_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  const std::string text{std::istreambuf_iterator(file), {}};
  const auto state = text.rfind(')');
  return state != std::string::npos && text.compare(state + 1, 2, " Z") == 0;
}

}  // namespace

bool is_running(std::uint64_t process) {
  if (process == 0 || process > std::uint64_t{std::numeric_limits<pid_t>::max()}) return false;
  if (kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH) return false;
  return !is_zombie(process);
}

}  // namespace quadrille
