// Sections under headings: size, boxes, rule, givens, regions, solution. Lines that `#` starts are comments.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/draft.h"
#include "formats/rows.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::formats {

namespace {

constexpr std::array<std::string_view, 6> kHeadings{"size", "boxes", "rule", "givens", "regions", "solution"};

/// What the sections of a puzzle say.
struct Sections {
  Draft draft;
  std::vector<RuleText> rules;
};

/// The line's words up to `limit`, the last of which goes on to the end of the line.
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
  return error_at(word, fmt::format("found {} as the boxes, expected rows x columns such as 3x3, or none",
                                    in_quotes(word.text)));
}

Parsed<void> read_rows_into(std::vector<Token>& cells, TextCursor& cursor, std::string_view what,
                            Draft& draft, const ReadOptions& options) {
  auto rows = read_rows(cursor, draft.size > 0 ? draft.size : options.size, what);
  if (!rows) return tl::unexpected(std::move(rows.error()));
  cells = std::move(*rows);
  draft.size = root_of(cells.size());
  return {};
}

/// Reads the section at the cursor.
Parsed<void> read_section(TextCursor& cursor, const ReadOptions& options, Sections& sections) {
  Draft& draft = sections.draft;
  const Token line = cursor.take_line();
  const auto heading = fields(line, 2);
  const auto name = heading.front().text;
  if (name == "givens") return read_rows_into(draft.givens, cursor, name, draft, options);
  if (name == "regions") return read_rows_into(draft.regions, cursor, name, draft, options);
  if (name == "solution") return read_rows_into(draft.solution, cursor, name, draft, options);
  if (std::ranges::find(kHeadings, name) == kHeadings.end()) {
    return error_at(heading.front(), fmt::format("found {}, expected one of the headings {}", in_quotes(name),
                                                 fmt::join(kHeadings, ", ")));
  }
  if (heading.size() < 2)
    return error_at(line, fmt::format("found the heading {} with nothing behind it", name));
  if (name == "size") {
    const auto size = parse_size(heading[1], options);
    if (!size) return tl::unexpected(size.error());
    draft.size = *size;
  } else if (name == "boxes") {
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

Parsed<Sections> take_sections(TextCursor& cursor, const ReadOptions& options) {
  Sections sections{{.start = cursor.peek_line()}, {}};
  while (cursor.find_line()) {
    const auto name = peek_heading(cursor);
    const bool is_next_puzzle = name == "size" || name == "givens";
    if (is_next_puzzle && !sections.draft.givens.empty()) break;
    if (auto read = read_section(cursor, options, sections); !read)
      return tl::unexpected(std::move(read.error()));
  }
  if (sections.draft.givens.empty())
    return error_at(sections.draft.start, "found a puzzle without its section givens");
  return sections;
}

std::optional<Item> read_sections(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  auto sections = take_sections(cursor, options);
  if (!sections) {
    while (cursor.find_line() && peek_heading(cursor) != "size") cursor.take_line();
    return failed(std::move(sections.error()));
  }
  return with_rules(finish(sections->draft, options), sections->rules);
}

int sniff_sections(std::string_view text) {
  TextCursor cursor(text);
  return std::ranges::find(kHeadings, peek_heading(cursor)) == kHeadings.end() ? 0 : 95;
}

void write_sections(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  out += fmt::format("size {}\n", puzzle.size());
  if (!is_jigsaw(puzzle) && !has_usual_shape(puzzle)) {
    out += puzzle.has_boxes() ? fmt::format("boxes {}x{}\n", puzzle.box_rows(), puzzle.box_columns())
                              : "boxes none\n";
  }
  for (const auto& rule : sudoku::rule_texts(puzzle)) {
    if (sudoku::find_rule(rule.name) == nullptr) continue;  // one of the puzzle's own
    out += fmt::format("rule {}{}{}\n", rule.name, rule.argument.empty() ? "" : " ", rule.argument);
  }
  out += "givens\n";
  write_rows(puzzle.givens(), puzzle.size(), out);
  if (is_jigsaw(puzzle)) {
    out += "regions\n";
    write_region_rows(puzzle, out);
  }
  if (document.solution != nullptr) {
    out += "solution\n";
    write_rows(*document.solution, puzzle.size(), out);
  }
}

bool fits_sections(const Puzzle& puzzle) {
  const bool labels_fit = !is_jigsaw(puzzle) || fits_region_rows(puzzle);
  return labels_fit && !puzzle.has_restrictions() && puzzle.own_rules().empty();
}

}  // namespace

Format sections_format() {
  return {
      .name = "sections",
      .summary = "Rows under the headings givens, regions and solution, with lines for size, boxes and rules",
      .extensions = ".txt",
      .sniff = sniff_sections,
      .open = open_with<read_sections>,
      .write = write_sections,
      .holds = fits_sections};
}

}  // namespace quadrille::formats
