#include "formats/line_reader.h"

#include "base/sentence.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Number, Number> kCutLine{
    "found a grid of {0}x{0} in a last line that has no end, after one of {1}x{1}: the text is cut off here; "
    "end the line if it is whole",
    "on trouve une grille {0}x{0} dans une dernière ligne sans fin, après une grille {1}x{1} : le texte est "
    "coupé ici ; terminez la ligne si elle est entière"};

}  // namespace

int refuse_cut_line(Item& item, std::string_view before, std::string_view after, int size) {
  if (!item.puzzle) return size;
  const int found = item.puzzle->layout().columns;
  const bool is_cut = after.empty() && !before.ends_with('\n') && !before.ends_with('\r') && found < size;
  if (!is_cut) return found;
  item.puzzle = bad_input(kCutLine(found, size), item.line, 1);
  return size;
}

}  // namespace quadrille::formats
