// A white dot between two cells: their digits differ by 1.
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

void read_white_dot_drawing(DrawingReader& reader) { read_dots(reader, ColourName::white, "difference"); }

}  // namespace quadrille::formats
