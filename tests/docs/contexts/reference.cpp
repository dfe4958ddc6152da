#include <string_view>

bool must_differ(std::string_view name, int across, int down) {
  if (name == "anti_knight") {
    if (down * across == 2) return true;
@EXAMPLE@
  }
  return false;
}
