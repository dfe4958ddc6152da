// Sections under headings: title, author, size (or rows, columns, digits and lines), boxes, extra, rule,
// givens, regions, solution, and the definitions of the puzzle's own rules.
// Lines that `#` starts are comments.
#include <algorithm>
#include <array>
#include <tuple>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/visible_text.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/draft.h"
#include "formats/layout_text.h"
#include "formats/rows.h"
#include "formats/sentences.h"
#include "formats/shapes.h"
#include "formats/texts/section_definitions.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedBoxes{
    "found {} as the boxes, expected rows x columns such as 3x3, or none",
    "on lit {} comme blocs, on attend lignes x colonnes, comme 3x3, ou none"};
constexpr Sentence<Text> kExpectedNoLines{
    "found {} as the lines, expected none, which allows digits to repeat in rows and columns",
    "on lit {} pour lines, on attend none, quand lignes et colonnes peuvent contenir deux fois un chiffre"};
constexpr Sentence<Text> kExtraWithoutCells{
    "found extra cells {} without cells, expected a digit or . for each",
    "les cases supplémentaires {} n’ont pas de case, on attend pour chacune un chiffre ou ."};
constexpr Sentence<Number, Text, Number> kExtraInSolution{
    "found {} extra cells {} in the solution, expected {}",
    "on trouve {} cases supplémentaires {} dans la solution, on en attend {}"};
constexpr Sentence<Text> kBehindSolution{
    "found {} after the solution, expected the name of extra cells declared before it",
    "on lit {} après la solution, on attend le nom de cases supplémentaires annoncées avant elle"};
constexpr Sentence<Text, Text> kUnknownHeading{"found {}, expected one of the headings {}",
                                               "on lit {}, on attend l’un des titres {}"};
constexpr Sentence<Text> kHeadingAlone{"found the heading {} without text after it",
                                       "on lit le titre {} que rien ne suit"};
constexpr Sentence<> kNoSectionOfGivens{"found a puzzle without its section givens",
                                        "la grille n’a pas de section givens"};

constexpr std::array<std::string_view, 15> kHeadings{"title",  "author", "size",   "rows",    "columns",
                                                     "digits", "lines",  "boards", "boxes",   "extra",
                                                     "define", "rule",   "givens", "regions", "solution"};
/// The headings that begin a new puzzle after the givens of one.
constexpr std::array<std::string_view, 10> kFirstHeadings{"title",  "author", "size",   "rows",   "columns",
                                                          "digits", "lines",  "boards", "define", "givens"};
/// Those of them that may also begin a text in no such format.
constexpr std::array<std::string_view, 3> kCommonWords{"title", "author", "define"};

/// The contents of the sections of a puzzle.
struct Sections {
  Draft draft;
  TextCursor last;  // the start of the section that was read last
  std::vector<RuleText> rules = {};
  std::vector<SectionDefinition> definitions = {};
  sudoku::About about = {};
  int rows = 0, columns = 0;  // 0: not given
  std::optional<DigitRange> digits;
  bool lines = true;
  std::optional<sudoku::Layout> of_boards = {};

  /// Nullopt if a size is sufficient.
  [[nodiscard]] std::optional<sudoku::Layout> layout() const {
    if (of_boards) return of_boards;
    if (rows == 0 && columns == 0 && !digits && lines) return std::nullopt;
    const int row_count = rows > 0 ? rows : draft.size, column_count = columns > 0 ? columns : draft.size;
    const DigitRange range = digits.value_or(DigitRange{1, std::max(row_count, column_count)});
    return sudoku::Layout(row_count, column_count, range.last - range.first + 1, range.first, lines);
  }
};

/// The line's words, at most `limit`; the last one extends to the end of the line.
std::vector<Token> fields(const Token& line, std::size_t limit) {
  auto found = words(line, limit);
  if (found.size() == limit) {
    const auto last = static_cast<std::size_t>(found.back().text.data() - line.text.data());
    found.back().text = trimmed(line.text.substr(last));
  }
  return found;
}

Parsed<sudoku::BoxShape> parse_boxes(const Token& word) {
  if (word.text == "none") return sudoku::BoxShape{0, 0};
  const auto cross = word.text.find('x');
  const auto rows = decimal(word.text.substr(0, cross));
  const auto columns = cross == std::string_view::npos ? std::nullopt : decimal(word.text.substr(cross + 1));
  if (rows && columns && *rows > 0 && *columns > 0) return sudoku::BoxShape{*rows, *columns};
  return error_at(word, kExpectedBoxes(in_quotes(word.text)));
}

Parsed<void> read_rows_into(std::vector<Token>& cells, TextCursor& cursor, std::string_view what,
                            Sections& sections, const ReadOptions& options) {
  Draft& draft = sections.draft;
  RowCounts counts = draft.size > 0 ? draft.size : options.size;
  if (sections.rows > 0) counts.rows = sections.rows;
  if (sections.columns > 0) counts.columns = sections.columns;
  if ((counts.rows == 0) != (counts.columns == 0)) return error_at(cursor.here(), say::kRowsOrColumnsAlone());
  auto rows = read_rows(cursor, counts, what);
  if (!rows) return tl::unexpected(std::move(rows.error()));
  cells = std::move(*rows);
  if (counts.rows == counts.columns) draft.size = root_of(cells.size());
  return {};
}

Parsed<int> parse_line_count(const Token& word, std::string_view what) {
  const auto count = decimal(word.text);
  if (count && 1 <= *count && *count <= sudoku::kMaxSize) return *count;
  return error_at(word, say::kNumberOfLines(in_quotes(word.text), what, sudoku::kMaxSize));
}

/// Determines the layout by its boards, of the size that the digits give, which come before them.
Parsed<void> read_boards(const Token& text, Sections& sections) {
  const auto layout = layout_of_boards(text.text, sections.digits, sections.rows, sections.columns);
  if (!layout) return error_at(text, layout.error().message);
  sections.of_boards = *layout;
  sections.rows = layout->rows;
  sections.columns = layout->columns;
  return {};
}

/// Reads the text after a heading about the layout.
Parsed<void> read_layout(std::string_view name, const Token& word, const ReadOptions& options,
                         Sections& sections) {
  if (name == "boards") return read_boards(word, sections);
  if (name == "digits") {
    sections.digits = digit_range(word.text);
    if (!sections.digits) return error_at(word, unlike_digit_range(word.text));
    return {};
  }
  if (name == "lines") {
    if (word.text != "none") return error_at(word, kExpectedNoLines(in_quotes(word.text)));
    sections.lines = false;
    return {};
  }
  const auto count = name == "size" ? parse_size(word, options) : parse_line_count(word, name);
  if (!count) return tl::unexpected(count.error());
  (name == "size" ? sections.draft.size : name == "rows" ? sections.rows : sections.columns) = *count;
  return {};
}

/// The name of a group of extra cells, and the contents of each cell; in the solution they follow the grid.
Parsed<void> read_extra_cells(const Token& line, Draft& draft) {
  std::vector<Token> cells = words(line, static_cast<std::size_t>(sudoku::kMostExtraCells) + 3);
  const Token name = cells[1];
  cells.erase(cells.begin(), cells.begin() + 2);
  if (draft.solution.empty()) {
    if (cells.empty()) return error_at(name, kExtraWithoutCells(in_quotes(name.text)));
    draft.extra_cells.push_back({.name = name, .givens = std::move(cells)});
    return {};
  }
  for (ExtraDraft& group : draft.extra_cells) {
    if (group.name.text != name.text || !group.solution.empty()) continue;
    if (cells.size() != group.givens.size())
      return error_at(name, kExtraInSolution(cells.size(), in_quotes(name.text), group.givens.size()));
    group.solution = std::move(cells);
    return {};
  }
  return error_at(name, kBehindSolution(in_quotes(name.text)));
}

/// Reads the section at the cursor.
Parsed<void> read_section(TextCursor& cursor, const ReadOptions& options, Sections& sections) {
  Draft& draft = sections.draft;
  const Token line = cursor.take_line();
  const auto heading = fields(line, 2);
  const auto name = heading.front().text;
  if (name == "givens") return read_rows_into(draft.givens, cursor, name, sections, options);
  if (name == "regions") return read_rows_into(draft.regions, cursor, name, sections, options);
  if (name == "solution") return read_rows_into(draft.solution, cursor, name, sections, options);
  const bool is_of_definition = std::ranges::find(kDefinitionHeadings, name) != kDefinitionHeadings.end();
  if (!is_of_definition && std::ranges::find(kHeadings, name) == kHeadings.end()) {
    return error_at(heading.front(), kUnknownHeading(in_quotes(name), quadrille::listed(kHeadings)));
  }
  if (heading.size() < 2) return error_at(line, kHeadingAlone(name));
  if (is_of_definition) return add_to_definition(heading[0], heading[1], sections.definitions);
  if (name == "title" || name == "author") {
    (name == "title" ? sections.about.title : sections.about.author) = visible_text(heading[1].text);
    return {};
  }
  if (name == "define") {
    sections.definitions.push_back(
        {.definition = {.name = std::string(heading[1].text)}, .name = heading[1]});
    return {};
  }
  if (std::ranges::find(kFirstHeadings, name) != kFirstHeadings.end())
    return read_layout(name, heading[1], options, sections);
  if (name == "extra") return read_extra_cells(line, draft);
  if (name == "boxes") {
    const auto boxes = parse_boxes(heading[1]);
    if (!boxes) return tl::unexpected(boxes.error());
    draft.boxes = *boxes;
  } else {
    const auto rule = fields(heading[1], 2);
    sections.rules.push_back({rule[0], rule.size() > 1 ? rule[1].text : std::string_view()});
  }
  return {};
}

std::string_view peek_heading(TextCursor& cursor) {
  return cursor.find_line() ? words(cursor.peek_line(), 1).front().text : std::string_view();
}

/// Whether a paragraph with givens of its own begins at the cursor, perhaps after blank lines.
bool is_before_paragraph_with_givens(TextCursor cursor) {
  if (!is_blank(cursor.peek_line().text) || !cursor.find_line()) return false;
  while (!cursor.at_end() && !is_blank(cursor.peek_line().text))
    if (trimmed(cursor.take_line().text) == "givens") return true;
  return false;
}

Parsed<void> take_sections(TextCursor& cursor, const ReadOptions& options, Sections& sections) {
  while (!cursor.at_end()) {
    // Its first heading may be a mistake.
    if (!sections.draft.givens.empty() && is_before_paragraph_with_givens(cursor)) break;
    if (!cursor.find_line()) break;
    const auto name = peek_heading(cursor);
    const bool is_next_puzzle = std::ranges::find(kFirstHeadings, name) != kFirstHeadings.end();
    if (is_next_puzzle && !sections.draft.givens.empty()) break;
    sections.last = cursor;
    if (auto read = read_section(cursor, options, sections); !read) return read;
  }
  if (sections.draft.givens.empty()) return error_at(sections.draft.start, kNoSectionOfGivens());
  sections.draft.layout = sections.layout();
  return {};
}

/// Used after an error. Not the givens: they may belong to the invalid puzzle.
bool begins_puzzle(std::string_view heading) {
  return heading == "size" || heading == "rows" || heading == "title";
}

/// Whether the section at the cursor is unknown, and givens come after it before another puzzle begins.
bool is_unknown_before_givens(TextCursor cursor) {
  const auto name = peek_heading(cursor);
  if (std::ranges::find(kHeadings, name) != kHeadings.end() ||
      std::ranges::find(kDefinitionHeadings, name) != kDefinitionHeadings.end())
    return false;
  do {
    cursor.take_line();
  } while (cursor.find_line() && !begins_puzzle(peek_heading(cursor)) && peek_heading(cursor) != "givens");
  return peek_heading(cursor) == "givens";
}

std::optional<Item> read_sections(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  Sections sections{.draft = {.start = cursor.peek_line(), .has_holes = true}, .last = cursor};
  if (auto taken = take_sections(cursor, options, sections); !taken) {
    // The mistake is this puzzle's, or the next one's: neither can be trusted.
    if (!sections.draft.givens.empty() && is_unknown_before_givens(sections.last)) {
      cursor = sections.last;
    } else {
      while (cursor.find_line() && !begins_puzzle(peek_heading(cursor))) cursor.take_line();
    }
    return failed(std::move(taken.error()));
  }
  Item item = with_definitions(finish(sections.draft, options), sections.definitions, sections.rules);
  if (item.puzzle) item.puzzle->about = std::move(sections.about);
  return item;
}

int sniff_sections(std::string_view text) {
  constexpr int kCertain = 95;
  TextCursor cursor(text);
  const std::string_view heading = peek_heading(cursor);
  if (std::ranges::find(kHeadings, heading) == kHeadings.end()) return 0;
  const bool is_common = std::ranges::find(kCommonWords, heading) != kCommonWords.end();
  return is_common && text.find("\ngivens") == std::string_view::npos ? 0 : kCertain;
}

void write_layout(const sudoku::Layout& layout, std::string& out) {
  if (layout.is_usual()) {
    out += fmt::format("size {}\n", layout.columns);
    return;
  }
  if (layout.boards != nullptr) {
    out += fmt::format("digits {}..{}\n", layout.first_value, layout.last_value());
    out += "boards " + boards_text(*layout.boards) + '\n';
    return;
  }
  out += fmt::format("rows {}\ncolumns {}\ndigits {}..{}\n", layout.rows, layout.columns, layout.first_value,
                     layout.last_value());
  if (!layout.lines) out += "lines none\n";
}

void write_extra_cells(const Grid& digits, const sudoku::Layout& layout, std::string& out) {
  for (std::size_t group = 0; group < layout.extra_cells().size(); ++group) {
    out += "extra " + layout.extra_cells()[group].name;
    for (const int cell : layout.cells_of_group(group)) {
      const int digit = digits[sudoku::at(cell)];
      out += digit == 0 ? " ." : fmt::format(" {}", layout.value_of(digit));
    }
    out += '\n';
  }
}

void write_sections(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  if (!puzzle.about.title.empty()) out += fmt::format("title {}\n", visible_name(puzzle.about.title));
  if (!puzzle.about.author.empty()) out += fmt::format("author {}\n", visible_name(puzzle.about.author));
  write_layout(puzzle.layout(), out);
  const bool says_no_boxes = !puzzle.layout().is_usual() && !puzzle.has_regions();
  if (!is_jigsaw(puzzle) && !has_usual_shape(puzzle) && !says_no_boxes) {
    out += puzzle.has_boxes() ? fmt::format("boxes {}x{}\n", puzzle.box_rows(), puzzle.box_columns())
                              : "boxes none\n";
  }
  write_extra_cells(puzzle.givens(), puzzle.layout(), out);
  write_section_definitions(puzzle, out);
  for (const auto& rule : sudoku::rule_texts(puzzle)) {
    out += fmt::format("rule {}{}{}\n", rule.name, rule.argument.empty() ? "" : " ", rule.argument);
  }
  out += "givens\n";
  write_rows(puzzle.givens(), puzzle.layout(), out, document.symbols);
  if (is_jigsaw(puzzle)) {
    out += "regions\n";
    write_region_rows(puzzle, out);
  }
  if (document.solution != nullptr) {
    out += "solution\n";
    write_rows(*document.solution, puzzle.layout(), out, document.symbols);
    write_extra_cells(*document.solution, puzzle.layout(), out);
  }
}

bool fits_sections(const Puzzle& puzzle) {
  const bool labels_fit = !is_jigsaw(puzzle) || fits_region_rows(puzzle);
  return fits_rows(puzzle.layout()) && labels_fit && !puzzle.has_restrictions() &&
         fits_section_definitions(puzzle);
}

}  // namespace

Format sections_format() {
  return {
      .name = "sections",
      .summary{"Rows under the headings givens, regions and solution; lines for title, author, size, boxes, "
               "extra cells, rules and their definitions",
               "Des lignes sous les titres givens, regions et solution ; des lignes pour le titre, l’auteur, "
               "la taille, les blocs, les cases supplémentaires, les règles et leurs définitions"},
      .extensions = ".txt",
      .sniff = sniff_sections,
      .open = open_with<read_sections>,
      .write = write_sections,
      .writes_any_shape = true,
      .boards = BoardsOfFormat::allowed,
      .writes_extra_cells = true,
      .holds = fits_sections};
}

}  // namespace quadrille::formats
