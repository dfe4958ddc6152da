// Unique rectangles and loops: cells in which two digits could be exchanged if there were no further digit.
#include <algorithm>

#include "base/sort.h"
#include "techniques/explainer/search.h"

namespace quadrille::techniques::explainer {

namespace {

/// A loop, its two digits, and its conclusion.
struct LoopHint {
  enum class Form { one = 1, two, naked_three, hidden_three, four };
  Form form = Form::one;
  std::vector<int> loop{};
  int house = 0;             // of type 3
  Mask digits = 0;           // of the set of type 3
  std::vector<int> cells{};  // the cells of the set of type 3
  double rating = 0;
  std::vector<Removal> removals{};

  [[nodiscard]] int type() const {
    switch (form) {
      case Form::one: return 1;
      case Form::two: return 2;
      case Form::naked_three:
      case Form::hidden_three: return 3;
      case Form::four: break;
    }
    return 4;
  }
  /// Whether both conclude the same about the same cells.
  [[nodiscard]] bool repeats(const LoopHint& other) const {
    return form == other.form && loop.size() == other.loop.size() && house == other.house &&
           digits == other.digits && cells == other.cells && std::ranges::all_of(other.loop, [&](int cell) {
             return std::ranges::find(loop, cell) != loop.end();
           });
  }
};

double loop_rating(std::size_t length) {
  double rating = 4.5;
  if (length >= 10) rating += 0.3;
  if (length >= 8) {
    rating += 0.2;
  } else if (length >= 6) {
    rating += 0.1;
  }
  return rating;
}

/// Finds the loops of two digits from one cell.
class LoopFinder {
 public:
  LoopFinder(const Marks& marks, Mask pair) : marks_(marks), pair_(pair) {}

  [[nodiscard]] std::vector<std::vector<int>> loops_from(int cell) {
    extend(cell, 2, 0, -1);
    return std::move(found_);
  }

 private:
  /// Two cells may have further digits; more may if all of them share one. `extra` are the further digits
  /// seen so far, whether or not the cell was used.
  void extend(int cell, int more_allowed, Mask extra, int last_house) {
    loop_.push_back(cell);
    for (const Kind kind : kKinds) {
      const int house = house_of(cell, kind);
      if (last_house >= 0 && kind_of(last_house) == kind) continue;
      for (int place = 0; place < kSize; ++place) {
        const int next = cell_at(house, place);
        if (next == loop_.front() && loop_.size() >= 4) {
          found_.push_back(loop_);
        } else if ((marks_.digits(next) & pair_) == pair_ && std::ranges::find(loop_, next) == loop_.end()) {
          extra = minus(extra | marks_.digits(next), pair_);
          const bool has_more = size_of(marks_.digits(next)) > 2;
          if (!has_more || size_of(extra) == 1 || more_allowed > 0)
            extend(next, more_allowed - (has_more ? 1 : 0), extra, house);
        }
      }
    }
    loop_.pop_back();
  }

  const Marks& marks_;
  Mask pair_;
  std::vector<int> loop_;
  std::vector<std::vector<int>> found_;
};

/// Whether each house with cells of the loop contains one at an odd and one at an even position.
bool can_be_exchanged(const std::vector<int>& loop) {
  std::array<std::uint32_t, 2> houses{};
  for (std::size_t i = 0; i < loop.size(); ++i)
    for (const Kind kind : kKinds) {
      const std::uint32_t house = std::uint32_t{1} << static_cast<unsigned>(house_of(loop[i], kind));
      if ((houses[i % 2] & house) != 0) return false;
      houses[i % 2] |= house;
    }
  return houses[0] == houses[1];
}

/// The hints from one loop.
class LoopHints {
 public:
  LoopHints(const Marks& marks, const std::vector<int>& loop, Mask pair, std::vector<LoopHint>& hints)
      : marks_(marks), loop_(loop), pair_(pair), hints_(hints) {}

  void add_all() {
    std::vector<int> more;  // cells that have further digits
    for (const int cell : loop_)
      if (size_of(marks_.digits(cell)) > 2) more.push_back(cell);
    if (more.size() == 1) add({.form = LoopHint::Form::one, .removals = {{more[0], pair_}}});
    if (more.size() > 2) add_type_2(more);
    if (more.size() != 2) return;
    extra_ = minus(marks_.digits(more[0]) | marks_.digits(more[1]), pair_);
    if (is_single(extra_)) {
      add_type_2(more);
    } else {
      add_type_3(more[0], more[1]);
    }
    add_type_4(more[0], more[1]);
  }

 private:
  void add(LoopHint hint) {
    if (hint.removals.empty()) return;
    hint.loop = loop_;
    hint.rating = loop_rating(loop_.size()) + hint.rating;
    sort_range(hint.removals, {}, &Removal::cell);
    if (std::ranges::none_of(hints_, [&](const LoopHint& other) { return hint.repeats(other); }))
      hints_.push_back(std::move(hint));
  }

  void add_type_2(const std::vector<int>& more) {
    const Mask digit = mask_of(lowest(minus(marks_.digits(more[0]), pair_)));
    LoopHint hint{.form = LoopHint::Form::two};
    for (const int cell : peers_of(more[0])) {
      const bool sees_all = std::ranges::all_of(more, [&](int other) { return see_each_other(cell, other); });
      if (sees_all && (marks_.digits(cell) & digit) != 0) hint.removals.push_back({cell, digit});
    }
    add(std::move(hint));
  }

  void add_type_3(int a, int b) {
    for (int degree = size_of(extra_); degree <= 7; ++degree)
      for (const Kind kind : kKinds) {
        const int house = house_of(a, kind);
        if (!is_in(b, house)) continue;
        if (2 * degree <= marks_.open_count(house)) add_naked(a, b, house, degree);
        if (2 * degree < marks_.open_count(house)) add_hidden(a, b, house, degree);
      }
  }

  void add_naked(int a, int b, int house, int degree) {
    const int place_a = place_of(a, kind_of(house));
    const int place_b = place_of(b, kind_of(house));
    for_each_subset(degree, kSize, [&](std::span<const int> members) {
      if (std::ranges::find(members, place_a) == members.end()) return false;
      if (std::ranges::find(members, place_b) != members.end()) return false;
      std::array<Mask, 7> masks{};
      Mask naked = extra_ & marks_.digits(a) & marks_.digits(b);
      LoopHint hint{.form = LoopHint::Form::naked_three, .house = house};
      for (std::size_t i = 0; i < members.size(); ++i) {
        const int cell = cell_at(house, members[i]);
        masks[i] = cell == a ? extra_ : marks_.digits(cell);
        if (cell == a) continue;
        naked |= masks[i];
        hint.cells.push_back(cell);
      }
      if (size_of(naked) != degree) return false;
      hint.digits = common_tuple(std::span(masks).first(members.size()));
      if (hint.digits == 0) return false;
      hint.rating = (degree - 1) * 0.1;
      for (int place = 0; place < kSize; ++place) {
        const int cell = cell_at(house, place);
        if (cell == b || std::ranges::find(members, place) != members.end()) continue;
        if (const Mask gone = marks_.digits(cell) & hint.digits; gone != 0)
          hint.removals.push_back({cell, gone});
      }
      add(std::move(hint));
      return false;
    });
  }

  void add_hidden(int a, int b, int house, int degree) {
    std::vector<int> others;  // digits that are neither in the pair nor extra
    for (const int digit : Bits(minus(mask_of(kSize) - 1, pair_ | extra_))) others.push_back(digit);
    for_each_subset(degree - 2, static_cast<int>(others.size()), [&](std::span<const int> members) {
      LoopHint hint{.form = LoopHint::Form::hidden_three, .house = house, .digits = pair_};
      for (const int member : members) hint.digits |= mask_of(others[at(member)]);
      Mask places = 0;
      for (const int digit : Bits(hint.digits)) {
        const Mask of_digit = minus(marks_.places(house, digit), mask_of(place_of(b, kind_of(house))));
        if (of_digit == 0) return false;
        places |= of_digit;
      }
      if (size_of(places) != degree) return false;
      places = minus(places, mask_of(place_of(a, kind_of(house))));
      hint.rating = (size_of(places) - 1) * 0.1;
      for (const int place : Bits(places)) {
        const int cell = cell_at(house, place);
        hint.cells.push_back(cell);
        if (const Mask gone = minus(marks_.digits(cell), hint.digits); gone != 0)
          hint.removals.push_back({cell, gone});
      }
      add(std::move(hint));
      return false;
    });
  }

  /// If one of the two digits has no other place in a house of both cells, the other one is removed.
  void add_type_4(int a, int b) {
    const int first = lowest(pair_);
    const int second = lowest(minus(pair_, mask_of(first)));
    for (const int digit : {first, second}) {
      const bool is_locked = std::ranges::any_of(kKinds, [&](Kind kind) {
        const Mask both = mask_of(place_of(a, kind)) | mask_of(place_of(b, kind));
        return is_in(b, house_of(a, kind)) && minus(marks_.places(house_of(a, kind), digit), both) == 0;
      });
      if (!is_locked) continue;
      const Mask gone = minus(pair_, mask_of(digit));
      add({.form = LoopHint::Form::four, .removals = {{a, gone}, {b, gone}}});
      return;
    }
  }

  const Marks& marks_;
  const std::vector<int>& loop_;
  Mask pair_;
  Mask extra_ = 0;
  std::vector<LoopHint>& hints_;
};

std::string loop_name(const LoopHint& hint) {
  const std::string type = " type " + std::to_string(hint.type());
  if (hint.loop.size() == 4) return "Unique Rectangle" + type;
  const std::string length = hint.loop.size() > 6 ? " " + std::to_string(hint.loop.size()) : "";
  return "Unique Loop" + length + type;
}

}  // namespace

void find_unique_loop(const Marks& marks, HintSink& sink) {
  std::vector<LoopHint> hints;
  for (int cell = 0; cell < kCells; ++cell) {
    const Mask pair = marks.digits(cell);
    if (size_of(pair) != 2) continue;
    for (const std::vector<int>& loop : LoopFinder(marks, pair).loops_from(cell))
      if (can_be_exchanged(loop)) LoopHints(marks, loop, pair, hints).add_all();
  }
  const auto best = std::ranges::min_element(hints, [](const LoopHint& a, const LoopHint& b) {
    return a.rating != b.rating ? a.rating < b.rating : a.type() < b.type();
  });
  if (best == hints.end()) return;
  static_cast<void>(
      sink.add({.name = loop_name(*best), .rating = best->rating, .removals = std::move(best->removals)}));
}

}  // namespace quadrille::techniques::explainer
