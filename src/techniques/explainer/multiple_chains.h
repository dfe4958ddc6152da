// Nishio, multiple and dynamic forcing chains, and those that have steps or chains inside.
#pragma once

#include "techniques/explainer/growth.h"

namespace quadrille::techniques::explainer {

/// The first of these chains or, where the sink has a source, all of them with their causes.
void find_multiple_chain(const Marks& marks, ChainLevel level, HintSink& sink);

}  // namespace quadrille::techniques::explainer
