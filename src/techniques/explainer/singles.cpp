// Hidden and naked singles, and hidden singles after locking or a hidden set. These hints place the digit and
// remove nothing else.
#include "techniques/explainer/search.h"

namespace quadrille::techniques::explainer {

namespace {

bool offer_single(HintSink& sink, std::string name, double rating, Mark mark) {
  Hint hint{.name = std::move(name), .rating = rating, .placement = mark};
  return sink.add(std::move(hint));
}

bool find_hidden_single_of(const Marks& marks, Kind kind, bool is_last, HintSink& sink) {
  for (int house = first_house(kind); house < first_house(kind) + kSize; ++house) {
    if ((marks.open_count(house) == 1) != is_last) continue;
    for (int digit = 0; digit < kSize; ++digit) {
      const Mask places = marks.places(house, digit);
      if (!is_single(places)) continue;
      const double rating = is_last ? 1.0 : kind == Kind::block ? 1.2 : 1.5;
      if (offer_single(sink, "Hidden Single", rating, {cell_at(house, lowest(places)), digit})) return true;
    }
  }
  return false;
}

/// The digit is locked in the crossing of two houses. Whether that leaves it a single place in a house
/// parallel to the first.
bool find_single_after_locking(const Marks& marks, int from, int to, int digit, HintSink& sink) {
  const Kind kind = kind_of(from);
  for (int house = first_house(kind); house < first_house(kind) + kSize; ++house) {
    const Mask common = crossing(house, to);
    if (house == from || common == 0) continue;
    const Mask places = marks.places(house, digit);
    const Mask left = minus(places, common);
    if (size_of(places) <= 1 || !is_single(left)) continue;
    const bool is_pointing = kind == Kind::block;
    if (offer_single(sink, is_pointing ? "Direct Pointing" : "Direct Claiming", is_pointing ? 1.7 : 1.9,
                     {cell_at(house, lowest(left)), digit}))
      return true;
  }
  return false;
}

bool find_direct_locking_of(const Marks& marks, Kind from_kind, Kind to_kind, HintSink& sink) {
  for (int from = first_house(from_kind); from < first_house(from_kind) + kSize; ++from)
    for (int to = first_house(to_kind); to < first_house(to_kind) + kSize; ++to) {
      const Mask common = crossing(from, to);
      if (common == 0) continue;
      for (int digit = 0; digit < kSize; ++digit) {
        const Mask places = marks.places(from, digit);
        if (size_of(places) <= 1 || minus(places, common) != 0) continue;
        if (find_single_after_locking(marks, from, to, digit, sink)) return true;
      }
    }
  return false;
}

bool find_single_after_set(const Marks& marks, int house, Mask digits, Mask set, HintSink& sink) {
  for (const int digit : Bits(minus(mask_of(kSize) - 1, digits))) {
    const Mask places = marks.places(house, digit);
    const Mask left = minus(places, set);
    if (size_of(places) <= 1 || !is_single(left)) continue;
    const bool is_pair = size_of(digits) == 2;
    return offer_single(sink, is_pair ? "Direct Hidden Pair" : "Direct Hidden Triplet", is_pair ? 2.0 : 2.5,
                        {cell_at(house, lowest(left)), digit});
  }
  return false;
}

void find_direct_hidden_set(const Marks& marks, int degree, HintSink& sink) {
  for (const Kind kind : kSetKinds)
    for (int house = first_house(kind); house < first_house(kind) + kSize; ++house) {
      if (marks.open_count(house) <= degree) continue;
      const bool is_found = for_each_subset(degree, kSize, [&](std::span<const int> members) {
        std::array<Mask, 4> places{};
        Mask digits = 0;
        for (std::size_t i = 0; i < members.size(); ++i) {
          places[i] = marks.places(house, members[i]);
          digits |= mask_of(members[i]);
        }
        const Mask set = common_tuple(std::span(places).first(members.size()));
        return set != 0 && find_single_after_set(marks, house, digits, set, sink);
      });
      if (is_found) return;
    }
}

}  // namespace

void find_hidden_single(const Marks& marks, HintSink& sink) {
  for (const bool is_last : {true, false})
    for (const Kind kind : kSetKinds)
      if (find_hidden_single_of(marks, kind, is_last, sink)) return;
}

void find_direct_locking(const Marks& marks, HintSink& sink) {
  for (const Kind line : {Kind::column, Kind::row})
    if (find_direct_locking_of(marks, Kind::block, line, sink)) return;
  for (const Kind line : {Kind::column, Kind::row})
    if (find_direct_locking_of(marks, line, Kind::block, sink)) return;
}

void find_direct_hidden_pair(const Marks& marks, HintSink& sink) { find_direct_hidden_set(marks, 2, sink); }

void find_direct_hidden_triplet(const Marks& marks, HintSink& sink) {
  find_direct_hidden_set(marks, 3, sink);
}

void find_naked_single(const Marks& marks, HintSink& sink) {
  for (int cell = 0; cell < kCells; ++cell)
    if (is_single(marks.digits(cell)) &&
        offer_single(sink, "Naked Single", 2.3, {cell, lowest(marks.digits(cell))}))
      return;
}

}  // namespace quadrille::techniques::explainer
