#include "formats/format.h"

#include <algorithm>
#include <array>

#include "formats/catalogue.h"
#include "formats/shapes.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

std::span<const Format> formats() {
  static const std::array table{
#define FORMAT(name) name##_format(),
#include "formats/formats.def"
#undef FORMAT
  };
  return table;
}

bool can_write_boards(const Format& format, const sudoku::Layout& layout) {
  return format.boards == BoardsOfFormat::allowed ||
         (format.boards == BoardsOfFormat::needed) == (layout.boards != nullptr);
}

bool can_write(const Format& format, const Puzzle& puzzle) {
  const sudoku::Layout& layout = puzzle.layout();
  return format.write != nullptr && (format.writes_any_shape || has_simple_shape(puzzle)) &&
         can_write_boards(format, layout) && (format.writes_extra_cells || layout.extra_cells().empty()) &&
         std::max({layout.rows, layout.columns, layout.last_value()}) <= format.most_size;
}

const Format* find_format(std::string_view name) {
  const auto found = std::ranges::find(formats(), name, &Format::name);
  return found == formats().end() ? nullptr : &*found;
}

bool has_extension(const Format& format, std::string_view file_name) {
  const auto dot = file_name.find_last_of('.');
  if (dot == std::string_view::npos) return false;
  std::string extension(file_name.substr(dot));
  for (char& c : extension) c = 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  const auto extensions = words({format.extensions}, format.extensions.size());
  return std::ranges::find(extensions, extension, &Token::text) != extensions.end();
}

const Format* format_for_file(std::string_view file_name) {
  const auto found = std::ranges::find_if(formats(), [file_name](const Format& format) {
    return format.write != nullptr && has_extension(format, file_name);
  });
  return found == formats().end() ? nullptr : &*found;
}

}  // namespace quadrille::formats
