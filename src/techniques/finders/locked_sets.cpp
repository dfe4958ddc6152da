// Sets of n cells in several houses whose candidates n houses cover, digit by digit. Each cell holds one
// digit, and each cover holds its digit at most once, so exactly once in these cells: the digit is removed
// from the rest of the cover, and from cells that two of its covers share. That is rank 0: no cover is
// redundant.
//
// Multi-sector locked set: the open cells at the crossings of some rows and some columns. Each digit is
// covered by the rows or by the columns that have it there, whichever are fewer.
//
// SK loop, also known as domino loop: sixteen cells around four crossings of a row and a column, in four
// boxes that lie in a rectangle.
//
//   . x . | . x .    o: a crossing; x: cells of the loop. The two boxes below look alike. Each pair of
//   x o x | x o x    cells is in a line and in a box, and these houses make a ring of eight. A digit of a
//   . x . | . x .    pair is covered by the house before or by the one after it; four cover one of all pairs.
//
// The first needs only rows and columns, the second boxes of three rows and three columns.
#include <algorithm>
#include <array>
#include <limits>

#include "techniques/boxes.h"
#include "techniques/guardians.h"

namespace quadrille::techniques {

namespace {

/// The index of the set in a table by sets.
constexpr std::size_t index_of(Word set) { return static_cast<std::size_t>(set); }

/// The covers of a digit: as few houses as possible, perhaps in several ways.
struct DigitCover {
  int digit;
  std::vector<int> houses;
};

/// Offers the eliminations of the covers outside the cells, if there are any. The sum of the covers' sizes
/// must equal the number of cells.
bool offer_rank_0(Scan& scan, Eliminated& eliminated, const CellSet& cells,
                  const std::vector<DigitCover>& covers) {
  const Position& position = scan.position();
  Step step{.technique = scan.wanted(), .cells = list_of(cells)};
  for (const int cell : cells) step.use_cell(cell);
  for (const auto& [digit, houses] : covers) {
    CellSet once;
    for (const int house : houses) {
      const CellSet places = position.places(house, digit);
      step.eliminate((places - cells) | (places & once), digit);
      once |= places;
      step.use(house, digit);
    }
  }
  return !step.eliminations.empty() && eliminated.note(step) && scan.offer(std::move(step));
}

/// Rows and columns as bits.
class CrossingSearch {
 public:
  explicit CrossingSearch(Scan& scan)
      : scan_(scan),
        position_(scan.position()),
        board_(scan.board()),
        eliminated_(scan.board()),
        rows_(board_.houses_of_kind(HouseKind::row)),
        columns_(board_.houses_of_kind(HouseKind::column)) {}

  void run() {
    if (rows_.size() > kMostLines || columns_.size() > kMostLines) return;
    note_places();
    for (Word rows = 0; rows < bit(static_cast<int>(rows_.size())); ++rows) {
      if (count_of(rows) < kFewest || count_of(rows) > kMost) continue;
      choose_rows(rows);
      for (Word columns = 0; columns < bit(static_cast<int>(columns_.size())); ++columns) {
        if (count_of(columns) < kFewest || count_of(columns) > kMost) continue;
        if (scan_.is_over() || (is_covered(rows, columns) && offer(rows, columns))) return;
      }
    }
  }

 private:
  static constexpr std::size_t kMostLines = 9;
  static constexpr int kFewest = 3, kMost = 5;

  void note_places() {
    const auto digits = at(board_.digit_count() + 1);
    in_row_.assign(digits, std::vector<Word>(rows_.size()));
    in_column_.assign(digits, std::vector<Word>(columns_.size()));
    of_rows_.assign(digits, 0);
    of_columns_.assign(digits, std::vector<Word>(std::size_t{1} << columns_.size()));
    for (std::size_t i = 0; i < rows_.size(); ++i)
      for (std::size_t j = 0; j < columns_.size(); ++j)
        for (const int cell : board_.house(rows_[i]).set & board_.house(columns_[j]).set)
          note_cell(cell, static_cast<int>(i), static_cast<int>(j));
    for (std::size_t digit = 0; digit < digits; ++digit)
      for (Word columns = 1; columns < of_columns_[digit].size(); ++columns)
        of_columns_[digit][index_of(columns)] = of_columns_[digit][index_of(without_lowest(columns))] |
                                                in_column_[digit][static_cast<std::size_t>(lowest(columns))];
  }
  /// Records the cell itself as digit 0.
  void note_cell(int cell, int row, int column) {
    Digits digits = position_.candidates(cell) << 1;
    if (position_.is_open(cell)) digits |= 1;
    for (const int digit : Bits(digits)) {
      in_row_[at(digit)][at(row)] |= bit(column);
      in_column_[at(digit)][at(column)] |= bit(row);
    }
  }
  void choose_rows(Word rows) {
    for (std::size_t digit = 0; digit < of_rows_.size(); ++digit) {
      of_rows_[digit] = 0;
      for (const int row : Bits(rows)) of_rows_[digit] |= in_row_[digit][at(row)];
    }
  }

  /// Whether the least number of covers equals the number of cells.
  [[nodiscard]] bool is_covered(Word rows, Word columns) const {
    int left = 0;
    for (const int row : Bits(rows)) left += count_of(in_row_[0][at(row)] & columns);
    for (std::size_t digit = 1; digit < of_rows_.size() && left >= 0; ++digit)
      left -= std::min(count_of(of_rows_[digit] & columns),
                       count_of(of_columns_[digit][index_of(columns)] & rows));
    return left == 0;
  }

  bool offer(Word rows, Word columns) {
    CellSet cells;
    for (const int row : Bits(rows))
      for (const int column : Bits(in_row_[0][at(row)] & columns))
        cells |= board_.house(rows_[at(row)]).set & board_.house(columns_[at(column)]).set;
    std::vector<DigitCover> covers;
    for (int digit = 1; digit <= board_.digit_count(); ++digit) {
      const Word by_columns = of_rows_[at(digit)] & columns;
      const Word by_rows = of_columns_[at(digit)][index_of(columns)] & rows;
      if (by_rows == 0) continue;
      if (count_of(by_rows) <= count_of(by_columns)) covers.push_back({digit, houses_of(rows_, by_rows)});
      if (count_of(by_columns) <= count_of(by_rows))
        covers.push_back({digit, houses_of(columns_, by_columns)});
    }
    return offer_rank_0(scan_, eliminated_, cells, covers);
  }
  [[nodiscard]] static std::vector<int> houses_of(std::span<const int> lines, Word chosen) {
    std::vector<int> houses;
    for (const int line : Bits(chosen)) houses.push_back(lines[at(line)]);
    return houses;
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Eliminated eliminated_;
  std::span<const int> rows_, columns_;
  std::vector<std::vector<Word>> in_row_;      // by digit and row: the columns that have it there
  std::vector<std::vector<Word>> in_column_;   // by digit and column: the rows that have it there
  std::vector<Word> of_rows_;                  // by digit: the columns that have it in the chosen rows
  std::vector<std::vector<Word>> of_columns_;  // by digit and set of columns: the rows that have it there
};

constexpr std::size_t kSegments = 8;

/// For each set of segments, the smallest sets of houses that cover it. House i covers the segments i and i +
/// 1.
class RingCovers {
 public:
  RingCovers() {
    size_.fill(std::numeric_limits<int>::max());
    for (Word houses = 0; houses < ways_.size(); ++houses) {
      const Word covered = houses | ((houses << 1) & (ways_.size() - 1)) | (houses >> (kSegments - 1));
      for (Word part = covered;; part = (part - 1) & covered) {
        if (count_of(houses) < size_[index_of(part)]) ways_[index_of(part)].clear();
        size_[index_of(part)] = std::min(size_[index_of(part)], count_of(houses));
        if (count_of(houses) == size_[index_of(part)]) ways_[index_of(part)].push_back(houses);
        if (part == 0) break;
      }
    }
  }

  [[nodiscard]] int size(Word segments) const { return size_[index_of(segments)]; }
  [[nodiscard]] const std::vector<Word>& ways(Word segments) const { return ways_[index_of(segments)]; }

 private:
  std::array<int, bit(kSegments)> size_{};
  std::array<std::vector<Word>, bit(kSegments)> ways_;
};

class SkLoopSearch {
 public:
  explicit SkLoopSearch(Scan& scan)
      : scan_(scan), position_(scan.position()), board_(scan.board()), eliminated_(scan.board()) {}

  void run() {
    for (const BoxRectangle& boxes : box_rectangles(board_))
      for (std::size_t upper = 0; upper < 3; ++upper)
        for (std::size_t lower = 0; lower < 3; ++lower)
          for (std::size_t left = 0; left < 3; ++left)
            for (std::size_t right = 0; right < 3; ++right) {
              lay_ring(boxes, {upper, lower}, {left, right});
              if (scan_.is_over() || check()) return;
            }
  }

 private:
  /// Clockwise from the row of the first box. The crossings of the boxes are in these of their rows and
  /// columns.
  void lay_ring(const BoxRectangle& boxes, const std::array<std::size_t, 2>& rows,
                const std::array<std::size_t, 2>& columns) {
    static constexpr std::array<std::size_t, 4> kClockwise{0, 1, 3, 2};
    for (std::size_t i = 0; i < 4; ++i) {
      const Box& box = boxes[kClockwise[i]];
      const std::size_t row = rows[kClockwise[i] / 2];
      const std::size_t column = columns[kClockwise[i] % 2];
      const bool row_first = i % 2 == 1;  // its segment in the row comes before that in the column
      const int crossing = box.cells[row][column];
      CellSet in_box = board_.house(box.region).set & position_.open_cells();
      in_box.remove(crossing);
      const std::size_t before = (2 * i + kSegments - 1) % kSegments;
      const std::size_t after = 2 * i;
      const std::size_t of_row = row_first ? before : after;
      const std::size_t of_column = row_first ? after : before;
      segments_[of_row] = in_box & board_.house(box.rows[row]).set;
      segments_[of_column] = in_box & board_.house(box.columns[column]).set;
      houses_[before] = box.region;
      houses_[after] = row_first ? box.columns[column] : box.rows[row];
    }
  }

  bool check() {
    CellSet cells;
    for (const CellSet& segment : segments_) {
      if (segment.empty()) return false;
      cells |= segment;
    }
    int left = cells.count();
    for (int digit = 1; digit <= board_.digit_count() && left >= 0; ++digit)
      left -= covers_.size(segments_with(digit));
    if (left != 0) return false;
    std::vector<DigitCover> covers;
    for (int digit = 1; digit <= board_.digit_count(); ++digit)
      for (const Word way : covers_.ways(segments_with(digit))) {
        covers.push_back({digit, {}});
        for (const int house : Bits(way)) covers.back().houses.push_back(houses_[at(house)]);
      }
    return offer_rank_0(scan_, eliminated_, cells, covers);
  }

  [[nodiscard]] Word segments_with(int digit) const {
    Word segments = 0;
    for (std::size_t i = 0; i < kSegments; ++i)
      if (segments_[i].meets(position_.cells_with(digit))) segments |= bit(static_cast<int>(i));
    return segments;
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Eliminated eliminated_;
  RingCovers covers_;
  std::array<CellSet, kSegments> segments_;
  std::array<int, kSegments> houses_{};  // house i contains the segments i and i + 1
};

}  // namespace

void find_multi_sector_locked_set(Scan& scan) { CrossingSearch(scan).run(); }

void find_sk_loop(Scan& scan) { SkLoopSearch(scan).run(); }

}  // namespace quadrille::techniques
