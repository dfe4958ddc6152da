// A line with a head that begins at a circle.
#include <algorithm>

#include "base/sentence.h"
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kArrowFromCircle{"arrow from a circle", "flèche partant d’un cercle"};

}  // namespace

void read_arrow_drawing(DrawingReader& reader) {
  constexpr double kAnywhere = 0.5, kLeastCircle = 0.5, kMostCircle = 1.1;
  std::vector<DrawnShape*> circles;  // several arrows may begin at the same one
  for (DrawnLine& line : reader.drawing().lines) {
    if (line.is_taken || !line.has_head) continue;
    const auto cells = reader.path_of(line, kAnywhere, kAnywhere);
    if (!cells) continue;
    const auto is_its_circle = [&](const DrawnShape& shape) {
      const double size = std::max(shape.width, shape.height), least = std::min(shape.width, shape.height);
      return shape.is_round && shape.text.empty() && kLeastCircle <= least && size <= kMostCircle &&
             reader.cell_of(shape) == cells->front();
    };
    auto& shapes = reader.drawing().shapes;
    const auto circle = std::ranges::find_if(shapes, is_its_circle);
    if (circle == shapes.end()) continue;
    line.is_taken = reader.propose("arrow", *cells, kArrowFromCircle());
    if (line.is_taken) circles.push_back(&*circle);
  }
  for (DrawnShape* const circle : circles) reader.take_with_rim(*circle);
}

}  // namespace quadrille::formats
