#include "techniques/explainer/hint.h"

namespace quadrille::techniques::explainer {

void apply(const Hint& hint, Marks& marks) {
  for (const Removal& removal : hint.removals) marks.remove(removal.cell, removal.digits);
  if (hint.placement) marks.place(*hint.placement);
}

}  // namespace quadrille::techniques::explainer
