// A dashed line around cells: their digits differ, and have its text as their sum if it can be one.
#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/setters/digit_sum.h"
#include "formats/setters/drawing_reader.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kPlainCage{"dashed line around cells", "pointillés autour de cases"};
constexpr Sentence<Text> kCageWithText{"dashed line around cells with the text {}",
                                       "pointillés autour de cases avec le texte {}"};

}  // namespace

void read_cage_drawing(DrawingReader& reader) {
  for (DrawnCage& cage : reader.drawing().cages) {
    const auto total = decimal(cage.text);
    const bool is_sum = total && can_be_digit_sum(*total, cage.cells.size(), true, reader.layout());
    if (cage.is_taken || cage.cells.empty() || (!cage.text.empty() && !is_sum)) continue;
    cage.is_taken = total ? reader.propose("killer_cage", cage.cells, kCageWithText(in_quotes(cage.text)),
                                           "total=" + cage.text)
                          : reader.propose("killer_cage", cage.cells, kPlainCage());
  }
}

}  // namespace quadrille::formats
