#include "sudoku/conditions/innies.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "base/sort.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

/// A sum of more cells, or of as many as there are digits, is of almost no use.
constexpr int kMostInnies = 8;
constexpr std::size_t kMostLines = 4;
constexpr std::size_t kMostOthers = 128;  // houses other than rows and columns, all pairs of which are tried

/// A condition that gives the sum of some cells.
struct Cage {
  std::size_t condition;
  std::vector<int> cells;
  int total;
  std::size_t inside = 0;  // the number of its cells in the current houses

  [[nodiscard]] bool is_inside() const { return inside == cells.size(); }
  [[nodiscard]] bool is_half_inside() const { return 2 * inside >= cells.size(); }
  [[nodiscard]] bool is_met() const { return inside > 0; }
};

class Innies {
 public:
  explicit Innies(ConditionAdder& add)
      : add_(add), layout_(add.layout()), most_cells_(at(std::min(kMostInnies, layout_.digits - 1))) {
    for (std::size_t i = 0; i < add.conditions().list.size(); ++i) {
      const Condition& condition = add.conditions().list[i];
      if (condition.is_implied()) continue;
      if (const auto* const sum = std::get_if<Sum>(&condition.kind)) note_cage(i, *sum);
      if (const auto* const house = std::get_if<Distinct>(&condition.kind); house != nullptr)
        if (house->is_complete(layout_.digits)) note_house(i, condition.origin->rule);
    }
  }

  void add_all() {
    if (cages_.empty()) return;
    cages_of_.resize(at(layout_.cell_count()));
    for (Cage& cage : cages_)
      for (const int cell : cage.cells) {
        may_overlap_ = may_overlap_ || !cages_of_[at(cell)].empty();
        cages_of_[at(cell)].push_back(&cage);
      }
    for (const auto& lines : {rows_, columns_})
      for (std::size_t first = 0; first < lines.size(); ++first)
        for (std::size_t count = 1; count <= std::min(kMostLines, lines.size() - first); ++count)
          look_at({lines.begin() + static_cast<std::ptrdiff_t>(first),
                   lines.begin() + static_cast<std::ptrdiff_t>(first + count)});
    for (std::size_t i = 0; i < std::min(others_.size(), kMostOthers); ++i) {
      look_at({others_[i]});
      for (std::size_t j = 0; j < i; ++j) look_at({others_[j], others_[i]});
    }
  }

 private:
  using HouseList = std::vector<std::size_t>;  // indices of conditions

  void note_cage(std::size_t i, const Sum& sum) {
    const auto is_plain = [](const Sum::Term& term) { return term.factor == 1; };
    if (sum.comparison == Sum::Comparison::equal && std::ranges::all_of(sum.terms, is_plain))
      cages_.push_back({i, sum.cells(), sum.total});
  }
  void note_house(std::size_t i, const std::string& rule) {
    const std::vector<int>& cells = members(i);
    const bool is_line = rule == "lines";
    const bool is_row = is_line && layout_.row_of(cells.front()) == layout_.row_of(cells.back());
    (!is_line ? others_ : is_row ? rows_ : columns_).push_back(i);
  }
  [[nodiscard]] const std::vector<int>& members(std::size_t house) const {
    return std::get<Distinct>(add_.conditions().list[house].kind).members;
  }

  /// Tries these houses, if they have no cell in common.
  void look_at(const HouseList& houses) {
    inside_.assign(at(layout_.cell_count()), 0);
    for (const std::size_t house : houses)
      for (const int cell : members(house))
        if (inside_[at(cell)]++ > 0) return;
    for (Cage* const cage : met_) cage->inside = 0;
    met_.clear();
    for (const std::size_t house : houses)
      for (const int cell : members(house))
        for (Cage* const cage : cages_of_[at(cell)])
          if (cage->inside++ == 0) met_.push_back(cage);
    sort_range(met_);
    // Each kind includes all cages of the kind before it; a kind without further cages adds nothing.
    std::size_t before = 0;
    for (const auto takes : {&Cage::is_inside, &Cage::is_half_inside, &Cage::is_met}) {
      taken_.clear();
      std::ranges::copy_if(met_, std::back_inserter(taken_),
                           [=](const Cage* cage) { return (cage->*takes)(); });
      if (taken_.size() > before) add_sum(houses);
      before = taken_.size();
    }
  }

  /// Adds the sum of the cells that the taken cages leave, if they are few.
  void add_sum(const HouseList& houses) {
    // If no cages overlap, this is the number of remaining cells.
    std::size_t left = houses.size() * at(layout_.digits);
    for (const Cage* const cage : taken_) left += cage->cells.size() - 2 * cage->inside;
    if (left > most_cells_ && !may_overlap_) return;
    factors_ = inside_;
    is_covered_.assign(inside_.size(), 0);
    int total = static_cast<int>(houses.size()) * layout_.digits * (layout_.digits + 1) / 2;
    Derivation derivation{{}, houses};
    for (const Cage* const cage : taken_) {
      if (std::ranges::any_of(cage->cells, [&](int cell) { return is_covered_[at(cell)] != 0; })) continue;
      for (const int cell : cage->cells) {
        is_covered_[at(cell)] = 1;
        --factors_[at(cell)];
      }
      total -= cage->total;
      derivation.added.push_back(cage->condition);
    }
    // The first factor is made 1, so that a sum and its negation are equal.
    int sign = 0;
    Sum sum;
    std::vector<int> key;
    for (int cell = 0; cell < layout_.cell_count(); ++cell) {
      const int factor = factors_[at(cell)];
      if (factor == 0) continue;
      if (sum.terms.size() == most_cells_) return;
      if (sign == 0) sign = factor;
      sum.terms.push_back({sign * factor, cell});
      key.push_back(sign * factor * (cell + 1));
    }
    if (sum.terms.empty()) return;
    if (sum.terms.size() > few_innies(layout_.digits) && !is_strong(houses, total)) return;
    if (!known_.insert(std::move(key)).second) return;
    sum.total = sign * total;
    add_.implied(label_of(houses), {std::move(sum)}, std::move(derivation));
  }

  /// Whether the total restricts the remaining cells of a house, and each cell outside, to less than their
  /// range, on average.
  [[nodiscard]] bool is_strong(const HouseList& houses, int total) const {
    const int digits = layout_.digits;
    int groups = 0, least = 0, ranges = 0, outies = 0;
    for (const std::size_t house : houses) {
      const int size = static_cast<int>(
          std::ranges::count_if(members(house), [&](int cell) { return factors_[at(cell)] > 0; }));
      groups += size > 0 ? 1 : 0;
      least += size * (size + 1) / 2;
      ranges += size * (digits - size);
    }
    for (const int factor : factors_) outies += factor < 0 ? -factor : 0;
    groups += outies;
    least -= outies * digits;
    ranges += outies * (digits - 1);
    return ranges > groups * std::min(total - least, least + ranges - total);
  }

  [[nodiscard]] std::string label_of(const HouseList& houses) const {
    std::vector<std::string> names;
    for (const std::size_t house : houses) names.push_back(add_.conditions().list[house].origin->label);
    return say::kInnies(listed(names));
  }

  ConditionAdder& add_;
  Layout layout_;
  std::size_t most_cells_;  // in a sum
  std::vector<Cage> cages_;
  std::vector<std::vector<Cage*>> cages_of_;  // by cell
  std::vector<Cage*> met_;                    // those that meet the current houses
  std::vector<Cage*> taken_;                  // those in the current sum
  bool may_overlap_ = false;                  // some cages share a cell
  HouseList rows_, columns_, others_;
  std::vector<int> inside_;                // by cell: the number of current houses that contain it
  std::vector<int> factors_, is_covered_;  // of the current sum, by cell
  std::set<std::vector<int>> known_;
};

}  // namespace

void add_innies(ConditionAdder& add) { Innies(add).add_all(); }

std::size_t few_innies(int digits) { return at(std::min(5, (digits + 1) / 2)); }

}  // namespace quadrille::sudoku
