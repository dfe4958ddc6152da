// A green line: neighbours differ by at least half the number of digits.
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

void read_whispers_drawing(DrawingReader& reader) {
  read_coloured_lines(reader, ColourName::green, "whispers");
}

}  // namespace quadrille::formats
