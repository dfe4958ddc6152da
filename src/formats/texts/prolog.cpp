// Prolog lists: the givens as a flat list, by rows or by blocks, and for a jigsaw a second list with the
// names of the regions.
#include <algorithm>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/shapes.h"
#include "formats/texts/term_text.h"

namespace quadrille::formats {

namespace {

/// The text between the cursor and the next list.
enum class Gap { comma, other, no_list };

bool is_clause_end(TextCursor& cursor) {
  const auto rest = cursor.rest();
  return rest.starts_with('.') && (rest.size() == 1 || is_space(rest[1]) || rest[1] == '%');
}

/// Advances to the next list, if one comes before the end of the clause; else past the end of the clause.
Gap find_list(TextCursor& cursor) {
  bool has_comma = false;
  for (skip_space_and_comments(cursor); !cursor.at_end(); skip_space_and_comments(cursor)) {
    const char c = cursor.peek();
    if (c == '[') return has_comma ? Gap::comma : Gap::other;
    const bool ends = is_clause_end(cursor);
    has_comma = has_comma || c == ',';
    if (c == '\'' || c == '"') {
      take_quoted(cursor);
    } else {
      cursor.take(1);
    }
    if (ends) return Gap::no_list;
  }
  return Gap::no_list;
}

Parsed<Draft> take_prolog_draft(TextCursor& cursor) {
  auto list = take_list(cursor);
  if (!list) return tl::unexpected(std::move(list.error()));
  Draft draft = draft_of(*list);
  while (true) {
    TextCursor ahead = cursor;
    const Gap gap = find_list(ahead);
    // A list that follows without a comma is the next puzzle.
    if (gap != Gap::other) cursor = ahead;
    if (gap != Gap::comma) return draft;
    auto more = take_list(cursor);
    if (!more) return tl::unexpected(std::move(more.error()));
    if (auto added = add_list(draft, *more); !added) return tl::unexpected(std::move(added.error()));
  }
}

std::size_t count_opening_brackets(std::string_view text) {
  return std::min(text.find_first_not_of('['), text.size());
}

/// Advances from the first list of a clause with a mistake to the next clause: past the end of the clause, or
/// to a list of the same depth below a blank line, since the clause may have lost its end.
void skip_broken_clause(TextCursor& cursor) {
  const std::size_t depth = count_opening_brackets(cursor.rest());
  TextCursor blank_line = cursor;
  blank_line.skip_paragraph();
  while (find_list(cursor) != Gap::no_list) {
    if (cursor.rest().size() < blank_line.rest().size()) {
      if (count_opening_brackets(cursor.rest()) >= depth) return;
      blank_line = cursor;
      blank_line.skip_paragraph();
    }
    cursor.take(1);
  }
}

bool find_puzzle(TextCursor& cursor) {
  while (find_list(cursor) == Gap::no_list) {
    if (cursor.at_end()) return false;
  }
  return true;
}

std::optional<Item> read_prolog(TextCursor& cursor, const ReadOptions& options) {
  if (!find_puzzle(cursor)) return std::nullopt;
  const TextCursor start = cursor;
  const auto draft = take_prolog_draft(cursor);
  if (!draft) {
    cursor = start;
    skip_broken_clause(cursor);
  }
  return finish(draft, options);
}

int sniff_prolog(std::string_view text) {
  TextCursor cursor(text);
  if (!find_puzzle(cursor) || cursor.rest().starts_with("[|")) return 0;
  const std::string_view start = cursor.rest().substr(1, 1);
  const auto before = cursor.rest();
  const auto list = take_list(cursor);
  // An error in a list is more useful than an unknown format.
  if (!list) return start == "[" || start == "_" || decimal(start) ? 30 : 0;
  const Draft draft = draft_of(*list);
  const auto is_number = [](const Token& cell) { return cell.text == "." || decimal(cell.text).has_value(); };
  if (!std::ranges::all_of(draft.givens, is_number)) return 0;
  const bool has_number =
      std::ranges::any_of(draft.givens, [](const Token& cell) { return cell.text != "."; });
  // A word in brackets, as in other formats, is not a grid with one variable.
  if (draft.givens.size() < 4 && !has_number) return 0;
  // Nor is the index of an array in a program.
  const bool is_at_start = is_blank(text.substr(0, text.size() - before.size()));
  if (draft.givens.size() < 4 && !is_at_start) return 0;
  if (root_of(draft.givens.size()) == 0 || draft.givens.size() < 4) return 40;
  // Lists of numbers are in many languages; the reader of plain text takes them among other lines, too.
  constexpr int kProlog = 90, kNumbers = 80;
  constexpr std::size_t kMoreThanARow = 16;
  const auto consumed = before.substr(0, before.size() - cursor.rest().size());
  const bool has_variable =
      consumed.find('_') != std::string_view::npos && consumed.find_first_of("'\"") == std::string_view::npos;
  cursor.skip_space();
  const auto rest = cursor.rest();
  if (rest.starts_with(',') && draft.givens.size() < kMoreThanARow) return kNumbers;
  const bool has_more = rest.starts_with('.') || rest.starts_with(')') || rest.starts_with(',');
  return has_variable || has_more || draft.boxes ? kProlog : kNumbers;
}

std::string quoted_atom(const std::string& label) {
  const bool is_atom = label[0] >= 'a' && label[0] <= 'z' &&
                       std::ranges::all_of(label, [](char c) { return is_letter(c) || is_digit(c); });
  return is_number_label(label) || is_atom ? label : '\'' + label + '\'';
}

template <class CellText>
void write_list(int size, std::string& out, CellText cell_text) {
  for (int cell = 0; cell < size * size; ++cell) {
    out += cell == 0 ? "[[" : cell % size == 0 ? "],\n [" : ",";
    out += cell_text(cell);
  }
  out += "]]";
}

void write_prolog(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const Grid& digits = shown_digits(document);
  write_list(puzzle.size(), out, [&](int cell) {
    const int digit = digits[static_cast<std::size_t>(cell)];
    return digit == 0 ? "_" : std::to_string(digit);
  });
  if (is_jigsaw(puzzle)) {
    out += ",\n";
    const bool keep = fits_term(puzzle);
    write_list(puzzle.size(), out, [&](int cell) { return quoted_atom(region_word(puzzle, cell, keep)); });
  }
  out += ".\n";
}

bool fits_prolog(const Puzzle& puzzle) { return is_plain(puzzle) && fits_term(puzzle); }

}  // namespace

Format prolog_format() {
  return {.name = "prolog",
          .summary{"Prolog lists: [[5,3,_,...],...], and the names of the regions in a second list",
                   "Listes Prolog : [[5,3,_,...],...], et les noms des régions dans une seconde liste"},
          .extensions = ".pl .pro",
          .sniff = sniff_prolog,
          .open = open_with<read_prolog>,
          .write = write_prolog,
          .holds = fits_prolog};
}

}  // namespace quadrille::formats
