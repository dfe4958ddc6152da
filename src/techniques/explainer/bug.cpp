// Bivalue universal graves: without some extra digits, each cell would have two candidates, and each digit
// two places in each house.
#include <algorithm>

#include "base/sort.h"
#include "techniques/explainer/search.h"

namespace quadrille::techniques::explainer {

namespace {

class Grave {
 public:
  explicit Grave(const Marks& marks) : marks_(marks), rest_(marks) {}

  void find(HintSink& sink) {
    if (!collect() || !is_bivalue()) return;
    if (cells_.size() == 1) {
      offer_type_1(sink);
    } else if (is_single(all_extra_)) {
      if (!offer_type_2(sink) && cells_.size() == 2) offer_type_4(sink);
    } else if (!common_.empty()) {
      if (cells_.size() == 2 && offer_type_4(sink)) return;
      offer_type_3(sink);
    }
  }

 private:
  /// Collects the cells with extra digits, and the cells that see all of these. False if there is no grave.
  bool collect() {
    for (int house = 0; house < kHouses; ++house)
      for (int digit = 0; digit < kSize; ++digit) {
        const Mask places = marks_.places(house, digit);
        if (size_of(places) == 0 || size_of(places) == 2) continue;
        std::vector<int> large;
        for (const int place : Bits(places))
          if (size_of(marks_.digits(cell_at(house, place))) >= 3) large.push_back(cell_at(house, place));
        if (large.empty()) return false;
        if (large.size() == 1 && !note_extra({large[0], digit})) return false;
      }
    return true;
  }

  bool note_extra(Mark mark) {
    if (cells_.empty()) common_.assign(peers_of(mark.cell).begin(), peers_of(mark.cell).end());
    if (std::ranges::find(cells_, mark.cell) == cells_.end()) cells_.push_back(mark.cell);
    extra_[at(mark.cell)] |= mask_of(mark.digit);
    all_extra_ |= mask_of(mark.digit);
    rest_.remove(mark);
    std::erase_if(common_, [&](int cell) {
      return !see_each_other(cell, mark.cell) || std::ranges::find(cells_, cell) != cells_.end();
    });
    return cells_.size() <= 1 || size_of(all_extra_) <= 1 || !common_.empty();
  }

  [[nodiscard]] bool is_bivalue() const {
    for (int cell = 0; cell < kCells; ++cell)
      if (rest_.is_open(cell) && size_of(rest_.digits(cell)) != 2) return false;
    for (int house = 0; house < kHouses; ++house)
      for (int digit = 0; digit < kSize; ++digit)
        if (const Mask places = rest_.places(house, digit); places != 0 && size_of(places) != 2) return false;
    return true;
  }

  /// The house of that kind that contains all cells with extra digits; -1 if there is none.
  [[nodiscard]] int house_of_all(Kind kind) const {
    const int house = house_of(cells_[0], kind);
    return std::ranges::all_of(cells_, [&](int cell) { return is_in(cell, house); }) ? house : -1;
  }

  static bool offer(HintSink& sink, std::string name, double rating, std::vector<Removal> removals) {
    sort_range(removals, {}, &Removal::cell);
    return sink.add({.name = std::move(name), .rating = rating, .removals = std::move(removals)});
  }

  void offer_type_1(HintSink& sink) const {
    offer(sink, "BUG type 1", 5.6, {{cells_[0], minus(marks_.digits(cells_[0]), all_extra_)}});
  }

  bool offer_type_2(HintSink& sink) const {
    std::vector<Removal> removals;
    for (const int cell : common_)
      if ((marks_.digits(cell) & all_extra_) != 0) removals.push_back({cell, all_extra_});
    return !removals.empty() && offer(sink, "BUG type 2", 5.7, std::move(removals));
  }

  void offer_type_3(HintSink& sink) const {
    for (const Kind kind : kKinds) {
      const int house = house_of_all(kind);
      if (house < 0) continue;
      std::vector<int> cells;
      for (const int cell : common_)
        if (is_in(cell, house)) cells.push_back(cell);
      for (int degree = 2; degree <= 6; ++degree)
        if (cells.size() >= at(degree) && offer_set(cells, degree, sink)) return;
    }
  }

  /// A naked set of cells of the house and of the extra digits.
  bool offer_set(const std::vector<int>& cells, int degree, HintSink& sink) const {
    return for_each_subset(degree - 1, static_cast<int>(cells.size()), [&](std::span<const int> members) {
      std::array<Mask, 6> masks{};
      Mask all = 0;
      for (std::size_t i = 0; i < members.size(); ++i) {
        masks[i] = marks_.digits(cells[at(members[i])]);
        all |= masks[i];
      }
      masks[members.size()] = all_extra_;
      if (size_of(all) != degree || common_tuple(std::span(masks).first(at(degree))) == 0) return false;
      std::vector<Removal> removals;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        const Mask gone = marks_.digits(cells[i]) & all;
        if (gone != 0 && std::ranges::find(members, static_cast<int>(i)) == members.end())
          removals.push_back({cells[i], gone});
      }
      return !removals.empty() && offer(sink, "BUG type 3", 5.7 + (degree - 1) * 0.1, std::move(removals));
    });
  }

  /// The two cells share a digit that is not an extra one: all their other digits except the extra ones are
  /// removed.
  bool offer_type_4(HintSink& sink) const {
    const Mask shared = minus(marks_.digits(cells_[0]) & marks_.digits(cells_[1]), all_extra_);
    if (!is_single(shared)) return false;
    return std::ranges::any_of(kKinds, [&](Kind kind) {
      if (house_of_all(kind) < 0) return false;
      std::vector<Removal> removals;
      for (const int cell : cells_)
        removals.push_back({cell, minus(marks_.digits(cell), extra_[at(cell)] | shared)});
      return offer(sink, "BUG type 4", 5.7, std::move(removals));
    });
  }

  const Marks& marks_;
  Marks rest_;  // without the extra digits
  std::vector<int> cells_;
  std::array<Mask, kCells> extra_{};  // by cell
  Mask all_extra_ = 0;
  std::vector<int> common_;  // block, row, column of the first cell: cells that see all cells with extra
                             // digits
};

}  // namespace

void find_bug(const Marks& marks, HintSink& sink) { Grave(marks).find(sink); }

}  // namespace quadrille::techniques::explainer
