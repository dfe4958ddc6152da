// A line with a disc of its colour at one end.
#include <algorithm>
#include <cmath>

#include "base/sentence.h"
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kLineWithBulb{"line of {} with a bulb", "trait {} avec un bulbe"};  // a colour

/// A disc of that colour in the cell, at least as wide as the line; null if there is none.
DrawnShape* bulb_in(DrawingReader& reader, int cell, ColourName colour, double width) {
  constexpr double kMostBulb = 1.1;
  for (DrawnShape& shape : reader.drawing().shapes) {
    const double size = std::max(shape.width, shape.height);
    const bool is_disc = shape.is_round && shape.text.empty() && width <= size && size <= kMostBulb;
    if (is_disc && colour_name(shape.fill) == colour && reader.cell_of(shape) == cell) return &shape;
  }
  return nullptr;
}

}  // namespace

void read_thermometer_drawing(DrawingReader& reader) {
  constexpr double kLeastWidth = 0.1;
  std::vector<DrawnShape*> bulbs;  // several thermometers may begin at the same one
  for (DrawnLine& line : reader.drawing().lines) {
    const ColourName colour = colour_name(line.colour);
    if (line.is_taken || line.has_head || line.width < kLeastWidth || colour == ColourName::none) continue;
    auto cells = reader.path_of(line);
    if (!cells) continue;
    DrawnShape* const first = bulb_in(reader, cells->front(), colour, line.width);
    DrawnShape* const last = bulb_in(reader, cells->back(), colour, line.width);
    if ((first == nullptr) == (last == nullptr)) continue;
    if (first == nullptr) std::ranges::reverse(*cells);
    line.is_taken = reader.propose("thermometer", *cells, kLineWithBulb(name_of(colour)));
    if (line.is_taken) bulbs.push_back(first == nullptr ? last : first);
  }
  for (DrawnShape* const bulb : bulbs) reader.take_with_rim(*bulb);
}

}  // namespace quadrille::formats
