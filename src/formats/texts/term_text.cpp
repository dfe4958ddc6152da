#include "formats/texts/term_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/sentence.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kListWithoutEnd{"found the start of a list without its end, expected ]",
                                     "on trouve le début d’une liste sans sa fin, on attend ]"};
constexpr Sentence<Number, Number> kListsTooDeep{
    "found lists nested {} deep, expected at most {}",
    "on trouve des listes imbriquées à la profondeur {}, on attend au plus {}"};
constexpr Sentence<Number, Number> kListLength{
    "found the end of a list of {} elements, expected {} as in the lists before it",
    "on trouve la fin d’une liste de {} éléments, on en attend {} comme dans les listes précédentes"};
constexpr Sentence<Text> kExpectedElement{"found {} in a list, expected an element, a comma or ]",
                                          "on lit {} dans une liste, on attend un élément, une virgule ou ]"};
constexpr Sentence<> kElementBesideList{
    "found an element beside a list, expected only lists or only elements",
    "on trouve un élément à côté d’une liste, on attend seulement des listes ou seulement des éléments"};
constexpr Sentence<Number> kTooManyElements{
    "found more than {0} elements in a list, expected at most {0}",
    "on trouve plus de {} éléments dans une liste, on n’en attend pas plus"};
constexpr Sentence<Number, Number> kListBesideGivens{
    "found {} elements, expected {} as in the list of givens",
    "on trouve {} éléments, on en attend {} comme dans la liste des chiffres donnés"};

/// Whether a character ends an element.
constexpr bool ends_element(char c) {
  return c == ',' || c == '|' || c == '[' || c == ']' || c == '(' || c == ')' || c == ';';
}
constexpr std::size_t kMostElements = squared(sudoku::kMaxSize);
constexpr std::size_t kDeepest = 4;

Token take_element(TextCursor& cursor) {
  if (cursor.peek() == '\'' || cursor.peek() == '"') return take_quoted(cursor);
  const auto text = cursor.rest();
  std::size_t length = 0;
  while (length < text.size() && !is_space(text[length]) && !ends_element(text[length])) ++length;
  return cursor.take(length);
}

/// Traverses a list from bracket to bracket.
class ListReader {
 public:
  explicit ListReader(TextCursor& cursor) : cursor_(cursor) {
    constexpr std::size_t kOfPuzzle = 96;
    list_.start = cursor.here();
    list_.elements.reserve(kOfPuzzle);
  }

  Parsed<NestedList> read() {
    do {
      skip_space_and_comments(cursor_);
      if (cursor_.at_end()) return error_at(list_.start, kListWithoutEnd());
      if (auto read = read_piece(); !read) return tl::unexpected(std::move(read.error()));
    } while (!open_.empty());
    return std::move(list_);
  }

 private:
  Parsed<void> read_piece() {
    switch (cursor_.peek()) {
      case '[': return open();
      case ']': return close();
      case ',':
      case '|': cursor_.take(1); return {};
      default: return read_element();
    }
  }

  Parsed<void> open() {
    const Token bracket = cursor_.take(1);
    if (!open_.empty()) ++open_.back();
    open_.push_back(0);
    if (open_.size() <= kDeepest) return {};
    return error_at(bracket, kListsTooDeep(open_.size(), kDeepest));
  }

  Parsed<void> close() {
    const Token bracket = cursor_.take(1);
    const std::size_t depth = open_.size();
    const std::size_t length = open_.back();
    open_.pop_back();
    if (list_.lengths.size() < depth) list_.lengths.resize(depth);
    auto& expected = list_.lengths[depth - 1];
    if (expected == 0) expected = length;
    if (length == expected) return {};
    return error_at(bracket, kListLength(length, expected));
  }

  Parsed<void> read_element() {
    const Token place = cursor_.here();
    if (ends_element(cursor_.peek())) {
      return error_at(place, kExpectedElement(in_quotes(cursor_.peek_line().text)));
    }
    ++open_.back();
    if (list_.elements.empty()) depth_ = open_.size();
    if (open_.size() != depth_) return error_at(place, kElementBesideList());
    if (list_.elements.size() == kMostElements) {
      return error_at(place, kTooManyElements(kMostElements));
    }
    list_.elements.push_back(take_element(cursor_));
    return {};
  }

  TextCursor& cursor_;
  NestedList list_;
  std::vector<std::size_t> open_;  // number of elements so far of each open list
  std::size_t depth_ = 0;          // of the elements
};

bool is_unknown(std::string_view element) {
  return element.starts_with('_') || element == "<>" ||
         (!element.empty() && element[0] >= 'A' && element[0] <= 'Z');
}

/// The rows and columns of the blocks in the two innermost levels of a list; nullopt if it has no blocks.
std::optional<sudoku::BoxShape> blocks_of(const NestedList& list) {
  const std::size_t depths = list.lengths.size();
  const auto size = static_cast<std::size_t>(root_of(list.elements.size()));
  if (depths < 3 || size == 0) return std::nullopt;
  const std::size_t rows = list.lengths[depths - 2];
  const std::size_t columns = list.lengths[depths - 1];
  if (rows * columns != size) return std::nullopt;
  return sudoku::BoxShape{static_cast<int>(rows), static_cast<int>(columns)};
}

/// The elements row by row, from an order block by block.
std::vector<Token> in_reading_order(NestedList list) {
  const auto blocks = blocks_of(list);
  if (!blocks) return std::move(list.elements);
  std::vector<Token> cells(list.elements.size());
  const int size = blocks->rows * blocks->columns;
  const int across = size / blocks->columns;
  for (int i = 0; i < size * size; ++i) {
    const int block = i / size;
    const int row = block / across * blocks->rows + i % size / blocks->columns;
    const int column = block % across * blocks->columns + i % blocks->columns;
    cells[static_cast<std::size_t>(row * size + column)] = list.elements[static_cast<std::size_t>(i)];
  }
  return cells;
}

}  // namespace

void skip_space_and_comments(TextCursor& cursor) {
  constexpr std::size_t kLongestComment = std::size_t{1} << 14U;
  while (true) {
    const char c = cursor.peek();
    if (is_space(c)) {
      cursor.skip_space();
    } else if (c == '%') {
      cursor.take_line();
    } else if (c == '/' && cursor.rest().starts_with("/*")) {
      const auto end = cursor.rest().substr(0, kLongestComment).find("*/", 2);
      if (end == std::string_view::npos) return;  // the rest of the text is no comment
      cursor.take(end + 2);
    } else {
      return;
    }
  }
}

Token take_quoted(TextCursor& cursor) {
  const char quote = cursor.take(1).text.front();
  const std::array<char, 3> ends{quote, '\n', '\r'};
  const auto end = cursor.rest().find_first_of(std::string_view(ends.data(), ends.size()));
  if (end == std::string_view::npos || cursor.rest()[end] != quote) return cursor.here();
  const Token inside = cursor.take(end);
  cursor.take(1);
  return inside;
}

Parsed<NestedList> take_list(TextCursor& cursor) { return ListReader(cursor).read(); }

Draft draft_of(NestedList list) {
  Draft draft{.start = list.start, .in_numbers = true, .boxes = blocks_of(list)};
  draft.givens = in_reading_order(std::move(list));
  for (Token& cell : draft.givens) {
    if (is_unknown(cell.text)) cell.text = ".";
  }
  return draft;
}

Parsed<void> add_list(Draft& draft, const NestedList& list) {
  auto cells = in_reading_order(list);
  if (cells.size() != draft.givens.size()) {
    return error_at(list.start, kListBesideGivens(cells.size(), draft.givens.size()));
  }
  (looks_like_solution(cells, draft.givens) ? draft.solution : draft.regions) = std::move(cells);
  return {};
}

bool fits_term(const Puzzle& puzzle) {
  if (!is_jigsaw(puzzle)) return has_usual_shape(puzzle);
  std::vector<Token> labels;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const auto region = static_cast<std::size_t>(puzzle.regions()[static_cast<std::size_t>(cell)]);
    labels.push_back({puzzle.region_labels()[region]});
  }
  const bool can_be_quoted = std::ranges::all_of(puzzle.region_labels(), [](const std::string& label) {
    return label.find_first_of("'\"\\") == std::string::npos;
  });
  return can_be_quoted && has_region_labels(puzzle) && !looks_like_solution(labels, {});
}

}  // namespace quadrille::formats
