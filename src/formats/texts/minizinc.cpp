// MiniZinc data: name = [| .. | .. |]; the first array holds the givens, a second the regions of a jigsaw.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/shapes.h"
#include "formats/texts/term_text.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kRowOutsideOfArray{
    "found rows that begin with | without the start of their array, expected a name and = [| before them",
    "on lit des rangées qui commencent par | sans le début de leur tableau, on attend avant elles un nom et "
    "= [|"};

bool is_name_character(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

/// Takes a name, a text in quotes, or else one character.
Token take_piece(TextCursor& cursor) {
  if (cursor.peek() == '"') return take_quoted(cursor);
  const auto end = std::ranges::find_if_not(cursor.rest(), is_name_character) - cursor.rest().begin();
  return cursor.take(std::max<std::size_t>(static_cast<std::size_t>(end), 1));
}

/// Advances to just after the `=` of the next assignment and returns its name; nullopt at the end of the
/// text.
std::optional<std::string_view> find_assignment(TextCursor& cursor) {
  std::string_view last;
  for (skip_space_and_comments(cursor); !cursor.at_end(); skip_space_and_comments(cursor)) {
    const auto piece = take_piece(cursor).text;
    const bool is_assignment =
        piece == "=" && !last.empty() && is_name_character(last.front()) && cursor.peek() != '=';
    if (is_assignment) return last;
    last = piece;
  }
  return std::nullopt;
}

/// Advances to the array that is the value at the cursor, or past the value if it is not an array. Returns
/// whether it is one.
bool find_array(TextCursor& cursor) {
  skip_space_and_comments(cursor);
  const bool is_call = cursor.rest().starts_with("array2d");
  for (; !cursor.at_end(); skip_space_and_comments(cursor)) {
    if (cursor.peek() == '[') return true;
    if (take_piece(cursor).text == ";" || !is_call) return false;
  }
  return false;
}

void skip_statement(TextCursor& cursor) {
  for (; !cursor.at_end(); skip_space_and_comments(cursor)) {
    if (take_piece(cursor).text == ";") return;
  }
}

/// Advances from an array with a mistake past the end of its statement; or, since it may have lost its end,
/// to an assignment to one of the names.
void skip_broken_array(TextCursor& cursor, const std::set<std::string_view>& names) {
  TextCursor at_last = cursor;
  std::string_view last;
  for (; !cursor.at_end(); skip_space_and_comments(cursor)) {
    const TextCursor here = cursor;
    const auto piece = take_piece(cursor).text;
    if (piece == ";") return;
    if (piece == "=" && names.contains(last)) {
      cursor = at_last;
      return;
    }
    at_last = here;
    last = piece;
  }
}

/// Adds the assigned value to the draft if it is an array. After an error, the cursor is at the array.
Parsed<void> take_value(TextCursor& cursor, std::optional<Draft>& draft) {
  if (!find_array(cursor)) return {};
  const TextCursor start = cursor;
  auto list = take_list(cursor);
  auto added = list ? Parsed<void>() : tl::unexpected(std::move(list.error()));
  if (list && draft) added = add_list(*draft, *list);
  if (!added) {
    cursor = start;
  } else if (!draft) {
    draft = draft_of(std::move(*list));
  }
  return added;
}

/// Whether the statement at the cursor is rows, whose array has lost its start: [| is missing, or what it is
/// assigned to. Advances to the statement.
bool is_at_row(TextCursor& cursor) {
  do skip_space_and_comments(cursor);
  while (cursor.peek() == ';' && cursor.take(1).text == ";");
  const auto statement = cursor.rest().substr(0, cursor.rest().find(';'));
  const auto bar = statement.find('|');
  if (bar == std::string_view::npos) return false;
  auto before = trimmed(statement.substr(0, bar));
  if (!before.ends_with('[')) return before.empty() || before.ends_with('=');
  before = trimmed(before.substr(0, before.size() - 1));
  if (before.find('(') != std::string_view::npos) return false;  // an argument
  if (!before.ends_with('=')) return true;
  before = trimmed(before.substr(0, before.size() - 1));
  return before.empty() || !is_name_character(before.back());
}

std::optional<Item> read_minizinc(TextCursor& cursor, const ReadOptions& options) {
  std::optional<Draft> draft;
  std::set<std::string_view> names;  // of the puzzle's assignments so far
  while (true) {
    TextCursor ahead = cursor;
    if (is_at_row(ahead)) {
      if (draft) return finish(*draft, options);
      const auto error = error_at(ahead.here(), kRowOutsideOfArray());
      skip_statement(ahead);
      cursor = ahead;
      return failed(error);
    }
    const auto name = find_assignment(ahead);
    if (!name) break;
    // The next puzzle has the same names.
    if (!names.insert(*name).second && draft) return finish(*draft, options);
    cursor = ahead;
    if (auto taken = take_value(cursor, draft); !taken) {
      skip_broken_array(cursor, names);
      return failed(std::move(taken.error()));
    }
  }
  if (!draft) return std::nullopt;
  return finish(*draft, options);
}

int sniff_minizinc(std::string_view text) {
  if (text.find("[|") == std::string_view::npos && text.find("array2d") == std::string_view::npos) return 0;
  TextCursor cursor(text);
  while (find_assignment(cursor)) {
    skip_space_and_comments(cursor);
    if (cursor.rest().starts_with("[|") || cursor.rest().starts_with("array2d")) return 95;
  }
  return 0;
}

template <class CellText>
void write_array(std::string_view name, int size, std::string& out, CellText cell_text) {
  out += fmt::format("{} = [|", name);
  for (int cell = 0; cell < size * size; ++cell) {
    if (cell > 0) out += cell % size == 0 ? "\n|" : ",";
    out += cell_text(cell);
  }
  out += "|];\n";
}

void write_minizinc(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const Grid& digits = shown_digits(document);
  out += fmt::format("n = {};\n", puzzle.size());
  write_array("givens", puzzle.size(), out,
              [&](int cell) { return std::to_string(digits[static_cast<std::size_t>(cell)]); });
  if (!is_jigsaw(puzzle)) return;
  const bool are_numbers = std::ranges::all_of(puzzle.region_labels(), is_number_label);
  const bool keep = fits_term(puzzle);
  write_array("regions", puzzle.size(), out, [&](int cell) {
    const auto label = region_word(puzzle, cell, keep);
    return are_numbers ? label : '"' + label + '"';
  });
}

bool fits_minizinc(const Puzzle& puzzle) { return is_plain(puzzle) && fits_term(puzzle); }

}  // namespace

Format minizinc_format() {
  return {.name = "minizinc",
          .summary{"MiniZinc data: givens = [|5,3,0,...|...|]; and regions for a jigsaw",
                   "Données MiniZinc : givens = [|5,3,0,...|...|]; et regions pour une grille irrégulière"},
          .extensions = ".dzn",
          .sniff = sniff_minizinc,
          .open = open_with<read_minizinc>,
          .write = write_minizinc,
          .holds = fits_minizinc};
}

}  // namespace quadrille::formats
