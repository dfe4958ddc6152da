#include "formats/format.h"

#include <algorithm>
#include <array>

#include "formats/catalogue.h"
#include "formats/shapes.h"

namespace quadrille::formats {

std::span<const Format> formats() {
  static const std::array table{
#define FORMAT(name) name##_format(),
#include "formats/formats.def"
#undef FORMAT
  };
  return table;
}

bool can_write(const Format& format, const Puzzle& puzzle) {
  const sudoku::Layout& layout = puzzle.layout();
  return format.write != nullptr && (format.writes_any_shape || has_simple_shape(puzzle)) &&
         (format.writes_extra_cells || layout.extra_cells().empty()) &&
         std::max({layout.rows, layout.columns, layout.last_value()}) <= format.most_size;
}

const Format* find_format(std::string_view name) {
  const auto found = std::ranges::find(formats(), name, &Format::name);
  return found == formats().end() ? nullptr : &*found;
}

}  // namespace quadrille::formats
