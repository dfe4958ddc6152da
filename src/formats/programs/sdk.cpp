// SadMan Sudoku and SudoCue files (.sdk): headers such as #A author, then rows, with or without the heading
// [Puzzle]; the rows under [State] are a player's progress.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/visible_text.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/draft.h"
#include "formats/foreign_text.h"
#include "formats/rows.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

struct Header {
  char letter;
  std::string sudoku::About::* field;
};

constexpr std::array<Header, 7> kHeaders{{{'A', &sudoku::About::author},
                                          {'D', &sudoku::About::description},
                                          {'C', &sudoku::About::comment},
                                          {'B', &sudoku::About::date},
                                          {'S', &sudoku::About::source},
                                          {'L', &sudoku::About::level},
                                          {'U', &sudoku::About::url}}};

constexpr std::string_view kPuzzle = "[puzzle]";
constexpr std::string_view kState = "[state]";
/// What SadMan Sudoku adds about its window.
constexpr std::array<std::string_view, 3> kOtherSections{"[pencilmarks]", "[colours]", "[colors]"};

const Header* header_of(std::string_view line) {
  if (line.size() < 2 || line[0] != '#') return nullptr;
  const auto found = std::ranges::find(kHeaders, line[1], &Header::letter);
  return found == kHeaders.end() ? nullptr : &*found;
}

bool is_section(std::string_view line) { return line.starts_with('['); }

/// Whether most of the lines at the cursor are rows of a grid of that size with empty cells.
bool are_rows_ahead(TextCursor cursor, int size) {
  int rows = 0;
  bool has_empty = false;
  for (int line = 0; line < size && !cursor.at_end(); ++line) {
    const auto text = trimmed(cursor.take_line().text);
    const auto is_cell = [](char c) { return is_digit(c) || c == '.'; };
    if (std::ssize(text) != size || !std::ranges::all_of(text, is_cell)) continue;
    has_empty = has_empty || text.find('.') != std::string_view::npos;
    ++rows;
  }
  return has_empty && 2 * rows > size;
}

bool is_named(std::string_view line, std::string_view section) {
  return std::ranges::equal(trimmed(line), section,
                            [](char c, char small) { return (c >= 'A' && c <= 'Z' ? c + 32 : c) == small; });
}

/// Advances to the next non-blank line. Returns whether there is one.
bool find_text(TextCursor& cursor) {
  while (!cursor.at_end() && is_blank(cursor.peek_line().text)) cursor.take_line();
  return !cursor.at_end();
}

/// Takes the lines before the rows of the puzzle.
void take_headers(TextCursor& cursor, sudoku::About& about) {
  while (find_text(cursor)) {
    const auto line = cursor.peek_line().text;
    if (const Header* header = header_of(line)) {
      about.*header->field = visible_text(trimmed(line.substr(2)));
    } else if (!line.starts_with('#') && !is_section(line)) {
      return;
    }
    cursor.take_line();
  }
}

/// Takes the sections after the puzzle; those other than [State] are about the program that wrote them.
Parsed<std::vector<Token>> take_state(TextCursor& cursor, int size) {
  std::vector<Token> state;
  while (find_text(cursor)) {
    const auto line = cursor.peek_line().text;
    if (!is_section(line) || is_named(line, kPuzzle)) break;
    TextCursor ahead = cursor;
    ahead.take_line();
    const bool is_of_window =
        std::ranges::any_of(kOtherSections, [line](auto section) { return is_named(line, section); });
    // A heading with a mistake may begin the next puzzle.
    if (!is_named(line, kState) && !is_of_window && are_rows_ahead(ahead, size)) break;
    cursor.take_line();
    if (is_named(line, kState)) {
      auto rows = read_rows(cursor, size, "state");
      if (!rows) return rows;
      state = std::move(*rows);
    } else {
      while (find_text(cursor) && !is_section(cursor.peek_line().text) && cursor.peek() != '#')
        cursor.take_line();
    }
  }
  return state;
}

Parsed<Draft> take_sdk_draft(TextCursor& cursor, const ReadOptions& options) {
  Draft draft{.start = cursor.peek_line()};
  auto givens = read_rows(cursor, options.size, "givens", plain_givens());
  if (!givens) return tl::unexpected(std::move(givens.error()));
  draft.givens = std::move(*givens);
  auto state = take_state(cursor, root_of(draft.givens.size()));
  if (!state) return tl::unexpected(std::move(state.error()));
  draft.placed = std::move(*state);
  return draft;
}

std::optional<Item> read_sdk(TextCursor& cursor, const ReadOptions& options) {
  sudoku::About about;
  take_headers(cursor, about);
  if (!find_givens(cursor)) return std::nullopt;
  const auto draft = take_sdk_draft(cursor, options);
  if (!draft) cursor.skip_paragraph();
  Item item = finish(draft, options);
  if (item.puzzle) item.puzzle->about = about;
  return item;
}

int sniff_sdk(std::string_view text) {
  TextCursor cursor(text);
  find_text(cursor);
  if (is_named(cursor.peek_line().text, kPuzzle)) return 95;
  const bool has_header = header_of(cursor.peek_line().text) != nullptr;
  sudoku::About about;
  take_headers(cursor, about);
  return has_header && find_givens(cursor) && read_rows(cursor, 0, "givens", plain_givens()) ? 90 : 0;
}

void write_sdk(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  for (const Header& header : kHeaders) {
    const std::string text = plain_text(puzzle.about.*header.field);
    if (!text.empty()) out += fmt::format("#{}{}\n", header.letter, text);
  }
  out += "[Puzzle]\n";
  write_rows(puzzle.givens(), puzzle.size(), out, document.symbols);
  if (document.solution != nullptr || document.progress != nullptr) {
    out += "[State]\n";
    write_rows(filled_digits(document), puzzle.size(), out, document.symbols);
  }
}

}  // namespace

Format sdk_format() {
  return {.name = "sdk",
          .summary{"SadMan Sudoku and SudoCue: headers such as #A author, then rows",
                   "SadMan Sudoku et SudoCue : des en-têtes comme #A auteur, puis les lignes"},
          .extensions = ".sdk",
          .sniff = sniff_sdk,
          .open = open_with<read_sdk>,
          .write = write_sdk,
          .writes_placed = true,
          .holds = fits_plain_rows};
}

}  // namespace quadrille::formats
