// Tridagon, also known as Thor's hammer: three digits by themselves cannot fill its twelve cells, so one of
// the guardians, their candidates of other digits, holds. A single guardian is placed, and candidates that
// exclude all of them are removed. With chains, each guardian excludes them in one step or several.
//
// It needs boxes of three rows and three columns, so jigsaws without such boxes are not searched.
#include "techniques/guardians.h"
#include "techniques/tridagons.h"

namespace quadrille::techniques {

namespace {

bool offer_chains(Scan& scan, Eliminated& eliminated, const Step& tridagon) {
  const ChainsToOne chains(scan);
  for (const Candidate& gone : chains.excluded_by_all(tridagon.fins)) {
    if (eliminated.has(gone)) continue;
    Step step = tridagon;
    step.technique = Technique::tridagon_chain;
    if (!chains.add_chains(step, tridagon.fins, gone)) continue;
    static_cast<void>(eliminated.note(step));
    if (scan.offer(std::move(step))) return true;
  }
  return false;
}

}  // namespace

void find_tridagon(Scan& scan) {
  Eliminated eliminated(scan.board());
  for (Step& step : tridagons_of(scan)) {
    if (scan.wanted() == Technique::tridagon_chain) {
      if (step.fins.size() > 1 && offer_chains(scan, eliminated, step)) return;
    } else if (conclude_from_guardians(scan.position(), step) && eliminated.note(step)) {
      if (scan.offer(std::move(step))) return;
    }
  }
}

}  // namespace quadrille::techniques
