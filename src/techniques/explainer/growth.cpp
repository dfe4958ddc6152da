#include "techniques/explainer/growth.h"

namespace quadrille::techniques::explainer {

void Growth::begin(Literal start) {
  reached_.reset();
  on_.clear();
  off_.clear();
  parents_.clear();
  nested_.clear();
  has_clash_ = false;
  reach(start, Cause::none, {});
}

Growth::Entry Growth::entry_of(Cause cause, std::span<const Literal> parents) {
  const Entry entry{.first_parent = static_cast<std::uint32_t>(parents_.size()),
                    .parents = static_cast<std::uint16_t>(parents.size()),
                    .nested = 0,
                    .cause = cause};
  parents_.insert(parents_.end(), parents.begin(), parents.end());
  return entry;
}

void Growth::reach(Literal literal, Cause cause, std::span<const Literal> parents,
                   const std::shared_ptr<const ChainRecord>& nested) {
  Entry& entry = entries_[literal];
  entry = entry_of(cause, parents);
  if (nested) {
    nested_.push_back(nested);
    entry.nested = static_cast<std::uint16_t>(nested_.size());
  }
  reached_[literal] = true;
  (is_on(literal) ? on_ : off_).push_back(literal);
}

void Growth::clash(Literal literal, Cause cause, std::span<const Literal> parents) {
  clash_ = entry_of(cause, parents);
  clashing_ = literal;
  has_clash_ = true;
}

std::vector<Literal> Growth::ancestors(Literal literal, bool is_clash) const {
  std::vector<Literal> found{literal};
  LiteralSet seen;
  seen[literal] = true;
  for (std::size_t i = 0; i < found.size(); ++i)
    for (const Literal parent : parents_of(entry(found[i], is_clash))) {
      if (seen[parent]) continue;
      seen[parent] = true;
      found.push_back(parent);
    }
  return found;
}

int Growth::ancestor_count(Literal literal, bool is_clash, int limit) const {
  std::array<Literal, kLiterals> found;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as it grows
  LiteralSet seen;
  seen[literal] = true;
  found[0] = literal;
  std::size_t count = 1;
  for (std::size_t i = 0; i < count; ++i) {
    if (static_cast<int>(count) > limit) return limit + 1;
    for (const Literal parent : parents_of(entry(found[i], is_clash))) {
      if (seen[parent]) continue;
      seen[parent] = true;
      found[count++] = parent;
    }
  }
  return static_cast<int>(count);
}

bool Grower::turn_off_others(Growth& growth, const Marks& now, Literal on) const {
  const Mark mark = mark_of(on);
  const std::span parent(&on, 1);
  const auto turn_off = [&](Mark other, Cause cause) {
    const Literal off = literal(other, false);
    if (growth.reached()[opposite(off)]) {
      growth.clash(off, cause, parent);
      return true;
    }
    if (!growth.reached()[off]) growth.reach(off, cause, parent);
    return false;
  };
  if (!level_.is_nishio)
    for (const int digit : Bits(minus(now.digits(mark.cell), mask_of(mark.digit))))
      if (turn_off({mark.cell, digit}, Cause::cell)) return true;
  for (const Kind kind : kKinds) {
    const int house = house_of(mark.cell, kind);
    const Mask others = minus(now.places(house, mark.digit), mask_of(place_of(mark.cell, kind)));
    for (const int place : Bits(others))
      if (turn_off({cell_at(house, place), mark.digit}, cause_of(kind))) return true;
  }
  return false;
}

bool Grower::turn_on_last(Growth& growth, Marks& now, Literal off) const {
  const Mark mark = mark_of(off);
  std::array<Literal, 2 * kSize> parents{off};
  std::size_t parent_count = 1;
  const auto turn_on = [&](Mark other, Cause cause) {
    const Literal on = literal(other, true);
    if (growth.reached()[opposite(on)]) {
      growth.clash(on, cause, std::span(parents).first(parent_count));
      return true;
    }
    if (!growth.reached()[on]) growth.reach(on, cause, std::span(parents).first(parent_count));
    return false;
  };
  const Mask digits = now.digits(mark.cell);
  if (!level_.is_nishio && size_of(digits) == 2) {
    for (const int digit : Bits(minus(marks_.digits(mark.cell), digits)))
      parents[parent_count++] = literal({mark.cell, digit}, false);
    const int last = lowest(minus(digits, mask_of(mark.digit)));
    if (turn_on({mark.cell, last}, Cause::cell)) return true;
  }
  for (const Kind kind : kKinds) {
    const int house = house_of(mark.cell, kind);
    const Mask places = now.places(house, mark.digit);
    if (size_of(places) != 2) continue;
    parent_count = 1;
    for (const int place : Bits(minus(marks_.places(house, mark.digit), places)))
      parents[parent_count++] = literal({cell_at(house, place), mark.digit}, false);
    const int last = cell_at(house, lowest(minus(places, mask_of(place_of(mark.cell, kind)))));
    if (turn_on({last, mark.digit}, cause_of(kind))) return true;
  }
  if (level_.is_dynamic) now.remove(mark);
  return false;
}

void Grower::turn_off_advanced(Growth& growth, const Marks& now) const {
  for (const Hint& hint : find_advanced_(now))
    for (const Removal& removal : hint.removals)
      for (const int digit : Bits(removal.digits)) {
        const Literal off = literal({removal.cell, digit}, false);
        if (!growth.reached()[off]) growth.reach(off, Cause::advanced, hint.causes, hint.chain);
      }
}

void Grower::grow(Literal start, Growth& growth) const {
  Marks now = marks_;
  growth.begin(start);
  std::size_t next_on = 0;
  std::size_t next_off = 0;
  while (true) {
    if (next_on < growth.on().size()) {
      if (turn_off_others(growth, now, growth.on()[next_on++])) return;
    } else if (next_off < growth.off().size()) {
      if (turn_on_last(growth, now, growth.off()[next_off++])) return;
    } else {
      if (level_.nesting > 0) turn_off_advanced(growth, now);
      if (next_off == growth.off().size()) return;
    }
  }
}

}  // namespace quadrille::techniques::explainer
