// The letter X or V between two cells: their digits have the sum 10 or 5.
#include "base/sentence.h"
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kLetterBetween{"{} between two cells", "{} entre deux cases"};

}  // namespace

void read_xv_drawing(DrawingReader& reader) {
  for (DrawnShape& shape : reader.drawing().shapes) {
    const bool is_x = shape.text == "X" || shape.text == "x";
    if (shape.is_taken || (!is_x && shape.text != "V" && shape.text != "v")) continue;
    const auto cells = reader.pair_of(shape);
    shape.is_taken =
        cells && reader.propose("sum_pair", *cells, kLetterBetween(shape.text), is_x ? "sum=10" : "sum=5");
  }
}

}  // namespace quadrille::formats
