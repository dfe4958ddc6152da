#include "formats/draft.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "formats/digit_symbols.h"
#include "formats/sentences.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::formats {

namespace {

using sudoku::kMaxSize;
using sudoku::Layout;

Parsed<Grid> parse_grid(const std::vector<Token>& cells, const Layout& layout, const DigitSymbols& symbols) {
  Grid grid(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool is_hole = layout.is_hole(static_cast<int>(i));
    grid[i] = is_hole && is_blank(cells[i].text) ? 0 : symbols.find(cells[i].text);
    if (is_hole && grid[i] != 0)
      return error_at(cells[i], sudoku::say::kNotAtHole(in_quotes(cells[i].text),
                                                        cell_name(static_cast<int>(i), layout)));
    if (grid[i] == DigitSymbols::kNone) {
      const int row = layout.row_of(static_cast<int>(i)) + 1;
      const int column = layout.column_of(static_cast<int>(i)) + 1;
      return error_at(cells[i], say::kNoCell(in_quotes(cells[i].text), row, column, grid_name(layout),
                                             symbols.expected()));
    }
  }
  return grid;
}

Parsed<void> set_regions(Puzzle& puzzle, const std::vector<Token>& cells, const Token& start,
                         bool has_holes) {
  std::vector<std::string> labels;
  labels.reserve(cells.size());
  for (const Token& cell : cells) {
    if (!is_region_label(cell.text)) {
      return error_at(cell, say::kRegionName(in_quotes(cell.text)));
    }
    // In other texts this is more likely an empty cell of a grid.
    if (!has_holes && cell.text == sudoku::kNoRegionLabel) {
      return error_at(cell, say::kRegionNameOfNone(in_quotes(cell.text)));
    }
    labels.emplace_back(cell.text);
  }
  const auto set = puzzle.set_regions(labels);
  if (set) return {};
  // The puzzle gives the row and the column of a cell, which is converted to a position in the text.
  const int cell = puzzle.layout().cell_at(set.error().line - 1, set.error().column - 1);
  return error_at(set.error().line > 0 ? cells[static_cast<std::size_t>(cell)] : start, set.error().message);
}

Parsed<void> set_boxes(Puzzle& puzzle, sudoku::BoxShape boxes, const Token& start) {
  if (boxes.rows == 0 && boxes.columns == 0) return {};
  const auto set = puzzle.set_boxes(boxes.rows, boxes.columns);
  if (!set) return error_at(start, set.error().message);
  return {};
}

Parsed<void> set_shape(Puzzle& puzzle, const Draft& draft, const ReadOptions& options) {
  if (!options.regions.empty()) {
    std::vector<Token> labels;
    labels.reserve(options.regions.size());
    for (const auto& label : options.regions) labels.push_back({label, draft.start.line, draft.start.column});
    return set_regions(puzzle, labels, draft.start, true);
  }
  if (options.boxes) return set_boxes(puzzle, *options.boxes, draft.start);
  if (!draft.regions.empty()) return set_regions(puzzle, draft.regions, draft.start, draft.has_holes);
  return set_boxes(puzzle, draft.boxes.value_or(sudoku::usual_boxes(puzzle.layout())), draft.start);
}

bool tells_of_shape(const Draft& draft, const ReadOptions& options) {
  return options.boxes || !options.regions.empty() || draft.boxes || !draft.regions.empty();
}

Parsed<Puzzle> build(const Draft& draft, const ReadOptions& options, const Layout& layout,
                     const Grid& givens) {
  Puzzle puzzle(layout);
  for (std::size_t cell = 0; cell < givens.size(); ++cell)
    puzzle.set_given(static_cast<int>(cell), givens[cell]);
  if (auto shape = set_shape(puzzle, draft, options); !shape) return tl::unexpected(std::move(shape.error()));
  return puzzle;
}

/// The error for the first mark that is neither a digit nor empty.
tl::unexpected<InputError> unknown_mark(const Token& marks, const DigitSymbols& symbols) {
  std::size_t i = 0;
  while (symbols.find(marks.text[i]) != DigitSymbols::kNone) ++i;
  const Token mark = characters(marks, i + 1).back();
  return error_at(mark, say::kNoCandidate(in_quotes(mark.text), in_quotes(marks.text), symbols.expected()));
}

Parsed<sudoku::Digits> parse_marks(const Token& marks, int size, const DigitSymbols& symbols) {
  const auto most = static_cast<std::size_t>(size);
  if (marks.text.size() > most && count_characters(marks.text) > most) {
    return error_at(marks, say::kTooManyCandidates(in_quotes(marks.text), size));
  }
  sudoku::Digits digits = 0;
  bool are_sound = true;
  for (const char c : marks.text) {  // without a branch, since no processor can predict it
    const int value = symbols.find(c);
    are_sound = are_sound && value != DigitSymbols::kNone;
    digits |= bit(value & (kMaxSize - 1)) >> 1;
  }
  if (!are_sound) return unknown_mark(marks, symbols);
  return digits == 0 ? low_bits(size) : digits;
}

/// The candidates of each cell.
Parsed<std::vector<sudoku::Digits>> parse_marks(const std::vector<Token>& marks, int size,
                                                const DigitSymbols& symbols) {
  std::vector<sudoku::Digits> all;
  all.reserve(marks.size());
  std::string_view many;  // the last text with several candidates; most cells have the same one: all digits
  sudoku::Digits digits_of_many = 0;
  for (const Token& cell : marks) {
    const bool is_same = !many.empty() && cell.text == many;
    const auto digits = is_same ? digits_of_many : parse_marks(cell, size, symbols);
    if (!digits) return tl::unexpected(digits.error());
    if (cell.text.size() > 1) {
      many = cell.text;
      digits_of_many = *digits;
    }
    all.push_back(*digits);
  }
  return all;
}

/// Sets the digits that a player has placed, as the solution if all cells are filled. Returns whether there
/// are any.
Parsed<bool> set_placed(Item& item, const std::vector<Token>& cells, const DigitSymbols& symbols) {
  if (cells.empty()) return false;
  const Puzzle& puzzle = *item.puzzle;
  auto placed = parse_grid(cells, puzzle.layout(), symbols);
  if (!placed) return tl::unexpected(std::move(placed.error()));
  const auto is_given = [&](std::size_t cell) { return puzzle.givens()[cell] != 0; };
  bool is_full = true, has_any = false;
  for (std::size_t cell = 0; cell < placed->size(); ++cell) {
    const bool is_hole = puzzle.layout().is_hole(static_cast<int>(cell));
    is_full = is_full && (is_hole || is_given(cell) || (*placed)[cell] != 0);
    has_any = has_any || (!is_given(cell) && (*placed)[cell] != 0);
  }
  if (!has_any) return false;
  for (std::size_t cell = 0; cell < placed->size(); ++cell)
    if (is_given(cell)) (*placed)[cell] = is_full ? puzzle.givens()[cell] : 0;
  if (is_full) {
    item.solution = std::move(*placed);
  } else {
    placed->resize(puzzle.givens().size());  // no digits in extra cells
    item.progress = Progress{std::move(*placed)};
  }
  return true;
}

/// Sets what a player has entered, and the candidates of the cells, which may be the player's as well.
Parsed<void> set_placed_and_marks(Item& item, const Draft& draft, const DigitSymbols& symbols) {
  Puzzle& puzzle = *item.puzzle;
  auto marks = parse_marks(draft.marks, puzzle.layout().digits, symbols);
  if (!marks) return tl::unexpected(std::move(marks.error()));
  const auto has_placed = set_placed(item, draft.placed, symbols);
  if (!has_placed) return tl::unexpected(has_placed.error());
  if (item.progress) item.progress->noted = std::move(*marks);
  if (*has_placed) return {};
  for (std::size_t cell = 0; cell < marks->size(); ++cell)
    if (puzzle.givens()[cell] == 0 && !puzzle.layout().is_hole(static_cast<int>(cell)))
      puzzle.restrict_candidates(static_cast<int>(cell), (*marks)[cell]);
  return {};
}

/// The layout of boards that the options describe.
Parsed<Layout> layout_of_asked_boards(const Draft& draft, const ReadOptions& options) {
  const auto layout = sudoku::layout_called(options.boards, options.size);
  if (!layout) return error_at(draft.start, layout.error().message);
  const auto cells = static_cast<std::size_t>(layout->grid_cell_count());
  if (draft.givens.size() == cells) return layout;
  return error_at(draft.start,
                  say::kCellsForBoards(draft.givens.size(), cells, grid_name(*layout), options.boards));
}

/// The layout of the grid from the text, else from the options, else from the number of givens.
Parsed<Layout> grid_layout_of(const Draft& draft, const ReadOptions& options) {
  if (!options.boards.empty()) return layout_of_asked_boards(draft, options);
  if (!draft.layout) {
    const auto size = size_for(draft.givens.size(), options, draft.start, say::kCellsForGrid);
    if (!size) return tl::unexpected(size.error());
    return *size;
  }
  if (options.size > 0 && *draft.layout != Layout(options.size))
    return error_at(draft.start,
                    say::kOtherLayout(grid_name(*draft.layout), draft.layout->digits, options.size));
  if (const auto sound = check_layout(*draft.layout); !sound)
    return error_at(draft.start, sound.error().message);
  return *draft.layout;
}

/// That layout with the extra cells.
Parsed<Layout> layout_of(const Draft& draft, const ReadOptions& options) {
  auto layout = grid_layout_of(draft, options);
  if (!layout || draft.extra_cells.empty()) return layout;
  std::vector<sudoku::ExtraCells> groups;
  for (const ExtraDraft& group : draft.extra_cells) {
    groups.push_back({std::string(group.name.text), static_cast<int>(group.givens.size())});
    Layout with_group = layout->with_extra_cells(groups);
    if (const auto sound = check_layout(with_group); !sound)
      return error_at(group.name, sound.error().message);
  }
  return layout->with_extra_cells(std::move(groups));
}

/// The digits of extra cells; 0 for none.
Parsed<Grid> parse_extra_cells(const std::vector<Token>& cells, int first_cell, const Layout& layout) {
  Grid digits;
  for (const Token& cell : cells) {
    const auto value = decimal(cell.text);
    const bool is_empty = cell.text == "." || (value == 0 && layout.first_value > 0);
    digits.push_back(is_empty || !value ? 0 : layout.digit_of(*value));
    if (is_empty || digits.back() != 0) continue;
    const int number = first_cell + static_cast<int>(digits.size()) - 1;
    return error_at(cell, say::kNoExtraCell(in_quotes(cell.text), cell_name(number, layout),
                                            layout.first_value, layout.last_value()));
  }
  return digits;
}

/// Sets the givens of extra cells, and their digits in the solution.
Parsed<void> set_extra_cells(Item& item, const Draft& draft) {
  Puzzle& puzzle = *item.puzzle;
  const Layout& layout = puzzle.layout();
  int cell = layout.grid_cell_count();
  for (const ExtraDraft& group : draft.extra_cells) {
    const auto givens = parse_extra_cells(group.givens, cell, layout);
    if (!givens) return tl::unexpected(givens.error());
    const auto solution = parse_extra_cells(group.solution, cell, layout);
    if (!solution) return tl::unexpected(solution.error());
    const auto found =
        static_cast<std::size_t>(std::ranges::count_if(*solution, [](int d) { return d != 0; }));
    if (!item.solution && found > 0)
      return error_at(group.name, say::kSolutionOfExtraCellsAlone(group.name.text));
    if (item.solution && found < givens->size())
      return error_at(group.name, say::kSolutionOfExtraCells(found, givens->size(), group.name.text));
    for (const int digit : *givens) puzzle.set_given(cell++, digit);
    if (item.solution) item.solution->insert(item.solution->end(), solution->begin(), solution->end());
  }
  return {};
}

Parsed<Item> check(const Draft& draft, ReadOptions options) {
  if (options.size == 0 && !draft.layout) options.size = draft.size;
  const std::string chosen = options.digits;
  if (draft.in_numbers) options.digits.clear();
  const auto layout = layout_of(draft, options);
  if (!layout) return tl::unexpected(layout.error());
  if (auto symbols = check_symbols(*layout, options.digits); !symbols) {
    return error_at(draft.start, std::move(symbols.error().message));
  }
  const DigitSymbols symbols(*layout, options.digits);
  auto givens = parse_grid(draft.givens, *layout, symbols);
  if (!givens) return tl::unexpected(std::move(givens.error()));
  Item item{build(draft, options, *layout, *givens), draft.start.line, std::nullopt};
  if (!item.puzzle) return item;
  item.symbols = chosen;
  item.has_assumed_boxes = item.puzzle->has_boxes() && !tells_of_shape(draft, options);
  if (auto set = set_placed_and_marks(item, draft, symbols); !set)
    return tl::unexpected(std::move(set.error()));
  if (!draft.solution.empty()) {
    auto solution = parse_grid(draft.solution, *layout, symbols);
    if (!solution) return tl::unexpected(std::move(solution.error()));
    item.solution = std::move(*solution);
  }
  if (auto set = set_extra_cells(item, draft); !set) return tl::unexpected(std::move(set.error()));
  return item;
}

}  // namespace

tl::unexpected<InputError> error_at(const Token& place, std::string message) {
  return bad_input(std::move(message), place.line, place.column);
}

Item failed(InputError error) {
  const int line = error.line;
  return {tl::unexpected(std::move(error)), line, std::nullopt};
}

int root_of(std::size_t cells) {
  const auto root = std::lround(std::sqrt(static_cast<double>(cells)));
  return root <= kMaxSize && squared(static_cast<int>(root)) == cells ? static_cast<int>(root) : 0;
}

Parsed<int> size_for(std::size_t count, const ReadOptions& options, const Token& place,
                     const WrongCount& wrong_count, int times) {
  if (options.size < 0 || options.size > kMaxSize) {
    return error_at(place, say::kSizeAskedFor(options.size, kMaxSize));
  }
  const long closest = std::lround(std::sqrt(static_cast<double>(count) / times));
  const int size =
      options.size > 0 ? options.size : static_cast<int>(std::clamp(closest, 1L, long{kMaxSize}));
  const std::size_t expected = static_cast<std::size_t>(times) * squared(size);
  if (count == expected) return size;
  return error_at(place, wrong_count(count, expected, size, size));
}

Parsed<int> parse_size(const Token& word, const ReadOptions& options) {
  const auto size = decimal(word.text);
  if (!size || *size < 1 || *size > kMaxSize) {
    return error_at(word, say::kNoSize(in_quotes(word.text), kMaxSize));
  }
  if (options.size > 0 && *size != options.size) {
    return error_at(word, say::kOtherSize(*size, options.size));
  }
  return *size;
}

Item finish(const Draft& draft, const ReadOptions& options) {
  auto item = check(draft, options);
  return item ? std::move(*item) : failed(std::move(item.error()));
}

Item finish(const Parsed<Draft>& draft, const ReadOptions& options) {
  return draft ? finish(*draft, options) : failed(draft.error());
}

Item with_rules(Item item, const std::vector<RuleText>& rules, const PlaceInDefinition& place) {
  for (const RuleText& rule : rules) {
    if (!item.puzzle) break;
    if (auto added = item.puzzle->add_rule(rule.name.text, rule.argument); !added) {
      // The message may repeat the whole text of the rule.
      constexpr std::size_t kLongest = 300;
      const InputError& error = added.error();
      return failed(error_at(error.line > 0 && place ? place(rule, error) : rule.name,
                             printable(error.message, kLongest)));
    }
  }
  return item;
}

/// Whether the labels may also be digits and empty cells of a grid: all are valid cells, and no digit occurs
/// twice in a row or a column, as labels of neighbouring cells of a region do.
bool look_like_cells(const std::vector<Token>& labels) {
  const auto size = static_cast<std::size_t>(root_of(labels.size()));
  const DigitSymbols symbols(static_cast<int>(size));
  std::vector<sudoku::Digits> in_row(size), in_column(size);
  for (std::size_t cell = 0; cell < labels.size(); ++cell) {
    const int digit = symbols.find(labels[cell].text);
    if (digit == DigitSymbols::kNone) return false;
    if (digit == 0) continue;
    sudoku::Digits& row = in_row[cell / size];
    sudoku::Digits& column = in_column[cell % size];
    if (((row | column) & sudoku::digit_bit(digit)) != 0) return false;
    row |= sudoku::digit_bit(digit);
    column |= sudoku::digit_bit(digit);
  }
  return true;
}

bool look_like_regions(const std::vector<Token>& labels) {
  const auto size = static_cast<std::size_t>(root_of(labels.size()));
  if (size < 2) return false;
  std::map<std::string_view, std::size_t> counts;
  for (const Token& label : labels) ++counts[label.text];
  const bool is_even =
      std::ranges::all_of(counts, [size](const auto& count) { return count.second == size; });
  const bool all_digits =
      std::ranges::all_of(labels, [](const Token& label) { return decimal(label.text) > 0; });
  const bool may_be_cells = all_digits ? looks_like_solution(labels, {}) : look_like_cells(labels);
  return is_even && !may_be_cells;
}

bool look_like_few_cells(const std::vector<Token>& labels) {
  constexpr int kFew = 3;
  const int size = root_of(labels.size());
  const DigitSymbols symbols(size);
  const auto is_empty_cell = [&symbols](const Token& label) { return symbols.find(label.text) == 0; };
  return size <= kFew && std::ranges::any_of(labels, is_empty_cell);
}

bool looks_like_solution(const std::vector<Token>& cells, const std::vector<Token>& givens) {
  const int size = root_of(cells.size());
  const DigitSymbols symbols(size);
  sudoku::Digits in_row = 0;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cell % static_cast<std::size_t>(std::max(size, 1)) == 0) in_row = 0;
    const int digit = symbols.value(cells[cell].text).value_or(0);
    if (digit == 0 || (in_row & sudoku::digit_bit(digit)) != 0) return false;
    in_row |= sudoku::digit_bit(digit);
    const int given = cell < givens.size() ? symbols.value(givens[cell].text).value_or(0) : 0;
    if (given != 0 && given != digit) return false;
  }
  return size > 0;
}

}  // namespace quadrille::formats
