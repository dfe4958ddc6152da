#include "formats/iss/shape.h"
#include "formats/layout_text.h"

#include <algorithm>
#include <cctype>
#include <ranges>

#include <fmt/format.h>

#include "formats/sentences.h"

namespace quadrille::formats {

namespace {

using sudoku::at;
using sudoku::Layout;

constexpr Sentence<Text> kItemTwice{"found .{} for the second time, expected it once",
                                    "on lit .{} pour la deuxième fois, on l’attend une seule fois"};
constexpr Sentence<Text, Number> kShapeItemExpected{
    "found {}, expected rows and columns from 1x1 to {1}x{1}, then perhaps the digits, then perhaps Raw: "
    ".Shape~9x9, .Shape~6x8~0-8, .Shape~9x9~~Raw",
    "on lit {}, on attend des lignes et des colonnes de 1x1 à {1}x{1}, puis peut-être les chiffres, puis "
    "peut-être Raw : .Shape~9x9, .Shape~6x8~0-8, .Shape~9x9~~Raw"};
constexpr Sentence<Text, Number, Number> kShapeDigitsExpected{
    "found {}, expected digits that begin with 0 or 1, from {} to {} of them: .Shape~9x9~10, .Shape~9x9~0-8",
    "on lit {}, on attend des chiffres qui commencent à 0 ou 1, de {} à {} en tout : .Shape~9x9~10, "
    ".Shape~9x9~0-8"};
constexpr Sentence<Text> kExpectedRegionSize{
    "found {}, expected the number of cells of a box or of a region: .RegionSize~6",
    "on lit {}, on attend le nombre de cases d’un bloc ou d’une région : .RegionSize~6"};
constexpr Sentence<Text> kExpectedVar{
    "found {}, expected letters, a label that may be empty, and how many extra cells there are: .Var~X~~8 or "
    ".Var~X~~3x3",
    "on lit {}, on attend des lettres, une étiquette qui peut être vide, et le nombre de cases "
    "supplémentaires : .Var~X~~8 ou .Var~X~~3x3"};
constexpr Sentence<Text, Text> kExpectedIssCell{"found {} as a cell, expected R1C1 to {}",
                                                "on lit {} comme case, on attend R1C1 à {}"};
constexpr Sentence<Text, Text, Text> kExpectedIssExtraCell{
    "found {} as a cell, expected R1C1 to {}, or an extra cell such as {}",
    "on lit {} comme case, on attend R1C1 à {}, ou une case supplémentaire comme {}"};

constexpr int kUsualIssSize = 9;

class ShapeReader {
 public:
  ShapeReader(const std::vector<IssItem>& items, const IssText& text, const ReadOptions& options)
      : items_(items), text_(text), options_(options) {}

  Parsed<IssShape> read() {
    for (const auto step :
         {&ShapeReader::check_once, &ShapeReader::read_layout, &ShapeReader::read_extra_cells,
          &ShapeReader::read_boxes, &ShapeReader::read_jigsaw, &ShapeReader::fill_lacking_cells}) {
      if (auto done = (this->*step)(); !done) return tl::unexpected(std::move(done.error()));
    }
    return std::move(shape_);
  }

 private:
  Parsed<void> check_once() {
    for (const std::string_view name : {"Shape", "Jigsaw"}) {
      const auto is_named = [name](const IssItem& item) { return item.name.text == name; };
      auto found = items_ | std::views::filter(is_named);
      if (std::ranges::distance(found) < 2) continue;
      const IssItem& second = *std::next(found.begin());
      return error_at(second.name, kItemTwice(second.name.text));
    }
    return {};
  }

  Parsed<void> read_layout() {
    shape_.layout = options_.size > 0 ? options_.size : kUsualIssSize;
    if (const IssItem* const shape = find_iss_item(items_, "Shape")) {
      if (auto read = read_shape(*shape); !read) return read;
    }
    shape_.region_size = std::max(shape_.layout.rows, shape_.layout.columns);
    return {};
  }

  Parsed<void> read_shape(const IssItem& shape) {
    const auto sides = text_.split(shape.argument(0).text, 'x');
    const int rows = decimal(sides.front().text).value_or(0);
    const int columns = decimal(sides.back().text).value_or(0);
    const std::string_view kind = shape.argument(2).text;
    const auto is_side = [](int side) { return 1 <= side && side <= kMostIssSize; };
    if (sides.size() != 2 || !is_side(rows) || !is_side(columns) || shape.arguments.size() > 3 ||
        (!kind.empty() && kind != "Raw" && kind != "Sudoku"))
      return shape.refuse(kShapeItemExpected, kMostIssSize);
    const bool has_lines = kind != "Raw";
    const int longest = std::max(rows, columns);
    const auto digits = digits_in(shape.argument(1).text, longest);
    const int least = has_lines ? longest : 1;
    const int count = digits ? digits->last - digits->first + 1 : 0;
    if (count < least || count > kMostIssSize || digits->first < 0 || digits->first > 1)
      return shape.refuse(kShapeDigitsExpected, least, kMostIssSize);
    shape_.layout = Layout(rows, columns, count, digits->first, has_lines);
    if (!shape_.layout.is_usual() || options_.size == 0) return {};
    const auto size = parse_size(sides.front(), options_);
    return size ? Parsed<void>() : tl::unexpected(size.error());
  }

  /// "", "10" or "0-8".
  [[nodiscard]] static std::optional<DigitRange> digits_in(std::string_view text, int usual) {
    if (text.empty()) return DigitRange{1, usual};
    const auto dash = text.find('-');
    const auto last = decimal(text.substr(dash == std::string_view::npos ? 0 : dash + 1));
    const auto first = dash == std::string_view::npos ? 1 : decimal(text.substr(0, dash));
    if (!first || !last) return std::nullopt;
    return DigitRange{*first, *last};
  }

  Parsed<void> read_extra_cells() {
    std::vector<sudoku::ExtraCells> groups;
    for (const IssItem& item : items_) {
      const bool has_region_cells =
          std::ranges::find(groups, kIssRegionCells, &sudoku::ExtraCells::name) != groups.end();
      if (item.name.text == "ChaosConstruction" && !has_region_cells) {
        groups.push_back({std::string(kIssRegionCells), shape_.layout.grid_cell_count()});
        shape_.extra_columns.push_back(shape_.layout.columns);
        shape_.extra_names.push_back(item.name);
      }
      if (item.name.text == "Doppelganger") add_lacking_cells(item, groups);
      if (item.name.text != "Var") continue;
      auto group = read_group(item);
      if (!group) return tl::unexpected(group.error());
      groups.push_back(std::move(*group));
    }
    if (!groups.empty()) shape_.layout = shape_.layout.with_extra_cells(std::move(groups));
    return {};
  }

  /// Adds the cells for the missing digits of houses, as far as items name them.
  void add_lacking_cells(const IssItem& doppelganger, std::vector<sudoku::ExtraCells>& groups) {
    for (const std::string_view name : {kIssRowsLack, kIssColumnsLack, kIssBoxesLack}) {
      if (!are_named(items_, name) ||
          std::ranges::find(groups, name, &sudoku::ExtraCells::name) != groups.end())
        continue;
      groups.push_back({std::string(name), shape_.layout.rows});
      shape_.extra_columns.push_back(shape_.layout.columns);
      shape_.extra_names.push_back(doppelganger.name);
    }
  }

  /// Together, a house and its cell hold each digit once.
  Parsed<void> fill_lacking_cells() {
    const Layout& grid = shape_.layout;
    const auto add = [&](std::string_view group, int house, std::vector<int> cells) {
      const auto lacking = cell_named(fmt::format("{}{}", group, house + 1), grid);
      if (!lacking || std::ssize(cells) + 1 != grid.digits) return;
      cells.push_back(*lacking);
      shape_.extra_regions.push_back(std::move(cells));
    };
    for (int i = 0; i < grid.rows && i < grid.columns; ++i) {
      add(kIssRowsLack, i, grid.row_cells(i));
      add(kIssColumnsLack, i, grid.column_cells(i));
    }
    if (shape_.boxes.rows == 0) return {};
    int box = 0;
    for (int top = 0; top < grid.rows; top += shape_.boxes.rows)
      for (int left = 0; left < grid.columns; left += shape_.boxes.columns)
        add(kIssBoxesLack, box++, cells_of_box(top, left));
    return {};
  }

  /// Whether an argument names a cell of that group.
  [[nodiscard]] static bool are_named(const std::vector<IssItem>& items, std::string_view group) {
    const auto begins = [group](const Token& word) {
      return std::ranges::equal(word.text.substr(0, group.size()), group, {}, small_letter, small_letter);
    };
    return std::ranges::any_of(items, [&](const IssItem& item) {
      return std::ranges::any_of(item.arguments, begins) || are_named(item.items, group);
    });
  }

  /// If the number of columns is not given, it is that of the grid.
  Parsed<sudoku::ExtraCells> read_group(const IssItem& item) {
    const Token name = item.argument(0);
    const auto sides = text_.split(item.argument(2).text, 'x');
    const auto count_in = [](std::string_view text) {
      const auto count = decimal(text);
      return count && 1 <= *count && *count <= sudoku::kMostExtraCells ? *count : 0;
    };
    const int rows = sides.size() == 2 ? count_in(sides.front().text) : 1;
    const int columns = sides.back().text.empty() && sides.size() == 1 ? 1 : count_in(sides.back().text);
    const bool is_name = !name.text.empty() && std::ranges::all_of(name.text, is_letter);
    if (!is_name || item.arguments.size() > 3 || sides.size() > 2 || rows * columns == 0 ||
        rows * columns > sudoku::kMostExtraCells)
      return item.refuse(kExpectedVar);
    shape_.extra_names.push_back(name);
    shape_.extra_columns.push_back(sides.size() == 2 ? columns : shape_.layout.columns);
    return sudoku::ExtraCells{"V" + std::string(name.text), rows * columns};
  }

  Parsed<void> read_boxes() {
    const Layout& grid = shape_.layout;
    if (const IssItem* const size = find_iss_item(items_, "RegionSize")) {
      shape_.region_size = decimal(size->argument(0).text).value_or(0);
      if (shape_.region_size < 1 || shape_.region_size > grid.digits || size->arguments.size() != 1)
        return size->refuse(kExpectedRegionSize);
    }
    if (grid.lines && find_iss_item(items_, "NoBoxes") == nullptr)
      shape_.boxes = iss_boxes(grid.rows, grid.columns, shape_.region_size);
    if (shape_.boxes.rows > 0 && are_extra()) {
      for (int row = 0; row < grid.rows; row += shape_.boxes.rows)
        for (int column = 0; column < grid.columns; column += shape_.boxes.columns)
          shape_.extra_regions.push_back(cells_of_box(row, column));
      shape_.boxes = {0, 0};
    }
    return {};
  }

  /// Whether regions are extra regions: a grid with a size has no regions of another size.
  [[nodiscard]] bool are_extra() const {
    return shape_.layout.is_usual() && shape_.region_size != shape_.layout.columns;
  }

  [[nodiscard]] std::vector<int> cells_of_box(int top, int left) const {
    std::vector<int> cells;
    for (int row = top; row < top + shape_.boxes.rows; ++row)
      for (int column = left; column < left + shape_.boxes.columns; ++column)
        cells.push_back(shape_.layout.cell_at(row, column));
    return cells;
  }

  /// If there are boxes, the regions of a jigsaw are extra regions. Cells whose label occurs on more or fewer
  /// cells than a region has are in no region. Old texts have the shape before the labels.
  Parsed<void> read_jigsaw() {
    const IssItem* const jigsaw = find_iss_item(items_, "Jigsaw");
    if (jigsaw == nullptr) return {};
    const Token labels = jigsaw->argument(jigsaw->arguments.size() == 2 ? 1 : 0);
    const Layout& grid = shape_.layout;
    if (labels.text.size() != at(grid.grid_cell_count()))
      return error_at(labels, say::kCharactersForGrid(labels.text.size(), grid.grid_cell_count(), grid.rows,
                                                      grid.columns));
    std::map<char, std::vector<int>> regions;
    for (std::size_t i = 0; i < labels.text.size(); ++i)
      regions[labels.text[i]].push_back(static_cast<int>(i));
    if (regions.size() == 1) return {};
    const auto is_odd = [this](const auto& region) {
      return std::ssize(region.second) != shape_.region_size;
    };
    const auto odd = std::ranges::count_if(regions, is_odd);
    if (odd <= 1 && (shape_.boxes.rows > 0 || are_extra())) {
      for (const auto& region : regions)
        if (!is_odd(region)) shape_.extra_regions.push_back(region.second);
      return {};
    }
    for (std::size_t i = 0; i < labels.text.size(); ++i) {
      Token label = text_.token(labels.text.substr(i, 1));
      if (odd == 1 && is_odd(*regions.find(labels.text[i]))) label.text = sudoku::kNoRegionLabel;
      shape_.regions.push_back(label);
    }
    return {};
  }

  const std::vector<IssItem>& items_;
  const IssText& text_;
  const ReadOptions& options_;
  IssShape shape_;
};

}  // namespace

Parsed<IssShape> iss_shape(const std::vector<IssItem>& items, const IssText& text,
                           const ReadOptions& options) {
  return ShapeReader(items, text, options).read();
}

sudoku::BoxShape iss_boxes(int rows, int columns, int cells) {
  int small = 1;
  while ((small + 1) * (small + 1) <= cells) ++small;
  for (; small >= 2; --small) {
    if (cells % small != 0) continue;
    const int large = cells / small;
    if (rows % small == 0 && columns % large == 0) return {small, large};
    if (rows % large == 0 && columns % small == 0) return {large, small};
  }
  return {0, 0};
}

Parsed<int> IssShape::cell(const Token& word) const {
  constexpr std::size_t kLength = 4;
  const auto letter = [&](std::size_t i) { return small_letter(word.text[i]); };
  if (word.text.size() == kLength && letter(0) == 'r' && letter(2) == 'c') {
    const auto row = kIssNumbers.find(letter(1)), column = kIssNumbers.find(letter(3));
    const auto is_inside = [](std::size_t number, int most) { return number >= 1 && number <= at(most); };
    if (is_inside(row, layout.rows) && is_inside(column, layout.columns))
      return layout.cell_at(static_cast<int>(row) - 1, static_cast<int>(column) - 1);
  } else if (const auto extra = cell_named(word.text, layout); extra && layout.is_extra(*extra)) {
    return *extra;
  }
  const std::string last = iss_cell_name(layout.grid_cell_count() - 1, layout);
  if (layout.extra_cells().empty()) return error_at(word, kExpectedIssCell(in_quotes(word.text), last));
  return error_at(word, kExpectedIssExtraCell(in_quotes(word.text), last,
                                              iss_cell_name(layout.grid_cell_count(), layout)));
}

IssShape::Place IssShape::place_of(int cell) const {
  Place place{0, layout.grid_cell_count(), layout.columns, 0, 0};
  for (std::size_t group = 0; cell >= place.first + place.count; ++group) {
    place.first += place.count;
    place.count = layout.extra_cells()[group].count;
    place.columns = extra_columns[group];
  }
  place.row = (cell - place.first) / place.columns;
  place.column = (cell - place.first) % place.columns;
  return place;
}

std::optional<int> IssShape::moved(int cell, int down, int right) const {
  const Place place = place_of(cell);
  const int row = place.row + down, column = place.column + right;
  const int position = row * place.columns + column;
  if (row < 0 || column < 0 || column >= place.columns || position >= place.count) return std::nullopt;
  return place.first + position;
}

std::optional<std::pair<int, int>> IssShape::way(int from, int to) const {
  if (to >= layout.cell_count()) return std::nullopt;
  const Place start = place_of(from), goal = place_of(to);
  if (start.first != goal.first) return std::nullopt;
  return std::pair(goal.row - start.row, goal.column - start.column);
}

bool IssShape::share_side(int a, int b) const {
  return moved(a, 0, 1) == b || moved(b, 0, 1) == a || moved(a, 1, 0) == b || moved(b, 1, 0) == a;
}

std::string iss_number(int i) {
  return at(i) < kIssNumbers.size() ? std::string(1, kIssNumbers[at(i)]) : std::to_string(i);
}

std::string iss_group_name(std::string_view name) {
  if (name == kIssRegionCells) return std::string(name);
  std::string large(name);
  for (char& c : large) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return large.size() > 1 && large.starts_with('V') ? large : "V" + large;
}

std::string iss_cell_name(int cell, const Layout& layout) {
  if (!layout.is_extra(cell))
    return fmt::format("R{}C{}", iss_number(layout.row_of(cell) + 1), iss_number(layout.column_of(cell) + 1));
  int place = cell - layout.grid_cell_count();
  const auto* group = layout.extra_cells().data();
  for (; place >= group->count; ++group) place -= group->count;
  return iss_group_name(group->name) + (group->count == 1 ? "" : std::to_string(place + 1));
}

}  // namespace quadrille::formats
