// Nishio, multiple and dynamic forcing chains, including those with nested steps or chains.
#pragma once

#include "techniques/explainer/growth.h"

namespace quadrille::techniques::explainer {

/// The first of these chains or, if the sink has a source, all of them with their causes.
void find_multiple_chain(const Marks& marks, ChainLevel level, HintSink& sink);

}  // namespace quadrille::techniques::explainer
