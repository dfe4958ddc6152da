#include "formats/cell_places.h"

#include <algorithm>
#include <array>

namespace quadrille::formats {

std::optional<CellPlaces> cell_places(int least, int greatest, int size) {
  constexpr std::array<int, 6> kUsualSizes{4, 6, 9, 12, 16, 25};
  const int first = least == 0 ? 0 : 1;
  if (size == 0) {
    const auto usual = std::ranges::find_if(kUsualSizes, [&](int each) { return each > greatest - first; });
    if (usual == kUsualSizes.end()) return std::nullopt;
    size = *usual;
  }
  const bool is_known = first == 0 || greatest == size;
  return greatest - first < size && is_known ? std::optional(CellPlaces{first, size}) : std::nullopt;
}

}  // namespace quadrille::formats
