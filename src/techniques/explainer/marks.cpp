#include "techniques/explainer/marks.h"

namespace quadrille::techniques::explainer {

Marks::Marks(std::string_view givens) {
  digits_.fill(mask_of(kSize) - 1);
  for (auto& places : places_) places.fill(mask_of(kSize) - 1);
  open_in_.fill(kSize);
  for (int cell = 0; cell < kCells; ++cell) {
    const char given = givens[at(cell)];
    if (given >= '1' && given <= '9') place({cell, given - '1'});
  }
}

void Marks::remove(Mark mark) {
  digits_[at(mark.cell)] &= static_cast<Mask>(~mask_of(mark.digit));
  for (std::size_t kind = 0; kind < 3; ++kind) {
    const std::size_t house = kGeometry.house[at(mark.cell)][kind];
    const int place = kGeometry.place[at(mark.cell)][kind];
    places_[house][at(mark.digit)] &= static_cast<Mask>(~mask_of(place));
  }
}

void Marks::place(Mark mark) {
  remove(mark.cell, digits(mark.cell));
  has_value_[at(mark.cell)] = true;
  --open_count_;
  ++value_counts_[at(mark.digit)];
  for (const Kind kind : kKinds) --open_in_[at(house_of(mark.cell, kind))];
  for (const int peer : peers_of(mark.cell)) remove({peer, mark.digit});
}

}  // namespace quadrille::techniques::explainer
