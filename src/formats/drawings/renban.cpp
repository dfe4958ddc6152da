// A purple line: its digits are consecutive, in any order.
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

void read_renban_drawing(DrawingReader& reader) { read_coloured_lines(reader, ColourName::purple, "renban"); }

}  // namespace quadrille::formats
