// A blue line: the regions cut it into pieces with the same sum.
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

void read_region_sum_line_drawing(DrawingReader& reader) {
  read_coloured_lines(reader, ColourName::blue, "region_sum_line");
}

}  // namespace quadrille::formats
