// Templates: the ways to place the rest of a digit in all houses at once. A candidate that is in no template
// is removed; one that is in all of them is placed.
//
//   r1  x  x  .       the templates: r1c1 r2c2 r3c3 and r1c2 r2c1 r3c3; none has r3c2, and all have r3c3
//   r2  x  x  .
//   r3  .  x  x
//
// If the templates of single digits yield nothing, those of all digits are compared: a template that shares a
// cell with each template of another digit is dropped. This is repeated until no more can be dropped.
#include <algorithm>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

class TemplateSearch {
 public:
  explicit TemplateSearch(Scan& scan)
      : scan_(scan),
        position_(scan.position()),
        board_(scan.board()),
        templates_(at(board_.digit_count() + 1)),
        concluded_(templates_.size()) {}

  void run() {
    for (int digit = 1; digit <= board_.digit_count(); ++digit) {
      make_templates(digit, {}, position_.cells_with(digit));
      if (templates_[at(digit)].size() > kMostTemplates) templates_[at(digit)].clear();
      Step step{.technique = scan_.wanted(), .digits = {digit}};
      use_houses(step, digit);
      if (conclude(std::move(step))) return;
    }
    while (drop_some())
      for (int digit = 1; digit <= board_.digit_count(); ++digit) {
        Step step{.technique = scan_.wanted(), .digits = {digit}};
        for (const int cell : position_.open_cells()) step.use_cell(cell);
        for (int other = 1; other <= board_.digit_count(); ++other) use_houses(step, other);
        if (conclude(std::move(step))) return;
      }
  }

 private:
  /// A digit with more templates is ignored. In an empty grid of 9x9 each digit has 46,656.
  static constexpr std::size_t kMostTemplates = 50'000;

  void use_houses(Step& step, int digit) const {
    for (int house = 0; house < board_.house_count(); ++house)
      if (position_.place_count(house, digit) > 0) step.use(house, digit);
  }

  /// Adds all templates that consist of the chosen cells and some of the open ones; the next cell is in the
  /// house with the fewest.
  void make_templates(int digit, const CellSet& chosen, const CellSet& open) {
    std::vector<CellSet>& templates = templates_[at(digit)];
    if (scan_.is_over() || templates.size() > kMostTemplates) return;
    CellSet fewest;
    int least = kMostCells;
    for (int house = 0; house < board_.house_count(); ++house) {
      const CellSet& cells = board_.house(house).set;
      if (!board_.house(house).is_complete || position_.place_count(house, digit) == 0) continue;
      if (chosen.meets(cells)) continue;
      const CellSet left = open & cells;
      const int count = left.count();
      if (count < least) {
        least = count;
        fewest = left;
      }
    }
    if (least == kMostCells && !chosen.empty()) templates.push_back(chosen);
    for (const int cell : fewest) {
      CellSet more = chosen;
      more.add(cell);
      CellSet rest = open - board_.peers(cell);
      rest.remove(cell);
      make_templates(digit, more, rest);
    }
  }

  /// Drops the templates that share a cell with every template of another digit. Returns whether there were
  /// any.
  bool drop_some() {
    bool dropped = false;
    for (std::vector<CellSet>& own : templates_)
      for (const std::vector<CellSet>& others : templates_) {
        if (&own == &others || others.empty()) continue;
        const std::size_t gone = std::erase_if(own, [&](const CellSet& one) {
          return !scan_.is_over() &&
                 std::ranges::all_of(others, [&](const CellSet& o) { return o.meets(one); });
        });
        dropped = dropped || gone > 0;
      }
    return dropped;
  }

  /// Offers the conclusions from the templates of the step's digit, if there are more than before.
  bool conclude(Step&& step) {
    const int digit = step.digits.front();
    const std::vector<CellSet>& templates = templates_[at(digit)];
    if (templates.empty()) return false;
    CellSet of_any;
    CellSet of_all = templates.front();
    for (const CellSet& one : templates) {
      of_any |= one;
      of_all &= one;
    }
    if (step.technique == Technique::template_delete) {
      step.eliminate(position_.cells_with(digit) - of_any, digit);
    } else {
      for (const int cell : of_all) step.placements.push_back({cell, digit});
    }
    const std::size_t count = step.eliminations.size() + step.placements.size();
    if (count <= concluded_[at(digit)]) return false;
    concluded_[at(digit)] = count;
    return scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  std::vector<std::vector<CellSet>> templates_;  // by digit
  std::vector<std::size_t> concluded_;           // by digit: the number of conclusions so far
};

}  // namespace

void find_template(Scan& scan) { TemplateSearch(scan).run(); }

}  // namespace quadrille::techniques
