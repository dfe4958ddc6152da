// Locking, naked and hidden sets, and fish. Inside a chain, each hint also lists the removed marks that it
// needs.

#include "base/sort.h"
#include "techniques/explainer/search.h"

namespace quadrille::techniques::explainer {

namespace {

void sort_removals(Hint& hint) { sort_range(hint.removals, {}, &Removal::cell); }

/// Adds the positions of a house that had the mark in the source and are not among the given ones.
void add_causes(Hint& hint, const HintSink& sink, int house, int digit, Mask but) {
  if (sink.source() == nullptr) return;
  for (const int place : Bits(minus(sink.source()->places(house, digit), but)))
    hint.causes.push_back(literal({cell_at(house, place), digit}, false));
}

std::string set_name(bool is_naked, int degree) {
  constexpr std::array<const char*, 3> kSizes{"Pair", "Triplet", "Quad"};
  return std::string(is_naked ? "Naked " : "Hidden ") + kSizes[at(degree - 2)];
}

bool offer_locking(const Marks& marks, int from, int to, int digit, HintSink& sink) {
  Hint hint;
  for (const int place : Bits(marks.places(to, digit))) {
    const int cell = cell_at(to, place);
    if (!is_in(cell, from)) hint.removals.push_back({cell, mask_of(digit)});
  }
  if (hint.removals.empty()) return false;
  const bool is_pointing = kind_of(from) == Kind::block;
  hint.name = is_pointing ? "Pointing" : "Claiming";
  hint.rating = is_pointing ? 2.6 : 2.8;
  add_causes(hint, sink, from, digit, crossing(from, to) | marks.places(from, digit));
  sort_removals(hint);
  return sink.add(std::move(hint));
}

bool find_locking_of(const Marks& marks, Kind from_kind, Kind to_kind, HintSink& sink) {
  for (int from = first_house(from_kind); from < first_house(from_kind) + kSize; ++from)
    for (int to = first_house(to_kind); to < first_house(to_kind) + kSize; ++to)
      for (int digit = 0; digit < kSize; ++digit) {
        const Mask places = marks.places(from, digit);
        if (size_of(places) > 1 && minus(places, crossing(from, to)) == 0 &&
            offer_locking(marks, from, to, digit, sink))
          return true;
      }
  return false;
}

bool offer_naked_set(const Marks& marks, int house, std::span<const int> members, Mask digits,
                     HintSink& sink) {
  Mask set = 0;
  for (const int place : members) set |= mask_of(place);
  Hint hint;
  for (const int place : Bits(minus(mask_of(kSize) - 1, set))) {
    const int cell = cell_at(house, place);
    if (const Mask gone = marks.digits(cell) & digits; gone != 0) hint.removals.push_back({cell, gone});
  }
  if (hint.removals.empty()) return false;
  const int degree = static_cast<int>(members.size());
  hint.name = set_name(true, degree);
  hint.rating = degree == 2 ? 3.0 : degree == 3 ? 3.6 : 5.0;
  if (sink.source() != nullptr) {
    for (const int place : members) {
      const int cell = cell_at(house, place);
      for (const int digit : Bits(minus(sink.source()->digits(cell), digits)))
        hint.causes.push_back(literal({cell, digit}, false));
    }
  }
  sort_removals(hint);
  return sink.add(std::move(hint));
}

bool offer_hidden_set(const Marks& marks, int house, std::span<const int> members, Mask set, HintSink& sink) {
  Mask digits = 0;
  for (const int digit : members) digits |= mask_of(digit);
  Hint hint;
  for (const int place : Bits(set)) {
    const int cell = cell_at(house, place);
    if (const Mask gone = minus(marks.digits(cell), digits); gone != 0) hint.removals.push_back({cell, gone});
  }
  if (hint.removals.empty()) return false;
  const int degree = static_cast<int>(members.size());
  hint.name = set_name(false, degree);
  hint.rating = degree == 2 ? 3.4 : degree == 3 ? 4.0 : 5.4;
  if (sink.source() != nullptr) {
    for (const int place : Bits(minus(mask_of(kSize) - 1, set)))
      for (const int digit : members)
        if (sink.source()->has(cell_at(house, place), digit))
          hint.causes.push_back(literal({cell_at(house, place), digit}, false));
  }
  sort_removals(hint);
  return sink.add(std::move(hint));
}

/// Visits the subsets of a house that may form a set, until visit returns true.
template <class Visit>
void for_each_set(const Marks& marks, int degree, int least_open, Visit visit) {
  for (const Kind kind : kSetKinds)
    for (int house = first_house(kind); house < first_house(kind) + kSize; ++house) {
      if (marks.open_count(house) < least_open) continue;
      if (for_each_subset(degree, kSize, [&](std::span<const int> members) { return visit(house, members); }))
        return;
    }
}

bool offer_fish(const Marks& marks, Kind base_kind, std::span<const int> members, Mask cover, int digit,
                HintSink& sink) {
  const Kind cover_kind = base_kind == Kind::row ? Kind::column : Kind::row;
  Mask base = 0;
  for (const int line : members) base |= mask_of(line);
  Hint hint;
  for (const int line : Bits(cover)) {
    const int house = first_house(cover_kind) + line;
    for (const int place : Bits(minus(marks.places(house, digit), base)))
      hint.removals.push_back({cell_at(house, place), mask_of(digit)});
  }
  if (hint.removals.empty()) return false;
  const std::size_t degree = members.size();
  hint.name = degree == 2 ? "X-Wing" : degree == 3 ? "Swordfish" : "Jellyfish";
  hint.rating = degree == 2 ? 3.2 : degree == 3 ? 3.8 : 5.2;
  for (const int line : members) {
    const int house = first_house(base_kind) + line;
    add_causes(hint, sink, house, digit, cover | marks.places(house, digit));
  }
  sort_removals(hint);
  return sink.add(std::move(hint));
}

bool find_fish_of(const Marks& marks, Kind base_kind, int degree, HintSink& sink) {
  return for_each_subset(degree, kSize, [&](std::span<const int> members) {
    for (int digit = 0; digit < kSize; ++digit) {
      if (marks.value_count(digit) + degree * 2 > kSize) continue;
      std::array<Mask, 4> places{};
      for (std::size_t i = 0; i < members.size(); ++i)
        places[i] = marks.places(first_house(base_kind) + members[i], digit);
      const Mask cover = common_tuple(std::span(places).first(members.size()));
      if (cover != 0 && offer_fish(marks, base_kind, members, cover, digit, sink)) return true;
    }
    return false;
  });
}

}  // namespace

Mask common_tuple(std::span<const Mask> masks) {
  Mask all = 0;
  for (const Mask mask : masks) {
    if (size_of(mask) <= 1) return 0;
    all |= mask;
  }
  return at(size_of(all)) == masks.size() ? all : Mask{0};
}

void find_locking(const Marks& marks, HintSink& sink) {
  for (const Kind line : {Kind::column, Kind::row})
    if (find_locking_of(marks, Kind::block, line, sink)) return;
  for (const Kind line : {Kind::column, Kind::row})
    if (find_locking_of(marks, line, Kind::block, sink)) return;
}

void find_naked_set(const Marks& marks, int degree, HintSink& sink) {
  for_each_set(marks, degree, 2 * degree, [&](int house, std::span<const int> members) {
    std::array<Mask, 4> digits{};
    for (std::size_t i = 0; i < members.size(); ++i) digits[i] = marks.digits(cell_at(house, members[i]));
    const Mask common = common_tuple(std::span(digits).first(members.size()));
    return common != 0 && offer_naked_set(marks, house, members, common, sink);
  });
}

void find_hidden_set(const Marks& marks, int degree, HintSink& sink) {
  for_each_set(marks, degree, 2 * degree + 1, [&](int house, std::span<const int> members) {
    std::array<Mask, 4> places{};
    for (std::size_t i = 0; i < members.size(); ++i) places[i] = marks.places(house, members[i]);
    const Mask set = common_tuple(std::span(places).first(members.size()));
    return set != 0 && offer_hidden_set(marks, house, members, set, sink);
  });
}

void find_fish(const Marks& marks, int degree, HintSink& sink) {
  for (const Kind kind : {Kind::column, Kind::row})
    if (find_fish_of(marks, kind, degree, sink)) return;
}

}  // namespace quadrille::techniques::explainer
