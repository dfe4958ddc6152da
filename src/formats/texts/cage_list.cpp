// Killers as a line for each cage: its total, perhaps after the number of its cells, and the cells.
//
//   15 r1c1 r1c2
//   16: (0,2) (0,3)
//   20 04 05 14
//   27:[5][14]
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/cage_text.h"
#include "formats/catalogue.h"
#include "formats/cell_places.h"
#include "formats/cursor_reader.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kNoCage{
    "found {}, expected a cage on a line: its total and its cells, such as \"15 r1c1 r1c2\"",
    "on lit {}, on attend une cage par ligne : son total et ses cases, comme \"15 r1c1 r1c2\""};
constexpr Sentence<Text> kInTwoCages{
    "found {} in a second cage, expected each cell in one",
    "on lit {} dans une deuxième cage, on attend chaque case dans une seule"};

enum class Form : char {
  named,   // r1c2, counted from 1 unless there is a 0
  pair,    // (1,2), [1,2] or 1,2
  digits,  // 12 for row 1 and column 2
  number,  // [12], in reading order: in `column`
};
/// A row and a column, or the number of a cell.
struct Place {
  int row = 0, column = 0;
  Form form = Form::named;
};
struct CageLine {
  Token start;
  int total = 0;
  std::vector<Place> places;
};

bool take_char(std::string_view& text, std::string_view choice) {
  if (text.empty() || choice.find(text.front()) == std::string_view::npos) return false;
  text.remove_prefix(1);
  return true;
}

void skip(std::string_view& text, std::string_view chars) {
  text.remove_prefix(std::min(text.find_first_not_of(chars), text.size()));
}

/// Takes a cell.
std::optional<Place> take_place(std::string_view& text) {
  const bool has_bracket = !text.empty() && (text.front() == '[' || text.front() == '(');
  const bool is_index = has_bracket && text.front() == '[';
  if (has_bracket) text.remove_prefix(1);
  const bool is_named = !has_bracket && take_char(text, "rR");
  const std::string_view before = text;
  const auto first = take_decimal(text);
  if (!first) return std::nullopt;
  if (is_named ? take_char(text, "cC") : take_char(text, ",")) {
    skip(text, has_bracket ? " " : "");
    const auto second = take_decimal(text);
    if (!second || (has_bracket && !take_char(text, "])"))) return std::nullopt;
    return Place{*first, *second, is_named ? Form::named : Form::pair};
  }
  if (is_index && take_char(text, "]")) return Place{0, *first, Form::number};
  if (has_bracket || is_named || before.size() - text.size() != 2) return std::nullopt;
  return Place{*first / 10, *first % 10, Form::digits};
}

/// The places of all of the text, all of one form; empty if it has anything else.
std::vector<Place> places_in(std::string_view text) {
  constexpr std::string_view kBetween = " \t,;+=";
  std::vector<Place> places;
  for (skip(text, kBetween); !text.empty(); skip(text, kBetween)) {
    const auto place = take_place(text);
    if (!place || (!places.empty() && place->form != places.front().form)) return {};
    places.push_back(*place);
  }
  return places;
}

std::optional<CageLine> line_of(const Token& line) {
  std::string_view rest = trimmed(line.text);
  auto total = take_decimal(rest);
  if (!total || *total == 0 || !take_char(rest, " \t:=,;")) return std::nullopt;
  skip(rest, " \t:=");
  auto places = places_in(rest);
  if (places.empty()) {
    // The number of cells may come first.
    const auto count = total;
    total = take_decimal(rest);
    places = total && take_char(rest, " \t:=,;") ? places_in(rest) : std::vector<Place>();
    if (places.size() != static_cast<std::size_t>(*count)) return std::nullopt;
  }
  if (places.empty()) return std::nullopt;
  return CageLine{line, *total, std::move(places)};
}

/// Whether the line is one or two numbers that may be the size, or the number of cages.
bool is_heading(std::string_view line) {
  const auto end = line.find_first_not_of("0123456789 \t");
  return end == std::string_view::npos && words({line, 1, 1}, 3).size() <= 2;
}

struct List {
  int size = 0;
  std::vector<ListedCage> cages;
};

/// The least and the greatest row, column or number of the places; an error if their forms differ.
struct Range {
  int least = sudoku::kMaxSize * sudoku::kMaxSize, greatest = 0;
};
Parsed<Range> range_of(const std::vector<CageLine>& lines) {
  Range range;
  const Form form = lines.front().places.front().form;
  for (const CageLine& line : lines) {
    for (const auto& [row, column, form_of_place] : line.places) {
      if (form_of_place != form) return error_at(line.start, kNoCage(in_quotes(line.start.text)));
      range.least = std::min({range.least, form == Form::number ? column : row, column});
      range.greatest = std::max({range.greatest, row, column});
    }
  }
  return range;
}

/// The cages in a grid of that size, whose cells are counted from `first`; an error if some cell comes twice,
/// or is not in the grid.
Parsed<List> list_in(const std::vector<CageLine>& lines, const CellPlaces& counted) {
  List list{.size = counted.size};
  std::vector<bool> seen(squared(list.size));  // the cells so far
  for (const CageLine& line : lines) {
    ListedCage cage{.place = line.start, .total = line.total};
    for (const Place& place : line.places) {
      const int number = place.column - counted.first;
      const bool is_number = place.form == Form::number;
      const int row = is_number ? number / list.size : place.row - counted.first;
      const int column = is_number ? number % list.size : number;
      const std::string name = "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
      const int cell = row * list.size + column;
      if (row >= list.size || column >= list.size || seen[sudoku::at(cell)])
        return error_at(line.start, kInTwoCages(name));
      seen[sudoku::at(cell)] = true;
      cage.cells.push_back(cell);
    }
    sort_range(cage.cells);
    list.cages.push_back(std::move(cage));
  }
  return list;
}

/// The size of a grid that has so many rows, or cells if places are numbers; at least 4.
int size_for(int count, Form form) {
  int size = 4;
  while ((form == Form::number ? size * size : size) < count) ++size;
  return size;
}

/// size: of the grid; 0 if it is not known. Then it is that of a whole killer, or a usual one. An error if it
/// is not known how the cells are counted.
Parsed<List> list_of(const std::vector<CageLine>& lines, int size) {
  const auto range = range_of(lines);
  if (!range) return tl::unexpected(range.error());
  const auto [least, greatest] = *range;
  const Form form = lines.front().places.front().form;
  const int first = least == 0 ? 0 : 1;
  if (size == 0) {
    auto whole = list_in(lines, {first, size_for(greatest - first + 1, form)});
    if (!whole || are_whole_killer(whole->cages, whole->size)) return whole;
  }
  if (form == Form::number) {
    const int of_grid = size > 0 ? size : size_for(greatest - first + 1, form);
    const auto counted = cell_places(least, greatest, of_grid * of_grid);
    if (!counted) return unknown_places(lines.front().start, least, greatest);
    return list_in(lines, {counted->first, of_grid});
  }
  // r1c1 is the first cell everywhere, so its grid may have further rows.
  const auto counted =
      cell_places(form == Form::named ? 0 : least, greatest - (form == Form::named ? first : 0), size);
  if (!counted) return unknown_places(lines.front().start, least, greatest);
  return list_in(lines, {form == Form::named ? first : counted->first, counted->size});
}

/// Takes the cages up to a blank line, with headings and blank lines before them. An error of the first line
/// that is no cage.
Parsed<std::vector<CageLine>> take_lines(TextCursor& cursor) {
  std::vector<CageLine> lines;
  std::optional<Token> wrong;
  while (!cursor.at_end()) {
    const Token line = cursor.take_line();
    const bool is_empty = is_blank(line.text);
    if (is_empty && (!lines.empty() || wrong)) break;
    if (is_empty || trimmed(line.text).starts_with('#') || (lines.empty() && is_heading(line.text))) continue;
    auto cage = line_of(line);
    if (cage) {
      lines.push_back(*std::move(cage));
    } else if (!wrong) {
      wrong = line;
    }
  }
  if (wrong) return error_at(*wrong, kNoCage(in_quotes(trimmed(wrong->text))));
  return lines;
}

std::optional<Item> read_cage_list(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const auto lines = take_lines(cursor);
  if (!lines) return failed(lines.error());
  if (lines->empty()) return std::nullopt;
  const auto list = list_of(*lines, options.size);
  if (!list) return failed(list.error());
  const Token& start = lines->front().start;
  Draft draft{.start = start, .in_numbers = true, .size = list->size};
  draft.givens.assign(squared(list->size), Token{".", start.line, start.column});
  return item_of_cages(draft, list->cages, options);
}

int sniff_cage_list(std::string_view text) {
  constexpr int kSure = 96, kLikely = 88;
  constexpr std::size_t kFewest = 4;
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  if (const Token first = cursor.peek_line(); !is_heading(first.text) && !line_of(first)) return 0;
  const auto lines = take_lines(cursor);
  if (!lines || lines->empty()) return 0;
  const auto list = list_of(*lines, 0);
  if (list && are_whole_killer(list->cages, list->size)) return kSure;
  // Words of two digits may be anything, but nothing else has lines of several pairs after a number.
  const auto several = std::ranges::count_if(*lines, [](const CageLine& line) {
    return line.places.size() > 1 && line.places.front().form <= Form::pair;
  });
  return lines->size() >= kFewest && 2 * static_cast<std::size_t>(several) > lines->size() ? kLikely : 0;
}

}  // namespace

Format cage_list_format() {
  return {.name = "cage_list",
          .summary{"A killer, a cage a line: its total and its cells, such as 15 r1c1 r1c2",
                   "Un killer, une cage par ligne : son total et ses cases, comme 15 r1c1 r1c2"},
          .extensions = "",
          .sniff = sniff_cage_list,
          .open = open_with<read_cage_list>,
          .write = nullptr,
          .holds = nullptr};
}

}  // namespace quadrille::formats
