// Quadrille's own format, which can express every puzzle: an object for each puzzle, on one line or several,
// or an array of such objects. docs/puzzle.schema.json defines the members.
#include "formats/json/puzzle.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/json/about.h"
#include "formats/json/candidates.h"
#include "formats/json/definitions.h"
#include "formats/json/drawing.h"
#include "formats/json_text.h"
#include "formats/sentences.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::formats {

namespace {

/// Advances to the next line that can start an object.
void skip_broken(TextCursor& cursor) {
  do {
    cursor.take_line();
  } while (!cursor.at_end() && cursor.peek() != '{');
}

std::optional<Item> read_json(TextCursor& cursor, const ReadOptions& options) {
  // Arrays of puzzles, and commas between lines, do not affect the meaning of the objects.
  const auto end = cursor.rest().find_first_not_of("[], \t\r\n");
  cursor.take(end);
  if (cursor.at_end()) return std::nullopt;
  if (cursor.peek() != '{') {
    const Token found = cursor.peek_line();
    skip_broken(cursor);
    return failed(error_at(found, say::kNoObject(in_quotes(found.text))));
  }
  auto json = JsonText::take_object(cursor);
  if (!json) return failed(std::move(json.error()));
  return read_json_puzzle(*json, options);
}

/// Whether the object whose members follow is one of ours: all but careless ones begin with a known member.
bool is_own_object(std::string_view members) {
  if (members.find("\"givens\"") != std::string_view::npos) return true;
  const auto name = members.substr(1, members.find('"', 1) - 1);
  return is_json_member(name);
}

int sniff_json(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space();
  // Perhaps the first object is broken.
  if (cursor.peek_line().text.find("\"givens\":") != std::string_view::npos) return 95;
  const bool is_array = cursor.peek() == '[';
  if (is_array) {
    cursor.take(1);
    cursor.skip_space();
  }
  if (cursor.peek() != '{') return 0;
  cursor.take(1);
  cursor.skip_space();
  constexpr int kLessThanPlain = 30;
  if (cursor.peek() == '"') return is_own_object(cursor.rest()) ? 95 : kLessThanPlain;
  return cursor.peek() == '}' ? 95 : is_array ? 40 : 60;
}

/// Writes `[[..],[..]]`, where write_cell appends each cell.
template <class WriteCell>
void write_grid(const sudoku::Layout& layout, std::string& out, WriteCell write_cell) {
  for (int row = 0; row < layout.rows; ++row) {
    out += row == 0 ? "[[" : "],[";
    for (int column = 0; column < layout.columns; ++column) {
      if (column > 0) out += ',';
      write_cell(layout.cell_at(row, column));
    }
  }
  out += "]]";
}

void write_digit(int digit, const sudoku::Layout& layout, std::string& out) {
  if (digit == 0 && layout.first_value == 0) {
    out += "null";
  } else {
    write_number(digit == 0 ? 0 : layout.value_of(digit), out);
  }
}

void write_digits(const Grid& digits, const sudoku::Layout& layout, std::string& out) {
  write_grid(layout, out, [&](int cell) {
    if (layout.is_hole(cell)) {
      out += "null";
    } else {
      write_digit(digits[sudoku::at(cell)], layout, out);
    }
  });
}

/// The name of the arrangement, or an array of the first cells.
std::string json_boards(const sudoku::Boards& boards) {
  const std::string text = boards_text(boards);
  std::vector<std::string> cells;
  for (const Token& word : words({text, 1, 1}, boards.corners.size())) cells.push_back(to_json(word.text));
  return cells.size() == 1 ? cells.front() : fmt::format("[{}]", fmt::join(cells, ","));
}

/// The member about the lines that are houses; empty if these are all rows and columns.
std::string lines_member(const sudoku::Layout& layout) {
  if (layout.boards == nullptr) return layout.lines ? "" : R"(,"lines":false)";
  return fmt::format(R"(,"boards":{})", json_boards(*layout.boards));
}

/// "size":9, or the members that are needed instead.
std::string layout_members(const sudoku::Layout& layout) {
  if (layout.is_usual()) return fmt::format(R"("size":{})", layout.columns);
  return fmt::format(R"("rows":{},"columns":{},"digits":"{}..{}"{})", layout.rows, layout.columns,
                     layout.first_value, layout.last_value(), lines_member(layout));
}

void write_shape(const Puzzle& puzzle, std::string& out) {
  if (is_jigsaw(puzzle)) {
    out += R"(,"regions":)";
    write_grid(puzzle.layout(), out, [&](int cell) {
      const bool is_in_none = puzzle.regions()[static_cast<std::size_t>(cell)] == sudoku::kNoRegion;
      out += is_in_none ? "null" : to_json(region_word(puzzle, cell, true));
    });
  } else if (puzzle.has_boxes()) {
    out += fmt::format(R"(,"boxes":[{},{}])", puzzle.box_rows(), puzzle.box_columns());
  } else {
    out += R"(,"boxes":null)";
  }
}

/// Writes `[..]`, where write_cell appends each extra cell of a group.
template <class WriteCell>
void write_extra(std::string_view name, const std::vector<int>& cells, std::string& out,
                 WriteCell write_cell) {
  fmt::format_to(std::back_inserter(out), R"(,"{}":)", name);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    out += i == 0 ? '[' : ',';
    write_cell(cells[i]);
  }
  out += ']';
}

void write_extra_cells(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const sudoku::Layout& layout = puzzle.layout();
  out += R"(,"extra_cells":[)";
  for (std::size_t group = 0; group < layout.extra_cells().size(); ++group) {
    const auto cells = layout.cells_of_group(group);
    fmt::format_to(std::back_inserter(out), R"({}{{"name":"{}")", group == 0 ? "" : ",",
                   layout.extra_cells()[group].name);
    write_extra("givens", cells, out, [&](int cell) { write_digit(puzzle.given(cell), layout, out); });
    if (puzzle.has_restrictions())
      write_extra("candidates", cells, out, [&](int cell) { write_candidates(puzzle, cell, out); });
    if (document.solution != nullptr)
      write_extra("solution", cells, out,
                  [&](int cell) { write_digit((*document.solution)[sudoku::at(cell)], layout, out); });
    out += '}';
  }
  out += ']';
}

void write_rules(const Puzzle& puzzle, std::string& out) {
  std::vector<std::string> rules;
  for (const auto& rule : sudoku::rule_texts(puzzle)) {
    const auto argument =
        rule.argument.empty() ? "" : fmt::format(R"(,"argument":{})", to_json(rule.argument));
    rules.push_back(fmt::format(R"({{"name":{}{}}})", to_json(rule.name), argument));
  }
  out += fmt::format(R"(,"rules":[{}])", fmt::join(rules, ","));
}

void write_json(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  out += '{' + layout_members(puzzle.layout());
  write_about(puzzle.about, out);
  write_shape(puzzle, out);
  if (!puzzle.layout().extra_cells().empty()) write_extra_cells(document, out);
  if (!puzzle.own_rules().empty()) write_definitions(puzzle, out);
  if (!puzzle.rules().empty()) write_rules(puzzle, out);
  out += R"(,"givens":)";
  write_digits(puzzle.givens(), puzzle.layout(), out);
  if (document.extras != nullptr) write_drawing(*document.extras, out);
  if (puzzle.has_restrictions()) {
    out += R"(,"candidates":)";
    write_grid(puzzle.layout(), out, [&](int cell) { write_candidates(puzzle, cell, out); });
  }
  if (document.progress != nullptr) {
    out += R"(,"placed":)";
    write_digits(document.progress->placed, puzzle.layout(), out);
  }
  if (document.solution != nullptr) {
    out += R"(,"solution":)";
    write_digits(*document.solution, puzzle.layout(), out);
  }
  out += "}\n";
}

}  // namespace

Format json_format() {
  return {.name = "json",
          .summary{"An object for each puzzle, which represents all of it (docs/puzzle.schema.json)",
                   "Un objet par grille, qui la représente en entier (docs/puzzle.schema.json)"},
          .extensions = ".json .jsonl .ndjson",
          .sniff = sniff_json,
          .open = open_with<read_json>,
          .write = write_json,
          .writes_any_shape = true,
          .boards = BoardsOfFormat::allowed,
          .writes_extra_cells = true,
          .writes_placed = true,
          .writes_drawings_of = kEveryEditor,
          .holds = has_region_labels};
}

}  // namespace quadrille::formats
