// Sue de Coq: two or three cells of the crossing of a line and a region have n + 2 or more candidates. Cells
// of the rest of the line, and others of the rest of the region, take the surplus, so that all these cells
// together hold each of these candidates once. The candidates of the line's part are removed from the rest of
// the line, those of the region's part from the rest of the region.
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

class SueDeCoqSearch {
 public:
  explicit SueDeCoqSearch(Scan& scan) : scan_(scan), position_(scan.position()), board_(scan.board()) {}

  bool run(HouseKind lines) {
    for (const int line : board_.houses_of_kind(lines)) {
      for (const int region : board_.houses_of_kind(HouseKind::region)) {
        line_ = line;
        region_ = region;
        if (scan_.find_in(line, region, [&] { return search_crossing(); })) return true;
      }
    }
    return false;
  }

 private:
  bool search_crossing() {
    in_line_ = board_.house(line_).set & position_.open_cells();
    in_region_ = board_.house(region_).set & position_.open_cells();
    crossing_ = list_of(in_line_ & in_region_);
    for (std::size_t i = 0; i + 1 < crossing_.size(); ++i) {
      for (std::size_t j = i + 1; j < crossing_.size(); ++j) {
        cross_.cells = {};
        cross_.cells.add(crossing_[i]);
        cross_.cells.add(crossing_[j]);
        cross_.digits = position_.candidates(crossing_[i]) | position_.candidates(crossing_[j]);
        if (search_line(2)) return true;
        const AlmostLockedSet two = cross_;
        for (std::size_t k = j + 1; k < crossing_.size(); ++k) {
          cross_ = two;
          cross_.cells.add(crossing_[k]);
          cross_.digits |= position_.candidates(crossing_[k]);
          if (search_line(3)) return true;
        }
        cross_ = two;
      }
    }
    return false;
  }

  bool search_line(int count) {
    surplus_ = count_of(cross_.digits) - count;
    if (surplus_ < 2) return false;
    return extend_line(list_of(in_line_ - cross_.cells), 0, {}, 0);
  }

  bool extend_line(const std::vector<int>& open, std::size_t next, const AlmostLockedSet& part, int count) {
    if (count == board_.bounded(board_.digit_count(), 3)) return false;
    if (scan_.is_over()) return true;
    for (std::size_t i = next; i < open.size(); ++i) {
      AlmostLockedSet more = part;
      more.cells.add(open[i]);
      more.digits |= position_.candidates(open[i]);
      const int size = count + 1;
      const int extra = count_of(more.digits & ~cross_.digits);
      if ((more.digits & cross_.digits) != 0 && size > extra && size - extra < surplus_) {
        line_part_ = more;
        const Digits taken = more.digits & cross_.digits;
        const std::vector<int> rest = list_of(in_region_ - cross_.cells - more.cells);
        if (extend_region(rest, 0, {}, 0, taken, surplus_ - (size - extra))) return true;
      }
      if (extend_line(open, i + 1, more, size)) return true;
    }
    return false;
  }

  /// taken: digits that the region's part must not have.
  bool extend_region(const std::vector<int>& open, std::size_t next, const AlmostLockedSet& part, int count,
                     Digits taken, int surplus) {
    if (count == board_.bounded(board_.digit_count(), 3)) return false;
    for (std::size_t i = next; i < open.size(); ++i) {
      AlmostLockedSet more = part;
      more.cells.add(open[i]);
      more.digits |= position_.candidates(open[i]);
      const int size = count + 1;
      if ((more.digits & taken) != 0) continue;
      const int extra = count_of(more.digits & ~cross_.digits);
      if ((more.digits & cross_.digits) != 0 && size - extra == surplus && offer(more)) return true;
      if (extend_region(open, i + 1, more, size, taken, surplus)) return true;
    }
    return false;
  }

  bool offer(const AlmostLockedSet& region_part) {
    Step step{.technique = Technique::sue_de_coq,
              .digits = list_of(cross_.digits),
              .cells = list_of(cross_.cells),
              .sets = {cross_, line_part_, region_part}};
    const Digits shared = region_part.digits & line_part_.digits;
    clear(step, in_region_ - region_part.cells - cross_.cells,
          ((cross_.digits | region_part.digits) & ~line_part_.digits) | shared);
    clear(step, in_line_ - line_part_.cells - cross_.cells,
          ((cross_.digits | line_part_.digits) & ~region_part.digits) | shared);
    if (step.eliminations.empty()) return false;
    for (const AlmostLockedSet& set : step.sets)
      for (const int cell : set.cells) step.use_cell(cell);
    for (const int digit : list_of(cross_.digits | line_part_.digits)) step.use(line_, digit);
    for (const int digit : list_of(cross_.digits | region_part.digits)) step.use(region_, digit);
    return scan_.offer(std::move(step));
  }

  void clear(Step& step, const CellSet& cells, Digits digits) const {
    for (const int cell : cells)
      for (const int digit : list_of(position_.candidates(cell) & digits)) step.eliminate(cell, digit);
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  int line_ = 0, region_ = 0;
  CellSet in_line_, in_region_;
  std::vector<int> crossing_;
  AlmostLockedSet cross_, line_part_;
  int surplus_ = 0;
};

}  // namespace

void find_sue_de_coq(Scan& scan) {
  if (SueDeCoqSearch(scan).run(HouseKind::row)) return;
  static_cast<void>(SueDeCoqSearch(scan).run(HouseKind::column));
}

}  // namespace quadrille::techniques
