// A black dot between two cells: one digit is twice the other.
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

void read_black_dot_drawing(DrawingReader& reader) { read_dots(reader, ColourName::black, "ratio"); }

}  // namespace quadrille::formats
